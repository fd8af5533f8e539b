import type { Course } from '../../course.ts';

export const agora: Course = {
  id: 'agora',
  scene: 'artemis',
  side: 'night',
  lessons: ['senators', 'decrees', 'conspiracies'],
  load: async () => (await import('./lessons.ts')).lessons,
};
