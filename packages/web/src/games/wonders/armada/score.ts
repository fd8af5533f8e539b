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
