import type { BeforeAfter } from '../preview/beforeAfter.ts';

/** What the next step of a ship brings its owner. */
export interface StepView {
  readonly fleet: string;
  /** The space it reaches, 1 … 6. */
  readonly space: number;
  /** Coins in this turn, of the space and for the move itself [AR-51, AR-165]. */
  readonly coins: number;
  /** By how much the naval strength, the commerce level and the points at the end grow [AR-48, AR-50, AR-117]. */
  readonly strength: number;
  readonly level: number;
  readonly points: number;
  /** The tax it levies on others [AR-57]. */
  readonly tax: number;
  /** Islands to explore: their level, and how many cards there are to choose from if nobody else explores it [AR-75]. */
  readonly islands: { readonly level: number; readonly count: number } | null;
}

/** What a seat will be asked because of a choice. */
export type ArmadaFollowUp =
  /** So many different ships of these fleets move without paying. */
  | { readonly task: 'moveShips'; readonly count: number; readonly fleets: readonly string[] }
  /** Islands of a level to choose from: so many if nobody else explores it [AR-75, AR-76]; in the next turn if it comes too late. */
  | { readonly task: 'explore'; readonly level: number; readonly count: number; readonly nextTurn: boolean };

/** What Armada adds to a preview. */
export interface NavalPreview {
  /** The ship that moves, with what its step brings; certain, but for how many share the islands. */
  readonly steps: readonly StepView[];
  /** The level of the island that is taken from the top of its deck, unseen [AR-83]; then no figure of the city is certain. */
  readonly island: number | null;
  /** The naval conflict of this Age as things stand; null where nothing changes in it. */
  readonly rank: RankPreview | null;
  /** Coins that cities would lose to taxes and pirates at the end of the turn, as things stand; only those that change. */
  readonly losses: readonly ({ readonly city: number } & BeforeAfter)[];
}

export interface RankPreview {
  readonly strength: BeforeAfter;
  /** From 1; who is equally strong shares it. Null for who stays out. */
  readonly place: BeforeAfter<number | null>;
  readonly token: BeforeAfter;
  /** By city. */
  readonly tokens: BeforeAfter<readonly number[]>;
  /** Nobody has anything to say any more before the fleets meet. */
  readonly certain: boolean;
}
