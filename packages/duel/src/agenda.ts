import type { SeatId } from '@pharos/core';
import { offersChoice } from './agora/choices.ts';
import { bitsOf, countBits, lowestBit, setOf } from './bits.ts';
import { SENATOR_DECK } from './catalog.ts';
import { performAll } from './effects.ts';
import { advanceOf } from './military.ts';
import { endByPoints } from './scoring.ts';
import { FIRST, opponentOf, playerAt, SECOND, type State } from './state.ts';
import { layOut, reveal } from './structure.ts';
import {
  CHOOSE_STARTER,
  DESTROY,
  DRAW_TOKEN,
  END_TURN,
  NEXT_PICK,
  PICK_WONDER,
  REVIVE,
  TAKE_TOKEN,
  task,
  taskKind,
  taskSeat,
  taskSubject,
  TURN,
  type Task,
} from './tasks.ts';

/** Who picks, in two rounds of four [D-10]. */
export const PICK_ORDER: readonly SeatId[] = [FIRST, SECOND, SECOND, FIRST, SECOND, FIRST, FIRST, SECOND];
export const ROUND = 4;
const LAST_AGE = 3;

/** Does what can be done without anybody's choice. Afterwards a choice is on top of the agenda, or the game is over. */
export function run(s: State): void {
  // A game that has ended has an empty agenda.
  while (s.agenda.length > 0) {
    const next = s.agenda[s.agenda.length - 1];
    if (awaitsChoice(s, next)) return;
    s.agenda.pop();
    const kind = taskKind(next);
    if (kind === END_TURN) endTurn(s, taskSeat(next));
    else if (kind === PICK_WONDER) pickWonder(s, taskSeat(next), lowestBit(s.offer), true);
    else if (kind === NEXT_PICK) nextPick(s);
    // The rest of a turn is dropped when a Conspiracy has taken the last card.
    else if (kind === TURN) endTurn(s, taskSeat(next));
    // Any other choice that offers nothing is skipped.
  }
}

/** Whether there is something to choose: a choice that offers nothing falls away [D-55, D-57, D-70]. */
export function awaitsChoice(s: State, next: Task): boolean {
  switch (taskKind(next)) {
    case TURN:
      return s.present !== 0;
    case CHOOSE_STARTER:
      return true;
    case PICK_WONDER:
      // [D-11] The last Wonder of a round is no choice.
      return countBits(s.offer) > 1;
    case TAKE_TOKEN:
      return s.board !== 0;
    case DRAW_TOKEN:
      return s.box.length > 0;
    case DESTROY:
      return playerAt(s, opponentOf(taskSeat(next))).colours[taskSubject(next)] > 0;
    case REVIVE:
      return revivable(s).length > 0;
    case END_TURN:
    case NEXT_PICK:
      return false;
    default:
      return offersChoice(s, next);
  }
}

/** Offers the next four Wonders [D-10]; told without the order of the pile, which nobody sees. */
export function offerWonders(s: State): void {
  s.offer = setOf(s.deal.wonders.slice(s.picks, s.picks + ROUND));
  s.emit?.({
    type: 'wondersOffered',
    wonders: bitsOf(s.offer).map((index) => s.catalog.wonders[index].id),
    reveals: true,
  });
}

/** A Wonder goes to a player; some do something at once, before the next pick. */
export function pickWonder(s: State, seat: SeatId, wonder: number, forced: boolean): void {
  s.offer &= ~(1 << wonder);
  s.picks++;
  playerAt(s, seat).unbuilt |= 1 << wonder;
  s.emit?.({ type: 'wonderPicked', seat, wonder: s.catalog.wonders[wonder].id, forced });
  const { onPick } = s.catalog.wonders[wonder];
  if (onPick.length === 0) return nextPick(s);
  s.agenda.push(task(NEXT_PICK, seat));
  performAll(s, seat, onPick);
}

/** The next pick, the next round, or Age I. */
function nextPick(s: State): void {
  if (s.picks === PICK_ORDER.length) return startGame(s);
  if (s.offer === 0) offerWonders(s);
  s.agenda.push(task(PICK_WONDER, PICK_ORDER[s.picks]));
}

/** Everybody has Wonders: Age I begins. With Agora it has been laid out before. */
export function startGame(s: State): void {
  if (s.age === 0) layOut(s, 1);
  startTurn(s, FIRST, false);
}

/** Cards of the discard pile that the Mausoleum can build [D-57]; Senators only if the players agreed so. */
export function revivable(s: State): readonly number[] {
  if (s.agora === null || s.options.mausoleum === 'anyCard') return s.discard;
  return s.discard.filter((card) => s.catalog.cards[card].deck !== SENATOR_DECK);
}

export function startTurn(s: State, seat: SeatId, extra: boolean): void {
  s.extraTurn = false;
  s.emit?.({ type: 'turnStarted', seat, extra });
  s.agenda.push(task(TURN, seat));
}

/** Reveal, then the extra turn, the other player's turn, or the end of the Age [D-17, D-49, D-84]. */
function endTurn(s: State, seat: SeatId): void {
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
  else startAge(s, lastActive);
}

export function startAge(s: State, starter: SeatId): void {
  s.emit?.({ type: 'starterSettled', seat: starter });
  startTurn(s, starter, false);
}

/** The tokens drawn for a DRAW_TOKEN task [D-56]. */
export function drawnTokens(s: State, drawing: Task): readonly number[] {
  return s.box.slice(0, taskSubject(drawing));
}

/** The choice on top of the agenda, or −1 when the game is over. */
export function currentTask(s: State): Task {
  return s.agenda.length === 0 ? -1 : s.agenda[s.agenda.length - 1];
}
