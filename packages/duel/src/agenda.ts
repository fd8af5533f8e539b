import type { Move, SeatId } from '@pharos/core';
import { applyBuild, applyDiscard, offersTurn, turnMoves } from './choices/turn.ts';
import { BUILD, DISCARD, moveKind } from './moves.ts';
import type { State } from './state.ts';
import { END_TURN, taskKind, taskSeat, TURN, type Task } from './tasks.ts';
import { endTurn } from './turns.ts';

// The moves and tasks of every turn are called by name, all others through the rules: V8 inlines what it knows.

/** The choice on top of the agenda, or −1 when the game is over. */
export function currentTask(s: State): Task {
  return s.agenda.length === 0 ? -1 : s.agenda[s.agenda.length - 1];
}

/** Writes the moves of a seat in the choice on top of the agenda; answers how many there are. */
export function legalMoves(s: State, seat: SeatId, out: Move[]): number {
  const choice = currentTask(s);
  if (choice < 0 || taskSeat(choice) !== seat) return 0;
  const kind = taskKind(choice);
  return kind === TURN ? turnMoves(s, choice, out) : s.rules.moves[kind](s, choice, out);
}

/** Carries out a legal move: the choice on top of the agenda is made, its consequences follow. */
export function apply(s: State, seat: SeatId, move: Move): void {
  const made = s.agenda.pop() ?? -1;
  const kind = moveKind(move);
  if (kind === BUILD) applyBuild(s, seat, move);
  else if (kind === DISCARD) applyDiscard(s, seat, move);
  else s.rules.apply[kind](s, seat, move, made);
  run(s);
}

/** Does what can be done without anybody's choice. Afterwards a choice is on top of the agenda, or the game is over. */
export function run(s: State): void {
  // A game that has ended has an empty agenda.
  while (s.agenda.length > 0) {
    const next = s.agenda[s.agenda.length - 1];
    const kind = taskKind(next);
    if (kind === END_TURN) {
      s.agenda.pop();
      endTurn(s, taskSeat(next));
    } else {
      // A choice that offers nothing falls away [D-55, D-57, D-70].
      if (kind === TURN ? offersTurn(s) : s.rules.offers[kind]?.(s, next)) return;
      s.agenda.pop();
      s.rules.skip[kind](s, next);
    }
  }
}
