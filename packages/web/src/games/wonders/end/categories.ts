import type { WondersScore, WondersView } from '@pharos/wonders';
import { expansionsIn } from '../expansionsInPlay.ts';
import type { Category } from './category.ts';

const category = (id: keyof WondersScore, icon: string, look: string): Category => ({
  id,
  icon,
  look,
  points: ({ cities }, city) => cities[city].score[id] ?? 0,
});

/** The categories of the base game in the order they are counted [W-70]. */
const CATEGORIES: readonly Category[] = [
  { ...category('conflicts', 'shield', 'military'), detail: (city) => ({ kind: 'conflicts', city }) },
  category('treasury', 'coin', 'coins'),
  category('wonder', 'stage', 'wonders'),
  category('civil', 'col-blue', 'blue'),
  { ...category('science', 'sci-gear', 'green'), detail: (city) => ({ kind: 'science', city }) },
  category('commerce', 'col-yellow', 'yellow'),
  category('guilds', 'col-purple', 'purple'),
];

export function categoriesOf(view: WondersView): readonly Category[] {
  return [...CATEGORIES, ...expansionsIn(view).flatMap(({ categories }) => categories)];
}

/** What a city has in a category. */
export function pointsIn(view: WondersView, city: number, id: string): number {
  return (
    categoriesOf(view)
      .find((one) => one.id === id)
      ?.points(view, city) ?? 0
  );
}
