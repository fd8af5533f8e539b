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
 * pieces that agree; `reported` by one public source that is no rulebook; `reconstructed` by us because no source shows it.
 */
export type Provenance = 'printed' | 'crossChecked' | 'reported' | 'reconstructed';

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

/** The four fleets, in the order the engine numbers them [AR-4]. */
export const FLEETS = ['red', 'yellow', 'blue', 'green'] as const;
export type FleetName = (typeof FLEETS)[number];

/** Powers of single pieces of Armada; each is tested at the one rule it changes. */
export const NAVAL_POWERS = [
  /** One unit a turn from the right neighbour's right neighbour, for 1 coin [AR-126]. */
  'easternTrade',
  /** Two units a turn from the left neighbour's left neighbour, for 1 coin each [AR-134]. */
  'westernTrade',
  /** No loss of coins by taxes and pirates [AR-154]. */
  'noLosses',
  /** Ships moved with wonder stages are free and of any fleet [AR-157]. */
  'freeStageShips',
  /** May stay out of the naval conflict [AR-162]. */
  'mayStayOut',
  /** One resource less for every step [AR-163]. */
  'cheaperSteps',
  /** A coin for every move of a ship [AR-165]. */
  'coinPerMove',
] as const;
export type NavalPowerName = (typeof NAVAL_POWERS)[number];

/** What a piece does that only Armada knows. */
export interface NavalSpec {
  readonly shields?: number;
  /** So many different ships of these fleets, one space each, without paying. */
  readonly moves?: { readonly count: 1 | 2 | 3; readonly fleets?: readonly FleetName[] };
  /** The top island of this level [AR-83]. */
  readonly island?: 1 | 2 | 3;
  /** All others lose a coin for each of their commerce levels [AR-68]. */
  readonly pirates?: true;
  /** An extra land conflict with the player two seats away [AR-100]. */
  readonly incursion?: 'left2' | 'right2';
  /** One more of the science symbol the owner has most of [AR-120]. */
  readonly mostOwned?: true;
  readonly power?: NavalPowerName;
  /** Points at the end for each commerce level, for each own island, for each card of the colour the owner has most of. */
  readonly pointsPer?: { readonly per: 'commerceLevel' | 'island' | 'cardOfOneColour'; readonly count: number };
}

export type CostSpec = { readonly coins?: number } & { readonly [resource in ResourceName]?: number };

/** What the entries of a pack have in common. */
export interface Entry {
  /** The first version of the pack that has it; the first of all if left out. */
  readonly since?: number;
}

export interface CardSpec extends Entry {
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
  readonly naval?: NavalSpec;
  readonly provenance?: Provenance;
}

export interface StageSpec {
  readonly cost: CostSpec;
  readonly effects: readonly EffectSpec[];
  readonly naval?: NavalSpec;
  readonly provenance?: Provenance;
}

export interface SideSpec {
  readonly id: string;
  readonly resource: ResourceName;
  readonly stages: readonly StageSpec[];
}

export interface BoardSpec extends Entry {
  readonly id: string;
  /** The stages may be built in any order [AR-180]. */
  readonly anyOrder?: true;
  readonly sides: readonly [SideSpec, SideSpec];
}

/** How many pieces there are, as one would count them in the box. */
export interface PieceCounts {
  /** By Age, all copies, without guilds. */
  readonly cards: readonly [number, number, number];
  readonly guilds: number;
  readonly boards: number;
  readonly islands: number;
  readonly shipyards: number;
}

/**
 * Stored games name the version they were dealt from and are dealt from it again, so a version that was published never
 * changes. Another one comes about by entries at the end of a list that say `since` when they are there.
 */
export interface PackSpec {
  readonly id: string;
  readonly edition: 1 | 2;
  /** The newest version; new games are dealt from it. */
  readonly version: number;
  /** What each version has, the first one first. */
  readonly counts: readonly PieceCounts[];
  /** Holds for every entry that does not say otherwise. */
  readonly provenance: Provenance;
  readonly cards: readonly CardSpec[];
  readonly boards: readonly BoardSpec[];
}

export interface IslandSpec extends Entry {
  readonly id: string;
  readonly level: 1 | 2 | 3;
  readonly effects: readonly EffectSpec[];
  readonly naval?: NavalSpec;
  readonly provenance?: Provenance;
}

/** A board with the price of every step of every fleet, and the fleet that wonder stages move [AR-1 … AR-3]. */
export interface ShipyardSpec extends Entry {
  readonly id: string;
  readonly linked: FleetName;
  readonly steps: Readonly<Record<FleetName, readonly CostSpec[]>>;
  /** Where the linked fleet and each price come from; one word if all come from the same place. */
  readonly provenance: Provenance | ShipyardProvenance;
}

export interface ShipyardProvenance {
  readonly linked: Provenance;
  readonly steps: Readonly<Record<FleetName, readonly Provenance[]>>;
}

/** What a space gives; the same on every shipyard [AR-2]. */
export interface SpaceSpec {
  readonly shields?: number;
  readonly level?: number;
  readonly coins?: number;
  readonly tax?: number;
  readonly points?: number;
  readonly island?: number;
  readonly provenance: Provenance;
}

/** The spaces of each fleet, from the start space on. */
export type TrackSpecs = Readonly<Record<FleetName, readonly SpaceSpec[]>>;

/** A pack with what only Armada has. */
export interface ArmadaSpec extends PackSpec {
  readonly islands: readonly IslandSpec[];
  readonly shipyards: readonly ShipyardSpec[];
  readonly tracks: TrackSpecs;
}
