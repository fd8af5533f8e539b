import { hasSeat, seatBit, type Move, type SeatId } from '@pharos/core';
import { resolvingTurn, turnChosen } from './choices/turn.ts';
import { paidChoice } from './choiceView.ts';
import { moveKind } from './moves.ts';
import type { State } from './state.ts';
import { currentTask, END_TURN, RESOLVE, taskCity, taskKind, taskSeat, TURN, type Task } from './tasks.ts';
import { endingTurn } from './turns.ts';

/** Writes the moves of a seat in the choice on top of the agenda; a seat that has chosen may still change its mind. */
export function legalMoves(s: State, seat: SeatId, out: Move[]): number {
  const choice = currentTask(s);
  if (choice < 0 || seat >= s.options.players) return 0;
  const kind = taskKind(choice);
  if (kind === TURN) return s.rules.handMoves(s, seat, out);
  return s.rules.isShared[kind] || taskSeat(choice) === seat ? s.rules.moves[kind](s, choice, seat, out) : 0;
}

/** The moves a seat can stage in this turn, also once it is no longer asked. */
export function stagingMoves(s: State, seat: SeatId, out: Move[]): number {
  const choice = currentTask(s);
  const kind = taskKind(choice);
  return s.rules.isShared[kind] ? s.rules.moves[kind](s, choice, seat, out) : s.rules.handMoves(s, seat, out);
}

/** Takes note of a legal choice; the last one awaited sets things going. */
export function apply(s: State, seat: SeatId, move: Move): void {
  const choice = currentTask(s);
  const kind = taskKind(choice);
  if (kind === TURN || s.rules.isShared[kind]) {
    stage(s, seat, seat, move);
    if (s.awaited === 0) run(s);
  } else if (s.rules.choices[kind].alone !== undefined) {
    stage(s, seat, taskCity(choice), move);
    run(s);
  } else {
    decide(s, seat, choice, move);
    run(s);
  }
}

/** [W-11] The choice lies face down; until the last one has chosen it may be changed. */
function stage(s: State, seat: SeatId, city: number, move: Move): void {
  if (s.emit !== null) {
    s.emit({ type: 'choiceMade', seat, choice: paidChoice(s, seat, move), again: !hasSeat(s.awaited, seat) });
  }
  s.staged[city] = move;
  s.awaited &= ~seatBit(seat);
}

/** A choice of one seat takes effect at once. */
export function decide(s: State, seat: SeatId, choice: Task, move: Move): void {
  s.agenda.pop();
  s.rules.actions[moveKind(move)].apply(s, seat, move, choice);
}

/** Does what can be done without anybody's choice. Afterwards a choice is on top of the agenda, or the game is over. */
export function run(s: State): void {
  while (s.agenda.length > 0) {
    const next = s.agenda[s.agenda.length - 1];
    const kind = taskKind(next);
    // The tasks of every turn are called by name: V8 inlines what it knows.
    if (kind === TURN) {
      if (s.awaited !== 0) return;
      s.agenda.pop();
      turnChosen(s);
    } else if (kind === RESOLVE) {
      s.agenda.pop();
      resolvingTurn.perform(s, next);
    } else if (kind === END_TURN) {
      s.agenda.pop();
      endingTurn.perform(s, next);
    } else {
      if (awaitsChoice(s, next, kind)) return;
      s.agenda.pop();
      s.rules.settled[kind](s, next);
    }
  }
  s.awaited = 0;
}

/** Whether somebody has to choose: a choice that offers nothing falls away. */
function awaitsChoice(s: State, next: Task, kind: number): boolean {
  if (s.rules.isShared[kind]) return s.awaited !== 0;
  const offers = s.rules.offers[kind];
  if (offers === null) return false;
  const isOpen = offers(s, next);
  s.awaited = isOpen ? seatBit(taskSeat(next)) : 0;
  if (isOpen) s.rules.choices[kind].opened?.(s, next);
  return isOpen;
}
