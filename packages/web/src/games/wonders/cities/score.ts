import type { Category } from '../end/category.ts';

const category = (id: 'black' | 'debt', icon: string, look: string): Category => ({
  id,
  icon,
  look,
  points: ({ cities }, city) => cities[city].score[id] ?? 0,
});

export const categories: readonly Category[] = [
  category('black', 'col-black', 'black'),
  category('debt', 'debt', 'debt'),
];
