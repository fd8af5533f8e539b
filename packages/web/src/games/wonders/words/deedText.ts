import { t } from '../../../i18n/index.svelte.ts';
import { EXPANSIONS, firstOf } from '../expansionsInPlay.ts';
import { numeral } from '../piece/pieces.ts';
import type { Deed } from '../reveal/deed.ts';
import { useOf } from './events.ts';
import { cardName } from './wonders.ts';

/** What a city did with its card, in a few words: the card, the stage, or that it was sold. */
export function deedText({ choice, stage }: Deed): string {
  const use = useOf(choice);
  if (use === 'build') return choice.card === null ? '' : cardName(choice.card);
  if (use === 'stage') return t('seven.didStageNo', { stage: numeral(stage ?? 1) });
  return firstOf(EXPANSIONS.map((expansion) => expansion.soldText({ ...choice, card: null }))) ?? t('seven.soldCard');
}
