import type { ArmadaSpec, HarbourView, WondersView } from '@pharos/wonders';
import { ARMADA_PACKS, words } from '@pharos/wonders/client';
import { costOf, type Cost } from '../piece/pieces.ts';

export const { FLEETS } = words;
export type FleetName = words.FleetName;
export type IslandSpec = ArmadaSpec['islands'][number];
export type SpaceSpec = words.SpaceSpec;

type Options = WondersView['options'];

export function packOf(edition: number): ArmadaSpec {
  const pack = ARMADA_PACKS.find((candidate) => candidate.edition === edition);
  if (pack === undefined) throw new Error(`no Armada for edition ${edition}`);
  return pack;
}

function found<Piece>(piece: Piece | undefined, id: string): Piece {
  if (piece === undefined) throw new Error(`no piece "${id}"`);
  return piece;
}

/** What is printed on an island; both editions have the same ones. */
export function islandOf(id: string): IslandSpec {
  return found(
    packOf(2).islands.find((island) => island.id === id),
    id,
  );
}

/** The table may have brought shipyards of its own. */
export function shipyardOf(options: Options, id: string): words.ShipyardSpec {
  const shipyards = options.shipyards ?? packOf(options.edition).shipyards;
  return found(
    shipyards.find((shipyard) => shipyard.id === id),
    id,
  );
}

/** Where the ship of a lane is, seen from one of its spaces. */
export type Berth = 'past' | 'here' | 'next' | 'ahead';

export interface Space {
  readonly at: number;
  readonly berth: Berth;
  readonly gives: SpaceSpec;
  /** What the step to this space costs; null for the start space. */
  readonly price: Cost | null;
  readonly provenance: words.Provenance | null;
}

export interface Lane {
  readonly fleet: FleetName;
  readonly ship: number;
  readonly isLinked: boolean;
  readonly spaces: readonly Space[];
}

function berthOf(at: number, ship: number): Berth {
  if (at === ship) return 'here';
  if (at === ship + 1) return 'next';
  return at < ship ? 'past' : 'ahead';
}

/** The four lanes of a shipyard with its ships, from the start space on. */
export function lanesOf(options: Options, harbour: HarbourView): Lane[] {
  const shipOf = (fleet: FleetName): number => harbour.fleets.find((one) => one.fleet === fleet)?.space ?? 0;
  return lanesWith(options.edition, shipyardOf(options, harbour.shipyard), harbour.linked, shipOf);
}

/** Where most prices of a shipyard are known from. */
export function usualSource(lanes: readonly Lane[]): words.Provenance | null {
  const known = lanes.flatMap(({ spaces }) => spaces.flatMap(({ provenance }) => provenance ?? []));
  const count = (source: words.Provenance): number => known.filter((one) => one === source).length;
  return [...new Set(known)].sort((a, b) => count(b) - count(a))[0] ?? null;
}

/** The lanes as they are printed: no ship has arrived yet. */
export function printedLanes(edition: number, shipyard: words.ShipyardSpec): Lane[] {
  return lanesWith(edition, shipyard, shipyard.linked, () => NO_SHIP);
}

/** Before the start space. */
const NO_SHIP = -1;

function lanesWith(
  edition: number,
  { steps, provenance }: words.ShipyardSpec,
  linked: string,
  shipOf: (fleet: FleetName) => number,
): Lane[] {
  const { tracks } = packOf(edition);
  return FLEETS.map((fleet) => {
    const ship = shipOf(fleet);
    const known = typeof provenance === 'string' ? null : provenance.steps[fleet];
    return {
      fleet,
      ship,
      isLinked: linked === fleet,
      spaces: tracks[fleet].map((gives, at) => ({
        at,
        berth: ship === NO_SHIP ? 'ahead' : berthOf(at, ship),
        gives,
        price: at === 0 ? null : costOf(steps[fleet][at - 1]),
        provenance: at === 0 ? null : typeof provenance === 'string' ? provenance : (known?.[at - 1] ?? null),
      })),
    };
  });
}
