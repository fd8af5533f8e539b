import type { Course } from '../../course.ts';

export const wonders: Course = {
  id: 'wonders',
  scene: 'colossus',
  side: 'day',
  lessons: ['passHand', 'trade', 'stages', 'conflicts', 'science'],
  load: async () => (await import('./lessons.ts')).lessons,
};
