import type { Move, SeatId } from '@pharos/core';
import { pickWonder, run, startAge } from './agenda.ts';
import { applyAgora } from './agora/apply.ts';
import { recruit } from './agora/recruit.ts';
import { SENATOR_DECK } from './catalog.ts';
import { leaveCity } from './city.ts';
import { buildCard, buildWonder, discardCard, placeCard } from './construction.ts';
import {
  BUILD,
  BUILD_WONDER,
  DECLINE,
  DESTROY_CARD,
  DISCARD,
  KEEP,
  moveKind,
  moveSubject,
  moveObject,
  PICK,
  REVIVE_CARD,
  START,
  TAKE,
} from './moves.ts';
import { keepFromBox, takeFromBoard } from './progress.ts';
import { opponentOf, type State } from './state.ts';
import { END_TURN, task, taskSubject } from './tasks.ts';

/** Where a card built by the Mausoleum comes from. */
export const FROM_DISCARD = 'discard';

/** Carries out a legal move: the choice on top of the agenda is made, its consequences follow. */
export function apply(s: State, seat: SeatId, move: Move): void {
  const made = s.agenda.pop() ?? -1;
  const subject = moveSubject(move);
  switch (moveKind(move)) {
    case PICK:
      pickWonder(s, seat, subject, false);
      break;
    case BUILD:
      s.agenda.push(task(END_TURN, seat));
      buildCard(s, seat, subject);
      break;
    case BUILD_WONDER:
      // Whether the turn began with a Conspiracy may matter to Curia Iulia.
      s.agenda.push(task(END_TURN, seat, taskSubject(made)));
      buildWonder(s, seat, subject, moveObject(move));
      break;
    case DISCARD:
      s.agenda.push(task(END_TURN, seat));
      discardCard(s, seat, subject);
      break;
    case TAKE:
      takeFromBoard(s, seat, subject);
      break;
    case DECLINE:
      s.emit?.({ type: 'tokenDeclined', seat });
      break;
    case KEEP:
      keepFromBox(s, seat, subject);
      break;
    case DESTROY_CARD:
      destroyCard(s, seat, subject);
      break;
    case REVIVE_CARD:
      reviveCard(s, seat, subject);
      break;
    case START:
      startAge(s, subject);
      break;
    default:
      applyAgora(s, seat, move, made);
  }
  run(s);
}

/** [D-53, D-54] An opposing card goes to the discard pile. */
function destroyCard(s: State, seat: SeatId, card: number): void {
  const owner = opponentOf(seat);
  leaveCity(s, owner, card);
  s.discard.push(card);
  s.emit?.({ type: 'cardDestroyed', seat, owner, card: s.catalog.cards[card].id });
}

/** [D-57, D-58] A card of the discard pile is built for free; never through a chain. */
function reviveCard(s: State, seat: SeatId, card: number): void {
  s.discard.splice(s.discard.indexOf(card), 1);
  const revived = s.catalog.cards[card];
  // A Senator is recruited for nothing.
  if (revived.deck === SENATOR_DECK) recruit(s, seat, revived, FROM_DISCARD, 0);
  else placeCard(s, seat, revived, FROM_DISCARD, false);
}
