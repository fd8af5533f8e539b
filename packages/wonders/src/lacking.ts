import { RESOURCES } from './content/types.ts';
import { productionOf, type Production } from './production.ts';
import { leftOf, rightOf, type State } from './state.ts';
import type { UnitCounts } from './unitCounts.ts';

/** Something that gives one unit of one of these resources. */
interface Source {
  readonly resources: readonly number[];
  /** Of a group only so many may be used; the group is shared by its sources. */
  readonly group: { left: number } | null;
}

/** A city beyond the neighbours that sells so many units in a turn. */
export interface FarSeller {
  readonly city: number;
  readonly units: number;
}

/**
 * The units that neither the city nor anybody it can buy from gives [W-31, W-40]: what to name where something is
 * `unobtainable`. Where sources leave a choice, as few units as possible are lacking.
 */
export function lackingUnits(
  s: State,
  city: number,
  units: readonly number[],
  far: readonly FarSeller[] = [],
): UnitCounts {
  const sources = sourcesFor(s, city, far);
  const given = sources.map((): number | null => null);
  const lacking: Record<string, number> = {};
  for (const [resource, count] of units.entries()) {
    const name = RESOURCES[resource];
    for (let unit = 0; unit < count; unit++) {
      if (!serve(sources, given, resource, new Set())) lacking[name] = (lacking[name] ?? 0) + 1;
    }
  }
  return lacking;
}

/** Own production and what others sell. */
function sourcesFor(s: State, index: number, far: readonly FarSeller[]): Source[] {
  const sold = (city: number): Production => productionOf(s, s.cities[city], true);
  return [
    ...unitsOf(productionOf(s, s.cities[index], false), null),
    ...unitsOf(sold(leftOf(s, index)), null),
    ...unitsOf(sold(rightOf(s, index)), null),
    ...far.flatMap((seller) => unitsOf(sold(seller.city), { left: seller.units })),
  ];
}

function unitsOf({ fixed, choices }: Production, group: Source['group']): Source[] {
  return [
    ...fixed.flatMap((count, resource) => Array.from({ length: count }, () => ({ resources: [resource], group }))),
    ...choices.map((resources) => ({ resources, group })),
  ];
}

/** Finds a source for a unit, moving earlier ones to other sources if need be. */
function serve(sources: readonly Source[], given: (number | null)[], resource: number, tried: Set<number>): boolean {
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
