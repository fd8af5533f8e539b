/** What is bought for a construction: so many units at so many coins each. */
export interface Purchase {
  readonly resource: string;
  readonly count: number;
  readonly each: number;
}

/** A price in full, for showing it in words. */
export interface Payment {
  /** All coins to pay. */
  readonly coins: number;
  /** The part spent on buying resources. */
  readonly trade: number;
  readonly buys: readonly Purchase[];
  /** Free through a chain symbol. */
  readonly chain: boolean;
  readonly affordable: boolean;
}
