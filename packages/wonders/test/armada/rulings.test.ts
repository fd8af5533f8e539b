import { Match, unwrap } from '@pharos/core';
import { expect, test } from 'vitest';
import { navalTokens } from '../../src/armada/conflicts.ts';
import { RULINGS, wonders, type RulingName } from '../../src/index.ts';
import type { WondersMatch } from '../support.ts';
import { ARMADA, armadaOf, BUILDER, coins, harbour, seaMatch, space, turn } from './support.ts';

/** Rulings that have changed what some position leads to. */
const shown = new Set<RulingName>();

/** What a position leads to as we rule, and with the ruling turned round. */
function bothWays<Result>(ruling: RulingName, find: (options: object) => Result): Result[] {
  const [usual, turned] = [find({}), find({ rulings: [ruling] })];
  if (JSON.stringify(tell(usual)) !== JSON.stringify(tell(turned))) shown.add(ruling);
  return [usual, turned];
}

function tell(result: unknown): unknown {
  return result instanceof Match ? result.view(-1) : result;
}

test('rulings are read by name, each once, in one order', () => {
  const read = (rulings: readonly string[]): unknown => wonders.readOptions({ ...ARMADA, rulings }).rulings;
  expect(read([...RULINGS].reverse())).toEqual(RULINGS);
  expect(() => read(['houseRule'])).toThrow(/unknown "houseRule"/);
  expect(() => read([...RULINGS, 'onePirate'])).toThrow();
});

/** What the green ship of seat 0 has reached is explored at once, or in the next turn. */
function expectNowOrLater([now, later]: readonly WondersMatch[]): void {
  expect(harbour(now, 0).exploring?.count).toBe(4);
  expect(harbour(later, 0).exploring).toBeNull();
  const { turn: number } = later.view(0);
  turn(later);
  expect(later.view(0).turn).toBe(number);
  expect(harbour(later, 0).exploring?.count).toBe(4);
}

test('[AR-46] what is found through an island just explored is another wave of this turn, or waits for the next one', () => {
  expectNowOrLater(bothWays('wavesWait', islandFindsIsland));
  expect(harbour(islandFindsIsland({ rulings: ['revivedExplorationWaits'] }), 0).exploring?.count).toBe(4);
});

test('[AR-216] what is found through a card of the discard pile is explored in this turn, or waits for the next one', () => {
  expectNowOrLater(bothWays('revivedExplorationWaits', revivedCardFindsIsland));
  expect(harbour(revivedCardFindsIsland({ rulings: ['wavesWait'] }), 0).exploring?.count).toBe(4);
});

/** Paid for, the green ship reaches islands; the island of the card moves it on; the island explored moves it to others. */
function islandFindsIsland(options: object): WondersMatch {
  const city = { ...BUILDER, shipyard: 'shipyard-a', cards: ['ore-vein', 'press-1'], ships: { green: 3 } };
  const match = seaMatch(
    {
      age: 3,
      hands: [['nautical-archives']],
      islandDecks: { 2: ['stormy-oasis'], 3: ['torrential-archipelago'] },
      cities: [city],
    },
    options,
  );
  turn(match, 'build nautical-archives free and green ship');
  const moves = ['advance green', 'decline', 'keep stormy-oasis', 'advance green', 'decline'];
  for (const move of moves) unwrap(match.play(0, move));
  expect(space(match, 0, 'green')).toBe(6);
  return match;
}

/** A card of the discard pile moves the green ship to islands after the exploration of the turn. */
function revivedCardFindsIsland(options: object): WondersMatch {
  const match = seaMatch(
    {
      age: 2,
      turn: 3,
      hands: [['temple']],
      discard: ['construction-zone'],
      cities: [
        { board: 'halikarnassos', side: 'A', stages: 1, cards: ['ore-vein', 'foundry'], ships: { green: 1 }, coins: 9 },
      ],
    },
    options,
  );
  turn(match, 'stage with temple');
  unwrap(match.play(0, 'revive construction-zone'));
  unwrap(match.play(0, 'advance green'));
  return match;
}

/** Points for science at the end of the game. */
const scienceOf =
  (cards: readonly string[], islands: readonly string[] = []) =>
  (options: object): number =>
    seaMatch({ age: 3, turn: 7, cities: [{ cards, islands }] }, options).view(0).cities[0].score.science;

test('[AR-121] free symbols come before those of the kind there is most of, or after them', () => {
  const science = scienceOf(['scientists-guild', 'cabinet-of-explorers'], ['golden-archipelago']);
  // Two of a kind and a third one; or any one, and then the other two kinds.
  expect(bothWays('mostOwnedFirst', science)).toEqual([9, 1 + 1 + 1 + 7]);
});

test('[AR-116] the symbol of the Scientists adds ten points at most, or what it is worth', () => {
  const most = ['cabinet-of-explorers', 'navigation-firm', 'circle-of-captains'];
  const science = scienceOf(['apothecary', 'dispensary', ...most, 'scientists-guild']);
  expect(bothWays('scienceGuildUncapped', science)).toEqual([25 + 10, 36]);
  const few = scienceOf(['apothecary', 'scientists-guild']);
  expect(bothWays('scienceGuildUncapped', few)).toEqual([4, 4]);
});

test('[AR-116] a Scientists Guild that Olympia copies adds ten points at most as well', () => {
  const most = ['cabinet-of-explorers', 'navigation-firm', 'circle-of-captains'];
  const science = (options: object): number => {
    const copier = { board: 'olympia', side: 'B', stages: 3, cards: ['apothecary', 'dispensary', ...most] };
    const position = { age: 3, turn: 7, choice: { kind: 'copyGuild', city: 0 } };
    const match = seaMatch({ ...position, cities: [copier, { cards: ['scientists-guild'] }] }, options);
    return match.outcome()?.scores[0]['science'] ?? 0;
  };
  expect(bothWays('scienceGuildUncapped', science)).toEqual([25 + 10, 36]);
});

test('[AR-99] after a tie above, the third-strongest has no reward, or the third one', () => {
  const thirdAfterTie = 1 << RULINGS.indexOf('thirdAfterTie');
  for (const [strengths, ours, turned] of [
    [
      [9, 7, 7, 5, 1],
      [7, 3, 3, 0, -3],
      [7, 3, 3, 3, -3],
    ],
    [
      [9, 9, 7, 5, 1],
      [5, 5, 3, 0, -3],
      [5, 5, 3, 3, -3],
    ],
    [
      [9, 9, 7, 7, 5, 1],
      [5, 5, 0, 0, 0, -3],
      [5, 5, 0, 0, 3, -3],
    ],
    // Two thirds have nothing, and neither have those of other Ages and of the second edition.
    [
      [9, 9, 7, 5, 5, 1],
      [5, 5, 3, 0, 0, -3],
      [5, 5, 3, 0, 0, -3],
    ],
  ]) {
    expect(navalTokens(strengths, 1, 3)).toEqual(ours);
    expect(navalTokens(strengths, 1, 3, thirdAfterTie)).toEqual(turned);
    expect(navalTokens(strengths, 1, 2, thirdAfterTie)).toEqual(navalTokens(strengths, 1, 2));
    expect(navalTokens(strengths, 2, 3, thirdAfterTie)).toEqual(navalTokens(strengths, 2, 3));
  }
  const preview = bothWays('thirdAfterTie', (options) => {
    const cities = [{ ships: { red: 6 } }, { ships: { red: 6 } }, { ships: { red: 4 } }, { ships: { red: 2 } }, {}];
    const match = seaMatch({ age: 3, turn: 7, cities }, { players: 5, ...options });
    expect(armadaOf(match).preview).toEqual(afterwards(match));
    return armadaOf(match).preview;
  });
  expect(preview).toEqual([
    [5, 5, 3, 0, -3],
    [5, 5, 3, 3, -3],
  ]);
});

/** The naval tokens once the Age is over. */
function afterwards(match: WondersMatch): (number | null)[] {
  turn(match);
  return armadaOf(match).harbours.map(({ tokens }) => tokens[2].token);
}

test('[AR-105] a second target is attacked as well, or only the first one', () => {
  const targets = bothWays('oneIncursion', (options) => {
    const match = seaMatch(
      { age: 2, hands: [['ballista']], incursions: [[0, 3]], cities: [BUILDER] },
      { players: 5, ...options },
    );
    turn(match, 'build ballista free');
    return armadaOf(match).incursions.map(({ target }) => target);
  });
  expect(targets).toEqual([[3, 2], [3]]);
});

/** Seat 0 with both Emporiums, who builds a card of two wood with the goods of seat 2, which has one of its own. */
function buyer(far: object, options: object): WondersMatch {
  const cities = [
    { board: 'gizah', side: 'A', coins: 3, cards: ['western-emporium', 'eastern-emporium'] },
    { board: 'ephesos', side: 'A' },
    { board: 'olympia', side: 'A', coins: 0, ...far },
    { board: 'rhodos', side: 'A' },
    { board: 'babylon', side: 'A' },
  ];
  return seaMatch({ age: 2, hands: [['caravansery']], cities }, { players: 5, ...options });
}

const FROM_AFAR = 'build caravansery paying 0 left 0 right 2 left2 0 right2';

test('[AR-148] coins for goods from an Emporium go to the seller, or to the bank', () => {
  const treasuries = bothWays('emporiumPaysBank', (options) => {
    const match = buyer({ cards: ['lumber-yard'] }, options);
    turn(match, FROM_AFAR);
    return [coins(match)[0], coins(match)[2]];
  });
  expect(treasuries).toEqual([
    [1, 2 + 3],
    [1, 3],
  ]);
});

const sells =
  (far: object) =>
  (options: object): boolean =>
    buyer(far, options).legalMoves(0).includes(FROM_AFAR);

test('[AR-148] an Emporium buys any resource that a city produces, or nothing of its yellow cards and stages', () => {
  for (const far of [{ cards: ['caravansery'] }, { board: 'alexandria', cards: ['lumber-yard'], stages: 2 }]) {
    expect(bothWays('emporiumSellsTradeable', sells(far))).toEqual([true, false]);
    expect(bothWays('emporiumSellsNoIslands', sells(far))).toEqual([true, true]);
  }
});

test('[AR-84] an Emporium buys what islands produce, or it does not', () => {
  const far = { islands: ['overgrown-island'] };
  expect(bothWays('emporiumSellsNoIslands', sells(far))).toEqual([true, false]);
  expect(bothWays('emporiumSellsTradeable', sells(far))).toEqual([true, true]);
  const both = { rulings: ['emporiumSellsTradeable', 'emporiumSellsNoIslands'] };
  expect(sells(far)(both)).toBe(false);
  expect(sells({ cards: ['lumber-yard'] })(both)).toBe(true);
});

test('[AR-163] the owner of Ancient Oasis chooses what is saved, or saves a raw material', () => {
  const boards = ['a', 'b', 'c'].map((id) => {
    const free = Array.from({ length: 6 }, () => ({}));
    return {
      id,
      linked: 'red',
      steps: { red: free, yellow: free, blue: [{ clay: 1, glass: 1 }, ...free.slice(1)], green: free },
    };
  });
  const sails = bothWays('oasisDropsRaw', (options) =>
    ['clay-pool', 'glassworks-1'].map((source) => {
      const city = { board: 'gizah', side: 'A', coins: 0, islands: ['ancient-oasis'], cards: [source] };
      return seaMatch({ hands: [['altar']], cities: [city] }, { shipyards: boards, ...options })
        .legalMoves(0)
        .includes('build altar and blue ship');
    }),
  );
  expect(sails).toEqual([
    [true, true],
    [false, true],
  ]);
});

test('[AR-201] coins decide between teams with equally many points, or in the first edition nothing does', () => {
  const teams = { players: 4, teams: true };
  const leaders =
    (edition: number) =>
    (options: object): number => {
      const side = edition === 1 ? 'A' : 'day';
      const boards = ['gizah', 'olympia', 'ephesos', 'babylon'].map((board) => `${board}/${side}`);
      const cities = [{ coins: 1 }, { coins: 0 }, { coins: 0 }, { coins: 0 }];
      const match = seaMatch({ age: 3, turn: 7, cities }, { ...teams, edition, boards, ...options });
      turn(match);
      return match.outcome()?.ranking[0].length ?? 0;
    };
  expect(bothWays('sharedTeamTie', leaders(1))).toEqual([2, 4]);
  expect(bothWays('sharedTeamTie', leaders(2))).toEqual([2, 2]);
});

/** Coins once all have played these moves. */
const coinsAfter =
  (position: object, ...moves: readonly string[]) =>
  (options: object): number[] => {
    const match = seaMatch(position, options);
    turn(match, ...moves);
    return coins(match);
  };

test('[AR-66] who levies the highest tax together with another pays that of the other, or nothing', () => {
  const levier = { ships: { yellow: 5 }, coins: 10 };
  const position = { hands: [['altar'], ['theater']], cities: [levier, levier, { coins: 10 }] };
  const sail = ['discard altar for yellow ship', 'discard theater for yellow ship'];
  expect(bothWays('tiedTaxSpares', coinsAfter(position, ...sail))).toEqual([
    [9, 9, 9],
    [10, 10, 9],
  ]);
});

test('[AR-70] two pirates take coins twice, or once', () => {
  const pirate = { ...BUILDER, coins: 0 };
  const position = {
    age: 2,
    hands: [['pirates-den'], ['cartographers-office']],
    islandDecks: { 2: ['pirate-oasis'] },
    cities: [
      { cards: ['glassworks-1', 'loom-1', 'press-1', 'ore-vein', 'lumber-yard'], coins: 9 },
      pirate,
      { ships: { yellow: 5 }, coins: 10 },
    ],
  };
  const left = coinsAfter(position, 'build pirates-den', 'build cartographers-office free');
  expect(bothWays('onePirate', left).map((all) => all[2])).toEqual([10 + 3 - 6, 10 + 3 - 3]);
});

test('[AR-37] a card of the discard pile moves a ship if it says so, or none', () => {
  const find = (options: object): number => {
    const position = { discard: ['construction-zone'], choice: { kind: 'revive', city: 0 } };
    const match = seaMatch({ cities: [{ board: 'halikarnassos', side: 'A' }], ...position }, options);
    unwrap(match.play(0, 'revive construction-zone'));
    return match.legalMoves(0).filter((move) => move.startsWith('advance')).length;
  };
  expect(bothWays('noRevivedMoves', find)).toEqual([4, 0]);
});

test('[AR-149] a free move may be declined, or not', () => {
  const find = (options: object): boolean => {
    const match = seaMatch({ hands: [['construction-zone']] }, options);
    turn(match, 'build construction-zone');
    return match.legalMoves(0).includes('decline');
  };
  expect(bothWays('compulsoryMoves', find)).toEqual([true, false]);
});

test('[AR-90] guilds do not count naval defeats, or they do', () => {
  const cities = [{ cards: ['strategists-guild'] }, { navalTokens: [-1, -2] }];
  const guilds = (options: object): number =>
    seaMatch({ age: 3, turn: 7, cities }, options).view(0).cities[0].score.guilds;
  expect(bothWays('navalDefeatsCount', guilds)).toEqual([0, 2]);
});

test('[AR-165] Wondrous Oasis pays for the move in place of coins, or not', () => {
  const position = { hands: [['altar']], cities: [{ islands: ['wondrous-oasis'], coins: 0 }] };
  const left = coinsAfter(position, 'discard altar for yellow ship');
  expect(bothWays('noCoinForDiscardMove', left).map((all) => all[0])).toEqual([1, 0]);
});

test('[AR-215] the tax of the last turn comes after the extra card of Babylon, or before it', () => {
  const cities = [{ board: 'babylon', side: 'B', stages: 2, coins: 0 }, { ships: { yellow: 3 } }];
  const position = { age: 2, turn: 7, hands: [['statue', 'temple'], ['walls']], cities };
  const find = (options: object): number => {
    const match = seaMatch(position, options);
    turn(match, 'discard statue', 'discard walls for yellow ship');
    unwrap(match.play(0, 'discard temple for yellow ship'));
    return coins(match)[0];
  };
  // The extra card raises the commerce level to 1.
  expect(bothWays('lossesBeforeExtraCard', find)).toEqual([3 - 1, 3 - 2]);
});

test('each ruling that is turned round changes what a position of these tests leads to', () => {
  expect(RULINGS.filter((ruling) => !shown.has(ruling))).toEqual([]);
});
