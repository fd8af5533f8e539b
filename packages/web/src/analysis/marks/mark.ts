/** A move that is shown on the table, and what it is there for: `best` was played and lost nothing, `plain` was played and hardly lost. */
export interface MoveMark {
  readonly kind: 'better' | 'played' | 'best' | 'plain';
  readonly move: string;
}

/** What is done with a card or another piece, as a sign. */
export type DeedIcon = 'ch-hammer' | 'stage' | 'discard' | 'check';

/** Where a move is on a table: the piece it is made with, and where that goes. Of several places the first in sight counts. */
export interface MarkedPlaces {
  readonly kind: MoveMark['kind'];
  readonly icon: DeedIcon;
  readonly from: readonly string[];
  readonly to: readonly string[];
  /** What the arrow stops at, so that it covers nothing there; its way leads to the place. */
  readonly edge?: string;
  /** Whether prices stand at the foot of the piece, or the room below it is free; else its tag lies on its lower edge. */
  readonly foot?: 'prices' | 'free';
}

/** What a mark says. */
export const MARK_WORDS = {
  better: 'analysis.better',
  played: 'analysis.played',
  best: 'analysis.played',
  plain: 'analysis.played',
} as const;
