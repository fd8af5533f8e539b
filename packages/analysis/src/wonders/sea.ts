import type { WeighedAgainst } from '../reasons.ts';
import type { Told } from './told.ts';

/** What was missed at sea: a better place in the naval conflict, and a tax or an island one step ahead. */
export function seaReasons(own: Told, better: Told): WeighedAgainst[] {
  const found: WeighedAgainst[] = [];
  const rank = better.preview.naval?.rank ?? null;
  if (rank !== null) {
    const here = own.preview.naval?.rank ?? null;
    const token = here?.token.after ?? rank.token.before;
    const place = (here === null ? rank.place.before : here.place.after) ?? 0;
    const of = rank.place.after ?? 0;
    const weight = rank.token.after - token;
    // The same place is worth more to whoever has it alone.
    if (weight > 0)
      found.push(place === of ? { kind: 'seaShared', n: place, weight } : { kind: 'seaPlace', n: place, of, weight });
  }
  const steps = (told: Told): NonNullable<Told['preview']['naval']>['steps'] => told.preview.naval?.steps ?? [];
  for (const { fleet, tax, islands } of steps(better)) {
    const isSame = steps(own).some((step) => step.fleet === fleet);
    if (isSame) continue;
    if (tax > 0) found.push({ kind: 'taxShort', n: 1, of: tax, what: fleet, weight: tax });
    if (islands !== null) found.push({ kind: 'exploreShort', n: 1, of: islands.level, what: fleet, weight: 3 });
  }
  return found;
}
