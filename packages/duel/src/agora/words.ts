/** The words of Agora, in the order the engine numbers them. */
export const SECTIONS = ['left', 'middle', 'right'] as const;

/** Powers of its Progress tokens and Decrees. */
export const AGORA_ABILITIES = [
  'corruption',
  'organizedCrime',
  'incomeBlue',
  'incomeGreen',
  'incomeYellow',
  'incomeRed',
  'incomeWonder',
  'ignoreYellow',
  'ignoreRed',
  'ignoreGreen',
  'wonderDiscount',
  'shield',
  'tradeRaw',
  'tradeManufactured',
  'oratory',
  'discardBonus',
  'sharedChains',
  'conspiratorTurn',
] as const;

export type SectionName = (typeof SECTIONS)[number];
export type AgoraAbility = (typeof AGORA_ABILITIES)[number];

/** The effects of Agora; each has an entry in effects.ts. */
export type AgoraEffectSpec =
  /** Senate actions, placing in this section. */
  | { readonly type: 'senateActions'; readonly section: SectionName }
  /** Place a cube, or conspire. */
  | { readonly type: 'conspirator' }
  /** Draw two Conspiracies, keep one. */
  | { readonly type: 'conspire' }
  /** A cube into any Chamber. */
  | { readonly type: 'placeCube' }
  /** An opposing cube back to the supply. */
  | { readonly type: 'removeCube' }
  /** If wanted, an own cube to an adjacent Chamber. */
  | { readonly type: 'moveCube' }
  /** If wanted, trigger an own Conspiracy that is not prepared. */
  | { readonly type: 'triggerUnprepared' }
  /** Half of the opponent's coins, rounded up. */
  | { readonly type: 'takeHalfCoins' }
  /** Put a Progress token out of use. */
  | { readonly type: 'lockToken' }
  /** Build a Building of the far row for free. */
  | { readonly type: 'buildFarRow' }
  /** Build one of the cards removed during set-up for free. */
  | { readonly type: 'buildRemoved' }
  /** Take a Progress token of the box. */
  | { readonly type: 'takeBoxToken' }
  /** Put one or two accessible cards on the discard pile. */
  | { readonly type: 'dropCards' }
  /** Coins for each own cube in the Senate; the opponent loses one for each of theirs. */
  | { readonly type: 'coinsPerCube' }
  | { readonly type: 'opponentLosesPerCube' }
  /** Exchange a blue card for a blue one, or a green card for a green one. */
  | { readonly type: 'swapCards' }
  | { readonly type: 'moveDecree' }
  /** A built Wonder of the opponent leaves the game. */
  | { readonly type: 'sabotage' };

/** Why something of Agora cannot be done. */
export type AgoraObstacle =
  /** A Senator is no Building. */
  | 'senator'
  /** This turn has had its Conspiracy. */
  | 'oncePerTurn'
  /** The Conspiracy is not prepared, or already is. */
  | 'notPrepared'
  | 'prepared'
  /** No step of the Conspiracy could do anything now. */
  | 'noEffect'
  /** There is no own Conspiracy for it. */
  | 'noConspiracy'
  /** There is no cube for it. */
  | 'noCube'
  /** The Conspiracy deck is empty. */
  | 'emptyDeck';
