import type { Course } from '../../course.ts';

export const duel: Course = {
  id: 'duel',
  scene: 'sphinx',
  side: 'day',
  lessons: ['takeCard', 'pay', 'uncover', 'chain', 'science', 'war'],
  load: async () => (await import('./lessons.ts')).lessons,
};
