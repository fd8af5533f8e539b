import type { SeatId } from '@pharos/core';
import { loseCoins } from './coins.ts';
import { FIRST, MILITARY, opponentOf, type State } from './state.ts';
import { endGame } from './ending.ts';
import { CAPITAL } from './supremacy.ts';

/** The zones on each half: where they begin, and what they are worth at the end to the player who pushed so far [D-90]. */
const NEAR = { from: 1, points: 2 };
const INNER = { from: 3, points: 5 };
const OUTER = { from: 6, points: 10 };
const FARTHEST_FIRST = [OUTER, INNER, NEAR];

/** Military tokens: `side` profits when the pawn enters their zone on the other half [D-64]. */
export const MILITARY_TOKENS = [
  { id: 'first-inner', side: 0, at: INNER.from, coins: 2 },
  { id: 'first-outer', side: 0, at: OUTER.from, coins: 5 },
  { id: 'second-inner', side: 1, at: INNER.from, coins: 2 },
  { id: 'second-outer', side: 1, at: OUTER.from, coins: 5 },
] as const;

export const ALL_MILITARY_TOKENS = (1 << MILITARY_TOKENS.length) - 1;

/** How far the pawn stands on the half of the seat's opponent; negative on the own half. */
export function advanceOf(pawn: number, seat: SeatId): number {
  return seat === FIRST ? pawn : -pawn;
}

/**
 * Moves the pawn a space for each shield, with tokens and supremacy on every space [D-62, D-65, D-66]. In a retreat it is the
 * opponent who has lost a shield.
 */
export function advancePawn(s: State, seat: SeatId, shields: number, isRetreat = false): void {
  const step = seat === FIRST ? 1 : -1;
  const below = s.agenda.length;
  const { stopsPawn, pawnMoved } = s.rules;
  for (let left = shields; left > 0; left--) {
    if (stopsPawn?.(s, s.pawn + step)) return;
    s.pawn += step;
    s.emit?.({ type: 'pawnMoved', seat, to: s.pawn });
    for (let index = 0; index < pawnMoved.length; index++) pawnMoved[index](s, seat, isRetreat);
    const advance = advanceOf(s.pawn, seat);
    if (advance === CAPITAL) {
      endGame(s, MILITARY, seat);
      return;
    }
    if (advance === INNER.from) useToken(s, seat, 2 * seat, below);
    else if (advance === OUTER.from) useToken(s, seat, 2 * seat + 1, below);
  }
}

/** [D-64] A token works once, when the pawn enters its zone. `below` is where this movement found the agenda. */
export function useToken(s: State, mover: SeatId, index: number, below: number): void {
  const bit = 1 << index;
  if ((s.militaryTokens & bit) === 0) return;
  s.militaryTokens &= ~bit;
  if (s.rules.useMilitaryToken !== null) return s.rules.useMilitaryToken(s, mover, index, below);
  const { id, coins } = MILITARY_TOKENS[index];
  s.emit?.({ type: 'militaryTokenUsed', seat: mover, token: id });
  loseCoins(s, opponentOf(mover), coins, 'military');
}

/** [D-90] Points for the zone the pawn stands in, for the player it moved away from. */
export function militaryPoints(pawn: number, seat: SeatId): number {
  const advance = advanceOf(pawn, seat);
  for (const zone of FARTHEST_FIRST) if (advance >= zone.from) return zone.points;
  return 0;
}
