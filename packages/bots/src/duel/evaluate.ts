import type { SeatId } from '@pharos/core';
import { duel, scoreOf, type State } from '@pharos/duel';
import { cityValue } from './city.ts';
import { expansionsOf } from './expansions.ts';
import { settled } from './settle.ts';
import { militaryValue, winsNextTurn } from './threats.ts';

/** More than any sum of the other values. */
const DECISIVE = 10_000;
/** A supremacy the opponent could complete next turn; less than one that is complete, but to be prevented. */
const THREAT = 500;
/** Being on turn again. */
const TEMPO = 2.5;

/**
 * The evaluation of the greedy bot, in points: the score as it stands, what the city promises for the rest
 * of the game, and the danger of a supremacy.
 */
export function evaluateDuel(before: State, seat: SeatId): (after: State) => number {
  const valueOf = evaluateAsItStands(before, seat);
  return expansionsOf(before).length === 0 ? valueOf : (after) => valueOf(settled(after, seat, valueOf));
}

function evaluateAsItStands(before: State, seat: SeatId): (after: State) => number {
  const opponent = 1 - seat;
  const expansions = expansionsOf(before);
  const evaluations = expansions.map((expansion) => expansion.evaluate(before, seat));
  return (after) => {
    const outcome = duel.outcome(after);
    if (outcome !== null) return decided(outcome.ranking, seat) + scoreOf(after, seat).total;
    const left = shareLeft(after);
    // What lies open now lay open before: cards turned by the move are guesses.
    const known = after.age === before.age ? after.accessible & before.faceUp : 0;
    const isMine = (duel.toAct(after) & (1 << seat)) !== 0;
    const value =
      cityValue(after, seat, left) -
      cityValue(after, opponent, left) +
      militaryValue(after, seat) +
      evaluations.reduce((sum, valueOf) => sum + valueOf(after, left), 0) +
      (isMine ? TEMPO : 0);
    const isThreatened =
      !isMine &&
      (winsNextTurn(after, opponent, known) ||
        expansions.some((expansion) => expansion.winsNextTurn(after, opponent, known)));
    return isThreatened ? value - THREAT : value;
  };
}

function decided(ranking: readonly (readonly SeatId[])[], seat: SeatId): number {
  const [best] = ranking;
  if (best.length > 1) return 0;
  return best[0] === seat ? DECISIVE : -DECISIVE;
}

/** How much of the game is still to come: 1 before Age I, 0 after Age III. */
function shareLeft(s: State): number {
  if (s.age === 0) return 1;
  let all = 0;
  let left = 0;
  for (const [index, { slots }] of s.catalog.layouts.entries()) {
    all += slots.length;
    if (index >= s.age) left += slots.length;
  }
  for (let rest = s.present; rest !== 0; rest &= rest - 1) left++;
  return left / all;
}
