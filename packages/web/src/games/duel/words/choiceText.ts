import type { ChoiceView, DecisionView } from '@pharos/duel';
import { cardName, tokenName, wonderName } from './content.svelte.ts';
import { askExpansions } from './expansionWords.ts';
import { t } from '../../../i18n/index.svelte.ts';

/** What a choice does, as its button says; it may depend on what is being decided. */
export function choiceText(choice: ChoiceView, kind: DecisionView['kind'], nameOf: (seat: number) => string): string {
  switch (choice.action) {
    case 'build':
      return t('act.buildNamed', { name: cardName(choice.subject) });
    case 'buildWonder':
      return t('act.buildNamed', { name: wonderName(choice.object) });
    case 'discard':
      return t('act.drop', { name: cardName(choice.subject) });
    case 'pick':
      return t('act.take', { name: wonderName(choice.subject) });
    case 'take':
      return t('act.take', { name: tokenName(choice.subject) });
    case 'keep':
      return t(kind === 'drawToken' ? 'act.keep' : 'act.take', { name: tokenName(choice.subject) });
    case 'destroy':
    case 'revive':
      return t(`act.${choice.action}`, { name: cardName(choice.subject) });
    case 'decline':
      return t('act.decline');
    case 'start':
      return t('act.starts', { name: nameOf(choice.seat) });
    default:
      return askExpansions(({ choiceText: ask }) => ask?.(choice, kind)) ?? choice.move;
  }
}
