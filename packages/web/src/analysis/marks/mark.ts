/** A move that is shown on the table, and what it is there for. */
export interface MoveMark {
  readonly kind: 'better' | 'played';
  readonly move: string;
}

/** Where a move is on a table: the piece it is made with, and where that goes. Of several places the first in sight counts. */
export interface MarkedPlaces {
  readonly kind: MoveMark['kind'];
  readonly from: readonly string[];
  readonly to: readonly string[];
  /** What the arrow stops at, so that it covers nothing there; its way leads to the place. */
  readonly edge?: string;
}
