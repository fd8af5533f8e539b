import type { SeatId } from '@pharos/core';
import { leaderPieces, leaderPrice, printedPrice, words, type LeadersState, type State } from '@pharos/wonders';
import { COIN, worthInHand, type Moment } from './worth.ts';

const AGES = 3;
/** A leader that is sold, or put under a stage. */
const OTHER_USE = 1.5;
/** What is planned does not always come about. */
const LIKELY = 0.85;
const FREE_LEADERS = 1 << words.ABILITIES.indexOf('freeLeaders');

/** The recruitment phases that are still to come. */
export function phasesAhead({ age, turn }: State): Moment[] {
  const first = age === 0 ? 1 : turn === 0 ? age : age + 1;
  const phases: Moment[] = [];
  for (let next = first; next <= AGES; next++) phases.push({ age: next, left: 1 - (next - 1) / AGES });
  return phases;
}

/** What the leaders in hand are worth to a seat: the best plan of which to recruit in which Age. */
export function handValue(s: State, { seats }: LeadersState, seat: SeatId, left: number): number {
  const { hand, recruited } = seats[seat];
  const phases = phasesAhead(s);
  if (hand.length === 0 || phases.length === 0) return 0;
  const alone = recruited.length === 1 ? pointsAlone(s, recruited[0].leader) : 0;
  const worth = hand.map((leader) =>
    phases.map((phase) => Math.max(OTHER_USE, netWorth(s, seat, leader, phase, left) - alone)),
  );
  return LIKELY * bestPlan(worth, 0, 0);
}

/** What recruiting a leader of the hand brings, less what it costs. */
export function netWorth(s: State, seat: SeatId, leader: number, moment: Moment, left: number): number {
  const price = priceAt(s, seat, leader, moment.age);
  return worthInHand(s, seat, leaderPieces(s)[leader], moment, left) - COIN * price;
}

function priceAt(s: State, seat: SeatId, leader: number, age: number): number {
  if ((s.cities[seat].abilities & FREE_LEADERS) !== 0) return 0;
  const later = printedPrice(s, leader, age) - printedPrice(s, leader, s.age);
  return leaderPrice(s, seat, leader) + later;
}

/** The points of a leader that must be the only one. */
function pointsAlone(s: State, leader: number): number {
  return leaderPieces(s)[leader].scoring.reduce(
    (sum, { type, count }) => (type === 'pointsIfOnlyLeader' ? sum + count : sum),
    0,
  );
}

/** The most that leaders bring, one for each phase from this one on; `used` is the set of those that have been planned. */
function bestPlan(worth: readonly (readonly number[])[], phase: number, used: number): number {
  if (phase === worth[0].length) return 0;
  let best = -Infinity;
  for (let leader = 0; leader < worth.length; leader++) {
    if ((used & (1 << leader)) !== 0) continue;
    best = Math.max(best, worth[leader][phase] + bestPlan(worth, phase + 1, used | (1 << leader)));
  }
  return best === -Infinity ? 0 : best;
}
