import type { DuelEvent } from '@pharos/duel';
import type { LogDeed } from '../../../table/shared/log/log.ts';
import { t } from '../../../i18n/index.svelte.ts';
import { cardName } from '../words/content.svelte.ts';
import { conspiracyName } from './content.ts';

/** What is done with Agora in place of building: a Senator recruited, a Conspiracy prepared or triggered. */
export function logDeed(event: DuelEvent): Omit<LogDeed, 'signs'> | null {
  switch (event.type) {
    case 'senatorRecruited':
      return { icon: 'col-senator', look: 'senator', name: cardName(event.card) };
    case 'conspiracyPrepared':
      return {
        icon: 'conspiracy',
        look: 'discarded',
        name: event.conspiracy === null ? t('log.conspiracy') : conspiracyName(event.conspiracy),
      };
    default:
      return null;
  }
}
