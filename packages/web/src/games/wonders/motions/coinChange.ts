/** Coins that come to a city or go from it. */
export interface CoinChange {
  readonly city: number;
  readonly count: number;
  /** With the payments of the turn. */
  readonly isPaid?: boolean;
  /** The phase in which they are lost, after all else. */
  readonly lostIn?: string;
}

/** Coins for somebody; null for the bank. */
export interface Paid {
  readonly to: number | null;
  readonly count: number;
}
