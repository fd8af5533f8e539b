import { piece } from '../../choice.ts';
import { inOrder, seatBit, type SeatId } from '@pharos/core';
import { bitsOf, hasBit } from '../../bits.ts';
import { namingPiece } from '../../choices/naming.ts';
import { oneOf } from '../../choices/oneOf.ts';
import { refold } from '../../city.ts';
import { KEEP, moveSubject, writeList } from '../../moves.ts';
import { opponentOf, playerAt, type Action, type ChoiceKind, type State } from '../../state.ts';
import { taskSeat } from '../../tasks.ts';
import type { LockChoice } from '../choiceTypes.ts';
import { LOCK } from '../moves.ts';
import { agoraOf } from '../state.ts';
import { LOCK_TOKEN, TAKE_BOX_TOKEN } from '../tasks.ts';

/** Which token of the box; shown without their order, which nobody knows. */
export const takingBoxToken: ChoiceKind = {
  kind: TAKE_BOX_TOKEN,
  name: 'takeBoxToken',
  among: 'token',
  ...oneOf(KEEP, (s) => inOrder(s.box)),
};

/** Which token of the board, of the opponent or of the box to put out of use. */
export const lockingToken: ChoiceKind = {
  kind: LOCK_TOKEN,
  name: 'lockToken',
  among: 'token',
  offers: (s, choice) => (s.board | playerAt(s, opponentOf(taskSeat(choice))).tokens) !== 0 || s.box.length > 0,
  moves(s, choice, out) {
    const { tokens } = playerAt(s, opponentOf(taskSeat(choice)));
    return writeList(out, LOCK, [...bitsOf(s.board), ...bitsOf(tokens), ...inOrder(s.box)]);
  },
};

/** One from the box stays a secret. */
export const lock: Action<LockChoice> = {
  kind: LOCK,
  name: 'lock',
  apply(s, seat, move) {
    const token = moveSubject(move);
    const agora = agoraOf(s);
    const from = placeOf(s, token);
    agora.lockedToken = token;
    agora.isLockSecret = from === 'box';
    agora.lockKnownTo = seatBit(seat);
    takeAway(s, opponentOf(seat), token, from);
    s.emit?.({ type: 'tokenLocked', seat, token: s.catalog.tokens[token].id, from });
  },
  ...namingPiece(LOCK, 'lock', (s) => s.catalog.tokens),
  describe: (s, _, move) => ({ ...piece(s.catalog.tokens[moveSubject(move)].id), from: placeOf(s, moveSubject(move)) }),
};

function placeOf(s: State, token: number): LockChoice['from'] {
  if (s.box.includes(token)) return 'box';
  return hasBit(s.board, token) ? 'board' : 'opponent';
}

function takeAway(s: State, opponent: SeatId, token: number, from: LockChoice['from']): void {
  if (from === 'box') s.box.splice(s.box.indexOf(token), 1);
  else if (from === 'board') s.board &= ~(1 << token);
  else {
    playerAt(s, opponent).tokens &= ~(1 << token);
    refold(s, opponent);
  }
}
