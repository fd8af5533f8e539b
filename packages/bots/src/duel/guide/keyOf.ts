import type { Move } from '@pharos/core';
import { moves, type State } from '@pharos/duel';
import { EXPANSIONS } from '../expansions.ts';

const { BUILD, BUILD_WONDER, DISCARD, moveKind, moveSubject } = moves;
const KINDS = 64;
const ABOVE_MOVES = 21;

/** Kinds of move that name a slot. */
const namesSlot = new Uint8Array(KINDS);
for (const kind of [BUILD, BUILD_WONDER, DISCARD, ...EXPANSIONS.flatMap(({ slotMoves }) => slotMoves)])
  namesSlot[kind] = 1;

/** What lies in a slot may have been turned up only on the way, and is another card in another guess. */
export function keyOf(s: State, move: Move): number {
  if (namesSlot[moveKind(move)] === 0) return move;
  return move | ((s.deal.decks[s.age - 1][moveSubject(move)] + 1) << ABOVE_MOVES);
}
