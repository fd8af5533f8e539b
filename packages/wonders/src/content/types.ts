import type { ExpansionEffectSpec, ExpansionPieceSpecs } from '../expansionTypes.ts';
import type {
  AbilityName,
  ColourName,
  CostSpec,
  Entry,
  KindName,
  Provenance,
  ResourceName,
  ScienceSymbolName,
  Where,
} from './words.ts';

export * from './words.ts';
export * from '../armada/words.ts';
export * from '../cities/words.ts';
export * from '../leaders/words.ts';

/** So much for each thing that stands there. */
interface CountSpec<Type extends string> {
  readonly type: Type;
  readonly where: Where;
  readonly count: number;
}
interface CardCountSpec<Type extends string> extends CountSpec<Type> {
  readonly colours: readonly ColourName[];
}

/** The effects of the base game; each has an entry in effects/effects.ts. */
export type BaseEffectSpec =
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
  | CardCountSpec<'coinsPerCard'>
  | CountSpec<'coinsPerStage'>
  | CountSpec<'coinsPerVictory'>
  | CountSpec<'coinsPerDefeat'>
  /** Points at the end of the game [W-78, W-81 … W-88]. */
  | CardCountSpec<'pointsPerCard'>
  | CountSpec<'pointsPerStage'>
  | CountSpec<'pointsPerDefeat'>
  /** For victory tokens of any value, or of one only. */
  | (CountSpec<'pointsPerVictory'> & { readonly value?: 1 | 3 | 5 })
  /** For each pair of equal victory tokens the value of one of them. */
  | { readonly type: 'pointsPerVictoryPair' }
  /** For each set of a card of each of these colours in the own city. */
  | { readonly type: 'pointsPerSet'; readonly colours: readonly ColourName[]; readonly count: number }
  /** For so many coins of the own treasury, besides what they are worth anyway. */
  | { readonly type: 'pointsPerCoins'; readonly coins: number; readonly count: number }
  /** If the city has more cards of these colours, or more coins, than each of its neighbours. */
  | { readonly type: 'pointsIfMost'; readonly colours: readonly ColourName[]; readonly count: number }
  | { readonly type: 'pointsIfRichest'; readonly count: number }
  /** If the city has no defeat token. */
  | { readonly type: 'pointsIfUndefeated'; readonly count: number }
  /** Points at the end if every stage of the own wonder is built [W-89]. */
  | { readonly type: 'pointsIfComplete'; readonly count: number }
  /** Build a card of the discard pile for free at the end of this turn [W-93]; who does so later says a higher order. */
  | { readonly type: 'revive'; readonly order?: number }
  /** A victory token of this Age, or of the one that is being played. */
  | { readonly type: 'victoryToken'; readonly age: 1 | 2 | 3 | 'current' }
  /** All own defeat tokens go. */
  | { readonly type: 'discardDefeats' }
  | { readonly type: 'ability'; readonly ability: AbilityName };

/** What every effect of a pack has. */
export interface AnyEffectSpec {
  readonly type: string;
}

/** Effects of the base game and of expansions, which may have none. */
type Both<Base, More> = Base | More;
export type EffectSpec = Both<BaseEffectSpec, ExpansionEffectSpec>;

export interface CardSpec<Effect extends AnyEffectSpec = EffectSpec> extends Entry, ExpansionPieceSpecs {
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
  readonly effects: readonly Effect[];
  readonly provenance?: Provenance;
}

export interface StageSpec<Effect extends AnyEffectSpec = EffectSpec> extends ExpansionPieceSpecs {
  readonly cost: CostSpec;
  readonly effects: readonly Effect[];
  readonly provenance?: Provenance;
}

export interface SideSpec<Effect extends AnyEffectSpec = EffectSpec> {
  readonly id: string;
  /** Null for a board that makes nothing by itself. */
  readonly resource: ResourceName | null;
  /** What the board does from the start. */
  readonly effects?: readonly Effect[];
  readonly stages: readonly StageSpec<Effect>[];
}

export interface BoardSpec<Effect extends AnyEffectSpec = EffectSpec> extends Entry {
  readonly id: string;
  /** The stages may be built in any order [AR-180]. */
  readonly anyOrder?: true;
  readonly sides: readonly [SideSpec<Effect>, SideSpec<Effect>];
}

/** How many pieces there are, as one would count them in the box. */
export interface PieceCounts {
  /** By Age, all copies, without guilds. */
  readonly cards: readonly [number, number, number];
  readonly guilds: number;
  readonly boards: number;
  /** Pieces that only an expansion has, by the name of their list. */
  readonly [kind: string]: number | readonly number[];
}

/**
 * Stored games name the version they were dealt from and are dealt from it again, so a version that was published never
 * changes. Another one comes about by entries at the end of a list that say `since` when they are there.
 */
export interface PackSpec<Effect extends AnyEffectSpec = EffectSpec> {
  readonly id: string;
  readonly edition: 1 | 2;
  /** The newest version; new games are dealt from it. */
  readonly version: number;
  /** What each version has, the first one first. */
  readonly counts: readonly PieceCounts[];
  /** Packs it cannot be played without, besides the base game, and packs it cannot be played with. */
  readonly requires?: readonly string[];
  readonly excludes?: readonly string[];
  /** Holds for every entry that does not say otherwise. */
  readonly provenance: Provenance;
  readonly cards: readonly CardSpec<Effect>[];
  readonly boards: readonly BoardSpec<Effect>[];
}
