import type { Move, SeatId } from '@pharos/core';
import { hasFreeBuild, isFree } from '../building.ts';
import { STAGES_WITHOUT_RESOURCES, type Card } from '../catalog.ts';
import { hasName } from '../city.ts';
import { CARD_COLOURS, FLEETS } from '../content/types.ts';
import { costOf, type Cost, type Price } from '../cost.ts';
import { cardOf } from '../hidden.ts';
import { BUILD, BUILD_FREE, DISCARD, moveKind, moveSubject, packMove, STAGE } from '../moves.ts';
import { PassingPrice } from '../passingPrice.ts';
import { hasSpecialPrices } from '../specialPrices.ts';
import { openStages, stageCost } from '../stages.ts';
import { boardOf, leftOf, NONE, rightOf, sideOf, type State } from '../state.ts';
import { findPayments, Pairs } from '../trade.ts';
import { FarPairs, findFarPayments } from './farPayments.ts';
import { withFar, withFleet, withStage } from './moves.ts';
import { FREE_STAGE_SHIPS, YELLOW_FLEET } from './naval.ts';
import { findPlans, hasPlans, NOTHING } from './prices.ts';
import { canMove } from './ships.ts';
import { armadaOf, type ArmadaState } from './state.ts';

/** The fleet of each colour of card, −1 for those that move none [AR-28, AR-29, C-82]. */
export function fleetOfColour(colour: number): number {
  return FLEET_OF_COLOUR[colour];
}

const FLEET_OF_COLOUR = CARD_COLOURS.map((colour) => (FLEETS as readonly string[]).indexOf(colour));

/** The price of a fleet's next step [AR-33]. */
export function nextStep(armada: ArmadaState, city: number, fleet: number): Cost {
  const harbour = armada.harbours[city];
  return armada.yards[harbour.yard].steps[fleet][harbour.ships[fleet]];
}

const pairs = new Pairs();
const together = new PassingPrice();

/** What each fleet's next step costs alone, and the set of fleets for which that is known: it is worked out once for a list of moves. */
const stepPairs = FLEETS.map(() => new Pairs());
let knownSteps = 0;

/** The ways to pay for a fleet's next step and nothing else, where there are no plans. */
function stepAlone(s: State, city: number, fleet: number, step: Cost): Pairs {
  const found = stepPairs[fleet];
  if ((knownSteps & (1 << fleet)) !== 0) return found;
  knownSteps |= 1 << fleet;
  findAtHome(s, city, step, found);
  return found;
}

function findAtHome(s: State, city: number, cost: Price, found: Pairs): void {
  const buyer = s.cities[city];
  findPayments(buyer, s.cities[leftOf(s, city)], s.cities[rightOf(s, city)], cost, buyer.coins, found);
}

function writePairs(plain: Move, { count, left, right }: Pairs, out: Move[], from: number): number {
  for (let i = 0; i < count; i++) out[from + i] = plain | packMove(BUILD, 0, left[i], right[i]);
  return from + count;
}

/** Moves that pay for a cost, written behind the first `from`; without plans, `pairs` has the ways to pay. */
function writePlain(
  s: State,
  armada: ArmadaState,
  city: number,
  plain: Move,
  cost: Cost,
  out: Move[],
  from: number,
): number {
  if (hasPlans(s, city, armada.harbours[city], null)) return writePlans(s, armada, city, plain, cost, null, out, from);
  findAtHome(s, city, cost, pairs);
  return writePairs(plain, pairs, out, from);
}

/** Moves that pay for a fleet's next step alone. */
function writeStep(
  s: State,
  armada: ArmadaState,
  city: number,
  plain: Move,
  fleet: number,
  out: Move[],
  from: number,
): number {
  const step = nextStep(armada, city, fleet);
  const move = withFleet(plain, fleet);
  if (hasPlans(s, city, armada.harbours[city], step))
    return writePlans(s, armada, city, move, NOTHING, step, out, from);
  return writePairs(move, stepAlone(s, city, fleet, step), out, from);
}

/** Moves that pay for a cost and a fleet's next step together; `least` is what the cost takes alone, as far as it is known. */
function writeBoth(
  s: State,
  armada: ArmadaState,
  city: number,
  plain: Move,
  cost: Cost,
  least: number,
  fleet: number,
  out: Move[],
  from: number,
): number {
  const step = nextStep(armada, city, fleet);
  const move = withFleet(plain, fleet);
  if (hasPlans(s, city, armada.harbours[city], step)) return writePlans(s, armada, city, move, cost, step, out, from);
  // No unit serves both: together they take at least what they take one by one.
  const alone = stepAlone(s, city, fleet, step);
  if (alone.count === 0 || least + step.coins + alone.left[0] + alone.right[0] > s.cities[city].coins) return from;
  together.askBoth(cost, step);
  findAtHome(s, city, together, pairs);
  return writePairs(move, pairs, out, from);
}

const farPairs = new FarPairs();

function writeFarPairs(
  plain: Move,
  { count, left, right, left2, right2 }: FarPairs,
  out: Move[],
  from: number,
): number {
  for (let i = 0; i < count; i++) {
    out[from + i] = withFar(plain | packMove(BUILD, 0, left[i], right[i]), left2[i], right2[i]);
  }
  return from + count;
}

function writePlans(
  s: State,
  armada: ArmadaState,
  city: number,
  plain: Move,
  cost: Cost,
  step: Cost | null,
  out: Move[],
  from: number,
): number {
  if (!hasSpecialPrices(s, s.cities[city])) {
    findFarPayments(s, armada, city, cost, step, farPairs);
    return writeFarPairs(plain, farPairs, out, from);
  }
  const plans = findPlans(s, armada, city, cost, step, s.cities[city].coins, cardBuilt(s, plain));
  for (let i = 0; i < plans.length; i++) {
    const { left, right, left2, right2 } = plans[i];
    out[from + i] = withFar(plain | packMove(BUILD, 0, left, right), left2, right2);
  }
  return from + plans.length;
}

/** The card that a move builds; null for a stage. */
function cardBuilt(s: State, move: Move): Card | null {
  return moveKind(move) === BUILD || moveKind(move) === BUILD_FREE ? s.catalog.cards[moveSubject(move)] : null;
}

/** What stages cost and which ships go with them does not depend on the card under them. */
const stageMoves: Move[] = [];

/** Each card of the hand can be built or put under the wonder, with or without a ship, or discarded for coins or a ship. */
export function handMovesAtSea(s: State, seat: SeatId, out: Move[]): number {
  const armada = armadaOf(s);
  const hand = s.hands[seat];
  knownSteps = 0;
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
  const harbour = armada.harbours[cityIndex];
  const colour = FLEET_OF_COLOUR[card.colour];
  const fleet = colour < 0 || !canMove(harbour, colour) ? NONE : colour;
  const plain = packMove(BUILD, card.index);
  if (card.cost.isFree || isFree(s, city, card)) {
    out[from] = plain;
    return fleet === NONE ? from + 1 : writeStep(s, armada, cityIndex, plain, fleet, out, from + 1);
  }
  let count = writePlain(s, armada, cityIndex, plain, card.cost, out, from);
  const paid = count;
  const least =
    hasPlans(s, cityIndex, harbour, null) || paid === from ? 0 : card.cost.coins + pairs.left[0] + pairs.right[0];
  const canBeFree = hasFreeBuild(s, city);
  const free = packMove(BUILD_FREE, card.index);
  if (canBeFree && !isPaidByNothing(s, cityIndex, plain, card.cost.coins, out, from, paid)) out[count++] = free;
  if (s.rules.freeBuild !== null) count = writeFree(s, cityIndex, card, out, from, count);
  if (fleet === NONE) return count;
  const withShip = count;
  // What cannot be paid alone cannot be paid with a ship.
  if (paid > from) count = writeBoth(s, armada, cityIndex, plain, card.cost, least, fleet, out, count);
  if (!canBeFree) return count;
  const coins = card.cost.coins + nextStep(armada, cityIndex, fleet).coins;
  if (isPaidByNothing(s, cityIndex, withFleet(plain, fleet), coins, out, withShip, count)) return count;
  return writeStep(s, armada, cityIndex, free, fleet, out, count);
}

/** A card that an expansion lets a city build for nothing, where it would cost something; no ship goes along [C-82]. */
function writeFree(s: State, city: number, card: Card, out: Move[], from: number, count: number): number {
  const free = s.rules.freeBuild?.(s, city, card) ?? NONE;
  const isPaid = isPaidByNothing(s, city, packMove(BUILD, card.index), card.cost.coins, out, from, count);
  if (free === NONE || isPaid) return count;
  out[count] = free;
  return count + 1;
}

/** Whether a way that pays no neighbour has coins for the bank [L-42]. */
function paysBank(s: State, city: number, move: Move): boolean {
  return hasSpecialPrices(s, s.cities[city]) && (s.rules.wayOf(s, city, move)?.bank ?? 0) > 0;
}

/** Whether the first of some ways to build pays nobody, the bank included: it has `coins` for that. */
function isPaidByNothing(
  s: State,
  city: number,
  plain: Move,
  coins: number,
  out: readonly Move[],
  from: number,
  count: number,
): boolean {
  return count > from && coins === 0 && out[from] === plain && !paysBank(s, city, plain);
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

/** The ways to build a stage, with card 0 under it. */
export function stageMovesAtSea(s: State, city: number, out: Move[]): number {
  knownSteps = 0;
  const count = writeStages(s, armadaOf(s), city);
  for (let at = 0; at < count; at++) out[at] = stageMoves[at];
  return count;
}

function writeStages(s: State, armada: ArmadaState, cityIndex: number): number {
  const city = s.cities[cityIndex];
  const { stages, order } = sideOf(s, city);
  if (city.stages === stages.length) return 0;
  const plain = packMove(STAGE, 0);
  if (!boardOf(s, city).anyOrder)
    return writeStage(s, armada, cityIndex, plain, stageCost(city, stages[city.stages]), 0);
  let count = 0;
  for (const printed of openStages(s, city)) {
    const cost = stageCost(city, stages[order.indexOf(printed)]);
    count = writeStage(s, armada, cityIndex, withStage(plain, printed), cost, count);
  }
  return count;
}

/** The ways to build a stage, alone and with each ship that can go along. */
function writeStage(s: State, armada: ArmadaState, city: number, plain: Move, cost: Cost, from: number): number {
  let count = writePlain(s, armada, city, plain, cost, stageMoves, from);
  if (count === from) return count;
  const least = hasPlans(s, city, armada.harbours[city], null) ? 0 : cost.coins + pairs.left[0] + pairs.right[0];
  for (let fleet = 0; fleet < FLEETS.length; fleet++) {
    if (!goesWithStage(armada, city, fleet)) continue;
    const step = stageStep(s, armada, city, fleet);
    if (step === nextStep(armada, city, fleet)) {
      count = writeBoth(s, armada, city, plain, cost, least, fleet, stageMoves, count);
    } else {
      count = writeSparedStep(s, armada, city, withFleet(plain, fleet), cost, step, count);
    }
  }
  return count;
}

/** A stage with a ship that does not cost what is printed. */
function writeSparedStep(
  s: State,
  armada: ArmadaState,
  city: number,
  plain: Move,
  cost: Cost,
  step: Cost | null,
  from: number,
): number {
  if (hasPlans(s, city, armada.harbours[city], step))
    return writePlans(s, armada, city, plain, cost, step, stageMoves, from);
  together.askBoth(cost, step ?? NOTHING);
  findAtHome(s, city, together, pairs);
  return writePairs(plain, pairs, stageMoves, from);
}

/**
 * The price of the step that goes with a stage; null where it costs nothing [AR-157]. What spares stages their resources spares them
 * to the ship only where the table says so [C-55].
 */
export function stageStep(s: State, armada: ArmadaState, city: number, fleet: number): Cost | null {
  if (hasFreeShips(armada, city)) return null;
  const step = nextStep(armada, city, fleet);
  const isSpared =
    (s.cities[city].abilities & STAGES_WITHOUT_RESOURCES) !== 0 &&
    s.options.rulings?.includes('architectsPayShips') === true;
  return isSpared
    ? costOf(
        step.units.map(() => 0),
        step.coins,
      )
    : step;
}
