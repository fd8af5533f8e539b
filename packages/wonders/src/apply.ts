import { hasSeat, seatBit, type Move, type SeatId } from '@pharos/core';
import { currentTask, run } from './agenda.ts';
import { losesBeforeExtraCard } from './armada/losses.ts';
import { resolveAloneAtSea } from './armada/resolve.ts';
import { paidChoice } from './choiceView.ts';
import { COPY, DECLINE, JOIN, moveKind, moveSubject, REVIVE_CARD, STAY } from './moves.ts';
import { copyGuild, reviveCard } from './powers.ts';
import { resolveAlone } from './resolve.ts';
import { THE_FREE_CITY, type State } from './state.ts';
import { FREE_CITY, isShared, LOSSES, SETTLE, SEVENTH, task, taskCity, taskKind, type Task } from './tasks.ts';

/** Takes note of a legal choice; the last one awaited sets things going. */
export function apply(s: State, seat: SeatId, move: Move): void {
  const choice = currentTask(s);
  const kind = taskKind(choice);
  if (isShared(kind)) {
    stage(s, seat, seat, move);
    if (s.awaited === 0) run(s);
  } else if (kind === FREE_CITY) {
    stage(s, seat, THE_FREE_CITY, move);
    run(s);
  } else {
    s.agenda.pop();
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
  const city = taskCity(choice);
  switch (moveKind(move)) {
    case REVIVE_CARD:
      return reviveCard(s, city, moveSubject(move));
    case COPY:
      return copyGuild(s, city, moveSubject(move));
    case DECLINE:
      s.emit?.({ type: 'powerDeclined', seat, power: taskKind(choice) === SEVENTH ? 'seventhCard' : 'revive' });
      return;
    case JOIN:
      return;
    case STAY:
      return stayOut(s, city);
    default:
      // [W-95] The seventh card: a little turn of one city.
      s.staged[city] = move;
      if (s.parts.armada === undefined) resolveAlone(s, city);
      else {
        resolveAloneAtSea(s, s.parts.armada, city);
        if (losesBeforeExtraCard(s.parts.armada)) s.agenda.push(task(LOSSES));
        s.agenda.push(task(SETTLE));
      }
  }
}

/** [AR-96] For the conflict of this Age. */
function stayOut(s: State, city: number): void {
  if (s.parts.armada !== undefined) s.parts.armada.harbours[city].staysOut = 1;
  s.emit?.({ type: 'stayedOut', city });
}
