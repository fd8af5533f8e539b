import type { SeatId } from '@pharos/core';
import { currentTask, duel, scoreOf, tasks, type State } from '@pharos/duel';
import { cityValue } from './city.ts';
import { conspiracyValue } from './conspiracies.ts';
import { senateValue } from './senate.ts';
import { settled } from './settle.ts';
import { completesSenate, militaryValue, winsNextTurn } from './threats.ts';

/** More than any sum of the other values. */
const DECISIVE = 10_000;
/** A supremacy the opponent could complete next turn; less than one that is complete, but to be prevented. */
const THREAT = 500;
/** Being on turn again. */
const TEMPO = 2.5;
const PENDING: ReadonlySet<number> = new Set([tasks.PLACE_CUBE, tasks.REMOVE_CUBE, tasks.TAKE_TOKEN]);
const PENDING_WORTH = 2.5;

/**
 * The judgement of positions of the greedy bot, in points: the score as it stands, what the city promises for the rest
 * of the game, and the danger of a supremacy.
 */
export function evaluateDuel(before: State, seat: SeatId): (after: State) => number {
  const valueOf = evaluateAsItStands(before, seat);
  return before.agora === null ? valueOf : (after) => valueOf(settled(after, seat, valueOf));
}

function evaluateAsItStands(before: State, seat: SeatId): (after: State) => number {
  const opponent = 1 - seat;
  const agoraValue = evaluateAgora(before, seat);
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
      agoraValue(after, left) +
      (isMine ? TEMPO : 0);
    const isThreatened = !isMine && (winsNextTurn(after, opponent, known) || completesSenate(after, opponent, known));
    return isThreatened ? value - THREAT : value;
  };
}

/** The Senate and the Conspiracies, 0 without Agora. */
function evaluateAgora(before: State, seat: SeatId): (after: State, left: number) => number {
  const { agora } = before;
  if (agora === null) return () => 0;
  const isChoosing = tasks.taskKind(currentTask(before)) === tasks.CHOOSE_CONSPIRACY;
  const mine = [...agora.players[seat].conspiracies, ...(isChoosing ? agora.drawn : [])];
  const known = mine.reduce((set, conspiracy) => set | (1 << conspiracy), 0);
  return (after, left) =>
    after.agora === null
      ? 0
      : senateValue(after, after.agora, seat, left, agora.faceUp) +
        conspiracyValue(after, after.agora, seat, left, known) +
        pendingValue(after, seat);
}

/** Choices the opponent still has to make in this turn, such as those of a military token. */
function pendingValue({ agenda }: State, seat: SeatId): number {
  const theirs = agenda.filter((task) => tasks.taskSeat(task) !== seat && PENDING.has(tasks.taskKind(task)));
  return -PENDING_WORTH * theirs.length;
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
