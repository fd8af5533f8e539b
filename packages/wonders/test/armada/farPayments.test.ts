import { expect, test } from 'vitest';
import { FarPairs, findFarPayments } from '../../src/armada/farPayments.ts';
import { nextStep } from '../../src/armada/handMoves.ts';
import { CHEAPER_STEPS, EASTERN_TRADE, WESTERN_TRADE } from '../../src/armada/naval.ts';
import { findPlans, NOTHING } from '../../src/armada/prices.ts';
import { canMove } from '../../src/armada/ships.ts';
import { armadaOf } from '../../src/armada/state.ts';
import { FLEETS } from '../../src/content/types.ts';
import type { Cost } from '../../src/cost.ts';
import { cardOf } from '../../src/hidden.ts';
import { clone, type State } from '../../src/state.ts';
import { eachPly } from '../support.ts';

const POWERS = [
  EASTERN_TRADE,
  WESTERN_TRADE,
  CHEAPER_STEPS,
  EASTERN_TRADE | WESTERN_TRADE,
  EASTERN_TRADE | WESTERN_TRADE | CHEAPER_STEPS,
];

/** The steps that a seat's ships can make next, and none. */
function stepsOf(s: State, seat: number): (Cost | null)[] {
  const armada = armadaOf(s);
  const fleets = [...FLEETS.keys()].filter((fleet) => canMove(armada.harbours[seat], fleet));
  return [null, ...fleets.map((fleet) => nextStep(armada, seat, fleet))];
}

test.each([
  [4, []],
  [5, []],
  [4, ['emporiumSellsTradeable', 'oasisDropsRaw']],
  [6, ['emporiumSellsNoIslands']],
])('coins for Emporiums are those of the plans, in their order, with %i players and rulings %j', (players, rulings) => {
  const found = new FarPairs();
  let ways = 0;
  let plies = 0;
  eachPly(
    2,
    ({ before, seat }) => {
      if (plies++ % 5 !== 0 || before.parts.armada === undefined) return;
      const s = clone(before);
      const armada = armadaOf(s);
      armada.harbours[seat].powers |= POWERS[plies % POWERS.length];
      s.cities[seat].coins += plies % 7;
      const costs = s.hands[seat].slice(0, 4).map((held) => s.catalog.cards[cardOf(held)].cost);
      for (const cost of [NOTHING, ...costs]) {
        for (const step of stepsOf(s, seat)) {
          const plans = findPlans(s, armada, seat, cost, step, s.cities[seat].coins, null);
          findFarPayments(s, armada, seat, cost, step, found);
          const { count, left, right, left2, right2 } = found;
          expect(Array.from({ length: count }, (_, at) => [left[at], right[at], left2[at], right2[at]])).toEqual(
            plans.map((plan) => [plan.left, plan.right, plan.left2, plan.right2]),
          );
          ways += count;
        }
      }
    },
    {
      options: { packs: ['base', 'armada'], edition: 2, players, rulings },
      prefers: (move) => move.startsWith('build'),
    },
  );
  expect(ways).toBeGreaterThan(500);
});
