import type { Move, SeatId } from '@pharos/core';
import type { State, WondersPreview } from '@pharos/wonders';
import type { BotCharacter } from '../characters.ts';
import type { FeatureVector } from '../model/featureVector.ts';
import type { Leaning } from '../model/leaningGuide.ts';
import type { NetworkFile } from '../model/networkFile.ts';
import type { WeightsFile } from '../model/weights.ts';
import type { Fact } from '../search/reasons.ts';

/** What bots have to know of an expansion. */
export interface BotExpansion {
  /** The id of its pack. */
  readonly id: string;
  /** What its part of a position is worth to a seat, as everybody sees it, in points; `left` is the share of the game still to come. */
  evaluate(s: State, seat: SeatId, left: number): number;
  /** What is worth something besides that only the seat itself sees. */
  hiddenValue(s: State, seat: SeatId, left: number): number;
  /** A number for each round of choices it has outside of turns; 0 without. */
  round(s: State): number;
  /** The move of a list that changes least, where it is not the last; null if it has no say. */
  idleMove(moves: readonly Move[], count: number): Move | null;
  /** Coins that a move pays besides those for the bank and both neighbours. */
  furtherCoins(move: Move): number;
  /** Which stage a move builds, from the left; −1 for the next one. */
  printedStage(move: Move): number;
  /** The kind of move of the base game that does the same, for a move of its own; −1 if there is none. */
  baseKind(move: Move): number;
  /** What there is to say about a seat, and about a move that the expansion has or adds something to. */
  describeSeat(s: State, seat: SeatId, vector: FeatureVector): void;
  describeMove(s: State, seat: SeatId, move: Move, vector: FeatureVector): void;
  /** What a preview says that speaks for a move, of its own. */
  hintFacts(preview: WondersPreview, seat: SeatId): readonly Fact[];
  /** Characters of bots that only it has. */
  readonly characters?: Readonly<Partial<Record<BotCharacter, Leaning>>>;
  /** What training has found out about games with it, and with another one as well, by its id. */
  readonly weights: WeightsFile;
  readonly weightsWith?: Readonly<Record<string, WeightsFile>>;
  /** The network for games with it alone, if there is one. */
  readonly network?: NetworkFile;
}
