import type { Category } from '../end/category.ts';

export const categories: readonly Category[] = [
  {
    id: 'leaders',
    icon: 'col-white',
    look: 'white',
    points: ({ cities }, city) => cities[city].score.leaders ?? 0,
    detail: (city) => ({ kind: 'leaders', city }),
  },
];
