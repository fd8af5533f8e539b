import type { Move, SeatId } from '@pharos/core';
import { paymentView, type HandCardView } from './actionView.ts';
import { currentTask } from './agenda.ts';
import { termsAtSea } from './armada/terms.ts';
import type { ActionName, ChoiceView, PaidChoiceView, PaymentView } from './choice.ts';
import { FLEETS } from './content/types.ts';
import { findPayment } from './findChoice.ts';
import { legalMoves } from './legal.ts';
import {
  ADVANCE,
  BUILD,
  BUILD_FREE,
  COPY,
  DECLINE,
  DISCARD,
  isForFreeCity,
  JOIN,
  KEEP,
  moveFleet,
  moveKind,
  moveLeft,
  moveLeft2,
  moveRight,
  moveRight2,
  moveStage,
  moveSubject,
  REVIVE_CARD,
  SIDE,
  STAGE,
  STAY,
} from './moves.ts';
import { formatMove } from './notation.ts';
import { payerOf } from './payer.ts';
import { buildingTerms, stageTerms, type Terms } from './payment.ts';
import { DISCARD_COINS } from './resolve.ts';
import { boardOf, sideOf, THE_FREE_CITY, type State } from './state.ts';
import { isShared, taskCity, taskKind } from './tasks.ts';

const ACTIONS: Readonly<Record<number, ActionName>> = {
  [BUILD]: 'build',
  [BUILD_FREE]: 'build',
  [STAGE]: 'stage',
  [DISCARD]: 'discard',
  [REVIVE_CARD]: 'revive',
  [DECLINE]: 'decline',
  [COPY]: 'copy',
  [SIDE]: 'side',
  [ADVANCE]: 'advance',
  [KEEP]: 'keep',
  [STAY]: 'stayOut',
  [JOIN]: 'takePart',
};

/** The moves open to a seat; null if there are none. What cards of the hand cost is told once, in the hand. */
export function choiceViews(s: State, seat: SeatId): ChoiceView[] | null {
  const moves: Move[] = [];
  moves.length = legalMoves(s, seat, moves);
  return moves.length === 0 ? null : moves.map((move) => choiceView(s, seat, move));
}

/** A move in its parts. */
function choiceView(s: State, seat: SeatId, move: Move): ChoiceView {
  const kind = moveKind(move);
  const city = cityOf(s, seat, move);
  const fleet = kind === ADVANCE ? moveSubject(move) : moveFleet(move);
  return {
    move: formatMove(s, move),
    action: ACTIONS[kind],
    subject: subjectOf(s, seat, kind, moveSubject(move)),
    city,
    ...(kind === STAGE && { stage: printedStage(s, city, move) + 1 }),
    ...(fleet >= 0 && { fleet: FLEETS[fleet] }),
    ...(kind === DISCARD && fleet < 0 && { income: DISCARD_COINS }),
  };
}

/** A move in its parts, with what it costs; a hand that offers it spares working that out again. */
export function paidChoice(
  s: State,
  seat: SeatId,
  move: Move,
  hand: readonly HandCardView[] | null = null,
): PaidChoiceView {
  const choice = choiceView(s, seat, move);
  return { ...choice, payment: findPayment(hand, choice.move) ?? paymentFor(s, choice.city, move) };
}

/** The city a move is made for. */
export function cityOf(s: State, seat: SeatId, move: Move): number {
  if (isForFreeCity(move)) return THE_FREE_CITY;
  const choice = currentTask(s);
  const kind = moveKind(move);
  // [W-93] What is revived may be for the Free City.
  const isOfTask = (kind === REVIVE_CARD || kind === DECLINE) && !isShared(taskKind(choice));
  return isOfTask ? taskCity(choice) : seat;
}

/** What a move is about. */
function subjectOf(s: State, seat: SeatId, kind: number, subject: number): string | null {
  switch (kind) {
    case DECLINE:
    case STAY:
    case JOIN:
      return null;
    case SIDE:
      return boardOf(s, s.cities[seat]).sides[subject].id;
    case ADVANCE:
      return FLEETS[subject];
    case KEEP:
      return s.catalog.pieces['islands'][subject].id;
    default:
      return s.catalog.cards[subject].id;
  }
}

function printedStage(s: State, cityIndex: number, move: Move): number {
  const city = s.cities[cityIndex];
  return moveStage(move) >= 0 ? moveStage(move) : sideOf(s, city).order[city.stages];
}

/** What a construction costs; null for everything else. */
function paymentFor(s: State, city: number, move: Move): PaymentView | null {
  const kind = moveKind(move);
  if (kind !== BUILD && kind !== BUILD_FREE && kind !== STAGE) return null;
  const { payments } =
    s.parts.armada === undefined
      ? termsFor(s, city, move)
      : termsAtSea(s, s.parts.armada, city, kind === STAGE ? printedStage(s, city, move) : null, move);
  const paid = payments.find(
    ({ isPower, left, right, left2 = 0, right2 = 0 }) =>
      isPower === (kind === BUILD_FREE) &&
      left === moveLeft(move) &&
      right === moveRight(move) &&
      left2 === moveLeft2(move) &&
      right2 === moveRight2(move),
  );
  return paid === undefined ? null : paymentView(paid, formatMove(s, move));
}

function termsFor(s: State, city: number, move: Move): Terms {
  const payer = payerOf(s, city);
  return moveKind(move) === STAGE ? stageTerms(payer) : buildingTerms(payer, s.catalog.cards[moveSubject(move)]);
}
