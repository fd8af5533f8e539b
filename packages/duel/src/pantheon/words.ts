/** The words of Pantheon, in the order the engine numbers them. */
export const MYTHOLOGIES = ['mesopotamian', 'phoenician', 'greek', 'egyptian', 'roman'] as const;

/** Powers of its Wonder and its Progress tokens. */
export const PANTHEON_ABILITIES = ['sanctuary', 'poliorcetics', 'engineering'] as const;

export type MythologyName = (typeof MYTHOLOGIES)[number];
export type PantheonAbility = (typeof PANTHEON_ABILITIES)[number];

/** The effects of Pantheon; each has an entry in effects.ts. */
export type PantheonEffectSpec =
  /** The price of an activation drops once by so much. */
  | { readonly type: 'offering'; readonly count: number }
  /** Points at the end, more for each Grand Temple if there are several. */
  | { readonly type: 'grandTemple' }
  /** Points at the end for each Mythology and Offering token. */
  | { readonly type: 'pointsPerSacredToken'; readonly count: number }
  /** Coins on the card, to pay with, each worth a point at the end. */
  | { readonly type: 'coinsApart'; readonly count: number }
  /** Take one of the two Progress tokens on the card. */
  | { readonly type: 'takeEnkiToken' }
  /** Count the symbol of a green card of the opponent. */
  | { readonly type: 'snake' }
  /** Put any card of the structure on the discard pile. */
  | { readonly type: 'discardAnyCard' }
  /** Put the card under a built Wonder on the discard pile. */
  | { readonly type: 'unbuildWonder' }
  /** Build an own Wonder for free with a card of the discard pile. */
  | { readonly type: 'buildWonderFromDiscard' }
  /** Put the Minerva pawn on the track. */
  | { readonly type: 'placeMinerva' }
  /** Take a military token off the track, without effect or with it. */
  | { readonly type: 'discardMilitaryToken' }
  | { readonly type: 'applyMilitaryToken' }
  /** Activate the top card of any deck for free. */
  | { readonly type: 'openGate' }
  /** Activate any card of a deck for free. */
  | { readonly type: 'searchDeck' };

/** Why something of Pantheon cannot be done. */
export type PantheonObstacle =
  /** The Pantheon is closed in Age I [P-11]. */
  | 'pantheonClosed'
  /** There is nothing behind the Gate. */
  | 'emptyDecks';
