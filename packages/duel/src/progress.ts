import type { SeatId } from '@pharos/core';
import { holdPiece } from './city.ts';
import { performAll } from './effects.ts';
import { playerAt, type State } from './state.ts';

/** Takes a Progress token from the board for a pair of symbols [D-69]. */
export function takeFromBoard(s: State, seat: SeatId, token: number): void {
  s.board &= ~(1 << token);
  gainToken(s, seat, token, 'board');
}

/** Keeps one of the tokens drawn from the box; the others go back [D-56]. */
export function keepFromBox(s: State, seat: SeatId, token: number): void {
  s.box.splice(s.box.indexOf(token), 1);
  gainToken(s, seat, token, 'box');
}

function gainToken(s: State, seat: SeatId, index: number, from: 'board' | 'box'): void {
  const token = s.catalog.tokens[index];
  playerAt(s, seat).tokens |= 1 << index;
  s.emit?.({ type: 'tokenTaken', seat, token: token.id, from });
  holdPiece(s, seat, token);
  performAll(s, seat, token.onGain);
}
