import type { ExpansionTypes } from '@pharos/duel';
import { t } from '../../../i18n/index.svelte.ts';
import { cardName, tokenName, wonderName } from '../words/content.svelte.ts';
import { divinityName, militaryTokenName, mythologyName, spaceName, trackSpaceName } from './content.ts';

type NameOf = (seat: number) => string;

/** What a choice of Pantheon does, as its button says; null for one that is not its own. */
export function choiceText(choice: ExpansionTypes['choiceView'], _kind: string, nameOf: NameOf): string | null {
  switch (choice.action) {
    case 'activate':
      return t('act.activate', { name: spaceName(choice.subject) });
    case 'put':
      return t('act.putOn', { name: divinityName(choice.subject), n: choice.space });
    case 'search':
      return t('act.search', { mythology: mythologyName(choice.mythology) });
    case 'choose':
      return choice.top === null
        ? t('act.activate', { name: divinityName(choice.subject) })
        : t('act.chooseTop', { name: divinityName(choice.subject), top: divinityName(choice.top) });
    case 'receive':
      return t('act.take', { name: tokenName(choice.subject) });
    case 'snake':
      return t('act.snake', { name: cardName(choice.subject) });
    case 'unbuild':
      return t('act.unbuild', { name: wonderName(choice.subject) });
    case 'discardSlot':
      return choice.subject === null ? t('act.dropHidden') : t('act.drop', { name: cardName(choice.subject) });
    case 'buildUsing':
      return t('act.buildUsing', { wonder: wonderName(choice.object), card: cardName(choice.subject) });
    case 'guard':
      return t('act.guard', { space: trackSpaceName(choice.at, nameOf) });
    case 'void':
      return t('act.void', { token: militaryTokenName(choice.token, nameOf) });
    case 'exploit':
      return t('act.exploit', { token: militaryTokenName(choice.token, nameOf) });
    default:
      return null;
  }
}
