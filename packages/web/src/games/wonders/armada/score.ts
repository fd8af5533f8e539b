import type { WondersView } from '@pharos/wonders';
import { t } from '../../../i18n/index.svelte.ts';
import type { Category } from '../end/category.ts';

const category = (id: 'naval' | 'islands', icon: string, look: string): Category => ({
  id,
  icon,
  look,
  points: ({ armada }, city) => armada?.harbours[city].points[id] ?? 0,
  detail: () => ({ kind: id }),
});

export const categories: readonly Category[] = [
  category('naval', 'naval', 'naval'),
  category('islands', 'col-island', 'island'),
];

/** Points of the blue ship count among the civil ones [AR-117]. */
export function scoreNotes({ armada }: WondersView, city: number, of: string): string[] {
  const points = armada?.harbours[city].points.ship ?? 0;
  return of === 'civil' && points > 0 ? [t('sea.board.shipPoints', { n: points })] : [];
}
