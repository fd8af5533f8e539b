import { oncePer } from '@pharos/core';
import type { Catalog } from '@pharos/wonders';
import { moveFeatures } from '../guide/features.ts';

/** The numbers of the features of leaders: of keeping one in the draft, recruiting it, and parting with it. */
export const leaderTable = oncePer(({ pieces }: Catalog) => ({
  draft: moveFeatures.numbersOf('draft', pieces['leaders']),
  recruit: moveFeatures.numbersOf('recruit', pieces['leaders']),
  part: moveFeatures.numbersOf('part', pieces['leaders']),
}));
