import { NO_PIECE } from '../choice.ts';
import type { SeatId } from '@pharos/core';
import { holdPiece } from '../city.ts';
import { DECLINE, KEEP, moveSubject, packMove, TAKE, writeList, writeSet } from '../moves.ts';
import type { TokenPlace } from '../events.ts';
import { isOnly } from '../notation.ts';
import { performAll } from '../perform.ts';
import { playerAt, type Action, type ChoiceKind, type State } from '../state.ts';
import { DRAW_TOKEN, TAKE_TOKEN, taskKind, taskSubject, type Task } from '../tasks.ts';
import { namingPiece } from './naming.ts';
import { writtenInTurn } from './oneOf.ts';

/** Tokens the Great Library draws [D-56]. */
const LIBRARY_DRAW = 3;

/** [D-69] Which token of the board for a pair of symbols; it may be declined unless the players agreed otherwise. */
export const takingToken: ChoiceKind = {
  kind: TAKE_TOKEN,
  name: 'takeToken',
  among: 'token',
  offers: (s) => s.board !== 0,
  moves(s, _, out) {
    const count = writeSet(out, TAKE, s.board);
    if (s.options.pairToken === 'must') return count;
    out[count] = packMove(DECLINE, 0);
    return count + 1;
  },
  obstacles: (s) => (s.options.pairToken === 'must' ? [{ ...NO_PIECE, action: 'decline', obstacle: 'mandatory' }] : []),
  written: writtenInTurn(TAKE_TOKEN),
};

/** [D-56] Which of the tokens drawn from the box. */
export const drawingToken: ChoiceKind = {
  kind: DRAW_TOKEN,
  name: 'drawToken',
  among: 'token',
  offers: (s) => s.box.length > 0,
  moves: (s, drawing, out) => writeList(out, KEEP, drawnTokens(s, drawing)),
  view(s, drawing, isOwn) {
    const drawn = drawnTokens(s, drawing);
    return {
      drawn: { count: drawn.length, tokens: isOwn ? drawn.map((token) => s.catalog.tokens[token].id) : null },
    };
  },
  tokensSeen: taskSubject,
  written: writtenInTurn(DRAW_TOKEN, LIBRARY_DRAW),
};

/** The tokens drawn for a DRAW_TOKEN task. */
export function drawnTokens(s: State, drawing: Task): readonly number[] {
  return s.box.slice(0, taskSubject(drawing));
}

export const take: Action = {
  kind: TAKE,
  name: 'take',
  apply(s, seat, move) {
    s.board &= ~(1 << moveSubject(move));
    gainToken(s, seat, moveSubject(move), 'board');
  },
  ...namingPiece(TAKE, 'take', (s) => s.catalog.tokens),
};

export const decline: Action = {
  kind: DECLINE,
  name: 'decline',
  apply: (s, seat) => s.emit?.({ type: 'tokenDeclined', seat }),
  format: () => 'decline',
  describe: () => NO_PIECE,
  parse: (_, words) => (isOnly(words, 'decline') ? packMove(DECLINE, 0) : null),
};

/** One of the tokens of the box; the others stay there. */
export const keep: Action = {
  kind: KEEP,
  name: 'keep',
  apply(s, seat, move, made) {
    s.box.splice(s.box.indexOf(moveSubject(move)), 1);
    const left = taskKind(made) === DRAW_TOKEN ? Math.min(taskSubject(made) - 1, s.box.length) : 0;
    for (const follow of s.rules.tokensReturned) follow(s, left);
    gainToken(s, seat, moveSubject(move), 'box');
  },
  ...namingPiece(KEEP, 'keep', (s) => s.catalog.tokens),
};

export function gainToken(s: State, seat: SeatId, index: number, from: TokenPlace): void {
  const token = s.catalog.tokens[index];
  playerAt(s, seat).tokens |= 1 << index;
  s.emit?.({ type: 'tokenTaken', seat, token: token.id, from });
  holdPiece(s, seat, token);
  performAll(s, seat, token.onGain);
}
