import type { SeatId } from '@pharos/core';
import {
  activationPrice,
  divinityOnSpace,
  isGateOnSpace,
  offeringValue,
  pantheonTasks,
  scoreOf,
  tasks,
  type PantheonState,
  type State,
} from '@pharos/duel';
import { countBits } from '../../model/bits.ts';
import type { FeatureVector } from '../../model/featureVector.ts';
import { seatFeatures } from '../guide/features.ts';
import { pantheonTableOf } from './table.ts';

const { taskKind, taskSeat } = tasks;
const { CHOOSE_BEHIND_GATE, CHOOSE_DECK, CHOOSE_IN_DECK, PLACE_DIVINITY } = pantheonTasks;
const F = seatFeatures.at;
const CAPITAL = 9;

/** Divinities, tokens and the open board for a seat. What lies face down is not looked at. */
export function describePantheon(
  s: State,
  pantheon: PantheonState,
  seat: SeatId,
  isOnTurn: boolean,
  vector: FeatureVector,
): void {
  const { mythologyTokens, offeringTokens, divinities } = pantheon.players[seat];
  const { divinity, isTemple } = pantheonTableOf(s.catalog);
  const player = s.players[seat];
  for (let index = 0; index < divinities.length; index++) vector.add(divinity[divinities[index]], 1);
  if (divinities.length > 0) vector.add(F.divinityPoints, scoreOf(s, seat).divinities);
  vector.add(F.mythologyTokens, countBits(mythologyTokens));
  vector.add(F.offeringValue, offeringValue(s, offeringTokens));
  vector.add(F.coinsApart, player.coinsApart);
  if (s.age === 3) {
    let temples = 0;
    for (let index = 0; index < player.city.length; index++) temples += isTemple[player.city[index]];
    vector.add(F.temples, temples);
    vector.add(F.twoTemples, temples > 1 ? temples - 1 : 0);
  }
  if (pantheon.isOpen) describeBoard(s, pantheon, seat, isOnTurn, vector);
  if (isGuarded(s.pawn, pantheon.minerva, seat)) vector.add(F.minervaGuards, 1);
  describePending(s, seat, vector);
}

function isGuarded(pawn: number, minerva: number, seat: SeatId): boolean {
  if (Math.abs(minerva) > CAPITAL) return false;
  return seat === 0 ? minerva < pawn : minerva > pawn;
}

function describeBoard(
  s: State,
  { spaces, players }: PantheonState,
  seat: SeatId,
  isOnTurn: boolean,
  vector: FeatureVector,
): void {
  const { inReach } = pantheonTableOf(s.catalog);
  const { coins, coinsApart } = s.players[seat];
  const purse = coins + coinsApart + offeringValue(s, players[seat].offeringTokens);
  let activations = 0;
  for (let space = 0; space < spaces.length; space++) {
    const isGate = isGateOnSpace(s, space);
    const divinity = divinityOnSpace(s, space);
    if (!isGate && divinity < 0) continue;
    const price = activationPrice(s, seat, space);
    if (isGate) vector.add(F.gatePrice, price);
    if (price > purse) continue;
    activations++;
    if (!isGate) vector.add(inReach[divinity], 1);
  }
  vector.add(isOnTurn ? F.activationsNow : F.activationsAfter, activations);
}

/** Choices that a seat has still to make. */
function describePending({ agenda }: State, seat: SeatId, vector: FeatureVector): void {
  for (let index = 0; index < agenda.length; index++) {
    const task = agenda[index];
    if (taskSeat(task) !== seat) continue;
    const kind = taskKind(task);
    if (kind === PLACE_DIVINITY) vector.add(F.divinitiesToPlace, 1);
    else if (kind === CHOOSE_BEHIND_GATE || kind === CHOOSE_DECK || kind === CHOOSE_IN_DECK) {
      vector.add(F.divinitiesToChoose, 1);
    }
  }
}
