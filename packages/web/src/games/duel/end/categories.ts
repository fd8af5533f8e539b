import type { DuelView } from '@pharos/duel';

/** The categories of the score, in the order they are counted, with their icons. */
export const CATEGORIES = [
  { id: 'blue', icon: 'col-blue' },
  { id: 'green', icon: 'sci-gear' },
  { id: 'yellow', icon: 'col-yellow' },
  { id: 'purple', icon: 'col-purple' },
  { id: 'wonders', icon: 'stage' },
  { id: 'tokens', icon: 'sci-law' },
  { id: 'coins', icon: 'coin' },
  { id: 'military', icon: 'shield' },
  { id: 'senate', icon: 'senate' },
] as const;

/** Those that can score in this game: the Senate meets only with Agora. */
export function categoriesOf(view: Pick<DuelView, 'agora'>): readonly (typeof CATEGORIES)[number][] {
  return CATEGORIES.filter(({ id }) => id !== 'senate' || view.agora !== null);
}
