import type { CostSpec, Entry, Provenance } from '../content/words.ts';

/** The id of its packs. */
export const ARMADA = 'armada';

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
