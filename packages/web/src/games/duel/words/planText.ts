import type { ChoiceView } from '@pharos/duel';
import { t } from '../../../i18n/index.svelte.ts';
import { choiceText } from './choiceText.ts';
import { cardName, tokenName, wonderName } from './content.svelte.ts';

/** What a choice does, whoever makes it: buttons of some languages speak of oneself. */
export function planText(choice: ChoiceView, nameOf: (seat: number) => string): string {
  switch (choice.action) {
    case 'build':
      return t('plan.build', { name: cardName(choice.subject) });
    case 'buildWonder':
      return t('plan.build', { name: wonderName(choice.object) });
    case 'discard':
      return t('plan.discard', { name: cardName(choice.subject) });
    case 'pick':
      return t('plan.take', { name: wonderName(choice.subject) });
    case 'take':
    case 'keep':
      return t('plan.take', { name: tokenName(choice.subject) });
    case 'destroy':
      return t('plan.destroy', { name: cardName(choice.subject) });
    case 'seize':
      return t('plan.take', { name: cardName(choice.subject) });
    case 'extort':
      return t('plan.take', { name: wonderName(choice.subject) });
    case 'revive':
      return t('plan.revive', { name: cardName(choice.subject) });
    case 'decline':
      return t('plan.decline');
    default:
      return choiceText(choice, 'turn', nameOf);
  }
}
