import type { Move, SeatId } from '@pharos/core';
import type { ChoiceView, DuelPreview, State } from '@pharos/duel';
import type { FeatureVector } from '../model/featureVector.ts';
import type { LevelSteps } from '../levels.ts';
import type { Leaning } from '../model/leaningGuide.ts';
import type { NetworkFile } from '../model/networkFile.ts';
import type { WeightsFile } from '../model/weights.ts';
import type { Fact } from '../search/reasons.ts';

/** A choice that follows a move in the same turn. */
export interface FurtherChoice {
  readonly choice: ChoiceView;
  readonly preview: DuelPreview;
}

/** What bots have to know of an expansion. */
export interface BotExpansion {
  /** The id of its pack. */
  readonly id: string;
  /** What its effects are worth on a Wonder, in points, where it is not what others are. */
  readonly effectWorth: Readonly<Partial<Record<string, number>>>;
  /** What its part of a position is worth to a seat, in points; `left` is the share of the game still to come. */
  evaluate(before: State, seat: SeatId): (after: State, left: number) => number;
  /** Whether a seat could win by it in its next turn, as far as the known open cards go. */
  winsNextTurn(s: State, seat: SeatId, known: number): boolean;
  /** Whether a choice belongs to the move before it. */
  isFollowUp(kind: number): boolean;
  /** Its choices that may follow a move in the same turn and are made among what lies open. */
  readonly openChoices: readonly string[];
  /** What there is to say about a seat, and about a move that only this expansion has. */
  describeSeat(s: State, seat: SeatId, isOnTurn: boolean, vector: FeatureVector): void;
  describeMove(s: State, seat: SeatId, move: Move, vector: FeatureVector): void;
  /** What networks are told besides what is said about the seats. */
  describePosition(s: State, viewer: SeatId, vector: FeatureVector): void;
  /** Its kinds of move that name a slot of the structure. */
  readonly slotMoves: readonly number[];
  /** How a game can be won that could not be won so without it. */
  readonly ways: readonly string[];
  /** Players that overrate these ways, by name: what networks are trained against. */
  readonly leanings: Readonly<Record<string, Leaning>>;
  /** What a preview says that speaks for a move, of its own; `further` is what the same turn is expected to go on with. */
  hintFacts(preview: DuelPreview, seat: SeatId, further: readonly FurtherChoice[]): readonly Fact[];
  /** What training has found out about games with it. */
  readonly weights: WeightsFile;
  /** The same for games with another expansion as well, by its id. */
  readonly weightsWith?: Readonly<Record<string, WeightsFile>>;
  /** Where levels stand, if elsewhere than in the base game. */
  readonly steps?: Partial<LevelSteps>;
  /** The network for games with it alone, if there is one. */
  readonly network?: NetworkFile;
}
