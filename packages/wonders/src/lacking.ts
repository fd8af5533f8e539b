import type { CostView } from './cost.ts';
import type { ProductionView, WondersView } from './view.ts';

/** Something that gives one unit of one of these resources. */
interface Source {
  readonly resources: readonly string[];
  /** Of a group only so many may be used; the group is shared by its sources. */
  readonly group: { left: number } | null;
}

/** A city beyond the neighbours that sells so many units in a turn. */
export interface FarSeller {
  readonly city: number;
  readonly units: number;
}

/**
 * The units of a cost that neither the city nor anybody it can buy from gives, by resource [W-31, W-40]: what to name where
 * something is `unobtainable`. Where sources leave a choice, as few units as possible are lacking.
 */
export function lackingUnits(
  view: WondersView,
  city: number,
  { resources }: CostView,
  far: readonly FarSeller[],
): Record<string, number> {
  const sources = sourcesFor(view, city, far);
  const given = sources.map((): string | null => null);
  const lacking: Record<string, number> = {};
  for (const [resource, count] of Object.entries(resources)) {
    for (let unit = 0; unit < count; unit++) {
      if (!serve(sources, given, resource, new Set())) lacking[resource] = (lacking[resource] ?? 0) + 1;
    }
  }
  return lacking;
}

/** Own production and what others sell. */
function sourcesFor({ cities }: WondersView, index: number, far: readonly FarSeller[]): Source[] {
  const city = cities[index];
  return [
    ...unitsOf(city.production, null),
    ...unitsOf(cities[city.left].forSale, null),
    ...unitsOf(cities[city.right].forSale, null),
    ...far.flatMap((seller) => unitsOf(cities[seller.city].forSale, { left: seller.units })),
  ];
}

function unitsOf({ fixed, choices }: ProductionView, group: Source['group']): Source[] {
  return [
    ...Object.entries(fixed).flatMap(([resource, count]) =>
      Array.from({ length: count }, () => ({ resources: [resource], group })),
    ),
    ...choices.map((resources) => ({ resources, group })),
  ];
}

/** Finds a source for a unit, moving earlier ones to other sources if need be. */
function serve(sources: readonly Source[], given: (string | null)[], resource: string, tried: Set<number>): boolean {
  for (const [at, { resources, group }] of sources.entries()) {
    if (tried.has(at) || !resources.includes(resource)) continue;
    tried.add(at);
    const moved = given[at];
    if (moved === null) {
      if (group !== null && group.left === 0) continue;
      if (group !== null) group.left--;
    } else if (!serve(sources, given, moved, tried)) continue;
    given[at] = resource;
    return true;
  }
  return false;
}
