import { expect, test } from 'vitest';
import { bestSymbols } from '../../src/science.ts';
import { ofType } from '../support.ts';
import { armadaOf, BUILDER, coins, harbour, seaMatch, space, turn } from './support.ts';
import type { WondersMatch } from '../support.ts';

const TOP = [
  { age: 1, card: 'helmsmans-rest' },
  { age: 2, card: 'cartographers-office' },
  { age: 3, card: 'nautical-archives' },
] as const;

/** Seat 0 takes the top island of a level. */
function take(level: 1 | 2 | 3, island: string, city: object = {}, others: readonly object[] = []): WondersMatch {
  const { age, card } = TOP[level - 1];
  const match = seaMatch({
    age,
    hands: [[card]],
    islandDecks: { [level]: [island] },
    cities: [{ ...BUILDER, ...city }, ...others],
  });
  turn(match, `build ${card} free`);
  return match;
}

test('[AR-83, AR-131, AR-139, AR-147] three green cards take the top island of their level, without a choice', () => {
  for (const [level, island] of [
    [1, 'inhabited-island'],
    [2, 'oasis-of-statues'],
    [3, 'royal-archipelago'],
  ] as const) {
    const match = take(level, island);
    expect(harbour(match, 0).islands).toEqual([island]);
    expect(armadaOf(match).decks[level - 1]).toBe(8);
    expect(match.view(0).decision?.naval).toBeUndefined();
  }
});

test('[AR-84, AR-150, AR-151, AR-159] islands give one of their resources each turn, to nobody else', () => {
  for (const [level, island, choices] of [
    [1, 'overgrown-island', ['wood', 'ore']],
    [1, 'virgin-island', ['stone', 'clay']],
    [2, 'abandoned-oasis', ['glass', 'papyrus', 'textile']],
  ] as const) {
    const [city] = take(level, island).view(0).cities;
    expect(city.production.choices).toContainEqual(choices);
    expect(city.forSale.choices).not.toContainEqual(choices);
  }
});

test('[AR-79, AR-152, AR-153, AR-160, AR-161, AR-168, AR-169] shields on land and at sea count at once', () => {
  for (const [level, island, land, sea] of [
    [1, 'bronze-island', 1, 0],
    [1, 'whistling-island', 0, 1],
    [2, 'iron-oasis', 2, 0],
    [2, 'windy-oasis', 0, 2],
    [3, 'scarlet-archipelago', 3, 0],
    [3, 'breezy-archipelago', 0, 3],
  ] as const) {
    const match = take(level, island);
    expect([match.view(0).cities[0].shields, harbour(match, 0).strength]).toEqual([land, sea]);
  }
});

test('[AR-155, AR-156] Topaz and Amber Island move the blue and the yellow ship', () => {
  for (const [island, fleet] of [
    ['topaz-island', 'blue'],
    ['amber-island', 'yellow'],
  ] as const) {
    const match = take(1, island);
    expect(match.legalMoves(0)).toEqual([`advance ${fleet}`, 'decline']);
    match.play(0, `advance ${fleet}`);
    expect(space(match, 0, fleet)).toBe(1);
  }
});

test('[AR-30, AR-157] with Lost Island any ship goes with a stage, for nothing', () => {
  const match = seaMatch({
    hands: [['altar']],
    cities: [
      { board: 'gizah', side: 'A', islands: ['lost-island'], cards: ['stone-pit'], coins: 0, ships: { red: 5 } },
    ],
  });
  const stages = match.legalMoves(0).filter((move) => move.startsWith('stage with altar'));
  expect(stages).toEqual(
    ['', ' and red ship', ' and yellow ship', ' and blue ship', ' and green ship'].map(
      (end) => `stage with altar${end}`,
    ),
  );
  turn(match, 'stage with altar and red ship');
  expect(space(match, 0, 'red')).toBe(6);
});

test('[AR-96, AR-162] the owner of Forgotten Oasis may stay out of the naval conflict, in every Age anew', () => {
  const match = seaMatch({
    turn: 7,
    cities: [{ islands: ['forgotten-oasis'] }, { ships: { red: 2 } }, { ships: { red: 1 } }],
  });
  turn(match);
  expect(match.view(0).decision?.naval).toBe('navalConflict');
  expect(match.legalMoves(0)).toEqual(['stay out', 'take part']);
  const events = match.play(0, 'stay out');
  expect(events.ok && ofType(events.value, 'navalConflictResolved')).toEqual([
    expect.objectContaining({ strengths: [null, 2, 1], tokens: [0, 3, -1] }),
  ]);
  const joining = seaMatch({
    turn: 7,
    cities: [{ islands: ['forgotten-oasis'] }, { ships: { red: 2 } }, { ships: { red: 1 } }],
  });
  turn(joining);
  joining.play(0, 'take part');
  expect(armadaOf(joining).harbours.map(({ tokens }) => tokens[0].token)).toEqual([-1, 3, 1]);
});

test("[AR-163] Ancient Oasis: one resource less for a step, of the owner's choice; coins stay", () => {
  const at = (more: object): string[] =>
    seaMatch({
      age: 2,
      hands: [['forum']],
      cities: [
        {
          board: 'gizah',
          shipyard: 'shipyard-a',
          coins: 2,
          ships: { yellow: 4 },
          cards: ['east-trading-post'],
          ...more,
        },
      ],
    }).legalMoves(0);
  // Step 5 costs glass and two coins: with the oasis only the coins; the card is free by its chain.
  expect(at({})).not.toContain('build forum and yellow ship');
  expect(at({ islands: ['ancient-oasis'] })).toContain('build forum and yellow ship');
  expect(at({ islands: ['ancient-oasis'], coins: 1 })).not.toContain('build forum and yellow ship');
});

test('[AR-164, AR-170, AR-177] Stormy Oasis and Torrential Archipelago move two and three different ships, or those that can', () => {
  const stormy = take(2, 'stormy-oasis');
  stormy.play(0, 'advance red');
  expect(stormy.legalMoves(0)).toEqual(['advance yellow', 'advance blue', 'advance green', 'decline']);
  stormy.play(0, 'advance blue');
  expect(harbour(stormy, 0).fleets.map((fleet) => fleet.space)).toEqual([1, 0, 1, 0]);
  const torrential = take(3, 'torrential-archipelago', { ships: { yellow: 6, blue: 6 } });
  torrential.play(0, 'advance red');
  torrential.play(0, 'advance green');
  expect(torrential.view(0).decision?.naval).toBeUndefined();
});

test('[AR-165, AR-47] Wondrous Oasis pays a coin for every move from now on, paid, free or in place of coins', () => {
  const island = { shipyard: 'shipyard-a', islands: ['wondrous-oasis'], cards: ['clay-pool'], coins: 0 };
  const match = seaMatch({ hands: [['construction-zone']], cities: [island] });
  turn(match, 'build construction-zone and blue ship');
  match.play(0, 'advance red');
  expect(coins(match)[0]).toBe(2);
  const sale = { hands: [['altar']], cities: [island] };
  const discard = seaMatch(sale);
  turn(discard, 'discard altar for yellow ship');
  expect(coins(discard)[0]).toBe(1);
  const strict = seaMatch(sale, { rulings: ['noCoinForDiscardMove'] });
  turn(strict, 'discard altar for yellow ship');
  expect(coins(strict)[0]).toBe(0);
  // The move that came before the island is not paid for.
  const late = take(2, 'wondrous-oasis', { shipyard: 'shipyard-a', cards: ['ore-vein'] });
  expect(coins(late)[0]).toBe(10);
});

test('[AR-119, AR-158, AR-166, AR-167, AR-173, AR-174, AR-175, AR-176] islands score in a row of their own', () => {
  const points = (city: object): number => {
    const { score } = seaMatch({ age: 3, turn: 7, cities: [city] }).view(0).cities[0] as {
      score: { islands?: number };
    };
    return score.islands ?? -1;
  };
  expect(points({ islands: ['inhabited-island'] })).toBe(3);
  expect(points({ islands: ['oasis-of-statues'] })).toBe(5);
  expect(points({ islands: ['pirate-oasis'] })).toBe(3);
  expect(points({ islands: ['royal-archipelago'] })).toBe(7);
  expect(points({ islands: ['lush-archipelago'], ships: { yellow: 5 } })).toBe(6);
  expect(points({ islands: ['rainbow-archipelago'], cards: ['altar', 'baths', 'theater', 'marketplace'] })).toBe(3);
  expect(points({ islands: ['sheltered-archipelago', 'bronze-island'] })).toBe(4);
});

test('[AR-167] Pirate Oasis sends pirates to all others', () => {
  const match = take(2, 'pirate-oasis', {}, [
    { coins: 5, ships: { yellow: 3 } },
    { coins: 5, ships: { yellow: 1 } },
  ]);
  expect(coins(match)).toEqual([10, 6, 7]);
});

test('[AR-120, AR-121, AR-130, AR-138, AR-146, AR-171, AR-172] one more of the symbol there is most of, after those of free choice', () => {
  expect(bestSymbols([2, 1, 0], 0, { most: 1 })).toBe(9 + 1);
  // Two kinds are tied: the one that completes more is taken.
  expect(bestSymbols([1, 1, 0], 0, { most: 1 })).toBe(4 + 1);
  expect(bestSymbols([0, 0, 0], 0, { most: 1 })).toBe(1);
  // The free one first, and then one more of the most.
  expect(bestSymbols([1, 1, 0], 1, { most: 1 })).toBe(4 + 1 + 1 + 7);
  const science = (cards: readonly string[], islands: readonly string[] = []): number =>
    seaMatch({ age: 3, turn: 7, cities: [{ cards, islands }] }).view(0).cities[0].score.science;
  for (const card of ['cabinet-of-explorers', 'navigation-firm', 'circle-of-captains']) {
    expect(science(['apothecary', card])).toBe(4);
  }
  expect(science(['apothecary'], ['emerald-archipelago'])).toBe(4);
  expect(science(['apothecary', 'workshop'], ['golden-archipelago'])).toBe(10);
});

test('[AR-78, AR-82] what is not kept goes back, and nobody else sees what was looked at', () => {
  const match = seaMatch({ hands: [['construction-zone']], cities: [{ ships: { green: 1 } }] });
  turn(match, 'build construction-zone');
  const events = match.play(0, 'advance green');
  expect(events.ok && ofType(events.value, 'islandsDealt')[0].islands).toHaveLength(4);
  expect(armadaOf(match, 0).harbours[0].exploring?.islands).toHaveLength(4);
  expect(armadaOf(match, 1).harbours[0].exploring).toEqual({ count: 4, islands: null });
  match.play(0, match.legalMoves(0)[0]);
  expect(armadaOf(match).decks).toEqual([8, 9, 9]);
});

test('[AR-76, AR-80, AR-82] explorers of one level share its deck and choose at once; another level is apart', () => {
  const ship = {
    hands: [['construction-zone'], ['dry-hold']],
    cities: [{ ships: { green: 1 } }, { ships: { green: 1 } }],
  };
  const match = seaMatch(ship);
  turn(match, 'build construction-zone', 'build dry-hold');
  match.play(0, 'advance green');
  match.play(1, 'advance green');
  expect(match.view(0).decision?.acting).toEqual([0, 1]);
  expect(armadaOf(match).harbours.map(({ exploring }) => exploring?.count ?? 0)).toEqual([4, 4, 0]);
  expect(armadaOf(match).decks).toEqual([1, 9, 9]);
  match.play(1, match.legalMoves(1)[0]);
  expect(harbour(match, 1).islands).toEqual([]);
  match.play(0, match.legalMoves(0)[0]);
  expect(armadaOf(match).decks).toEqual([7, 9, 9]);
  const apart = seaMatch({ ...ship, cities: [{ ships: { green: 1 } }, { ships: { green: 3 } }] });
  turn(apart, 'build construction-zone', 'build dry-hold');
  apart.play(0, 'advance green');
  apart.play(1, 'advance green');
  expect(armadaOf(apart).decks).toEqual([5, 5, 9]);
});

test('[AR-81] with fewer than four islands left a lone explorer looks at them all', () => {
  const islands = [
    'overgrown-island',
    'virgin-island',
    'bronze-island',
    'whistling-island',
    'foggy-island',
    'topaz-island',
  ];
  const match = seaMatch({ hands: [['construction-zone']], cities: [{ ships: { green: 1 } }, { islands }] });
  turn(match, 'build construction-zone');
  match.play(0, 'advance green');
  expect(harbour(match, 0).exploring?.count).toBe(3);
});
