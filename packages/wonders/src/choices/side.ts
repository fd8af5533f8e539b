import type { Move, SeatId } from '@pharos/core';
import { PRINTED_SIDES } from '../catalog.ts';
import { takeSide } from '../city.ts';
import { moveOrNull, moveSubject, SIDE, writeList } from '../moves.ts';
import { nounAfter } from '../notation.ts';
import { boardOf, NONE, type Action, type ChoiceKind, type State } from '../state.ts';
import { CHOOSE_SIDE } from '../tasks.ts';
import { beginPlay } from '../turns.ts';

const PRINTED = Array.from({ length: PRINTED_SIDES }, (_, side) => side);

/** [W-4] Which side of the own board, where none is fixed. */
export const choosingSide: ChoiceKind = {
  kind: CHOOSE_SIDE,
  name: 'chooseSide',
  isShared: true,
  offers: () => true,
  moves: (s, _, seat, out) => sideMoves(s, seat, out),
  alone(s, city, move) {
    takeSide(s, s.cities[city], moveSubject(move));
    return 0;
  },
  settled: takeSides,
};

function sideMoves(s: State, seat: SeatId, out: Move[]): number {
  return s.cities[seat].side >= 0 ? 0 : writeList(out, SIDE, PRINTED);
}

function takeSides(s: State): void {
  for (let index = 0; index < s.cities.length; index++) {
    const city = s.cities[index];
    if (city.side === NONE) takeSide(s, city, moveSubject(s.staged[index]));
    s.staged[index] = NONE;
  }
  if (s.emit !== null) {
    const sides = s.cities.map((city) => boardOf(s, city).sides[city.side].id);
    s.emit({ type: 'sidesRevealed', sides, reveals: true });
  }
  beginPlay(s);
}

export const side: Action = {
  kind: SIDE,
  name: 'side',
  apply: (s, seat, move) => takeSide(s, s.cities[seat], moveSubject(move)),
  format: (s, move) => `side ${s.catalog.boards[0].sides[moveSubject(move)].id}`,
  parse(s, text) {
    const id = nounAfter(text, 'side');
    return moveOrNull(
      SIDE,
      s.catalog.boards[0].sides.findIndex((one) => one.id === id),
    );
  },
  subject: (s, city, move) => boardOf(s, s.cities[city]).sides[moveSubject(move)].id,
};
