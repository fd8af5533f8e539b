import { describe, expect, test } from 'vitest';
import { exploring } from '../../src/armada/choices/explore.ts';
import { settling } from '../../src/armada/settling.ts';
import { EXPLORE, SETTLE } from '../../src/armada/tasks.ts';
import { DECLINE, packMove } from '../../src/moves.ts';
import { task } from '../../src/tasks.ts';
import { ofType } from '../support.ts';
import { armadaOf, BUILDER, coins, harbour, seaMatch, seaState, space, turn } from './support.ts';

const A = { shipyard: 'shipyard-a' };

describe('naval construction', () => {
  const one = (more: object = {}, hand = ['baths']): ReturnType<typeof seaMatch> =>
    seaMatch(
      { hands: [hand], cities: [{ board: 'gizah', side: 'A', ...A, cards: ['clay-pool'], ...more }] },
      { players: 4 },
    );

  test('[AR-27, AR-28, AR-33, AR-47] a blue card may take the blue ship along, for the price of its next step', () => {
    const match = one();
    expect(match.legalMoves(0)).toEqual(expect.arrayContaining(['build baths', 'build baths and blue ship']));
    expect(match.view(0).hand?.find(({ card }) => card === 'baths')?.naval?.build).toMatchObject({
      fleet: 'blue',
      price: { coins: 0, resources: { clay: 1 } },
      options: [{ move: 'build baths and blue ship', free: 'production' }],
    });
    turn(match, 'build baths and blue ship');
    expect(space(match, 0, 'blue')).toBe(1);
  });

  test('[AR-31] card and ship are one payment: a source serves once in it', () => {
    // Stone for the card, clay for the ship: a pit that gives either cannot give both.
    const match = seaMatch(
      { hands: [['baths']], cities: [{ board: 'rhodos', side: 'A', ...A, coins: 0, cards: ['excavation'] }] },
      { players: 4 },
    );
    expect(match.legalMoves(0)).toContain('build baths');
    expect(match.legalMoves(0)).not.toContain('build baths and blue ship');
  });

  test('[AR-31, AR-32] coins go to the bank with those of the card, and coins of this turn do not help', () => {
    const at = { ...A, ships: { yellow: 4 }, cards: ['glassworks-1'] };
    const poor = seaMatch({ age: 2, hands: [['pirates-den']], cities: [{ ...at, coins: 1 }] });
    expect(poor.legalMoves(0).filter((move) => move.startsWith('build pirates-den'))).toEqual(['build pirates-den']);
    const rich = seaMatch({ age: 2, hands: [['pirates-den']], cities: [{ ...at, coins: 2 }] });
    const events = turn(rich, 'build pirates-den and yellow ship');
    expect(ofType(events, 'coinsPaid')).toContainEqual({ type: 'coinsPaid', city: 0, bank: 2, left: 0, right: 0 });
  });

  test('[AR-29] brown, grey and purple cards move no ship', () => {
    const match = one({}, ['lumber-yard', 'press-1']);
    expect(match.legalMoves(0).filter((move) => /lumber-yard|press-1/.test(move) && move.startsWith('build'))).toEqual(
      expect.not.arrayContaining([expect.stringContaining('ship')]),
    );
  });

  test('[AR-30] a stage takes the linked fleet along, whatever card is put under it', () => {
    const match = seaMatch({
      hands: [['baths']],
      cities: [{ board: 'gizah', side: 'A', ...A, cards: ['stone-pit', 'lumber-yard'] }],
    });
    expect(match.legalMoves(0)).toContain('stage with baths and red ship');
    expect(match.legalMoves(0).join()).not.toMatch(/stage with baths and (blue|green|yellow)/);
    turn(match, 'stage with baths and red ship');
    expect([space(match, 0, 'red'), space(match, 0, 'blue')]).toEqual([1, 0]);
  });

  test('[AR-34] a ship on the last space stays there', () => {
    const match = one({ ships: { blue: 6, yellow: 6 } });
    expect(match.legalMoves(0).join()).not.toMatch(/blue ship|yellow ship/);
    expect(harbour(match, 0).fleets.find(({ fleet }) => fleet === 'blue')?.next).toBeNull();
  });

  test('[AR-35, AR-181] a card without a price leaves the price of the ship: by a chain, and by a power', () => {
    const chain = seaMatch({ age: 2, hands: [['aqueduct']], cities: [{ ...A, coins: 0, cards: ['baths'] }] });
    const built = chain.legalMoves(0).filter((move) => move.startsWith('build aqueduct'));
    expect(built).toEqual(['build aqueduct']);
    const paid = seaMatch({
      age: 2,
      hands: [['aqueduct']],
      cities: [{ ...A, coins: 0, cards: ['baths', 'clay-pool'] }],
    });
    expect(paid.legalMoves(0)).toContain('build aqueduct and blue ship');
    const power = seaMatch({ age: 2, hands: [['aqueduct']], cities: [{ ...BUILDER, ...A, cards: ['clay-pool'] }] });
    turn(power, 'build aqueduct free and blue ship');
    expect(space(power, 0, 'blue')).toBe(1);
  });

  test('[AR-35] the free build of the Age is not offered for a card that has no price', () => {
    const city = { ...BUILDER, ...A, coins: 9, cards: [] };
    const match = seaMatch({ hands: [['altar', 'baths']], cities: [city, { board: 'rhodos', cards: ['clay-pool'] }] });
    const builds = match.legalMoves(0).filter((move) => move.startsWith('build'));
    expect(builds).toContain('build altar and blue ship paying 2 left 0 right');
    expect(builds).toContain('build baths free and blue ship paying 2 left 0 right');
    expect(builds.join()).not.toContain('altar free');
    const altar = match.view(0).hand?.find(({ card }) => card === 'altar')?.naval?.build;
    expect(altar?.options.map(({ move }) => move)).toEqual(['build altar and blue ship paying 2 left 0 right']);
  });

  test('[AR-36, AR-37] a card from the discard pile takes no ship along, but its own free move works', () => {
    const position = {
      age: 1,
      turn: 3,
      cities: [{ board: 'halikarnassos', side: 'A', ...A }],
      discard: ['construction-zone', 'baths'],
      choice: { kind: 'revive', city: 0 },
    };
    const match = seaMatch(position);
    expect(match.legalMoves(0)).toEqual(['revive baths', 'revive construction-zone', 'decline']);
    match.play(0, 'revive construction-zone');
    expect(match.view(0).decision?.naval).toBe('moveShips');
    match.play(0, 'advance red');
    expect(space(match, 0, 'red')).toBe(1);
    const barred = seaMatch(position, { rulings: ['noRevivedMoves'] });
    barred.play(0, 'revive construction-zone');
    expect(barred.view(0).decision?.naval).toBeUndefined();
  });

  test('[AR-38, AR-208] the last card of the Age, played by Babylon, may take a ship along', () => {
    const match = seaMatch({
      turn: 7,
      hands: [['altar', 'theater']],
      cities: [{ board: 'babylon', side: 'B', stages: 2, ...A, cards: ['clay-pool', 'stone-pit'] }],
    });
    turn(match, 'build altar and blue ship');
    expect(match.view(0).decision?.kind).toBe('seventhCard');
    match.play(0, 'build theater and blue ship');
    expect(space(match, 0, 'blue')).toBe(2);
  });

  test('[AR-39, AR-40, AR-149] the paid step first, then the free one, with the same ship or another, or not at all', () => {
    const position = { hands: [['construction-zone']], cities: [{ ...A, cards: ['clay-pool'] }] };
    const match = seaMatch(position);
    turn(match, 'build construction-zone and blue ship');
    expect(match.legalMoves(0)).toEqual(['advance red', 'advance yellow', 'advance blue', 'advance green', 'decline']);
    match.play(0, 'advance blue');
    expect(space(match, 0, 'blue')).toBe(2);
    const other = seaMatch(position);
    turn(other, 'build construction-zone');
    other.play(0, 'decline');
    expect(harbour(other, 0).fleets.map((fleet) => fleet.space)).toEqual([0, 0, 0, 0]);
    const bound = seaMatch(position, { rulings: ['compulsoryMoves'] });
    turn(bound, 'build construction-zone');
    expect(bound.legalMoves(0)).not.toContain('decline');
  });
});

describe('order of a turn', () => {
  const position = {
    hands: [['construction-zone'], ['tavern']],
    cities: [{ ...A, ships: { yellow: 1 }, coins: 5 }, { ships: { yellow: 1 } }, { coins: 5 }],
  };
  const gains = (edition: number): string[] => {
    const match = seaMatch(position, { edition, players: 4, sides: edition === 1 ? 'A' : 'day' });
    const first = turn(match, 'build construction-zone', 'discard tavern for yellow ship');
    const second = match.play(0, 'advance yellow');
    return [...first, ...(second.ok ? second.value : [])].flatMap((event) => {
      if (event.type === 'shipMoved') return [`ship ${event.city}`];
      if (event.type === 'coinsGained' && event.reason === 'effect') return [`coins ${event.city}`];
      return event.type === 'coinsLost' ? [`loss ${event.city}`] : [];
    });
  };

  test('[AR-25, AR-41] first edition: a space pays as soon as it is reached, losses come last', () => {
    expect(gains(1)).toEqual(['ship 1', 'coins 1', 'ship 0', 'coins 0', 'loss 2', 'loss 3']);
  });

  test('[AR-40, AR-42, AR-43] second edition: cards and stages first, then the shipyards pay', () => {
    expect(gains(2)).toEqual(['ship 1', 'ship 0', 'coins 0', 'coins 1', 'loss 2', 'loss 3']);
  });

  test('[AR-45, AR-83] an island from the top of the deck is gone before that deck is explored', () => {
    const match = seaMatch({
      hands: [['helmsmans-rest'], ['scriptorium']],
      islandDecks: { 1: ['inhabited-island', 'foggy-island', 'lost-island', 'bronze-island', 'topaz-island'] },
      cities: [
        { board: 'gizah', side: 'A' },
        { shipyard: 'shipyard-d', ships: { green: 1 }, cards: ['press-1'], coins: 10 },
        { board: 'ephesos', side: 'A' },
      ],
    });
    turn(
      match,
      'build helmsmans-rest',
      match.legalMoves(1).find((move) => move.startsWith('build scriptorium and green')) ?? '',
    );
    expect(harbour(match, 0).islands).toEqual(['inhabited-island']);
    expect(armadaOf(match, 1).harbours[1].exploring?.islands).toEqual([
      'bronze-island',
      'foggy-island',
      'topaz-island',
      'lost-island',
    ]);
  });

  test('[AR-76] who has two levels to explore shares the second one with its other explorers', () => {
    const s = seaState({ cities: [{ ships: { green: 4 } }, { ships: { green: 4 } }] });
    s.armada.harbours[0].explores = 0b011;
    s.armada.harbours[1].explores = 0b010;
    settling.perform(s, task(SETTLE));
    expect(s.armada.harbours.map(({ drawn }) => drawn.length)).toEqual([4, 0, 0]);
    s.staged[0] = packMove(DECLINE, 0);
    exploring.settled?.(s, task(EXPLORE));
    settling.perform(s, task(SETTLE));
    expect(s.armada.harbours.map(({ drawn }) => drawn.length)).toEqual([4, 4, 0]);
  });

  test('[AR-46] a ship moved by an island that was explored reaches its space at once: another wave', () => {
    const match = seaMatch({
      hands: [['helmsmans-rest']],
      islandDecks: { 1: ['bronze-island'], 2: ['stormy-oasis'] },
      cities: [{ ...A, ships: { green: 3 }, cards: ['stone-pit', 'ore-vein', 'press-1'] }, {}, {}],
    });
    const build = match.legalMoves(0).find((move) => move.startsWith('build helmsmans-rest and green ship')) ?? '';
    turn(match, build);
    match.play(0, 'keep stormy-oasis');
    expect(match.view(0).decision?.naval).toBe('moveShips');
    match.play(0, 'advance yellow');
    match.play(0, 'advance green');
    expect(space(match, 0, 'green')).toBe(5);
    expect(match.view(0).decision?.naval).toBeUndefined();
  });
});

describe('ends of Ages', () => {
  test('[AR-24] the card left over goes to the discard pile and brings nothing', () => {
    const match = seaMatch({ turn: 7 });
    const before = coins(match);
    turn(match);
    expect(coins(match)).toEqual(before.map((count) => count + 3));
    expect(match.view(0).discardCount).toBe(6);
  });

  test('[AR-26, AR-85, AR-103] land conflicts, then incursion tokens go back, then the naval conflict', () => {
    const match = seaMatch({ turn: 7, incursions: [[0, 2]], cities: [{ ships: { red: 2 } }] }, { players: 4 });
    const kinds = turn(match).map(({ type }) => type);
    const order = kinds.filter((type) => type.endsWith('Resolved'));
    expect(order).toEqual([
      ...Array.from({ length: 4 }, () => 'conflictResolved'),
      'incursionResolved',
      'navalConflictResolved',
    ]);
    expect(armadaOf(match).incursions).toEqual([]);
  });
});

test('[AR-112, AR-113, AR-114] a discarded card brings three coins or a move of the yellow ship, whatever its colour', () => {
  const match = seaMatch({
    hands: [['baths']],
    cities: [{ ships: { yellow: 1 }, coins: 3 }, { coins: 5 }, { coins: 5 }],
  });
  expect(match.legalMoves(0)).toEqual(expect.arrayContaining(['discard baths', 'discard baths for yellow ship']));
  turn(match, 'discard baths for yellow ship');
  // Two coins of the space instead of three; the others pay its tax.
  expect(coins(match)).toEqual([5, 7, 7]);
  expect(
    seaMatch({ cities: [{ ships: { yellow: 6 } }] })
      .legalMoves(0)
      .join(),
  ).not.toContain('yellow ship');
});
