import type { ExpansionTypes } from '../expansionTypes.ts';
import type { ABILITIES, ChainSymbolName, ColourName, DECKS, ResourceName, ScienceSymbolName } from './words.ts';

export * from './words.ts';

export type DeckName = (typeof DECKS)[number] | ExpansionTypes['deck'];
export type AbilityName = (typeof ABILITIES)[number] | ExpansionTypes['ability'];

/**
 * Where a value comes from: `printed` in a rulebook; `crossChecked` between independent transcriptions of the printed
 * pieces that agree; `reconstructed` by us because no source shows it.
 */
export type Provenance = 'printed' | 'crossChecked' | 'reconstructed';

/** The effects of the base game; each has an entry in effects/effects.ts. */
export type BaseEffectSpec =
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
  /** A chain symbol that is not on a card. */
  | { readonly type: 'chainSymbol'; readonly symbol: ChainSymbolName | ExpansionTypes['chain'] }
  /** Take a brown or grey card, or an unbuilt Wonder, of the opponent. */
  | { readonly type: 'takeCard' }
  | { readonly type: 'takeWonder' };

/** What every effect of a pack has. */
export interface AnyEffectSpec {
  readonly type: string;
}

export type EffectSpec = BaseEffectSpec | ExpansionTypes['effect'];

export type CostSpec = { readonly coins?: number } & { readonly [resource in ResourceName]?: number };

export interface CardSpec<Effect extends AnyEffectSpec = EffectSpec> {
  readonly id: string;
  readonly deck: DeckName;
  /** Absent for cards that are no Buildings. */
  readonly colour?: ColourName;
  readonly cost?: CostSpec;
  /** The chain symbol that makes the card free. */
  readonly freeWith?: ChainSymbolName | ExpansionTypes['chain'];
  /** The chain symbol the card shows for later ones. */
  readonly gives?: ChainSymbolName;
  readonly effects: readonly Effect[];
  readonly provenance?: Provenance;
  /** The version of the pack it came with; the first one if nothing is said. */
  readonly since?: number;
}

export interface WonderSpec<Effect extends AnyEffectSpec = EffectSpec> {
  readonly id: string;
  readonly cost: CostSpec;
  /** What happens at once when the Wonder is picked in the draft. */
  readonly onPick?: readonly Effect[];
  readonly effects: readonly Effect[];
  readonly provenance?: Provenance;
  readonly since?: number;
}

/** A Progress token, or another piece that is nothing but its effects. */
export interface TokenSpec<Effect extends AnyEffectSpec = EffectSpec> {
  readonly id: string;
  readonly effects: readonly Effect[];
  readonly provenance?: Provenance;
  readonly since?: number;
}

/** A structure: for each row, from the far end, the columns of its cards in half-card steps. */
export type LayoutSpec = readonly (readonly number[])[];

/** The structures of Ages I, II and III for a set of packs. */
export interface LayoutsSpec {
  readonly packs: readonly string[];
  readonly ages: readonly [LayoutSpec, LayoutSpec, LayoutSpec];
  /** For each Age the slots on whose cards tokens are put. */
  readonly marks?: readonly (readonly string[])[];
}

export interface PackSpec<Effect extends AnyEffectSpec = EffectSpec> {
  readonly id: string;
  /** The newest version. Within a version entries neither change nor move; what is new comes last, with `since`. */
  readonly version: number;
  /** How many pieces of each kind and deck every version has, the first one first. */
  readonly components: readonly Readonly<Record<string, number>>[];
  /** Packs it cannot be played without, and packs it cannot be played with. */
  readonly requires: readonly string[];
  readonly excludes: readonly string[];
  /** Holds for every entry that does not say otherwise. */
  readonly provenance: Provenance;
  readonly cards: readonly CardSpec<Effect>[];
  readonly wonders: readonly WonderSpec<Effect>[];
  readonly tokens: readonly TokenSpec<Effect>[];
  /** Pieces of kinds that only this expansion has, by kind. */
  readonly pieces: Readonly<Partial<Record<string, readonly TokenSpec<Effect>[]>>>;
  /** Of all layouts whose packs are in play those with the most packs hold. */
  readonly layouts: readonly LayoutsSpec[];
  /** Wonders of the beginner set-up, for the first and the second player; only the base pack has them. */
  readonly beginnerWonders: readonly (readonly string[])[];
}
