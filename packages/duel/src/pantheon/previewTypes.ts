/** What a preview counts of a seat with Pantheon only. */
export type PantheonFactName = 'mythologyTokens' | 'offeringTokens' | 'divinities' | 'coinsApart';

/** What changes in the Pantheon. */
export interface PantheonPreview {
  /** Tokens of the structure that the seat takes. */
  readonly tokens: readonly string[];
}
