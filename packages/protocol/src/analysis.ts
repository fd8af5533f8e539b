import { z } from 'zod';

/** What the server finds out about finished games, besides what browsers do themselves. */

/** How thoroughly the server looks at a game: as usual, or with four times the iterations. */
export const STORED_DEPTHS = ['standard', 'deep'] as const;

export const storedDepth = z.enum(STORED_DEPTHS);

export type StoredDepth = z.infer<typeof storedDepth>;

/** Asks the server to look at a game. */
export const analysisWish = z.object({ depth: storedDepth });

export type AnalysisWish = z.infer<typeof analysisWish>;

/** What is stored of a game, and what is still being found out. */
export interface TableAnalyses {
  /** What may be asked for; nothing where the server analyses no games. */
  readonly offered: readonly StoredDepth[];
  readonly stored: readonly {
    readonly depth: StoredDepth;
    /** The version of the engine. Results of different ones are not compared. */
    readonly engine: number;
    readonly at: number;
  }[];
  readonly waiting: readonly {
    readonly depth: StoredDepth;
    readonly done: number;
    /** Choices to look at; null before it begins. */
    readonly all: number | null;
    /** How many games are looked at before this one. */
    readonly ahead: number;
  }[];
}
