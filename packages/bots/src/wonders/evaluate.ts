import { firstSeat, type Move, type SeatId } from '@pharos/core';
import { wonders, type State } from '@pharos/wonders';
import type { Evaluate, PositionValue } from '../bot.ts';
import { cityValue } from './city.ts';
import { expansionsOf } from './expansions.ts';

const AGES = 3;

/** The evaluation of the greedy bot, in points. */
export const evaluateWonders: Evaluate<State> = evaluateTurns((s, seat) => positionValue(s, seat, shareLeft(s)));

/**
 * An evaluation by what positions between turns are worth. A choice of one seat among several shows its worth only when
 * the turn is played: the others are taken to sell a card, which changes least.
 */
export function evaluateTurns(valueOf: PositionValue<State>): Evaluate<State> {
  return (before, seat) => (after) => valueAfterTurn(valueOf, before, after, seat);
}

function valueAfterTurn(valueOf: PositionValue<State>, before: State, after: State, seat: SeatId): number {
  const played = wonders.clone(after);
  const moves: Move[] = [];
  while (isSameTurn(before, played)) {
    const acting = wonders.toAct(played);
    const mine = 1 << seat;
    if (acting === mine && played.staged[seat] < 0) return bestChoice(valueOf, before, played, seat);
    const next = firstSeat(acting === mine ? acting : acting & ~mine);
    wonders.apply(played, next, idleMove(played, moves, wonders.legalMoves(played, next, moves)));
  }
  return valueOf(played, seat);
}

/** The last move of a list sells a card or declines, unless an expansion knows better. */
function idleMove(s: State, moves: readonly Move[], count: number): Move {
  for (const expansion of expansionsOf(s)) {
    const move = expansion.idleMove(moves, count);
    if (move !== null) return move;
  }
  return moves[count - 1];
}

/** What a position is worth to a seat that knows its own hand, in points; `left` is the share of the game still to come. */
export function positionValue(s: State, seat: SeatId, left: number): number {
  return expansionsOf(s).reduce(
    (sum, expansion) => sum + expansion.evaluate(s, seat, left) + expansion.hiddenValue(s, seat, left),
    cityValue(s, seat, left),
  );
}

/** A further choice of this seat within the turn, such as a card of the discard pile, is made at its best. */
function bestChoice(valueOf: PositionValue<State>, before: State, s: State, seat: SeatId): number {
  const moves: Move[] = [];
  moves.length = wonders.legalMoves(s, seat, moves);
  let best = -Infinity;
  for (const move of moves) {
    const after = wonders.clone(s);
    wonders.apply(after, seat, move);
    best = Math.max(best, valueAfterTurn(valueOf, before, after, seat));
  }
  return best;
}

function isSameTurn(before: State, s: State): boolean {
  return wonders.toAct(s) !== 0 && s.age === before.age && s.turn === before.turn && roundOf(s) === roundOf(before);
}

/** Some expansions have rounds of choices outside of turns. */
function roundOf(s: State): number {
  return expansionsOf(s).reduce((sum, expansion) => sum + expansion.round(s), 0);
}

/** How much of the game is still to come: 1 before Age I, 0 after Age III. */
function shareLeft(s: State): number {
  if (wonders.toAct(s) === 0) return 0;
  if (s.age === 0) return 1;
  return 1 - ((s.age - 1) * s.turns + Math.max(1, s.turn) - 1) / (AGES * s.turns);
}
