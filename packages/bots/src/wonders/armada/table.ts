import { oncePer } from '@pharos/core';
import type { Catalog } from '@pharos/wonders';
import { moveFeatures } from '../guide/features.ts';

/** The number of the feature of keeping each island of a catalog. */
export const keptIslands = oncePer(({ pieces }: Catalog) => moveFeatures.numbersOf('keep', pieces['islands']));
