import { hasSeat, type Move, type SeatId } from '@pharos/core';
import { FLEETS } from '../../content/types.ts';
import { DECLINE, moveKind, moveOrNull, moveSubject, packMove } from '../../moves.ts';
import { nounAfter } from '../../notation.ts';
import { NONE, type Action, type ChoiceKind, type State } from '../../state.ts';
import { ADVANCE } from '../moves.ts';
import { barredMoves } from '../obstacles.ts';
import { COMPULSORY_MOVES } from '../options.ts';
import { canMove, fleetsOf, moveShip, movesLeft, packMoves } from '../ships.ts';
import { armadaOf, type ArmadaState } from '../state.ts';
import { SHIPS } from '../tasks.ts';
import { turnAtSea } from './turnAtSea.ts';

/** [AR-41] Which ship to move without paying: all at once, each for the first of their free moves. */
export const movingShips: ChoiceKind = {
  ...turnAtSea(SHIPS, 'moveShips', true),
  moves: (s, _, seat, out) => shipMoves(armadaOf(s), seat, out),
  alone(s, city, move) {
    makeFreeMove(s, city, move);
    return 0;
  },
  settled: moveShips,
  obstacles: (s, _, seat) => barredMoves(armadaOf(s), seat),
};

/** The ships a free move can be made with; the owner may decline [AR-149]. */
function shipMoves(armada: ArmadaState, seat: SeatId, out: Move[]): number {
  const harbour = armada.harbours[seat];
  if (harbour.moves.length === 0) return 0;
  const fleets = fleetsOf(harbour.moves[0]);
  let count = 0;
  for (let fleet = 0; fleet < FLEETS.length; fleet++) {
    if (hasSeat(fleets, fleet) && canMove(harbour, fleet)) out[count++] = packMove(ADVANCE, fleet);
  }
  if ((armada.rulings & COMPULSORY_MOVES) === 0) out[count++] = packMove(DECLINE, 0);
  return count;
}

function moveShips(s: State): void {
  for (const city of armadaOf(s).harbours.keys()) {
    const move = s.staged[city];
    if (move === NONE) continue;
    s.staged[city] = NONE;
    makeFreeMove(s, city, move);
  }
}

/** The first free move of a city is made, or passed up. */
function makeFreeMove(s: State, city: number, move: Move): void {
  const armada = armadaOf(s);
  const harbour = armada.harbours[city];
  const packed = harbour.moves.shift() ?? 0;
  if (moveKind(move) !== ADVANCE) {
    s.emit?.({ type: 'moveDeclined', city });
    return;
  }
  const fleet = moveSubject(move);
  moveShip(s, armada, city, fleet, 'free');
  // [AR-164, AR-170] Each ship once.
  if (movesLeft(packed) > 1) harbour.moves.unshift(packMoves(movesLeft(packed) - 1, fleetsOf(packed) & ~(1 << fleet)));
}

export const advance: Action = {
  kind: ADVANCE,
  name: 'advance',
  apply: (s, seat, move) => makeFreeMove(s, seat, move),
  format: (_, move) => `advance ${FLEETS[moveSubject(move)]}`,
  parse(_, text) {
    const name = nounAfter(text, 'advance');
    return moveOrNull(
      ADVANCE,
      FLEETS.findIndex((fleet) => fleet === name),
    );
  },
  subject: (_, __, move) => FLEETS[moveSubject(move)],
  details: (_, __, move) => ({ fleet: FLEETS[moveSubject(move)] }),
};
