// What pictures and the table share is one file for both: in small pieces it would be more to fetch.
import '../../parts.ts';
import type { Pictures } from '../../../../../help/figure.ts';
import BurialFigure from './BurialFigure.svelte';
import DraftFigure from './DraftFigure.svelte';
import RecruitmentFigure from './RecruitmentFigure.svelte';

/** The pictures of the rules of Leaders, by chapter. */
export const PICTURES: Pictures = {
  draft: { draft: DraftFigure },
  recruitment: { recruitment: RecruitmentFigure },
  abuSimbel: { abuSimbel: BurialFigure },
};
