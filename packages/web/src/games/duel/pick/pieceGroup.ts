/** Pieces that are offered together. */
export interface PieceGroup {
  /** Whose they are, or what they are for; empty if there is but one group. */
  readonly title: string;
  /** What they are: `card`, `wonder`, `token` or a kind of an expansion. */
  readonly look: string;
  readonly ids: readonly string[];
  readonly picked: string | null;
  /** Something else has to be taken up first. */
  readonly waits?: boolean;
  /** Those that are shown but cannot be taken up. */
  readonly isBarred?: (id: string) => boolean;
  readonly onPick: (id: string) => void;
}
