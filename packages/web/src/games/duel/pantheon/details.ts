import { content } from '../words/duelContent.ts';
import type { Detail } from '../table/ui.svelte.ts';
import { t } from '../../../i18n/index.svelte.ts';
import { mythologyName, spaceName } from './content.ts';

/** The title of what Pantheon has to look at; null for anything else. */
export function titleOf(detail: Detail, nameOf: (seat: number) => string): string | null {
  switch (detail.kind) {
    case 'pantheon':
      return content().pantheon.board.name;
    case 'divinity':
      return spaceName(detail.id);
    case 'mythology':
      return mythologyName(detail.mythology);
    case 'holdings':
      return t('pantheon.holdings', { name: nameOf(detail.seat) });
    default:
      return null;
  }
}
