import type { WondersView } from '@pharos/wonders';
import { t } from '../../../i18n/index.svelte.ts';

/** Points of the blue ship count among the civil ones [AR-117]. */
export function scoreNotes({ armada }: WondersView, city: number, of: string): string[] {
  const points = armada?.harbours[city].points.ship ?? 0;
  return of === 'civil' && points > 0 ? [t('sea.board.shipPoints', { n: points })] : [];
}
