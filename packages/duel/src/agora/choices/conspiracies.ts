import { inStructure, piece } from '../../choice.ts';
import { namingPiece } from '../../choices/naming.ts';
import type { Move, SeatId } from '@pharos/core';
import { moveObject, moveOrNull, moveSubject, packMove, writeList } from '../../moves.ts';
import { cardIn, indexOf, nounsAround, slotOf } from '../../notation.ts';
import { performAll } from '../../perform.ts';
import type { Action, ChoiceKind, State } from '../../state.ts';
import { END_TURN, task, taskKind, taskSeat, taskSubject, TURN, type Task } from '../../tasks.ts';
import type { KeepConspiracyChoice, PrepareChoice } from '../choiceTypes.ts';
import { DECK_ENDS, isPrepared, isUnprepared, keepConspiracy, prepareConspiracy } from '../conspiracies.ts';
import { eachConspiracy, obstacleToTriggerUnprepared } from '../obstacles.ts';
import { canTrigger } from '../triggering.ts';
import { KEEP_CONSPIRACY, PREPARE, TRIGGER } from '../moves.ts';
import { agoraOf } from '../state.ts';
import { BEGAN_WITH_CONSPIRACY, CHOOSE_CONSPIRACY, TRIGGER_UNPREPARED } from '../tasks.ts';
import { emptyDecision } from '../view.ts';
import { writePass } from './pass.ts';

/** Which of the two Conspiracies drawn to keep, and where the other one goes. */
export const choosingConspiracy: ChoiceKind = {
  kind: CHOOSE_CONSPIRACY,
  name: 'chooseConspiracy',
  among: 'conspiracy',
  offers: () => true,
  moves(s, _, out) {
    let count = 0;
    for (const drawn of agoraOf(s).drawn) {
      for (const end of DECK_ENDS.keys()) out[count++] = packMove(KEEP_CONSPIRACY, drawn, end);
    }
    return count;
  },
  view(s, _, isOwn) {
    const { drawn } = agoraOf(s);
    const ids = isOwn ? drawn.map((conspiracy) => s.catalog.pieces.conspiracies[conspiracy].id) : null;
    return { agora: { ...emptyDecision(), conspiracies: { count: drawn.length, drawn: ids } } };
  },
};

export const keepAConspiracy: Action<KeepConspiracyChoice> = {
  kind: KEEP_CONSPIRACY,
  name: 'keepConspiracy',
  apply: (s, seat, move) => keepConspiracy(s, seat, moveSubject(move), DECK_ENDS[moveObject(move)]),
  format: (s, move) => `keep ${nameOf(s, moveSubject(move))} other ${DECK_ENDS[moveObject(move)]}`,
  describe: (s, _, move) => ({ ...piece(nameOf(s, moveSubject(move))), otherTo: DECK_ENDS[moveObject(move)] }),
  parse(s, words) {
    const [kept, other] = nounsAround(words, 'keep', 'other') ?? [null, null];
    const end = DECK_ENDS.findIndex((name) => name === other);
    return moveOrNull(KEEP_CONSPIRACY, indexOf(s.catalog.pieces.conspiracies, kept), end);
  },
};

/** At most one prepared Conspiracy can be triggered in a turn, at its start. */
export function writeTriggers(s: State, turn: Task, out: Move[], from: number): number {
  if (taskSubject(turn) === BEGAN_WITH_CONSPIRACY) return from;
  const agora = agoraOf(s);
  const seat = taskSeat(turn);
  let count = from;
  for (const conspiracy of agora.players[seat].conspiracies) {
    if (isPrepared(agora, conspiracy) && canTrigger(s, seat, conspiracy)) out[count++] = packMove(TRIGGER, conspiracy);
  }
  return count;
}

/** An accessible card can go under a Conspiracy. */
export function writePreparations(s: State, seat: SeatId, out: Move[], from: number): number {
  const agora = agoraOf(s);
  const { conspiracies } = agora.players[seat];
  let count = from;
  for (let index = 0; index < conspiracies.length; index++) {
    if (isUnprepared(agora, conspiracies[index])) out[count++] = packMove(PREPARE, 0, conspiracies[index]);
  }
  return count;
}

export const prepare: Action<PrepareChoice> = {
  kind: PREPARE,
  name: 'prepare',
  apply(s, seat, move) {
    s.agenda.push(task(END_TURN, seat));
    prepareConspiracy(s, seat, moveSubject(move), moveObject(move));
  },
  format: (s, move) => `prepare ${nameOf(s, moveObject(move))} with ${cardIn(s, moveSubject(move))}`,
  describe: (s, _, move) => ({
    ...inStructure(s, moveSubject(move)),
    object: nameOf(s, moveObject(move)),
    payment: null,
  }),
  parse(s, words) {
    const [conspiracy, card] = nounsAround(words, 'prepare', 'with') ?? [null, null];
    return moveOrNull(PREPARE, slotOf(s, card), indexOf(s.catalog.pieces.conspiracies, conspiracy));
  },
};

/** If wanted, which own Conspiracy Curia Iulia triggers. */
export const triggeringUnprepared: ChoiceKind = {
  kind: TRIGGER_UNPREPARED,
  name: 'triggerUnprepared',
  among: 'conspiracy',
  offers: (s, choice) => unpreparedToTrigger(s, taskSeat(choice)).length > 0,
  moves: (s, choice, out) => writePass(out, writeList(out, TRIGGER, unpreparedToTrigger(s, taskSeat(choice)))),
  obstacles(s, choice) {
    const seat = taskSeat(choice);
    return eachConspiracy(s, seat, (held) => obstacleToTriggerUnprepared(s, seat, held));
  },
};

/** None, if agreed so, in a turn that began with a Conspiracy. */
function unpreparedToTrigger(s: State, seat: SeatId): number[] {
  const agora = agoraOf(s);
  const isSecond = taskSubject(s.agenda[0]) === BEGAN_WITH_CONSPIRACY;
  if (s.options.curiaIulia === 'oneInATurn' && isSecond) return [];
  return agora.players[seat].conspiracies.filter((held) => isUnprepared(agora, held) && canTrigger(s, seat, held));
}

/** A Conspiracy is turned face up; its steps follow in order, and then the rest of the turn. */
export const trigger: Action = {
  kind: TRIGGER,
  name: 'trigger',
  apply(s, seat, move, made) {
    if (taskKind(made) === TURN) s.agenda.push(task(TURN, seat, BEGAN_WITH_CONSPIRACY));
    const conspiracy = moveSubject(move);
    agoraOf(s).triggered |= 1 << conspiracy;
    const { id, onGain } = s.catalog.pieces.conspiracies[conspiracy];
    s.emit?.({ type: 'conspiracyTriggered', seat, conspiracy: id, reveals: true });
    performAll(s, seat, onGain);
  },
  ...namingPiece(TRIGGER, 'trigger', (s) => s.catalog.pieces.conspiracies),
};

function nameOf(s: State, conspiracy: number): string {
  return s.catalog.pieces.conspiracies[conspiracy].id;
}
