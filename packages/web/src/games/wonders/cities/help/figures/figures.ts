// What pictures and the table share is one file for both: in small pieces it would be more to fetch.
import '../../parts.ts';
import type { Pictures } from '../../../../../help/figure.ts';
import BlackFigure from './BlackFigure.svelte';
import DebtFigure from './DebtFigure.svelte';
import DiplomacyFigure from './DiplomacyFigure.svelte';
import MaskFigure from './MaskFigure.svelte';

/** The pictures of the rules of Cities, by chapter. */
export const PICTURES: Pictures = {
  black: { black: BlackFigure },
  debt: { debt: DebtFigure },
  diplomacy: { diplomacy: DiplomacyFigure },
  masks: { masks: MaskFigure },
};
