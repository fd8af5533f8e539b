/** What expansions add to the science of a city at the end of the game; numbers of several add up. */
export interface ScienceTerms {
  /** So many symbols may be copied, of each kind no more than there are cards next door [C-40 … C-43]. */
  readonly copies?: number;
  readonly copyable?: readonly number[];
  /** One more of the kind there is most of, so many times [AR-120, L-52]; before those of free choice where a table says so. */
  readonly most?: number;
  readonly mostFirst?: boolean;
  /** So many symbols may become others [L-52]. */
  readonly changes?: number;
  /** Points for each set besides the usual ones [L-53]. */
  readonly setPoints?: number;
  /** So many symbols of free choice come from guilds, and none of them is worth more than `cap` [AR-116]. */
  readonly capped?: number;
  readonly cap?: number;
}
