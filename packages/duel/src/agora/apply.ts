import { seatBit, type Move, type SeatId } from '@pharos/core';
import { joinCity, leaveCity, refold } from '../city.ts';
import { placeCard } from '../construction.ts';
import { performAll } from '../effects.ts';
import {
  BUILD_FREE,
  CONSPIRE,
  DROP,
  EXTORT,
  KEEP_CONSPIRACY,
  LOCK,
  MOVE,
  moveKind,
  moveObject,
  moveSubject,
  PLACE,
  PREPARE,
  RECRUIT,
  REMOVE,
  SEIZE,
  SHIFT,
  SWAP,
  TRIGGER,
  WRECK,
} from '../moves.ts';
import { opponentOf, playerAt, type State } from '../state.ts';
import { cardAt, layoutOf, reveal, takeCard } from '../structure.ts';
import {
  BUILD_REMOVED,
  DROP_CARD,
  DROP_SECOND_CARD,
  END_TURN,
  SENATE,
  task,
  taskKind,
  TURN,
  type Task,
} from '../tasks.ts';
import { conspire, keepConspiracy, prepare } from './conspiracies.ts';
import { moveDecree } from './decrees.ts';
import { recruit } from './recruit.ts';
import { controllerOf, moveCube, placeCube, removeCube } from './senate.ts';
import { actionsLeft, recruitPrice, senateSection, senateTask } from './senators.ts';
import { agoraOf, NO_CARD } from './state.ts';
import { swapCards } from './swap.ts';

/** Where a card built by Treason comes from. */
export const FROM_REMOVED = 'removed';

/** Carries out a move of Agora; `made` is the choice it settles, already off the agenda. */
export function applyAgora(s: State, seat: SeatId, move: Move, made: Task): void {
  const subject = moveSubject(move);
  const object = moveObject(move);
  // What is left of this choice lies beneath all that the move brings about.
  pushRest(s, seat, moveKind(move), made);
  switch (moveKind(move)) {
    case RECRUIT:
      return recruitFrom(s, seat, subject);
    case PREPARE:
      return prepare(s, seat, subject, object);
    case TRIGGER:
      return trigger(s, seat, subject);
    case PLACE:
      return placeCube(s, seat, subject);
    case MOVE:
      return moveCube(s, seat, subject, object);
    case REMOVE:
      return removeCube(s, seat, subject);
    case CONSPIRE:
      return conspire(s, seat);
    case KEEP_CONSPIRACY:
      return keepConspiracy(s, seat, subject, object === 1);
    case EXTORT:
      return extort(s, seat, subject);
    case LOCK:
      return lockToken(s, seat, subject);
    case BUILD_FREE:
      return buildFree(s, seat, subject, taskKind(made) === BUILD_REMOVED);
    case DROP:
      return dropCard(s, seat, subject);
    case SEIZE:
      return seizeCard(s, seat, subject);
    case SWAP:
      return swapCards(s, seat, subject, object);
    case SHIFT:
      return shiftDecree(s, seat, subject, object);
    case WRECK:
      return sabotage(s, seat, subject);
  }
}

function pushRest(s: State, seat: SeatId, move: number, made: Task): void {
  const kind = taskKind(made);
  if (move === RECRUIT || move === PREPARE) s.agenda.push(task(END_TURN, seat));
  else if (kind === TURN) s.agenda.push(task(TURN, seat, 1));
  else if (kind === SENATE && (move === PLACE || move === MOVE) && actionsLeft(made) > 1) {
    s.agenda.push(senateTask(seat, senateSection(made), actionsLeft(made) - 1));
  } else if (kind === DROP_CARD) s.agenda.push(task(DROP_SECOND_CARD, seat));
}

function recruitFrom(s: State, seat: SeatId, slot: number): void {
  const price = recruitPrice(s, seat);
  recruit(s, seat, s.catalog.cards[takeCard(s, slot)], layoutOf(s).slots[slot].id, price);
}

/** A Conspiracy is turned face up; its steps follow in order. */
function trigger(s: State, seat: SeatId, conspiracy: number): void {
  agoraOf(s).triggered |= 1 << conspiracy;
  const { id, onGain } = s.catalog.conspiracies[conspiracy];
  s.emit?.({ type: 'conspiracyTriggered', seat, conspiracy: id, reveals: true });
  performAll(s, seat, onGain);
}

/** An unbuilt Wonder of the opponent becomes an own one. */
function extort(s: State, seat: SeatId, wonder: number): void {
  const owner = opponentOf(seat);
  playerAt(s, owner).unbuilt &= ~(1 << wonder);
  playerAt(s, seat).unbuilt |= 1 << wonder;
  s.emit?.({ type: 'wonderTaken', seat, owner, wonder: s.catalog.wonders[wonder].id });
}

/** A Progress token is put out of use; one from the box stays a secret. */
function lockToken(s: State, seat: SeatId, token: number): void {
  const agora = agoraOf(s);
  const owner = opponentOf(seat);
  const inBox = s.box.indexOf(token);
  const onBoard = (s.board & (1 << token)) !== 0;
  agora.lockedToken = token;
  agora.isLockSecret = inBox >= 0;
  agora.lockKnownTo = seatBit(seat);
  if (inBox >= 0) s.box.splice(inBox, 1);
  else if (onBoard) s.board &= ~(1 << token);
  else {
    playerAt(s, owner).tokens &= ~(1 << token);
    refold(s, owner);
  }
  const from = inBox >= 0 ? 'box' : onBoard ? 'board' : 'opponent';
  s.emit?.({ type: 'tokenLocked', seat, token: s.catalog.tokens[token].id, from });
}

/** [A-51 … A-53] A Building of the far row or of the removed cards is built for free. */
function buildFree(s: State, seat: SeatId, index: number, fromRemoved: boolean): void {
  const card = s.catalog.cards[index];
  if (fromRemoved) {
    agoraOf(s).treasonCard = index;
    placeCard(s, seat, card, FROM_REMOVED, false);
  } else {
    const slot = s.deal.decks[s.age - 1].indexOf(index);
    takeCard(s, slot);
    placeCard(s, seat, card, layoutOf(s).slots[slot].id, false);
  }
}

/** An accessible card goes to the discard pile without coins; what it uncovers is turned at once. */
function dropCard(s: State, seat: SeatId, slot: number): void {
  const card = cardAt(s, slot);
  takeCard(s, slot);
  s.discard.push(card);
  s.emit?.({ type: 'cardDropped', seat, card: s.catalog.cards[card].id, from: layoutOf(s).slots[slot].id });
  reveal(s);
}

/** A card changes hands; it produces in its new city. */
function seizeCard(s: State, seat: SeatId, card: number): void {
  const owner = opponentOf(seat);
  leaveCity(s, owner, card);
  joinCity(s, seat, card);
  s.emit?.({ type: 'cardTaken', seat, owner, card: s.catalog.cards[card].id });
}

function shiftDecree(s: State, seat: SeatId, decree: number, to: number): void {
  const agora = agoraOf(s);
  moveDecree(s, seat, decree, to, [controllerOf(agora, agora.decreeAt[decree]), controllerOf(agora, to)]);
}

/** A built Wonder leaves the game with the card under it, and its lasting effects with it. */
function sabotage(s: State, seat: SeatId, wonder: number): void {
  const owner = opponentOf(seat);
  playerAt(s, owner).built &= ~(1 << wonder);
  agoraOf(s).sabotaged = wonder;
  refold(s, owner);
  s.emit?.({ type: 'wonderSabotaged', seat, owner, wonder: s.catalog.wonders[wonder].id });
  const card = s.under[wonder];
  if (s.options.sabotagedCard === 'box' || card === NO_CARD) return;
  s.under[wonder] = NO_CARD;
  s.discard.push(card);
}
