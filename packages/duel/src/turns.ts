import type { SeatId } from '@pharos/core';
import { advanceOf } from './military.ts';
import { endByPoints, scoreOf } from './scoring.ts';
import { FIRST, opponentOf, SECOND, type State } from './state.ts';
import { layOut, reveal, taskBeforeReveal } from './structure.ts';
import { CHOOSE_STARTER, END_TURN, task, TURN } from './tasks.ts';

export const LAST_AGE = 3;

export function startTurn(s: State, seat: SeatId, extra: boolean): void {
  s.extraTurn = false;
  s.emit?.({ type: 'turnStarted', seat, extra });
  s.agenda.push(task(TURN, seat));
}

/** Reveal, then the extra turn, the other player's turn, or the end of the Age [D-17, D-49, D-84]. */
export function endTurn(s: State, seat: SeatId): void {
  const first = taskBeforeReveal(s, seat);
  if (first >= 0) {
    s.agenda.push(task(END_TURN, seat), first);
    return;
  }
  s.emit?.({ type: 'turnEnded', seat, points: [scoreOf(s, FIRST).total, scoreOf(s, SECOND).total] });
  if (s.present === 0) return endAge(s, seat);
  reveal(s);
  startTurn(s, s.extraTurn ? seat : opponentOf(seat), s.extraTurn);
}

function endAge(s: State, lastActive: SeatId): void {
  // [D-49] An extra turn does not carry into the next Age.
  if (s.extraTurn) s.emit?.({ type: 'extraTurnLost', seat: lastActive });
  s.extraTurn = false;
  s.emit?.({ type: 'ageEnded', age: s.age });
  if (s.age === LAST_AGE) return endByPoints(s);
  layOut(s, s.age + 1);
  settleStarter(s, lastActive);
}

/** The weaker player chooses who starts [D-86]; with the pawn on 0 the player of the last turn starts, or chooses [D-87]. */
function settleStarter(s: State, lastActive: SeatId): void {
  if (s.pawn !== 0) {
    const weaker = advanceOf(s.pawn, FIRST) < 0 ? FIRST : SECOND;
    s.agenda.push(task(CHOOSE_STARTER, weaker));
  } else if (s.options.centreStart === 'lastChooses') s.agenda.push(task(CHOOSE_STARTER, lastActive));
  else startAge(s, lastActive, null);
}

/** Everybody has Wonders: Age I begins. With some expansions it has been laid out before. */
export function startGame(s: State): void {
  if (s.age === 0) layOut(s, 1);
  startTurn(s, FIRST, false);
}

export function startAge(s: State, starter: SeatId, chosenBy: SeatId | null): void {
  s.emit?.({ type: 'starterSettled', seat: starter, chosenBy });
  startTurn(s, starter, false);
}
