import type { Course } from './course.ts';
import { agora } from './lessons/agora/course.ts';
import { armada } from './lessons/armada/course.ts';
import { duel } from './lessons/duel/course.ts';
import { wonders } from './lessons/wonders/course.ts';

export const COURSES: readonly Course[] = [duel, agora, wonders, armada];

export const LESSON_COUNT = COURSES.reduce((sum, { lessons }) => sum + lessons.length, 0);

/** Null for a course that does not exist. */
export const courseNamed = (id: string | undefined): Course | null => COURSES.find((one) => one.id === id) ?? null;

/** Lessons count from 1 in addresses. */
export const lessonPath = (course: Course, index: number): string => `/learn/${course.id}/${index + 1}`;
