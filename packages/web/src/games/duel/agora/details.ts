import { t } from '../../../i18n/index.svelte.ts';
import type { Detail } from '../table/ui.svelte.ts';
import { content } from '../words/duelContent.ts';
import { chamberName, conspiracyName } from './content.ts';

/** The title of what Agora has to look at; null for anything else. */
export function titleOf(detail: Detail, nameOf: (seat: number) => string): string | null {
  switch (detail.kind) {
    case 'senate':
      return content().agora.senate.name;
    case 'chamber':
      return chamberName(detail.chamber);
    case 'conspiracies':
      return t('conspiracy.title');
    case 'conspiracy':
      return conspiracyName(detail.id);
    case 'senators':
      return nameOf(detail.seat);
    default:
      return null;
  }
}
