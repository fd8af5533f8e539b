import type { WondersEvent } from '@pharos/wonders';
import { t } from '../../../../i18n/index.svelte.ts';
import type { TableNames } from '../../words/events.ts';

/** An event of Cities in words; null for any other. */
export function eventText(event: WondersEvent, { nameOf }: TableNames): string | null {
  switch (event.type) {
    case 'coinsLost':
      if ((event.others ?? 0) === 0) return null;
      return event.count === 0
        ? t('black.event.lostNothing', { name: nameOf(event.city) })
        : t('black.event.lost', { name: nameOf(event.city), n: event.count });
    case 'debtTaken':
      return t(event.cause === 'raiders' ? 'black.event.debtByRaiders' : 'black.event.debtForLoss', {
        name: nameOf(event.city),
        n: event.count,
      });
    case 'diplomacyGained':
      return t('black.event.diplomacyGained', { name: nameOf(event.city) });
    case 'diplomacyUsed':
      return t('black.event.diplomacyUsed', { name: nameOf(event.city) });
    default:
      return null;
  }
}
