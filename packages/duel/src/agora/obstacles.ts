import type { SeatId } from '@pharos/core';
import { bitsOf, hasBit } from '../bits.ts';
import { inStructure } from '../choice.ts';
import type { ImpossibleView, Obstacle } from '../impossible.ts';
import type { State } from '../state.ts';
import { cardAt, layoutOf } from '../structure.ts';
import { REVIVE, taskKind, taskSeat, taskSubject, TURN, type Task } from '../tasks.ts';
import { isPrepared } from './conspiracies.ts';
import { recruitPayment } from './recruitPayment.ts';
import { SENATOR_DECK } from './setup.ts';
import { agoraOf } from './state.ts';
import { BEGAN_WITH_CONSPIRACY } from './tasks.ts';
import { canTrigger } from './triggering.ts';

export const FAR_ROW = 1;

/** In the choices of the base game that Agora changes. */
export function agoraObstacles(s: State, choice: Task): ImpossibleView[] {
  const seat = taskSeat(choice);
  if (taskKind(choice) === TURN) return turnObstacles(s, seat, taskSubject(choice) === BEGAN_WITH_CONSPIRACY);
  return taskKind(choice) === REVIVE ? senatorsOfDiscard(s) : [];
}

/** In a turn: Senators that cannot be recruited, Conspiracies that can be neither triggered nor prepared. */
function turnObstacles(s: State, seat: SeatId, hasTriggered: boolean): ImpossibleView[] {
  return [
    ...senatorsBeyondReach(s, seat),
    ...eachConspiracy(s, seat, (held) => obstacleToTrigger(s, seat, held, hasTriggered)),
    ...obstaclesToPrepare(s, seat),
  ];
}

export function bare(action: ImpossibleView['action'], obstacle: Obstacle): ImpossibleView {
  return { action, subject: null, payment: null, obstacle };
}

/** The price is the same for each of them. */
function senatorsBeyondReach(s: State, seat: SeatId): ImpossibleView[] {
  const payment = recruitPayment(s, seat);
  if (payment.affordable) return [];
  return bitsOf(s.accessible)
    .filter((slot) => isSenator(s, cardAt(s, slot)))
    .map((slot) => ({ action: 'recruit', ...inStructure(s, slot), payment, obstacle: 'tooExpensive' }));
}

/** The own Conspiracies that something prevents from being triggered. */
export function eachConspiracy(
  s: State,
  seat: SeatId,
  obstacleTo: (held: number) => Obstacle | null,
): ImpossibleView[] {
  return agoraOf(s).players[seat].conspiracies.flatMap((held): ImpossibleView[] => {
    const obstacle = hasBit(agoraOf(s).triggered, held) ? null : obstacleTo(held);
    const subject = s.catalog.pieces.conspiracies[held].id;
    return obstacle === null ? [] : [{ action: 'trigger', subject, payment: null, obstacle }];
  });
}

/** */
function obstacleToTrigger(s: State, seat: SeatId, held: number, hasTriggered: boolean): Obstacle | null {
  if (!isPrepared(agoraOf(s), held)) return 'notPrepared';
  if (hasTriggered) return 'oncePerTurn';
  return canTrigger(s, seat, held) ? null : 'noEffect';
}

/** Curia Iulia triggers what is not prepared. */
export function obstacleToTriggerUnprepared(s: State, seat: SeatId, held: number): Obstacle | null {
  if (isPrepared(agoraOf(s), held)) return 'prepared';
  return canTrigger(s, seat, held) ? null : 'noEffect';
}

/** A Conspiracy is prepared once; whoever has none prepares nothing. */
function obstaclesToPrepare(s: State, seat: SeatId): ImpossibleView[] {
  const agora = agoraOf(s);
  const held = agora.players[seat].conspiracies.filter((conspiracy) => !hasBit(agora.triggered, conspiracy));
  if (held.length === 0) return [bare('prepare', 'noConspiracy')];
  return held
    .filter((conspiracy) => isPrepared(agora, conspiracy))
    .map((conspiracy) => ({ ...bare('prepare', 'prepared'), object: s.catalog.pieces.conspiracies[conspiracy].id }));
}

/** */
export function withoutSupply(s: State, seat: SeatId): ImpossibleView[] {
  return agoraOf(s).players[seat].supply === 0 ? [bare('place', 'noCube')] : [];
}

/** */
export function senatorsOfFarRow(s: State): ImpossibleView[] {
  return bitsOf(s.present & s.faceUp)
    .filter((slot) => layoutOf(s).slots[slot].row === FAR_ROW && isSenator(s, cardAt(s, slot)))
    .map((slot) => ({ action: 'buildFree', ...inStructure(s, slot), payment: null, obstacle: 'senator' }));
}

/** */
function senatorsOfDiscard(s: State): ImpossibleView[] {
  if (s.options.mausoleum === 'anyCard') return [];
  return s.discard
    .filter((card) => isSenator(s, card))
    .map((card) => ({ ...bare('revive', 'senator'), subject: s.catalog.cards[card].id }));
}

function isSenator(s: State, card: number): boolean {
  return s.catalog.cards[card].deck === SENATOR_DECK;
}
