/** What a piece of a pack does, by the moment at which its effects act. */
export interface ActingPiece<Effect> {
  /** In force as long as the piece is held or stands; folded into the counters of its owner. */
  readonly standing: readonly Effect[];
  /** Done once, when the piece is gained, in order. */
  readonly onGain: readonly Effect[];
  /** Coins counted over cities, once, after all else. */
  readonly income: readonly Effect[];
  /** Points that depend on the end of the game. */
  readonly scoring: readonly Effect[];
  /** Fixed points. */
  readonly points: number;
}
