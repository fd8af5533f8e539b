import { expect, test } from 'vitest';
import type { Cost } from '../../src/cost.ts';
import { fleetOfColour, nextStep } from '../../src/armada/handMoves.ts';
import { CHEAPER_STEPS, EASTERN_TRADE, LEFT_2, RIGHT_2, WESTERN_TRADE } from '../../src/armada/naval.ts';
import { findPlans } from '../../src/armada/prices.ts';
import { twoAway } from '../../src/armada/raids.ts';
import { canMove } from '../../src/armada/ships.ts';
import { armadaOf } from '../../src/armada/state.ts';
import { RESOURCES } from '../../src/content/types.ts';
import { cardOf } from '../../src/hidden.ts';
import { productionOf } from '../../src/production.ts';
import { clone, leftOf, rightOf, type State } from '../../src/state.ts';
import { FIRST_MANUFACTURED } from '../../src/supply.ts';
import { priceOf } from '../../src/trade.ts';
import { eachPly } from '../support.ts';

/** Units that can be had from each in one turn: the own city, left, right, left2, right2. */
const MOST = [99, 99, 99, 2, 1];

interface Source {
  readonly resources: readonly number[];
  readonly city: number;
}

function sourcesOf(s: State, city: number, onlyForSale: boolean): Source[] {
  const { fixed, choices } = productionOf(s, s.cities[city], onlyForSale);
  return [
    ...fixed.flatMap((count, resource) => Array.from({ length: count }, () => ({ resources: [resource], city }))),
    ...choices.map((resources) => ({ resources, city })),
  ];
}

/** All ways to pay for some units, by trying every source of every seller for each of them; then those no other one beats. */
function bruteForce(s: State, seat: number, units: readonly number[]): string[] {
  const cities = [seat, leftOf(s, seat), rightOf(s, seat), twoAway(s, seat, LEFT_2), twoAway(s, seat, RIGHT_2)];
  // [AR-84, AR-148] Only to neighbours a city does not sell all that it produces.
  const sources = [...new Set(cities)].flatMap((city) => sourcesOf(s, city, cities.slice(1, 3).includes(city)));
  const buyer = s.cities[seat];
  const price = (resource: number, seller: number): number =>
    seller === 0 ? 0 : seller > 2 ? 1 : priceOf(buyer, resource < FIRST_MANUFACTURED, seller === 1);
  let ways = new Map<string, { used: number[]; paid: number[]; bought: number[] }>([
    ['', { used: [], paid: [0, 0, 0, 0, 0], bought: [0, 0, 0, 0, 0] }],
  ]);
  for (const unit of units) {
    const next: typeof ways = new Map();
    for (const { used, paid, bought } of ways.values()) {
      for (const [index, source] of sources.entries()) {
        if (used.includes(index) || !source.resources.includes(unit)) continue;
        for (const [seller, city] of cities.entries()) {
          if (city !== source.city || bought[seller] === MOST[seller]) continue;
          const way = {
            used: [...used, index].sort((a, b) => a - b),
            paid: paid.map((count, other) => (other === seller ? count + price(unit, seller) : count)),
            bought: bought.map((count, other) => (other === seller ? count + 1 : count)),
          };
          next.set(`${way.used.join()} ${way.paid.join()} ${way.bought.join()}`, way);
        }
      }
    }
    ways = next;
  }
  return undominated([...ways.values()].map(({ paid }) => paid.slice(1)));
}

function undominated(ways: readonly (readonly number[])[]): string[] {
  const isBeaten = (way: readonly number[]): boolean =>
    ways.some((other) => other.join() !== way.join() && other.every((count, seller) => count <= way[seller]));
  return [...new Set(ways.filter((way) => !isBeaten(way)).map((way) => way.join()))].sort();
}

function listUnits(...costs: readonly Cost[]): number[] {
  return costs.flatMap(({ units }) =>
    RESOURCES.flatMap((_, resource) => Array.from({ length: units[resource] }, () => resource)),
  );
}

test('[AR-31, AR-84, AR-126, AR-134, AR-148, AR-163] payments for card and ship with Emporiums and Ancient Oasis are those found by trying everything', () => {
  let compared = 0;
  for (const players of [4, 5]) {
    let plies = 0;
    eachPly(
      2,
      ({ before, seat }) => {
        if (plies++ % 9 !== 0 || before.parts.armada === undefined) return;
        const s = clone(before);
        const armada = armadaOf(s);
        armada.harbours[seat].powers |= EASTERN_TRADE | WESTERN_TRADE | (plies % 2 === 0 ? CHEAPER_STEPS : 0);
        for (const held of s.hands[seat].slice(0, 4)) {
          const card = s.catalog.cards[cardOf(held)];
          const fleet = fleetOfColour(card.colour);
          if (fleet < 0 || !canMove(armada.harbours[seat], fleet)) continue;
          const step = nextStep(armada, seat, fleet);
          const units = listUnits(step);
          if (units.length + listUnits(card.cost).length > 5) continue;
          const isCheaper = plies % 2 === 0 && units.length > 0;
          const drops = isCheaper ? units.map((_, at) => units.filter((_unit, other) => other !== at)) : [units];
          const ways = drops.flatMap((rest) => bruteForce(s, seat, [...listUnits(card.cost), ...rest]));
          const wanted = undominated(ways.map((way) => way.split(',').map(Number)));
          const plans = findPlans(s, armada, seat, card.cost, step, 1000, card);
          expect(plans.map(({ left, right, left2, right2 }) => [left, right, left2, right2].join()).sort()).toEqual(
            wanted,
          );
          compared++;
        }
      },
      { options: { packs: ['base', 'armada'], edition: 1, players }, prefers: (move) => move.startsWith('build') },
    );
  }
  expect(compared).toBeGreaterThan(40);
});
