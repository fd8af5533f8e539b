import { fastRng } from '@pharos/core';
import { expect, test } from 'vitest';
import { BLUE, GREEN, RED, type Card } from '../../src/catalog.ts';
import { ABILITIES, RESOURCES } from '../../src/content/types.ts';
import type { Cost } from '../../src/cost.ts';
import { cardOf } from '../../src/hidden.ts';
import { productionOf } from '../../src/production.ts';
import { findWays } from '../../src/specialPrices.ts';
import { clone, leftOf, rightOf, sideOf, type State } from '../../src/state.ts';
import { FIRST_MANUFACTURED } from '../../src/supply.ts';
import { priceOf } from '../../src/trade.ts';
import { eachPly } from '../support.ts';

const POWERS = [
  'cheaperFirstFromLeft',
  'cheaperFirstFromRight',
  'cheaperStartingResources',
  'moreOfOwnResource',
  'missingResource',
  'bankResource',
  'cheaperStages',
  'cheaperBlue',
  'cheaperRed',
  'cheaperGreen',
] as const;
type Power = (typeof POWERS)[number];

/** A source gives one unit of one of these for coins: to the left, to the right, to the bank. */
interface Source {
  readonly resources: readonly number[];
  readonly seller: 'own' | 'left' | 'right' | 'bank';
  readonly off: number;
}

/** All that a city can pay with, unit by unit, as the rules tell it. */
function sourcesOf(s: State, seat: number, has: (power: Power) => boolean, card: Card | null, cost: Cost): Source[] {
  const unitsOf = (city: number, onlyForSale: boolean): number[][] => {
    const { fixed, choices } = productionOf(s, s.cities[city], onlyForSale);
    const all = fixed.flatMap((count, resource) => Array.from({ length: count }, () => [resource]));
    return [...all, ...choices.map((resources) => [...resources])];
  };
  const all = RESOURCES.map((_, resource) => resource);
  const made = new Set(unitsOf(seat, true).flat());
  const sources: Source[] = unitsOf(seat, false).map((resources) => ({ resources, seller: 'own', off: 0 }));
  for (const [seller, city] of [
    ['left', leftOf(s, seat)],
    ['right', rightOf(s, seat)],
  ] as const) {
    // [C-52] One unit is that of the board.
    const { resource } = sideOf(s, s.cities[city]);
    let isBoard = has('cheaperStartingResources');
    for (const resources of unitsOf(city, true)) {
      const isThis = isBoard && resources.length === 1 && resources[0] === resource;
      if (isThis) isBoard = false;
      sources.push({ resources, seller, off: isThis ? 1 : 0 });
    }
  }
  const free = (resources: readonly number[]): Source => ({ resources, seller: 'own', off: 0 });
  if (has('moreOfOwnResource')) sources.push(free([...made]));
  if (has('missingResource')) sources.push(free(all.filter((resource) => !made.has(resource))));
  if (has('bankResource')) sources.push({ resources: all, seller: 'bank', off: 0 });
  const isReduced =
    (card === null && has('cheaperStages')) ||
    (card?.colour === BLUE && has('cheaperBlue')) ||
    (card?.colour === RED && has('cheaperRed')) ||
    (card?.colour === GREEN && has('cheaperGreen'));
  if (isReduced) sources.push(free(all.filter((resource) => cost.units[resource] > 0)));
  return sources;
}

/** Tries every source for every unit; answers the payments to left, right and bank that no other one beats. */
function bruteForce(s: State, seat: number, has: (power: Power) => boolean, card: Card | null, cost: Cost): string[] {
  const sources = sourcesOf(s, seat, has, card, cost);
  const units = cost.units.flatMap((count, resource) => Array.from({ length: count }, () => resource));
  const buyer = s.cities[seat];
  let ways = new Map<string, { used: number[]; paid: readonly [number, number, number] }>([
    ['', { used: [], paid: [0, 0, 0] }],
  ]);
  for (const unit of units) {
    const next: typeof ways = new Map();
    for (const { used, paid } of ways.values()) {
      for (const [index, { resources, seller, off }] of sources.entries()) {
        if (used.includes(index) || !resources.includes(unit)) continue;
        const price = (isLeft: boolean): number => Math.max(0, priceOf(buyer, unit < FIRST_MANUFACTURED, isLeft) - off);
        const way = {
          used: [...used, index].sort((a, b) => a - b),
          paid: [
            paid[0] + (seller === 'left' ? price(true) : 0),
            paid[1] + (seller === 'right' ? price(false) : 0),
            paid[2] + (seller === 'bank' ? 1 : 0),
          ] as const,
        };
        next.set(`${way.used.join()} ${way.paid.join()}`, way);
      }
    }
    ways = next;
  }
  // [C-51] Off the first unit from a side, never below nothing.
  const paid = [...ways.values()].map(({ paid: [left, right, bank] }) => [
    Math.max(0, left - (has('cheaperFirstFromLeft') ? 1 : 0)),
    Math.max(0, right - (has('cheaperFirstFromRight') ? 1 : 0)),
    bank,
  ]);
  const isBeaten = (way: readonly number[]): boolean =>
    paid.some((other) => other.join() !== way.join() && other.every((coins, payee) => coins <= way[payee]));
  return [...new Set(paid.filter((way) => !isBeaten(way)).map((way) => way.join()))].sort();
}

test('[C-50, C-51, C-52, C-53, C-54, L-34, L-42] the ways to pay with any of these powers are those that trying everything finds', () => {
  const rng = fastRng(19, 3);
  let compared = 0;
  eachPly(
    15,
    ({ before, seat }) => {
      if (before.age === 0 || before.hands[seat].length === 0 || rng(3) > 0) return;
      const s = clone(before);
      const chosen = new Set<Power>(POWERS.filter(() => rng(3) === 0));
      for (const power of POWERS) {
        const bit = 1 << ABILITIES.indexOf(power);
        s.cities[seat].abilities = chosen.has(power) ? s.cities[seat].abilities | bit : s.cities[seat].abilities & ~bit;
      }
      const { stages } = sideOf(s, s.cities[seat]);
      const next = stages.at(s.cities[seat].stages);
      const cards = s.hands[seat].slice(0, 2).map((held) => s.catalog.cards[cardOf(held)]);
      for (const card of [...cards, ...(next === undefined ? [] : [null])]) {
        const cost = card?.cost ?? next?.cost;
        if (cost === undefined || cost.units.reduce((sum, count) => sum + count, 0) > 4) continue;
        const found = findWays(s, seat, { card, cost, total: cost }, 1000).map(({ left, right, bank }) =>
          [left, right, bank].join(),
        );
        const wanted = bruteForce(s, seat, (power) => chosen.has(power), card, cost);
        expect(found.sort(), `${card?.id ?? 'stage'} with ${[...chosen].join()}`).toEqual(wanted);
        compared++;
      }
    },
    {
      options: { packs: ['base', 'leaders', 'cities'], edition: 2, players: 4 },
      prefers: (move) => /build/.test(move),
    },
  );
  expect(compared).toBeGreaterThan(1000);
});
