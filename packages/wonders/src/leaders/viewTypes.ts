/** What Leaders adds to a city. */
export interface LeadersCityView {
  readonly city: number;
  /** Leaders that lie face up, in the order they were recruited. */
  readonly recruited: readonly string[];
  /** The leader of a neighbour that works here too [L-60]. */
  readonly copied: string | null;
  /** Leaders under the board of Abu Simbel, with their points [L-74]. */
  readonly buried: readonly { readonly leader: string; readonly points: number }[];
  /** Leaders that are not used yet; which, only the owner sees, and a partner. */
  readonly handCount: number;
  /** Coins that leaders cost it less; null where they cost nothing [L-35]. */
  readonly discount: number | null;
  /** Whether a black card may still be built for free in this Age; null without that power [L-36]. */
  readonly freeBlackLeft: boolean | null;
}

export interface LeadersView {
  readonly cities: readonly LeadersCityView[];
  /** The viewer's leaders that are not used yet; null for spectators. */
  readonly hand: readonly string[] | null;
  /** Those of the viewer's partner [AR-188]; null without one. */
  readonly partnerHand: readonly string[] | null;
  /** While leaders take the place of the hand: the viewer's cards of the Age, where those are dealt before [L-20]; else null. */
  readonly cards: readonly string[] | null;
  /** Leaders that were not dealt. */
  readonly boxCount: number;
  /** The draft that is going on: its round, from 1, and the leaders before the viewer and before a partner [AR-188]; null after it. */
  readonly draft: {
    readonly round: number;
    readonly offered: readonly string[] | null;
    readonly partnerOffered: readonly string[] | null;
  } | null;
}
