import { EFFECT, RESOURCE_SETS, singleSets, words, type State } from '@pharos/wonders';

/** Units that a card makes: so many of a resource, or one of a set of them. */
export interface Made {
  /** The number of the set in the supply of a city. */
  readonly what: number;
  readonly n: number;
}

/** What a card makes. */
export function resourcesOf({ standing }: State['catalog']['cards'][number]): Made[] {
  return standing.flatMap(({ kind, subject, count }) => {
    if (kind === EFFECT.produce) return [{ what: singleSets[subject], n: count }];
    return kind === EFFECT.produceOne ? [{ what: subject, n: 1 }] : [];
  });
}

/** The names of the resources of a set: bit i stands for the i-th one of its kind. */
export function resourcesIn(set: number): string[] {
  const raw = RESOURCE_SETS.raw.length;
  const first = set < raw ? 0 : Math.log2(raw);
  const bits = set < raw ? set : set - raw;
  return words.RESOURCES.filter((_, resource) => resource >= first && (bits & (1 << (resource - first))) !== 0);
}
