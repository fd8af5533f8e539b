import type { AnalysedGame, Decision } from '@pharos/analysis';
import type { Save, SeatId } from '@pharos/core';
import type { AnalysisDepth } from '@pharos/analysis';

/** A whole game is analysed. */
export interface GameRequest {
  readonly kind: 'game';
  readonly save: Save;
  readonly depth: AnalysisDepth;
  /** What is known already: it is not looked at again. */
  readonly known: Unfinished;
}

/** A part of an analysis of a game. */
export interface Unfinished {
  /** Choices that were looked at, the first ones of so many. */
  readonly done: number;
  readonly all: number;
  readonly decisions: readonly Decision[];
}

/** All moves of a seat in one position are weighed, again and again with more iterations. */
export interface PositionRequest {
  readonly kind: 'position';
  readonly save: Save;
  readonly seat: SeatId;
  readonly rounds: readonly number[];
}

export type AnalysisRequest = GameRequest | PositionRequest;

/** A move with the chance of winning with it. */
export interface WeighedChoice {
  readonly move: string;
  readonly chance: number;
}

/** How far it is, with what is known by now. */
export interface GameReply {
  readonly kind: 'game';
  readonly done: number;
  readonly all: number;
  readonly analysed: AnalysedGame;
}

export interface PositionReply {
  readonly kind: 'position';
  readonly done: number;
  readonly all: number;
  /** The best first. */
  readonly moves: readonly WeighedChoice[];
}

export type AnalysisReply = GameReply | PositionReply | { readonly kind: 'failure'; readonly problem: string };
