import type { Course } from '../../course.ts';

export const armada: Course = {
  id: 'armada',
  scene: 'lighthouse',
  side: 'night',
  lessons: ['ships', 'taxes', 'islands', 'navalConflict', 'incursions'],
  load: async () => (await import('./lessons.ts')).lessons,
};
