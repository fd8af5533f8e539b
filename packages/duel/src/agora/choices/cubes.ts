import { NO_PIECE } from '../../choice.ts';
import { writtenInTurn } from '../../choices/oneOf.ts';
import type { MoveChoice, PlaceChoice, RemoveChoice } from '../choiceTypes.ts';
import type { Move, SeatId } from '@pharos/core';
import { moveObject, moveOrNull, moveSubject, packMove } from '../../moves.ts';
import { nounAfter, nounsAround } from '../../notation.ts';
import { opponentOf, type Action, type ChoiceKind, type State } from '../../state.ts';
import { taskSeat } from '../../tasks.ts';
import { MOVE, PLACE, REMOVE } from '../moves.ts';
import { chamberName, chamberOf } from '../notation.ts';
import { cubesInSenate, moveCube, placeCube, removeCube } from '../senate.ts';
import { agoraOf, CHAMBERS } from '../state.ts';
import { MOVE_CUBE, PLACE_CUBE, REMOVE_CUBE } from '../tasks.ts';
import { writePass } from './pass.ts';
import { leaveRestOfSenate } from './restOfSenate.ts';

/** A cube into any Chamber. */
export const placingCube: ChoiceKind = {
  kind: PLACE_CUBE,
  name: 'placeCube',
  among: 'chamber',
  offers: (s, choice) => agoraOf(s).players[taskSeat(choice)].supply > 0,
  moves: (s, choice, out) => writePlaces(s, taskSeat(choice), out, 0, CHAMBERS),
  written: writtenInTurn(PLACE_CUBE),
};

/** An opposing cube out of the Senate. */
export const removingCube: ChoiceKind = {
  kind: REMOVE_CUBE,
  name: 'removeCube',
  among: 'chamber',
  offers: (s, choice) => cubesInSenate(agoraOf(s), opponentOf(taskSeat(choice))) > 0,
  moves: (s, choice, out) => writeRemovals(s, opponentOf(taskSeat(choice)), out),
  written: writtenInTurn(REMOVE_CUBE),
};

/** If wanted, an own cube to an adjacent Chamber. */
export const movingCube: ChoiceKind = {
  kind: MOVE_CUBE,
  name: 'moveCube',
  among: 'chamber',
  offers: (s, choice) => cubesInSenate(agoraOf(s), taskSeat(choice)) > 0,
  moves: (s, choice, out) => writePass(out, writeCubeMoves(s, taskSeat(choice), out, 0)),
  written: writtenInTurn(MOVE_CUBE),
};

/** A move that names one Chamber. */
function namingChamber(kind: number, verb: string): Pick<Action, 'format' | 'parse'> {
  return {
    format: (_, packed) => `${verb} ${chamberName(moveSubject(packed))}`,
    parse: (_, words) => moveOrNull(kind, chamberOf(nounAfter(words, verb))),
  };
}

export const place: Action<PlaceChoice> = {
  kind: PLACE,
  name: 'place',
  apply(s, seat, move, made) {
    leaveRestOfSenate(s, made);
    placeCube(s, seat, moveSubject(move));
  },
  ...namingChamber(PLACE, 'place'),
  describe: (_s, _seat, packed) => ({ ...NO_PIECE, to: moveSubject(packed) + 1 }),
};

export const remove: Action<RemoveChoice> = {
  kind: REMOVE,
  name: 'remove',
  apply: (s, seat, move) => removeCube(s, seat, moveSubject(move)),
  ...namingChamber(REMOVE, 'remove'),
  describe: (_s, _seat, packed) => ({ ...NO_PIECE, from: moveSubject(packed) + 1 }),
};

export const move: Action<MoveChoice> = {
  kind: MOVE,
  name: 'move',
  apply(s, seat, packed, made) {
    leaveRestOfSenate(s, made);
    moveCube(s, seat, moveSubject(packed), moveObject(packed));
  },
  format: (_, packed) => `move ${chamberName(moveSubject(packed))} to ${chamberName(moveObject(packed))}`,
  describe: (_s, _seat, packed) => ({ ...NO_PIECE, from: moveSubject(packed) + 1, to: moveObject(packed) + 1 }),
  parse(_, words) {
    const [from, to] = nounsAround(words, 'move', 'to') ?? [null, null];
    return moveOrNull(MOVE, chamberOf(from), chamberOf(to));
  },
};

export function writePlaces(s: State, seat: SeatId, out: Move[], from: number, to: number): number {
  if (agoraOf(s).players[seat].supply === 0) return 0;
  for (let chamber = from; chamber < to; chamber++) out[chamber - from] = packMove(PLACE, chamber);
  return to - from;
}

/** Every own cube can go to the Chamber on its left or right. */
export function writeCubeMoves(s: State, seat: SeatId, out: Move[], from: number): number {
  const { cubes } = agoraOf(s).players[seat];
  let count = from;
  for (let chamber = 0; chamber < CHAMBERS; chamber++) {
    if (cubes[chamber] === 0) continue;
    if (chamber > 0) out[count++] = packMove(MOVE, chamber, chamber - 1);
    if (chamber < CHAMBERS - 1) out[count++] = packMove(MOVE, chamber, chamber + 1);
  }
  return count;
}

function writeRemovals(s: State, owner: SeatId, out: Move[]): number {
  const { cubes } = agoraOf(s).players[owner];
  let count = 0;
  for (let chamber = 0; chamber < CHAMBERS; chamber++) if (cubes[chamber] > 0) out[count++] = packMove(REMOVE, chamber);
  return count;
}
