// What pictures and the table share is one file for both: in small pieces it would be more to fetch.
import '../../parts.ts';
import type { Pictures } from '../../../../../help/figure.ts';
import IncursionFigure from './IncursionFigure.svelte';
import IslandFigure from './IslandFigure.svelte';
import RankingFigure from './RankingFigure.svelte';
import TaxFigure from './TaxFigure.svelte';
import YardFigure from './YardFigure.svelte';

/** The pictures of the rules of Armada, by chapter. */
export const PICTURES: Pictures = {
  construction: { construction: YardFigure },
  tax: { tax: TaxFigure },
  exploration: { exploration: IslandFigure },
  conflict: { conflict: RankingFigure },
  incursions: { incursions: IncursionFigure },
};
