/** The words of the game, in the order the engine numbers them. */
export const RESOURCES = ['wood', 'clay', 'stone', 'glass', 'papyrus'] as const;
export const COLOURS = ['brown', 'grey', 'blue', 'green', 'yellow', 'red', 'purple'] as const;
export const DECKS = ['age1', 'age2', 'age3', 'guild', 'senator'] as const;
export const SECTIONS = ['left', 'middle', 'right'] as const;
export const SCIENCE_SYMBOLS = ['wheel', 'mortar', 'quill', 'pendulum', 'sundial', 'armillary', 'law'] as const;
export const CHAIN_SYMBOLS = [
  'horseshoe',
  'sword',
  'tower',
  'target',
  'helmet',
  'book',
  'gear',
  'lyre',
  'lamp',
  'mask',
  'column',
  'moon',
  'sun',
  'drop',
  'pediment',
  'amphora',
  'barrel',
] as const;

/** Powers that only one piece has; each is tested at the one rule it changes. */
export const ABILITIES = [
  'architecture',
  'masonry',
  'economy',
  'strategy',
  'theology',
  'urbanism',
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

export type ResourceName = (typeof RESOURCES)[number];
export type ColourName = (typeof COLOURS)[number];
export type DeckName = (typeof DECKS)[number];
export type ScienceSymbolName = (typeof SCIENCE_SYMBOLS)[number];
export type ChainSymbolName = (typeof CHAIN_SYMBOLS)[number];
export type AbilityName = (typeof ABILITIES)[number];
export type SectionName = (typeof SECTIONS)[number];

/**
 * Where a value comes from: `printed` in a rulebook; `crossChecked` between independent transcriptions of the printed
 * pieces that agree; `reconstructed` by us because no source shows it.
 */
export type Provenance = 'printed' | 'crossChecked' | 'reconstructed';

export type EffectSpec =
  /** Units for every construction; on a brown or grey card they also raise the opponent's price. */
  | { readonly type: 'produce'; readonly resource: ResourceName; readonly count: number }
  /** One unit of either kind of resource for each construction, chosen anew each time. */
  | { readonly type: 'produceAny'; readonly kind: 'raw' | 'manufactured' }
  /** These resources cost 1 coin a unit, whatever the opponent produces. */
  | { readonly type: 'fixedPrice'; readonly resources: readonly ResourceName[] }
  | { readonly type: 'points'; readonly count: number }
  | { readonly type: 'coins'; readonly count: number }
  | { readonly type: 'shields'; readonly count: number }
  | { readonly type: 'science'; readonly symbol: ScienceSymbolName }
  /** Coins for each card of a colour in the own city, once. */
  | { readonly type: 'coinsPerCard'; readonly colour: ColourName; readonly count: number }
  /** Coins for each own built Wonder, once. */
  | { readonly type: 'coinsPerWonder'; readonly count: number }
  /** Coins now and points at the end for each card of these colours in the city that has more of them. */
  | { readonly type: 'guildOfCards'; readonly colours: readonly ColourName[] }
  /** Points at the end for each Wonder in the city that has more. */
  | { readonly type: 'guildOfWonders'; readonly points: number }
  /** A point at the end for each full 3 coins in the richer city. */
  | { readonly type: 'guildOfCoins' }
  | { readonly type: 'pointsPerToken'; readonly count: number }
  | { readonly type: 'extraTurn' }
  | { readonly type: 'opponentLosesCoins'; readonly count: number }
  /** Put a card of this colour from the opponent's city on the discard pile. */
  | { readonly type: 'destroy'; readonly colour: ColourName }
  /** Build a card of the discard pile for free. */
  | { readonly type: 'revive' }
  /** Draw Progress tokens from the box and keep one. */
  | { readonly type: 'drawTokens'; readonly count: number }
  | { readonly type: 'ability'; readonly ability: AbilityName }
  | AgoraEffectSpec;

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
  | { readonly type: 'takeWonder' }
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
  /** Take a brown or grey card of the opponent. */
  | { readonly type: 'takeCard' }
  /** Exchange a blue card for a blue one, or a green card for a green one. */
  | { readonly type: 'swapCards' }
  | { readonly type: 'moveDecree' }
  /** A built Wonder of the opponent leaves the game. */
  | { readonly type: 'sabotage' };

export type CostSpec = { readonly coins?: number } & { readonly [resource in ResourceName]?: number };

export interface CardSpec {
  readonly id: string;
  readonly deck: DeckName;
  /** Senators have none. */
  readonly colour?: ColourName;
  readonly cost?: CostSpec;
  /** The chain symbol that makes the card free. */
  readonly freeWith?: ChainSymbolName;
  /** The chain symbol the card shows for later ones. */
  readonly gives?: ChainSymbolName;
  readonly effects: readonly EffectSpec[];
  readonly provenance?: Provenance;
}

export interface WonderSpec {
  readonly id: string;
  readonly cost: CostSpec;
  /** What happens at once when the Wonder is picked in the draft. */
  readonly onPick?: readonly EffectSpec[];
  readonly effects: readonly EffectSpec[];
  readonly provenance?: Provenance;
}

/** A Progress token, a Decree or a Conspiracy: nothing but its effects. */
export interface TokenSpec {
  readonly id: string;
  readonly effects: readonly EffectSpec[];
  readonly provenance?: Provenance;
}

/** A structure: for each row, from the far end, the columns of its cards in half-card steps. */
export type LayoutSpec = readonly (readonly number[])[];

export interface PackSpec {
  readonly id: string;
  /** Holds for every entry that does not say otherwise. */
  readonly provenance: Provenance;
  readonly cards: readonly CardSpec[];
  readonly wonders: readonly WonderSpec[];
  readonly tokens: readonly TokenSpec[];
  readonly decrees: readonly TokenSpec[];
  readonly conspiracies: readonly TokenSpec[];
  /** The structures of Ages I, II and III. */
  readonly layouts: readonly [LayoutSpec, LayoutSpec, LayoutSpec];
  /** Wonders of the beginner set-up, for the first and the second player; only the base pack has them. */
  readonly beginnerWonders: readonly (readonly string[])[];
}
