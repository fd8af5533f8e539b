import type { Move, SeatId } from '@pharos/core';
import type { State, WondersPreview } from '@pharos/wonders';
import type { FeatureVector } from '../model/featureVector.ts';
import type { WeightsFile } from '../model/weights.ts';
import type { Fact } from '../search/reasons.ts';

/** What bots have to know of an expansion. */
export interface BotExpansion {
  /** The id of its pack. */
  readonly id: string;
  /** What its part of a position is worth to a seat, in points; `left` is the share of the game still to come. */
  evaluate(s: State, seat: SeatId, left: number): number;
  /** Coins that a move pays besides those for the bank and both neighbours. */
  furtherCoins(move: Move): number;
  /** Which stage a move builds, from the left; −1 for the next one. */
  printedStage(move: Move): number;
  /** What there is to say about a seat, and about a move that the expansion has or adds something to. */
  describeSeat(s: State, seat: SeatId, vector: FeatureVector): void;
  describeMove(s: State, seat: SeatId, move: Move, vector: FeatureVector): void;
  /** What a preview says that speaks for a move, of its own. */
  hintFacts(preview: WondersPreview, seat: SeatId): readonly Fact[];
  /** What training has found out about games with it. */
  readonly weights: WeightsFile;
}
