import type { SeatId } from '@pharos/core';
import { piece } from '../choice.ts';
import type { Piece } from '../catalog.ts';
import { moveOrNull, moveSubject } from '../moves.ts';
import { cardIn, indexOf, nounAfter, slotOf } from '../notation.ts';
import { opponentOf, type Action, type State } from '../state.ts';

/** How moves of a verb and a piece are written, described and read: `take theology`. Their subject is its number. */
export function namingPiece(
  kind: number,
  verb: string,
  pieces: (s: State) => readonly Piece[],
): Pick<Action, 'describe' | 'format' | 'parse'> {
  return {
    format: (s, move) => `${verb} ${pieces(s)[moveSubject(move)].id}`,
    describe: (s, _, move) => piece(pieces(s)[moveSubject(move)].id),
    parse: (s, words) => moveOrNull(kind, indexOf(pieces(s), nounAfter(words, verb))),
  };
}

/** What a move does that names a piece of the opponent. */
export function toOpponent(act: (s: State, seat: SeatId, owner: SeatId, piece: number) => void): Action['apply'] {
  return (s, seat, move) => act(s, seat, opponentOf(seat), moveSubject(move));
}

/** How moves of a verb and a card of the structure are written and read: `discard altar`. Their subject is its slot. */
export function namingSlot(kind: number, verb: string): Pick<Action, 'format' | 'parse'> {
  return {
    format: (s, move) => `${verb} ${cardIn(s, moveSubject(move))}`,
    parse: (s, words) => moveOrNull(kind, slotOf(s, nounAfter(words, verb))),
  };
}
