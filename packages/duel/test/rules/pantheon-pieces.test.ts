import { expect, test } from 'vitest';
import { catalogOf } from '../../src/game.ts';
import { unitNames } from '../../src/units.ts';
import { BOTH_EXPANSIONS, matchOf, ofType, PANTHEON, play, publicView } from '../support.ts';

/** Grand Temples as printed: what they cost and which Mythology makes them free. */
const TEMPLES = [
  ['mesopotamian', { wood: 3, glass: 1, papyrus: 1 }],
  ['phoenician', { wood: 1, stone: 1, glass: 1, papyrus: 2 }],
  ['greek', { stone: 3, glass: 1, papyrus: 1 }],
  ['egyptian', { clay: 3, glass: 1, papyrus: 1 }],
  ['roman', { clay: 1, stone: 1, glass: 2, papyrus: 1 }],
] as const;

test.each(TEMPLES)(
  '[P-29] the %s Grand Temple costs what is printed, and nothing with a token of its Mythology',
  (mythology, needs) => {
    const id = `grand-temple-${mythology}`;
    const units = Object.values(needs).reduce((sum, count) => sum + count, 0);
    const first = { coins: 40 };
    const without = matchOf({ age: 3, structure: [id, 'arena'], first }, PANTHEON);
    const payment = publicView(without).structure[0].payments?.[0];
    expect(payment).toMatchObject({ coins: 2 * units, bank: 0, chain: false });
    expect(Object.fromEntries(payment?.buys.map(({ resource, count }) => [resource, count]) ?? [])).toEqual(needs);
    const token = `mythology-${mythology}-2`;
    const pantheon = { first: { mythologyTokens: [token] } };
    const match = matchOf(
      { age: 3, structure: [id, 'arena'], first: { ...first, tokens: ['urbanism'] }, pantheon },
      PANTHEON,
    );
    expect(publicView(match).structure[0].payments?.[0]).toMatchObject({
      coins: 0,
      chain: true,
      chainFrom: { symbol: mythology, card: token, seat: 0 },
    });
    const events = play(match, `build ${id}`);
    expect(ofType(events, 'cardBuilt')).toMatchObject([{ card: id, chain: true }]);
    expect(publicView(match).players[0].coins).toBe(44);
  },
);

test('[P-29] with the Decree of shared chains the tokens of the opponent make a Grand Temple free', () => {
  const position = {
    age: 3,
    structure: ['grand-temple-greek', 'arena'],
    first: { coins: 0 },
    agora: { chambers: { 1: { first: 1 } }, decrees: { 1: 'shared-chains' } },
    pantheon: { second: { mythologyTokens: ['mythology-greek-1'] } },
  };
  const match = matchOf(position, BOTH_EXPANSIONS);
  expect(publicView(match).structure[0].payments?.[0]).toMatchObject({
    coins: 0,
    chainFrom: { symbol: 'greek', seat: 1 },
  });
  expect(match.legalMoves(0)).toContain('build grand-temple-greek');
});

test.each([
  [1, 5],
  [2, 12],
  [3, 21],
])('[P-30] %i Grand Temples are worth %i points', (count, points) => {
  const city = TEMPLES.slice(0, count).map(([mythology]) => `grand-temple-${mythology}`);
  const { players } = publicView(matchOf({ age: 3, structure: ['arena'], first: { city } }, PANTHEON));
  expect(players[0].score).toMatchObject({ purple: points });
});

test('[P-31] Sanctuary costs 2 stone, glass and papyrus, makes activations 2 coins cheaper and gives an extra turn', () => {
  const wonder = catalogOf(PANTHEON.packs).wonders.find(({ id }) => id === 'sanctuary');
  expect(unitNames(wonder?.needs ?? 0)).toEqual(['stone', 'stone', 'glass', 'papyrus']);
  const position = {
    age: 2,
    structure: ['walls', 'statue', 'brewery'],
    first: { coins: 20, wonders: ['sanctuary'] },
    pantheon: { spaces: { 1: 'tanit', 6: 'zeus' }, slotTokens: {} },
  };
  const match = matchOf(position, PANTHEON);
  play(match, 'build sanctuary with walls');
  const { decision, pantheon, players } = publicView(match);
  expect(decision).toMatchObject({ kind: 'turn', seat: 0 });
  expect(pantheon?.spaces[0].payments?.map(({ coins }) => coins)).toEqual([6, 3]);
  expect(pantheon?.spaces[0].payments?.[0].discounts).toEqual([{ by: 'sanctuary', units: [], coins: 2 }]);
  expect(players[0].score.wonders).toBe(0);
});

/** The first player builds Divine Theater in an Age. */
function theater(age: number, decks: object): ReturnType<typeof matchOf> {
  const structure = age === 1 ? ['altar', 'baths'] : ['walls', 'statue'];
  return matchOf(
    {
      age,
      structure,
      first: { coins: 40, wonders: ['divine-theater'] },
      pantheon: { decks, slotTokens: {}, spaces: {} },
    },
    PANTHEON,
  );
}

test('[P-32] Divine Theater searches a deck: one card is activated, the others go back in any order', () => {
  const wonder = catalogOf(PANTHEON.packs).wonders.find(({ id }) => id === 'divine-theater');
  expect(unitNames(wonder?.needs ?? 0)).toEqual(['wood', 'wood', 'glass', 'papyrus', 'papyrus']);
  const match = theater(1, { greek: ['zeus', 'hades', 'aphrodite'] });
  play(match, 'build divine-theater with altar');
  expect(match.legalMoves(0)).toEqual(
    ['mesopotamian', 'phoenician', 'greek', 'egyptian', 'roman'].map((mythology) => `search ${mythology}`),
  );
  play(match, 'search greek');
  expect(match.view(0).decision?.pantheon?.seen).toMatchObject({
    mythology: 'greek',
    divinities: ['zeus', 'hades', 'aphrodite'],
  });
  expect(match.view(1).decision?.pantheon?.seen).toMatchObject({ mythology: 'greek', count: 3, divinities: null });
  expect(match.legalMoves(0)).toEqual([
    'choose zeus top hades',
    'choose zeus top aphrodite',
    'choose hades top zeus',
    'choose hades top aphrodite',
    'choose aphrodite top zeus',
    'choose aphrodite top hades',
  ]);
  play(match, 'choose aphrodite top hades');
  expect(match.view(0).pantheon?.decks[2].known).toEqual(['hades', 'zeus']);
  expect(match.view(1).pantheon?.decks[2].known).toEqual([null, null]);
  expect(publicView(match).players[0].score).toMatchObject({ wonders: 2, divinities: 9 });
});

test('[P-32] in a deck of two cards there is no order to choose', () => {
  const match = matchOf(
    {
      age: 2,
      structure: ['walls', 'statue'],
      first: { coins: 40, wonders: ['divine-theater'] },
      pantheon: { decks: { greek: ['hades', 'aphrodite'] }, slotTokens: {}, spaces: { 1: 'zeus' } },
    },
    PANTHEON,
  );
  play(match, 'build divine-theater with walls', 'search greek');
  expect(match.legalMoves(0)).toEqual(['choose hades', 'choose aphrodite']);
});

test('[P-14, P-32] Enki in the deck shows two Progress tokens', () => {
  const match = theater(2, { mesopotamian: ['ishtar', 'enki', 'nisaba'] });
  play(match, 'build divine-theater with walls', 'search mesopotamian');
  expect(match.view(0).decision?.pantheon?.seen?.tokens).toHaveLength(2);
  expect(match.view(1).decision?.pantheon?.seen?.tokens).toBeNull();
  play(match, 'choose enki top nisaba');
  expect(publicView(match).decision).toMatchObject({ kind: 'drawToken', seat: 0 });
});

test('[P-33] Mysticism is worth 2 points for each Mythology and Offering token that is left', () => {
  const tokens = { mythologyTokens: ['mythology-greek-1', 'mythology-roman-2'], offeringTokens: ['offering-4'] };
  const position = { age: 3, structure: ['arena'], first: { tokens: ['mysticism'] }, pantheon: { first: tokens } };
  expect(publicView(matchOf(position, PANTHEON)).players[0].score.tokens).toBe(6);
  const spent = {
    ...position,
    first: { coins: 20, tokens: ['mysticism'] },
    pantheon: { first: tokens, spaces: { 6: 'tanit' } },
  };
  const match = matchOf(spent, PANTHEON);
  play(match, 'activate tanit with offering-4');
  expect(publicView(match).players[0].score.tokens).toBe(4);
});

test('[P-34] with Poliorcetics each space forward costs the opponent a coin, if there is one', () => {
  const position = {
    age: 2,
    structure: ['walls', 'statue'],
    first: { coins: 20, tokens: ['poliorcetics'] },
    second: { coins: 1 },
    pantheon: { spaces: {}, slotTokens: {} },
  };
  const match = matchOf(position, PANTHEON);
  const events = play(match, 'build walls');
  expect(ofType(events, 'coinsLost')).toMatchObject([{ seat: 1, count: 1, reason: 'poliorcetics' }]);
  expect(publicView(match)).toMatchObject({ pawn: 2, players: [{}, { coins: 0 }] });
});

test('[P-34] a lost shield Decree counts as a movement of the opponent, unless agreed otherwise', () => {
  const position = {
    age: 2,
    turn: 'second',
    structure: ['politician-left-1', 'statue', 'walls'],
    first: { coins: 20, tokens: ['poliorcetics'] },
    second: { coins: 20 },
    agora: { chambers: { 1: { first: 1, second: 2 } }, decrees: { 1: 'shield' } },
    pantheon: { spaces: {}, slotTokens: {} },
  };
  const coins = (options: object): number => {
    const match = matchOf(position, options);
    play(match, 'recruit politician-left-1', 'move 1 to 2');
    return publicView(match).players[1].coins;
  };
  expect(coins(BOTH_EXPANSIONS)).toBe(19);
  expect(coins({ ...BOTH_EXPANSIONS, poliorcetics: 'ownShields' })).toBe(20);
});

const ENGINEERING = {
  age: 2,
  structure: ['temple', 'walls'],
  first: { coins: 20, tokens: ['engineering', 'urbanism'] },
  second: { coins: 0, tokens: ['economy'] },
  pantheon: { spaces: {}, slotTokens: {} },
};

test('[P-35] with Engineering a card with a chain symbol costs 1 coin, which is no chain and pays nobody', () => {
  const match = matchOf(ENGINEERING, PANTHEON);
  expect(publicView(match).structure[0].payments?.[0]).toMatchObject({
    coins: 1,
    chain: false,
    insteadBy: 'engineering',
  });
  expect(publicView(match).structure[1].payments?.[0]).toMatchObject({ coins: 4 });
  const events = play(match, 'build temple');
  expect(ofType(events, 'cardBuilt')).toMatchObject([{ card: 'temple', chain: false }]);
  expect(publicView(match).players.map(({ coins }) => coins)).toEqual([19, 0]);
});

test('[P-35] a chain symbol, or a city that produces all, is still better; and Grand Temples count', () => {
  const chained = matchOf({ ...ENGINEERING, first: { ...ENGINEERING.first, city: ['altar'] } }, PANTHEON);
  expect(publicView(chained).structure[0].payments?.[0]).toMatchObject({ coins: 0, chain: true });
  const city = ['lumber-yard', 'press'];
  const made = matchOf({ ...ENGINEERING, first: { ...ENGINEERING.first, city } }, PANTHEON);
  expect(publicView(made).structure[0].payments?.[0]).toMatchObject({ coins: 0, chain: false });
  const late = matchOf({ ...ENGINEERING, age: 3, structure: ['grand-temple-greek', 'arena'] }, PANTHEON);
  expect(publicView(late).structure[0].payments?.[0]).toMatchObject({ coins: 1, insteadBy: 'engineering' });
});
