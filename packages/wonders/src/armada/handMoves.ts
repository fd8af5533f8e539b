import type { Move, SeatId } from '@pharos/core';
import { hasFreeBuild, isFree } from '../building.ts';
import type { Card } from '../catalog.ts';
import { hasName } from '../city.ts';
import { COLOURS, FLEETS } from '../content/types.ts';
import { sumOf, type Cost } from '../cost.ts';
import { cardOf } from '../hidden.ts';
import { BUILD, BUILD_FREE, DISCARD, moveKind, packMove, STAGE } from '../moves.ts';
import { openStages } from '../stages.ts';
import { boardOf, leftOf, NONE, rightOf, sideOf, type State } from '../state.ts';
import { findPayments, Pairs } from '../trade.ts';
import { withFar, withFleet, withStage } from './moves.ts';
import { FREE_STAGE_SHIPS, YELLOW_FLEET } from './naval.ts';
import { findPlans, hasSpecialPrices, NOTHING } from './prices.ts';
import { canMove } from './ships.ts';
import { armadaOf, type ArmadaState } from './state.ts';

/** The fleet of each colour of card, −1 for those that move none [AR-28, AR-29]. */
export function fleetOfColour(colour: number): number {
  return FLEET_OF_COLOUR[colour];
}

const FLEET_OF_COLOUR = COLOURS.map((colour) => (FLEETS as readonly string[]).indexOf(colour));

/** The price of a fleet's next step [AR-33]. */
export function nextStep(armada: ArmadaState, city: number, fleet: number): Cost {
  const harbour = armada.harbours[city];
  return armada.yards[harbour.yard].steps[fleet][harbour.ships[fleet]];
}

const pairs = new Pairs();

/** Moves that pay for a cost and a step together, written behind the first `from`. */
function writePaid(
  s: State,
  armada: ArmadaState,
  city: number,
  plain: Move,
  cost: Cost,
  step: Cost | null,
  out: Move[],
  from: number,
): number {
  const buyer = s.cities[city];
  let count = from;
  if (hasSpecialPrices(armada.harbours[city], step)) {
    const plans = findPlans(s, armada, city, cost, step, buyer.coins);
    for (let i = 0; i < plans.length; i++) {
      const { left, right, left2, right2 } = plans[i];
      out[count++] = withFar(plain | packMove(BUILD, 0, left, right), left2, right2);
    }
    return count;
  }
  const total = step === null ? cost : sumOf(cost, step);
  findPayments(buyer, s.cities[leftOf(s, city)], s.cities[rightOf(s, city)], total, buyer.coins, pairs);
  for (let i = 0; i < pairs.count; i++) out[count++] = plain | packMove(BUILD, 0, pairs.left[i], pairs.right[i]);
  return count;
}

/** What stages cost and which ships go with them does not depend on the card under them. */
const stageMoves: Move[] = [];

/** Each card of the hand can be built or put under the wonder, with or without a ship, or discarded for coins or a ship. */
export function handMovesAtSea(s: State, seat: SeatId, out: Move[]): number {
  const armada = armadaOf(s);
  const hand = s.hands[seat];
  const stages = writeStages(s, armada, seat);
  const sails = canMove(armada.harbours[seat], YELLOW_FLEET);
  let count = 0;
  let previous = -1;
  for (let i = 0; i < hand.length; i++) {
    const card = cardOf(hand[i]);
    if (card === previous) continue;
    previous = card;
    count = writeBuilds(s, armada, seat, s.catalog.cards[card], out, count);
    for (let at = 0; at < stages; at++) out[count++] = stageMoves[at] | packMove(BUILD, card);
    // [AR-112] Bots take the last move of a list for one that changes little: coins come last.
    if (sails) out[count++] = withFleet(packMove(DISCARD, card), YELLOW_FLEET);
    out[count++] = packMove(DISCARD, card);
  }
  return count;
}

function writeBuilds(s: State, armada: ArmadaState, cityIndex: number, card: Card, out: Move[], from: number): number {
  const city = s.cities[cityIndex];
  if (hasName(city, card.name)) return from;
  const cost = isFree(s, city, card) ? NOTHING : card.cost;
  const count = writeBuild(s, armada, cityIndex, card, cost, NONE, true, out, from);
  const fleet = fleetOfColour(card.colour);
  if (fleet < 0 || !canMove(armada.harbours[cityIndex], fleet)) return count;
  // What cannot be paid alone cannot be paid with a ship.
  const isPayable = count > from && moveKind(out[from]) === BUILD;
  return writeBuild(s, armada, cityIndex, card, cost, fleet, isPayable, out, count);
}

/** The ways to build a card, with the ship of a fleet or NONE; the free build where it saves something [W-99]. */
function writeBuild(
  s: State,
  armada: ArmadaState,
  cityIndex: number,
  card: Card,
  cost: Cost,
  fleet: number,
  isPayable: boolean,
  out: Move[],
  from: number,
): number {
  const canBeFree = !cost.isFree && hasFreeBuild(s, s.cities[cityIndex]);
  if (!isPayable && !canBeFree) return from;
  const step = fleet === NONE ? null : nextStep(armada, cityIndex, fleet);
  const plain = withFleet(packMove(BUILD, card.index), fleet);
  const count = isPayable ? writePaid(s, armada, cityIndex, plain, cost, step, out, from) : from;
  if (!canBeFree) return count;
  const costsNothing = cost.coins + (step?.coins ?? 0) === 0 && count > from && out[from] === plain;
  if (costsNothing) return count;
  const free = withFleet(packMove(BUILD_FREE, card.index), fleet);
  return writePaid(s, armada, cityIndex, free, NOTHING, step, out, count);
}

/** The fleets that can go with a stage [AR-30, AR-157]. */
export function fleetsWithStage(armada: ArmadaState, city: number): readonly number[] {
  return [...FLEETS.keys()].filter((fleet) => goesWithStage(armada, city, fleet));
}

function goesWithStage(armada: ArmadaState, city: number, fleet: number): boolean {
  const harbour = armada.harbours[city];
  const isOpen = armada.yards[harbour.yard].linked === fleet || hasFreeShips(armada, city);
  return isOpen && canMove(harbour, fleet);
}

/** [AR-157] */
export function hasFreeShips(armada: ArmadaState, city: number): boolean {
  return (armada.harbours[city].powers & FREE_STAGE_SHIPS) !== 0;
}

function writeStages(s: State, armada: ArmadaState, cityIndex: number): number {
  const city = s.cities[cityIndex];
  const { stages, order } = sideOf(s, city);
  if (city.stages === stages.length) return 0;
  const plain = packMove(STAGE, 0);
  if (!boardOf(s, city).anyOrder) return writeStage(s, armada, cityIndex, plain, stages[city.stages].cost, 0);
  let count = 0;
  for (const printed of openStages(s, city)) {
    const { cost } = stages[order.indexOf(printed)];
    count = writeStage(s, armada, cityIndex, withStage(plain, printed), cost, count);
  }
  return count;
}

/** The ways to build a stage, alone and with each ship that can go along. */
function writeStage(s: State, armada: ArmadaState, city: number, plain: Move, cost: Cost, from: number): number {
  let count = writePaid(s, armada, city, plain, cost, null, stageMoves, from);
  if (count === from) return count;
  for (let fleet = 0; fleet < FLEETS.length; fleet++) {
    if (!goesWithStage(armada, city, fleet)) continue;
    const step = hasFreeShips(armada, city) ? null : nextStep(armada, city, fleet);
    count = writePaid(s, armada, city, withFleet(plain, fleet), cost, step, stageMoves, count);
  }
  return count;
}
