import { expect, test } from 'vitest';
import { ofType, readTable } from '../support.ts';
import { LEADERS_PACKS } from '../../src/index.ts';
import {
  coins,
  demands,
  leaderMatch,
  leadersIn,
  leaderTask,
  movesWith,
  payAll,
  play,
  recruiting,
  turn,
  WITH_CITIES,
} from './support.ts';
import { blackOf } from '../cities/support.ts';

/**
 * What each leader is worth in one and the same city: two brown, one grey, two blue, one yellow, one red, two green cards (compass
 * and gear), one guild, two black ones, two stages, ten coins, the tokens 1, 1, 3, −1, and more of everything than its neighbours.
 * `elsewhere` says that its power is tested by itself.
 */
const WORTH = readTable(
  ['leader', 'points', 'science', 'shields', 'tested'],
  `
leader          points  science  shields  tested
maecenas        0       2        1        elsewhere
imhotep         0       2        1        elsewhere
hammurabi       0       2        1        elsewhere
leonidas        0       2        1        elsewhere
archimedes      0       2        1        elsewhere
ramses          0       2        1        elsewhere
croesus         0       2        1        elsewhere
xenophon        0       2        1        elsewhere
vitruvius       0       2        1        elsewhere
nero            0       2        1        elsewhere
bilkis          0       2        1        elsewhere
hannibal        0       2        2        -
caesar          0       2        3        -
solomon         0       2        1        elsewhere
euclid          0       5        1        -
ptolemy         0       10       1        -
pythagoras      0       5        1        -
sappho          2       2        1        -
zenobia         3       2        1        -
nefertiti       4       2        1        -
cleopatra       5       2        1        -
phidias         2       2        1        -
praxiteles      2       2        1        -
nebuchadnezzar  2       2        1        -
varro           1       2        1        -
pericles        2       2        1        -
hypatia         2       2        1        -
hiram           2       2        1        -
midas           3       2        1        -
amytis          4       2        1        -
alexander       3       2        1        -
justinian       3       2        1        -
plato           7       2        1        -
aristotle       0       2        1        elsewhere
berenice        0       2        1        elsewhere
hatshepsut      0       2        1        elsewhere
nitocris        0       2        1        elsewhere
telesilla       0       2        1        elsewhere
tomyris         0       2        1        elsewhere
aganice         0       4        1        -
enheduanna      0       5        1        -
phryne          5       2        1        -
cornelia        5       2        1        -
eurypyle        5       2        1        -
theano          5       2        1        -
makeda          5       2        1        -
cynisca         0       2        1        elsewhere
gorgo           1       2        1        -
agrippina       7       2        1        -
caligula        0       2        1        elsewhere
diocletian      0       2        1        elsewhere
octavia         0       2        1        elsewhere
arsinoe         0       2        1        elsewhere
aspasia         2       2        1        -
darius          2       2        1        -
semiramis       0       2        2        -
`,
);

const CARDS = [
  'lumber-yard',
  'stone-pit',
  'loom-1',
  'altar',
  'theater',
  'tavern',
  'stockade',
  'apothecary',
  'workshop',
  'workers-guild',
  'secret-warehouse',
  'dive',
];
const CITY = { board: 'gizah', stages: 2, coins: 10, tokens: [1, 1, 3, -1], cards: CARDS };

const idsIn = (edition: number): string[] => LEADERS_PACKS[edition - 1].leaders.map(({ id }) => id);

test('[L-2, L-5] the table has every leader of both editions', () => {
  expect(WORTH.map(({ leader }) => leader)).toEqual([...new Set([...idsIn(2), ...idsIn(1)])]);
});

test.each(
  [1, 2].flatMap((edition) =>
    WORTH.filter(({ leader }) => idsIn(edition).includes(leader)).map((row) => ({ edition, ...row })),
  ),
)(
  '[L-30, L-31, L-37, L-49, L-50, L-51, L-52, L-53, L-54, L-56] edition $edition, $leader: $points points, science $science',
  ({ edition, ...row }) => {
    const side = edition === 1 ? 'A' : 'day';
    const match = leaderMatch(
      {
        age: 3,
        cities: [
          { ...CITY, side, leaders: [row.leader] },
          { board: 'rhodos', side, coins: 9, cards: ['baths', 'ore-vein'] },
          {},
          { board: 'ephesos', side, coins: 6 },
        ],
      },
      { ...WITH_CITIES, edition },
    );
    const { score, shields } = match.view(0).cities[0];
    expect([score.leaders, score.science, shields]).toEqual([row.points, row.science, row.shields].map(Number));
  },
);

const scoreWith = (leader: string, city: object, others: readonly object[] = []): number =>
  leaderMatch({ age: 3, cities: [{ leaders: [leader], coins: 0, ...city }, ...others] }).view(0).cities[0].score
    .leaders ?? -1;

test('[L-37] symbols of leaders are no green cards', () => {
  expect(scoreWith('hypatia', { leaders: ['hypatia', 'euclid'], cards: ['apothecary'] })).toBe(1);
  const masks = leaderMatch({ age: 3, cities: [{ cards: ['pigeonhole'] }, { leaders: ['euclid'] }] }, WITH_CITIES);
  expect(masks.view(0).cities[0].score.science).toBe(0);
});

/** The ways to build a card in Age 3 or 2 with a leader in the city. */
const ways = (leader: string, card: string, city: object, age = 2): string[] =>
  movesWith(
    leaderMatch({
      age,
      hands: [[card]],
      cities: [{ board: 'gizah', side: 'day', coins: 0, leaders: [leader], ...city }],
    }),
    0,
    `build ${card}`,
  );

test.each([
  ['hammurabi', 'aqueduct', 'walls'],
  ['leonidas', 'walls', 'aqueduct'],
])('[L-34] %s leaves out one resource of %s, of %s none', (leader, card, other) => {
  expect(ways(leader, card, { cards: ['stone-pit'] })).toEqual([`build ${card}`]);
  expect(ways(leader, other, { cards: ['stone-pit'] })).toEqual([]);
  // One, not two.
  expect(ways(leader, card, { cards: [] })).toEqual([]);
});

test('[L-34] Archimedes leaves out one resource of a green card, whichever is missing', () => {
  expect(ways('archimedes', 'library', { cards: ['stone-pit'] })).toEqual(['build library']);
  expect(ways('archimedes', 'library', { cards: ['loom-1'] })).toEqual(['build library']);
  expect(ways('archimedes', 'library', { cards: [] })).toEqual([]);
  expect(ways('archimedes', 'aqueduct', { cards: ['stone-pit'] })).toEqual([]);
});

test('[L-34, C-11] Imhotep leaves out one resource of a stage, and never a coin', () => {
  const stages = (city: object, options: object = {}): string[] =>
    movesWith(
      leaderMatch({ age: 2, hands: [['walls']], cities: [{ coins: 4, leaders: ['imhotep'], ...city }] }, options),
      0,
      'stage with walls',
    );
  // Of a card he leaves out none.
  expect(ways('imhotep', 'walls', { cards: ['stone-pit'] })).toEqual([]);
  const lonely = { board: 'gizah', side: 'day', cards: ['lumber-yard'], coins: 0 };
  expect(stages(lonely)).toEqual(['stage with walls']);
  expect(stages({ ...lonely, leaders: ['hannibal'] })).toEqual([]);
  expect(stages({ board: 'petra', side: 'day', stages: 1 }, WITH_CITIES)).toEqual([]);
  expect(stages({ board: 'petra', side: 'day', stages: 1, coins: 5 }, WITH_CITIES)).toEqual(['stage with walls']);
});

test('[L-34] where a card is free by a chain, they do nothing', () => {
  const city = { board: 'gizah', side: 'day', coins: 0, leaders: ['hammurabi'] };
  const optionsOf = (cards: readonly string[]): unknown =>
    leaderMatch({ age: 2, hands: [['aqueduct']], cities: [{ ...city, cards }] })
      .view(0)
      .hand?.find(({ card }) => card === 'aqueduct')?.build.options[0];
  expect(optionsOf(['baths'])).toMatchObject({
    free: 'chain',
    total: 0,
    discounts: [{ kind: 'chain', from: 'baths' }],
  });
  expect(optionsOf(['stone-pit'])).toMatchObject({
    own: [{ from: 'gizah' }, { from: 'stone-pit' }],
    discounts: [{ kind: 'cheaperCard', from: 'hammurabi', resource: 'stone' }],
  });
});

test('[L-36] Ramses: guilds are free, other cards are not', () => {
  const match = leaderMatch({
    age: 3,
    hands: [['workers-guild', 'palace']],
    cities: [{ coins: 0, leaders: ['ramses'] }, { coins: 0 }, {}, { coins: 0 }],
  });
  expect(movesWith(match, 0, 'build workers-guild')).toEqual(['build workers-guild']);
  expect(movesWith(match, 0, 'build palace')).toEqual([]);
  const [option] = match.view(0).hand?.find(({ card }) => card === 'workers-guild')?.build.options ?? [];
  expect(option).toMatchObject({ free: 'guild', total: 0 });
  turn(match, 'build workers-guild');
  expect(match.view(0).cities[0].cards).toContain('workers-guild');
});

test('[L-36, C-12, L-43] Caligula: one black card an Age is free, coins included; it still counts for Diocletian', () => {
  const match = leaderMatch(
    {
      turn: 3,
      hands: [['militia', 'city-gates', 'altar'], [], [], []],
      cities: [{ board: 'rhodos', side: 'day', coins: 3, leaders: ['caligula', 'diocletian'] }],
    },
    WITH_CITIES,
  );
  expect(movesWith(match, 0, 'build militia')).toEqual(['build militia', 'build militia free by caligula']);
  expect(movesWith(match, 0, 'build altar')).toEqual(['build altar']);
  expect(leadersIn(match, 0).freeBlackLeft).toBe(true);
  turn(match, 'build militia free by caligula');
  expect(coins(match)[0]).toBe(3 + 2);
  expect(leadersIn(match, 0).freeBlackLeft).toBe(false);
});

test('[L-36] what the city can pay by itself needs no Caligula', () => {
  const city = { board: 'rhodos', side: 'day', coins: 3, leaders: ['caligula'] };
  const moves = (cards: readonly string[]): string[] =>
    movesWith(leaderMatch({ hands: [['residence']], cities: [{ ...city, cards }] }, WITH_CITIES), 0, 'build residence');
  expect(moves(['clay-pool'])).toEqual(['build residence']);
  expect(moves([])).toContain('build residence free by caligula');
});

test('[L-36] the free black card is there again in the next Age, and not before', () => {
  const cities = [{ board: 'olympia', side: 'day', coins: 9, leaders: ['caligula'] }, {}, {}];
  const hands = [['militia'], [], ['city-gates', 'altar', 'theater']];
  const match = leaderMatch({ turn: 6, hands, cities }, { ...WITH_CITIES, players: 3 });
  turn(match, 'build militia free by caligula', null, 'discard altar');
  // City Gates come with the hand of the right neighbour.
  expect(match.legalMoves(0)).toContain('discard city-gates');
  expect(match.legalMoves(0).filter((move) => move.includes('caligula'))).toEqual([]);
  turn(match);
  payAll(match);
  expect(match.view(0).age).toBe(2);
  expect(leadersIn(match, 0).freeBlackLeft).toBe(true);
});

test('[L-43] Xenophon: two coins for each yellow card built later, of the pile as well', () => {
  const match = leaderMatch({
    age: 2,
    hands: [['forum']],
    cities: [{ coins: 1, leaders: ['xenophon'], cards: ['brickyard'] }],
  });
  turn(match, 'build forum');
  expect(coins(match)[0]).toBe(1 + 2);
  const pile = recruiting({
    discard: ['tavern', 'altar'],
    cities: [{ coins: 3, leaders: ['xenophon'], leaderHand: ['solomon'] }],
  });
  turn(pile, 'recruit solomon');
  play(pile, 0, 'revive tavern');
  expect(coins(pile)[0]).toBe(0 + 5 + 2);
  const blue = leaderMatch({ hands: [['altar']], cities: [{ coins: 1, leaders: ['xenophon'] }] });
  turn(blue, 'build altar');
  expect(coins(blue)[0]).toBe(1);
});

test('[L-43, C-57] Diocletian: two coins for each black card, also a free one or one of the pile, not for others', () => {
  const free = leaderMatch(
    { hands: [['militia']], cities: [{ board: 'olympia', side: 'day', stages: 2, coins: 1, leaders: ['diocletian'] }] },
    WITH_CITIES,
  );
  turn(free, 'build militia');
  expect(coins(free)[0]).toBe(3);
  const pile = recruiting(
    { discard: ['militia'], cities: [{ coins: 3, leaders: ['diocletian'], leaderHand: ['solomon'] }] },
    WITH_CITIES,
  );
  turn(pile, 'recruit solomon');
  play(pile, 0, 'revive militia');
  expect(coins(pile)[0]).toBe(2);
  const yellow = leaderMatch({ hands: [['tavern']], cities: [{ coins: 1, leaders: ['diocletian'] }] }, WITH_CITIES);
  turn(yellow, 'build tavern');
  expect(coins(yellow)[0]).toBe(6);
});

test('[L-43, C-57] Vitruvius: two coins for a card built through a chain, none for one of the pile', () => {
  const chain = leaderMatch({
    age: 2,
    hands: [['aqueduct', 'temple']],
    cities: [{ coins: 0, leaders: ['vitruvius'], cards: ['baths'] }],
  });
  turn(chain, 'build aqueduct');
  expect(coins(chain)[0]).toBe(2);
  const paid = leaderMatch({
    age: 2,
    hands: [['walls']],
    cities: [{ board: 'gizah', side: 'day', coins: 0, leaders: ['vitruvius'], cards: ['quarry'] }],
  });
  turn(paid, 'build walls');
  expect(coins(paid)[0]).toBe(0);
  const pile = recruiting({
    discard: ['aqueduct'],
    cities: [{ coins: 3, leaders: ['vitruvius'], leaderHand: ['solomon'], cards: ['baths'] }],
  });
  turn(pile, 'recruit solomon');
  play(pile, 0, 'revive aqueduct');
  expect(coins(pile)[0]).toBe(0);
});

test('[L-43] Vitruvius has no coins for what costs nothing, nor for what a power makes free', () => {
  const costless = leaderMatch({ hands: [['altar']], cities: [{ coins: 1, leaders: ['vitruvius'] }] });
  turn(costless, 'build altar');
  expect(coins(costless)[0]).toBe(1);
  const founder = { board: 'olympia', side: 'day', stages: 2, coins: 1, leaders: ['vitruvius'] };
  const free = leaderMatch({ age: 2, hands: [['walls']], cities: [founder] });
  turn(free, 'build walls');
  expect(coins(free)[0]).toBe(1);
});

test('[L-44, C-58] Nero: two coins for each victory token, in conflicts, of raiders and of Nitocris', () => {
  const war = leaderMatch({ turn: 6, cities: [{ coins: 0, leaders: ['nero', 'caesar'] }] });
  turn(war);
  expect(coins(war)[0]).toBe(3 + 4);
  const lost = leaderMatch({ turn: 6, cities: [{ coins: 0, leaders: ['nero'] }, { cards: ['stockade'] }] });
  turn(lost);
  // Nothing for a defeat.
  expect(coins(lost)[0]).toBe(3);
  const raid = leaderMatch({ hands: [['raider-camp']], cities: [{ coins: 0, leaders: ['nero'] }] }, WITH_CITIES);
  turn(raid, 'build raider-camp');
  expect(coins(raid)[0]).toBe(2);
  const queen = recruiting({ age: 2, cities: [{ coins: 2, leaders: ['nero'], leaderHand: ['nitocris'] }] });
  turn(queen, 'recruit nitocris');
  expect(coins(queen)[0]).toBe(2);
});

test('[L-44, C-77] Nero: in teams each of both tokens pays', () => {
  const match = leaderMatch(
    { turn: 7, cities: [{ coins: 0, leaders: ['nero', 'caesar'] }, {}, {}, {}] },
    { ...WITH_CITIES, teams: true },
  );
  turn(match);
  expect(coins(match)[0]).toBe(3 + 4);
  expect(blackOf(match, 0).tokens).toEqual([1, 1]);
});

test('[L-42] Bilkis: one resource a turn for a coin of the bank, in recruitment as well', () => {
  expect(ways('bilkis', 'library', { cards: ['stone-pit'], coins: 1 })).toEqual(['build library']);
  expect(ways('bilkis', 'library', { cards: ['stone-pit'], coins: 0 })).toEqual([]);
  expect(ways('bilkis', 'library', { cards: [], coins: 1 })).toEqual([]);
  const match = leaderMatch({
    age: 2,
    hands: [['library']],
    cities: [
      { board: 'gizah', side: 'day', coins: 4, leaders: ['bilkis', 'hatshepsut'], cards: ['stone-pit', 'marketplace'] },
    ],
  });
  const events = turn(match, 'build library');
  expect(ofType(events, 'coinsPaid')).toMatchObject([{ city: 0, bank: 1, left: 0, right: 0 }]);
  // No purchase from a neighbour: nothing for Hatshepsut.
  expect(coins(match)[0]).toBe(3);
  const stage = recruiting({
    cities: [
      { board: 'gizah', side: 'day', coins: 1, leaders: ['bilkis'], leaderHand: ['nero'], cards: ['lumber-yard'] },
    ],
  });
  turn(stage, 'stage with nero');
  expect(coins(stage)[0]).toBe(0);
  expect(stage.view(0).cities[0].stagesBuilt).toBe(1);
});

const SELLERS = [{ board: 'gizah', side: 'day', coins: 0 }, {}, { board: 'rhodos', side: 'day', coins: 0 }];

test('[L-45] Hatshepsut: a coin after buying, once for each neighbour, which does not help to pay', () => {
  const match = leaderMatch({
    age: 2,
    hands: [['walls']],
    cities: [
      { board: 'ephesos', side: 'day', coins: 6, leaders: ['hatshepsut'] },
      { ...SELLERS[0], cards: ['quarry'] },
      {},
      SELLERS[2],
    ],
  });
  turn(match, 'build walls paying 6 left 0 right');
  expect(coins(match)[0]).toBe(1);
  const both = leaderMatch({
    age: 2,
    hands: [['aqueduct']],
    cities: [
      { board: 'ephesos', side: 'day', coins: 6, leaders: ['hatshepsut'], cards: ['stone-pit'] },
      SELLERS[0],
      {},
      { ...SELLERS[2], cards: ['quarry'] },
    ],
  });
  turn(both, 'build aqueduct paying 2 left 2 right');
  expect(coins(both)[0]).toBe(6 - 4 + 2);
  const short = leaderMatch({
    hands: [['baths']],
    cities: [{ board: 'ephesos', side: 'day', coins: 1, leaders: ['hatshepsut'] }, ...SELLERS],
  });
  expect(movesWith(short, 0, 'build baths')).toEqual([]);
});

test.each([
  [[], 1],
  [['freePurchaseNoCoin'], 0],
])('[L-45] with the rulings %j a purchase at 0 coins brings %i', (rulings, gain) => {
  const match = leaderMatch(
    {
      hands: [['baths']],
      cities: [
        {
          board: 'ephesos',
          side: 'day',
          coins: 4,
          leaders: ['hatshepsut'],
          cards: ['west-clandestine-wharf', 'west-trading-post'],
        },
        ...SELLERS,
      ],
    },
    { ...WITH_CITIES, rulings },
  );
  turn(match, 'build baths');
  expect(coins(match)[0]).toBe(4 + gain);
});

test('[L-45] of ways that cost everybody the same the one that buys from both neighbours is taken', () => {
  const posts = ['west-trading-post', 'east-trading-post', 'west-clandestine-wharf', 'east-clandestine-wharf'];
  const match = leaderMatch(
    {
      hands: [['altar']],
      cities: [
        { board: 'petra', side: 'day', coins: 0, leaders: ['hatshepsut'], cards: [...posts, 'smugglers-cache'] },
        { board: 'rhodos', side: 'day', cards: ['lumber-yard'] },
        {},
        // A stone of the board and a wood, each for nothing.
        { board: 'gizah', side: 'day', cards: ['lumber-yard'] },
      ],
    },
    WITH_CITIES,
  );
  turn(match, 'stage with altar');
  expect(coins(match)[0]).toBe(2);
});

test('[L-46, C-28] Berenice: one coin more, once a turn, for a sale, an effect or a gift; not for coins of neighbours', () => {
  const sale = leaderMatch({ cities: [{ coins: 0, leaders: ['berenice'] }] });
  turn(sale);
  expect(coins(sale)[0]).toBe(4);
  turn(sale);
  expect(coins(sale)[0]).toBe(8);
  const gift = leaderMatch(
    { hands: [['altar'], ['dive']], cities: [{ coins: 0, leaders: ['berenice'] }] },
    WITH_CITIES,
  );
  turn(gift, 'build altar', 'build dive');
  expect(coins(gift)[0]).toBe(2);
  const toAll = leaderMatch(
    { hands: [['altar'], [], ['customs']], cities: [{ coins: 0, leaders: ['berenice'] }] },
    WITH_CITIES,
  );
  turn(toAll, 'build altar', null, 'build customs');
  expect(coins(toAll)[0]).toBe(2);
  const both = leaderMatch(
    { hands: [['tavern'], ['dive']], cities: [{ coins: 0, leaders: ['berenice'] }] },
    WITH_CITIES,
  );
  turn(both, 'build tavern', 'build dive');
  expect(coins(both)[0]).toBe(5 + 1 + 1);
  const trade = leaderMatch({
    hands: [['altar'], ['baths']],
    cities: [
      { board: 'gizah', side: 'day', coins: 0, leaders: ['berenice'] },
      { board: 'ephesos', side: 'day', coins: 2 },
      { board: 'rhodos', side: 'day' },
    ],
  });
  turn(trade, 'build altar', 'build baths paying 0 left 2 right');
  expect(coins(trade)[0]).toBe(2);
});

test('[L-46] Berenice: the conflicts of an Age are a turn of their own', () => {
  const match = leaderMatch({ turn: 6, cities: [{ coins: 0, leaders: ['berenice', 'nero', 'caesar'] }] });
  turn(match);
  // A card sold for 3 and one more; two victories for 2 each and one more.
  expect(coins(match)[0]).toBe(3 + 1 + 4 + 1);
});

test.each([
  [1, 1],
  [2, 3],
  [3, 5],
])('[L-47] Nitocris takes the token of Age %i: %i', (age, value) => {
  const match = recruiting({ age, cities: [{ coins: 6, leaderHand: ['nitocris'] }] });
  turn(match, 'recruit nitocris');
  expect(match.view(0).cities[0].score.conflicts).toBe(value);
});

test('[L-47] Telesilla: own defeats go, and all others give up a victory token of their choice', () => {
  const match = recruiting({
    cities: [
      { coins: 3, leaderHand: ['telesilla'], tokens: [-1, -1, 3] },
      { tokens: [1, 3, -1] },
      { tokens: [5, 5] },
      { tokens: [-1] },
    ],
  });
  turn(match, 'recruit telesilla');
  // One value only, or none: no choice.
  expect(leaderTask(match, 1)).toBe('giveUp');
  expect(match.view(1).decision?.acting).toEqual([1]);
  expect(match.legalMoves(1)).toEqual(['give up 1', 'give up 3']);
  play(match, 1, 'give up 3');
  expect(match.view(0).cities.map(({ score }) => score.conflicts)).toEqual([3, 1 - 1, 5, -1]);
});

test('[L-48] Tomyris: her defeat goes to the winner, who takes the victory as well', () => {
  const match = leaderMatch({
    turn: 6,
    cities: [
      { coins: 0, leaders: ['tomyris'] },
      { leaders: ['cynisca'], cards: ['stockade'] },
      {},
      { cards: ['barracks'] },
    ],
  });
  expect(match.view(0).cities[1].score.leaders).toBe(6);
  const events = turn(match);
  expect(ofType(events, 'defeatPassed')).toEqual([
    { type: 'defeatPassed', city: 0, to: 1 },
    { type: 'defeatPassed', city: 0, to: 3 },
  ]);
  // City 1: a victory over 0 with her defeat, and one over 2.
  expect(match.view(0).cities.map(({ score }) => score.conflicts)).toEqual([0, 1 - 1 + 1, -2, 1 - 1 + 1]);
  expect(match.view(0).cities[1].score.leaders).toBe(0);
});

test('[L-48, L-60] a defeat that was passed on stays, also with who has a copy of Tomyris', () => {
  const match = leaderMatch(
    {
      age: 3,
      turn: 6,
      hands: [['courtesans-guild']],
      cities: [
        { board: 'olympia', side: 'A', stages: 2, cards: ['stockade'] },
        { leaders: ['tomyris'] },
        { cards: ['barracks'] },
        { cards: ['walls'] },
      ],
    },
    { edition: 1 },
  );
  turn(match, 'build courtesans-guild free');
  // City 0 wins against 1 and keeps the defeat; its own against 3 goes there, as that of 1 against 2 does.
  expect(match.view(0).cities.map(({ score }) => score.conflicts)).toEqual([5 - 1, 0, 5 - 1 - 1, 5 - 1 + 5]);
});

test('[L-49] the five majorities need more than either neighbour', () => {
  const blue = (own: readonly string[], left: readonly string[], right: readonly string[]): number =>
    scoreWith('phryne', { cards: own }, [{ cards: left }, { cards: ['pantheon'] }, { cards: right }]);
  expect(blue(['altar', 'theater'], ['baths'], [])).toBe(5);
  expect(blue(['altar'], ['baths'], [])).toBe(0);
  expect(blue(['altar'], [], ['baths'])).toBe(0);
  expect(blue([], [], [])).toBe(0);
  expect(scoreWith('cornelia', { cards: ['tavern'] }, [{ cards: ['marketplace'] }])).toBe(0);
  expect(scoreWith('eurypyle', { cards: ['stockade', 'walls'] }, [{ cards: ['barracks'] }])).toBe(5);
  expect(scoreWith('theano', { cards: ['apothecary'] }, [{ cards: ['workshop'] }])).toBe(0);
  expect(scoreWith('makeda', { coins: 6 }, [{ coins: 6 }])).toBe(0);
  expect(scoreWith('makeda', { coins: 7 }, [{ coins: 6 }, { coins: 50 }, { coins: 6 }])).toBe(5);
});

test('[L-50] Agrippina: only alone', () => {
  expect(scoreWith('agrippina', {})).toBe(7);
  expect(scoreWith('agrippina', { leaders: ['agrippina', 'nero'] })).toBe(0);
});

test.each([
  [[1, 1], 1],
  [[3, 3, 3], 3],
  [[5, 5, 5, 5], 10],
  [[1, 3, 5], 0],
  [[1, 1, 5, 5, -1, -1], 6],
])('[L-51] Gorgo with the tokens %j: %i', (tokens, points) => {
  expect(scoreWith('gorgo', { tokens })).toBe(points);
});

const scienceOf = (leaders: readonly string[], cards: readonly string[], others: readonly object[] = []): number =>
  leaderMatch({ age: 3, cities: [{ leaders, cards }, ...others] }, WITH_CITIES).view(0).cities[0].score.science;

test('[L-52] Enheduanna adds to what there is most of, Aganice changes one symbol, in this order and for the best score', () => {
  expect(scienceOf(['enheduanna'], ['apothecary', 'dispensary', 'workshop'])).toBe(9 + 1);
  // Nothing is most: any one.
  expect(scienceOf(['enheduanna'], [])).toBe(1);
  // Three compasses and a gear: one becomes the tablet.
  expect(scienceOf(['aganice'], ['apothecary', 'dispensary', 'lodge', 'workshop'])).toBe(4 * 4);
  expect(scienceOf(['aganice'], ['apothecary', 'dispensary', 'workshop'])).toBe(1 + 1 + 1 + 7);
  expect(scienceOf(['aganice'], [])).toBe(0);
  // There must be a symbol to change, and nothing has to be changed.
  expect(scienceOf(['aganice'], ['apothecary', 'dispensary', 'lodge'])).toBe(9);
  // Two, two and none: one more compass, then a gear becomes a tablet.
  expect(scienceOf(['enheduanna', 'aganice'], ['apothecary', 'dispensary', 'workshop', 'laboratory'])).toBe(
    9 + 1 + 1 + 7,
  );
});

test('[C-44, L-52, L-53] copied symbols count for Aristotle and Enheduanna', () => {
  // Two compasses and three copied gears: masks come first, so that gears are what there is most of.
  const own = ['apothecary', 'dispensary', 'pigeonhole', 'band-of-spies', 'torture-chamber'];
  expect(scienceOf(['enheduanna'], own, [{ cards: ['workshop', 'laboratory', 'study'] }])).toBe(4 + 16);
  const next = [{ cards: ['scriptorium'] }];
  expect(scienceOf(['aristotle'], ['apothecary', 'workshop', 'pigeonhole'], next)).toBe(3 + 10);
  expect(scienceOf(['enheduanna'], ['scriptorium', 'pigeonhole'], [{ cards: ['library'] }])).toBe(9);
});

test('[L-53] Aristotle: ten for a set; Justinian and Plato count whole sets, without black cards', () => {
  expect(scienceOf(['aristotle'], ['apothecary', 'workshop', 'scriptorium'])).toBe(3 + 10);
  expect(scienceOf(['aristotle'], ['apothecary', 'workshop'])).toBe(2);
  expect(scoreWith('justinian', { cards: ['altar', 'theater', 'stockade', 'barracks', 'apothecary'] })).toBe(3);
  expect(scoreWith('justinian', { cards: ['altar', 'stockade'] })).toBe(0);
  const six = ['lumber-yard', 'loom-1', 'altar', 'tavern', 'stockade', 'apothecary'];
  expect(scoreWith('plato', { cards: [...six, 'workers-guild'] })).toBe(7);
  expect(scoreWith('plato', { cards: six })).toBe(0);
  const black = leaderMatch({ age: 3, cities: [{ leaders: ['plato'], cards: [...six, 'dive'] }] }, WITH_CITIES);
  expect(black.view(0).cities[0].score.leaders).toBe(0);
});

test('[L-54] Midas and the Gamers Guild: a point for three coins each, besides the usual ones', () => {
  const match = leaderMatch(
    { age: 3, cities: [{ coins: 11, leaders: ['midas'], cards: ['gamers-guild'] }] },
    { edition: 1 },
  );
  expect(match.view(0).cities[0].score).toMatchObject({ leaders: 3, guilds: 3, treasury: 3 });
});

test('[L-55, C-59] Cynisca: six points without a defeat at the end, also if there was one', () => {
  expect(scoreWith('cynisca', { tokens: [1, 5] })).toBe(6);
  expect(scoreWith('cynisca', { tokens: [1, -1] })).toBe(0);
  const match = leaderMatch(
    {
      age: 3,
      hands: [['memorial']],
      cities: [{ board: 'olympia', side: 'day', stages: 2, leaders: ['cynisca'], tokens: [-1] }],
    },
    WITH_CITIES,
  );
  turn(match, 'build memorial');
  expect(match.view(0).cities[0].score.leaders).toBe(6);
});

test.each([1, 2, 3])('[L-56] Arsinoe in Age %i: four coins, and all others lose as many as its number', (age) => {
  const match = recruiting({ age, cities: [{ coins: 3, leaderHand: ['arsinoe'] }] }, WITH_CITIES);
  turn(match, 'recruit arsinoe');
  expect(coins(match)[0]).toBe(3 - age + 4);
  expect(demands(match)).toEqual([0, age, age, age]);
});

test('[L-56, C-30] Aspasia: a diplomacy token and two points; Octavia: two coins for a stage, and others lose one', () => {
  const match = recruiting({ cities: [{ coins: 3, leaderHand: ['aspasia'] }] }, WITH_CITIES);
  turn(match, 'recruit aspasia');
  expect(blackOf(match, 0).diplomacy).toBe(1);
  expect(match.view(0).cities[0].score.leaders).toBe(2);
  const octavia = leaderMatch(
    {
      age: 2,
      hands: [['walls']],
      cities: [{ board: 'gizah', side: 'day', coins: 0, leaders: ['octavia'], cards: ['sawmill'] }],
    },
    WITH_CITIES,
  );
  turn(octavia, 'stage with walls');
  expect(coins(octavia)[0]).toBe(2);
  expect(demands(octavia)).toEqual([0, 1, 1, 1]);
  const card = leaderMatch({ hands: [['altar']], cities: [{ coins: 0, leaders: ['octavia'] }] }, WITH_CITIES);
  turn(card, 'build altar');
  expect([coins(card)[0], demands(card)]).toEqual([0, [0, 0, 0, 0]]);
});

test('[C-92, L-5] Semiramis, only in the first edition: a shield for each defeat token', () => {
  const options = { ...WITH_CITIES, edition: 1 };
  const match = recruiting(
    {
      cities: [
        {
          coins: 2,
          leaderHand: ['semiramis'],
          conflicts: [
            [-1, -1],
            [3, -1],
          ],
        },
      ],
    },
    options,
  );
  turn(match, 'recruit semiramis');
  expect(match.view(0).cities[0].shields).toBe(3);
  const war = leaderMatch({ turn: 7, cities: [{ leaders: ['semiramis'] }, { cards: ['stockade'] }, {}, {}] }, options);
  const events = turn(war);
  // The shield of this defeat is there only afterwards.
  expect(ofType(events, 'conflictResolved').find(({ city }) => city === 3)?.tokens).toEqual([0, 0]);
  expect(war.view(0).cities[0].shields).toBe(1);
  expect(() => recruiting({ cities: [{ leaderHand: ['semiramis'] }] }, WITH_CITIES)).toThrow(/unknown "semiramis"/);
});

test('[L-22] Croesus: six coins', () => {
  const match = recruiting({ cities: [{ coins: 1, leaderHand: ['croesus'] }] });
  turn(match, 'recruit croesus');
  expect(coins(match)[0]).toBe(6);
});

test('[L-42, L-45] previews know what the bank gets for Bilkis and gives for Hatshepsut', () => {
  const city = { board: 'ephesos', side: 'day', coins: 9, leaders: ['bilkis', 'hatshepsut'] };
  const cities = [city, { board: 'gizah', side: 'day' }, {}, { board: 'rhodos', side: 'day' }];
  const match = leaderMatch({
    age: 2,
    hands: [['statue', 'library']],
    cities: [{ ...city, cards: ['loom-1'] }, ...cities.slice(1)],
  });
  const told = (move: string): unknown =>
    match.previews(0)[move].changes.find(({ seat, what }) => seat === 0 && what === 'coins')?.after;
  // Two stones: one from the left, one from the bank; and Hatshepsut's coin.
  expect(movesWith(match, 0, 'build library')).toEqual(['build library paying 2 left 0 right']);
  expect(told('build library paying 2 left 0 right')).toBe(9 - 2 - 1 + 1);
  turn(match, 'build library paying 2 left 0 right');
  expect(coins(match)[0]).toBe(7);
});
