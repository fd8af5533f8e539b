import type { WondersView } from '@pharos/wonders';

/** The categories of the score in the order they are counted [W-70], with icon and colour. */
const CATEGORIES = [
  { id: 'conflicts', icon: 'shield', look: 'military' },
  { id: 'treasury', icon: 'coin', look: 'coins' },
  { id: 'wonder', icon: 'stage', look: 'wonders' },
  { id: 'civil', icon: 'col-blue', look: 'blue' },
  { id: 'science', icon: 'sci-gear', look: 'green' },
  { id: 'commerce', icon: 'col-yellow', look: 'yellow' },
  { id: 'guilds', icon: 'col-purple', look: 'purple' },
] as const;

/** What Armada adds; the blue ship counts among the civil points [AR-117]. */
const AT_SEA = [
  { id: 'naval', icon: 'naval', look: 'naval' },
  { id: 'islands', icon: 'col-island', look: 'island' },
] as const;

export type Category = (typeof CATEGORIES)[number] | (typeof AT_SEA)[number];

export function categoriesOf({ armada }: WondersView): readonly Category[] {
  return armada === undefined ? CATEGORIES : [...CATEGORIES, ...AT_SEA];
}

/** What a city has in a category. */
export function pointsIn({ cities, armada }: WondersView, city: number, id: Category['id']): number {
  if (id === 'naval' || id === 'islands') return armada?.harbours[city].points[id] ?? 0;
  return cities[city].score[id];
}
