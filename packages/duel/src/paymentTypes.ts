import type { SeatId } from '@pharos/core';
import type { ChainSymbolName, ResourceName } from './content/words.ts';
import type { ExpansionTypes } from './expansionTypes.ts';

/** A part of the cost that a piece spares. */
export interface Discount {
  /** The token or other piece. */
  readonly by: string;
  readonly units: readonly ResourceName[];
  readonly coins: number;
}

/** What is bought for a construction: so many units at so many coins each, and why they cost that. */
export interface Purchase {
  readonly resource: ResourceName;
  readonly count: number;
  readonly each: number;
  /** Units the opponent's brown and grey cards produce, each of which raises the price by a coin [D-30]. */
  readonly raisedBy?: number;
  /** The card that fixes the price [D-32]. */
  readonly fixedBy?: string;
  /** The piece that lowers it by a coin. */
  readonly loweredBy?: string;
}

/** The chain symbol that makes a card free. */
export interface ChainLink {
  readonly symbol: ChainSymbolName | ExpansionTypes['chain'];
  /** The card or other piece that shows it, and who has it: it may be the opponent. */
  readonly card: string;
  readonly seat: SeatId;
}

/** A price in full: where every unit and coin of a cost comes from. What is empty is left out. */
export interface Payment {
  /** All coins to pay: the printed ones, and those for buying resources. */
  readonly coins: number;
  readonly bank: number;
  readonly trade: number;
  readonly buys: readonly Purchase[];
  /** Free through a chain symbol. */
  readonly chain: boolean;
  readonly affordable: boolean;
  /** Coins the player lacks; 0 if it is affordable. */
  readonly missing: number;
  /** Units of fixed production; which pieces give them stands in `producers` of the player. */
  readonly own?: readonly ResourceName[];
  /** Units of pieces that produce one of several resources [D-29], likewise. */
  readonly chosen?: readonly ResourceName[];
  readonly discounts?: readonly Discount[];
  readonly chainFrom?: ChainLink;
  /** The piece that allows a coin in place of the whole cost [P-35]. */
  readonly insteadBy?: string;
  /** What the opponent's Economy collects of it [D-38]. */
  readonly toOpponent?: number;
}
