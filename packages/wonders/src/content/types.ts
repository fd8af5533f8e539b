/** The words of the game, in the order the engine numbers them. Raw materials come before manufactured goods. */
export const RESOURCES = ['wood', 'stone', 'ore', 'clay', 'glass', 'papyrus', 'textile'] as const;
export const COLOURS = ['brown', 'grey', 'blue', 'yellow', 'red', 'green', 'purple'] as const;
export const SCIENCE_SYMBOLS = ['compass', 'gear', 'tablet'] as const;
/** The kinds of resource: each has a price of its own at either neighbour. */
export const KINDS = ['raw', 'manufactured'] as const;

/** Powers of single wonder stages; each is tested at the one rule it changes. */
export const ABILITIES = [
  /** One hand card an Age is built for free [W-99]. */
  'freeOncePerAge',
  /** A card of a colour the city does not have yet is free [W-101]. */
  'freeFirstOfColour',
  /** The card of turn 1 is free [W-102]. */
  'freeFirstCard',
  /** The card of turn 6 is free [W-103]. */
  'freeLastCard',
  /** The seventh card of an Age is played, too [W-95, W-96]. */
  'seventhCard',
  /** One guild of a neighbour counts as one's own at the end [W-100]. */
  'copyGuild',
] as const;

export type ResourceName = (typeof RESOURCES)[number];
export type ColourName = (typeof COLOURS)[number];
export type ScienceSymbolName = (typeof SCIENCE_SYMBOLS)[number];
export type KindName = (typeof KINDS)[number];
export type AbilityName = (typeof ABILITIES)[number];

/** Whose things an effect counts, seen from the owner. */
export type Where = 'own' | 'neighbours' | 'all';

/**
 * Where a value comes from: `printed` in a rulebook; `crossChecked` between independent transcriptions of the printed
 * pieces that agree; `reconstructed` by us because no source shows it.
 */
export type Provenance = 'printed' | 'crossChecked' | 'reconstructed';

export type EffectSpec =
  /** Units anew in every turn; those of brown and grey cards are for sale as well [W-33, W-41]. */
  | { readonly type: 'produce'; readonly resource: ResourceName; readonly count: number }
  /** One unit of one of these in every turn [W-34]. */
  | { readonly type: 'produceOne'; readonly resources: readonly ResourceName[] }
  /** Resources of this kind cost 1 coin at these neighbours [W-48]. */
  | { readonly type: 'discount'; readonly kind: KindName; readonly from: readonly ('left' | 'right')[] }
  | { readonly type: 'points'; readonly count: number }
  | { readonly type: 'coins'; readonly count: number }
  | { readonly type: 'shields'; readonly count: number }
  | { readonly type: 'science'; readonly symbol: ScienceSymbolName }
  /** A science symbol that is fixed at the end of the game [W-77]. */
  | { readonly type: 'scienceAny' }
  /** Coins once, when built [W-36, W-37]. */
  | {
      readonly type: 'coinsPerCard';
      readonly colours: readonly ColourName[];
      readonly where: Where;
      readonly count: number;
    }
  | { readonly type: 'coinsPerStage'; readonly where: Where; readonly count: number }
  /** Points at the end of the game [W-78, W-81 … W-88]. */
  | {
      readonly type: 'pointsPerCard';
      readonly colours: readonly ColourName[];
      readonly where: Where;
      readonly count: number;
    }
  | { readonly type: 'pointsPerStage'; readonly where: Where; readonly count: number }
  | { readonly type: 'pointsPerDefeat'; readonly where: Where; readonly count: number }
  /** Points at the end if every stage of the own wonder is built [W-89]. */
  | { readonly type: 'pointsIfComplete'; readonly count: number }
  /** Build a card of the discard pile for free at the end of this turn [W-93]. */
  | { readonly type: 'revive' }
  | { readonly type: 'ability'; readonly ability: AbilityName };

export type CostSpec = { readonly coins?: number } & { readonly [resource in ResourceName]?: number };

export interface CardSpec {
  readonly id: string;
  /** Cards with the same name never stand in one city [W-22]; the id if left out. */
  readonly name?: string;
  readonly age: 1 | 2 | 3;
  readonly colour: ColourName;
  readonly cost?: CostSpec;
  /** Each of these cards makes this one free [W-50]. */
  readonly freeWith?: readonly string[];
  /** The least number of players for each copy [W-5]; a guild has one copy and is drawn instead [W-6]. */
  readonly copies: readonly number[];
  readonly effects: readonly EffectSpec[];
  readonly provenance?: Provenance;
}

export interface StageSpec {
  readonly cost: CostSpec;
  readonly effects: readonly EffectSpec[];
  readonly provenance?: Provenance;
}

export interface SideSpec {
  readonly id: string;
  readonly resource: ResourceName;
  readonly stages: readonly StageSpec[];
}

export interface BoardSpec {
  readonly id: string;
  readonly sides: readonly [SideSpec, SideSpec];
}

export interface PackSpec {
  readonly id: string;
  readonly edition: 1 | 2;
  /** Holds for every entry that does not say otherwise. */
  readonly provenance: Provenance;
  readonly cards: readonly CardSpec[];
  readonly boards: readonly BoardSpec[];
}
