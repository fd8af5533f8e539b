import type { SeatId } from '@pharos/core';
import { bitsOf, hasBit } from '../bits.ts';
import { SENATOR_DECK } from '../catalog.ts';
import { inStructure } from '../choice.ts';
import type { ImpossibleView, Obstacle } from '../impossible.ts';
import type { State } from '../state.ts';
import { cardAt, layoutOf } from '../structure.ts';
import {
  BUILD_FAR_ROW,
  CONSPIRATOR,
  REVIVE,
  SENATE,
  taskKind,
  taskSubject,
  TRIGGER_UNPREPARED,
  type Task,
} from '../tasks.ts';
import { canTrigger, FAR_ROW } from './choices.ts';
import { isPrepared } from './conspiracies.ts';
import { recruitPayment } from './recruitPayment.ts';
import { cubesInSenate } from './senate.ts';
import { agoraOf } from './state.ts';

/** In a turn: Senators that cannot be recruited, Conspiracies that can be neither triggered nor prepared. */
export function agoraTurnObstacles(s: State, seat: SeatId, turn: Task): ImpossibleView[] {
  if (s.agora === null) return [];
  return [
    ...senatorsBeyondReach(s, seat),
    ...eachConspiracy(s, seat, (held) => obstacleToTrigger(s, seat, held, taskSubject(turn) === 1)),
    ...obstaclesToPrepare(s, seat),
  ];
}

/** In the choices that Agora has or changes. */
export function agoraObstacles(s: State, seat: SeatId, choice: Task): ImpossibleView[] {
  if (s.agora === null) return [];
  switch (taskKind(choice)) {
    case SENATE:
      return [...withoutSupply(s, seat), ...(cubesInSenate(s.agora, seat) === 0 ? [bare('move', 'noCube')] : [])];
    case CONSPIRATOR:
      return [
        ...withoutSupply(s, seat),
        ...(s.agora.deck.length === 0 ? [bare('conspire', 'emptyDeck')] : []),
        ...(s.options.conspirator === 'must' ? [bare('pass', 'mandatory')] : []),
      ];
    case TRIGGER_UNPREPARED:
      return eachConspiracy(s, seat, (held) => obstacleToTriggerUnprepared(s, seat, held));
    case BUILD_FAR_ROW:
      return senatorsOfFarRow(s);
    case REVIVE:
      return senatorsOfDiscard(s);
    default:
      return [];
  }
}

function bare(action: ImpossibleView['action'], obstacle: Obstacle): ImpossibleView {
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
function eachConspiracy(s: State, seat: SeatId, obstacleTo: (held: number) => Obstacle | null): ImpossibleView[] {
  return agoraOf(s).players[seat].conspiracies.flatMap((held): ImpossibleView[] => {
    const obstacle = hasBit(agoraOf(s).triggered, held) ? null : obstacleTo(held);
    const subject = s.catalog.conspiracies[held].id;
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
function obstacleToTriggerUnprepared(s: State, seat: SeatId, held: number): Obstacle | null {
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
    .map((conspiracy) => ({ ...bare('prepare', 'prepared'), object: s.catalog.conspiracies[conspiracy].id }));
}

/** */
function withoutSupply(s: State, seat: SeatId): ImpossibleView[] {
  return agoraOf(s).players[seat].supply === 0 ? [bare('place', 'noCube')] : [];
}

/** */
function senatorsOfFarRow(s: State): ImpossibleView[] {
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
