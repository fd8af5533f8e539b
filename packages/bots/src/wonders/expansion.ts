import type { Move, SeatId } from '@pharos/core';
import type { State } from '@pharos/wonders';
import type { Notes } from '../knowledge/notes.ts';
import type { WeightsFile } from '../knowledge/weights.ts';

/** What bots have to know of an expansion. */
export interface BotExpansion {
  /** The id of its pack. */
  readonly id: string;
  /** What its part of a position is worth to a seat, in points; `left` is the share of the game still to come. */
  evaluate(s: State, seat: SeatId, left: number): number;
  /** What there is to say about a seat, and about a move that the expansion has or adds something to. */
  describeSeat(s: State, seat: SeatId, notes: Notes): void;
  describeMove(s: State, seat: SeatId, move: Move, notes: Notes): void;
  /** What it adds to moves of the base game: coins for players further away, and which stage, as printed; −1 for the next one. */
  furtherCoins(move: Move): number;
  printedStage(move: Move): number;
  /** What training has found out about games with it. */
  readonly weights: WeightsFile;
}
