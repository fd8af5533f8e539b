import type { Catalog } from '@pharos/wonders';
import { oncePer } from '../../oncePer.ts';
import { moveFeatures } from '../guide/features.ts';

/** The number of the feature of keeping each island of a catalog. */
export const keptIslands = oncePer(({ pieces }: Catalog) => moveFeatures.numbersOf('keep', pieces['islands']));
