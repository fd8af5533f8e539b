import { t } from '../../../i18n/index.svelte.ts';
import { numeral } from '../piece/pieces.ts';
import type { Deed } from '../reveal/deed.ts';
import { cardName } from './wonders.ts';

/** What a city did with its card, in a few words: the card, the stage, or that it was sold. */
export function deedText({ choice, stage }: Deed): string {
  if (choice.action === 'build') return choice.card === null ? '' : cardName(choice.card);
  return choice.action === 'stage' ? t('seven.didStageNo', { stage: numeral(stage ?? 1) }) : t('seven.soldCard');
}
