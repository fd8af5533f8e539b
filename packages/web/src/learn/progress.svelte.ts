import type { Course } from './course.ts';
import { COURSES } from './courses.ts';

const KEY = 'pharos.lessons';

function stored(): string[] {
  try {
    const read = JSON.parse(localStorage.getItem(KEY) ?? '[]') as unknown;
    return Array.isArray(read) ? read.filter((one) => typeof one === 'string') : [];
  } catch {
    // Storage may be forbidden or damaged; then nothing was done yet.
    return [];
  }
}

/** The lessons that were done on this device, as `duel/pay`. */
let done = $state.raw<readonly string[]>(stored());

const nameOf = ({ id, lessons }: Course, index: number): string => `${id}/${lessons[index]}`;

export const isDone = (course: Course, index: number): boolean => done.includes(nameOf(course, index));

export const doneIn = (course: Course): number => course.lessons.filter((_, index) => isDone(course, index)).length;

export const doneInAll = (): number => COURSES.reduce((sum, course) => sum + doneIn(course), 0);

/** The first lesson of a course that was not done; null when all were. */
export function nextIn(course: Course): number | null {
  const next = course.lessons.findIndex((_, index) => !isDone(course, index));
  return next < 0 ? null : next;
}

/** All of them, by their names. */
export const doneLessons = (): readonly string[] => done;

export function rememberDone(course: Course, index: number): void {
  takeDone([nameOf(course, index)]);
}

/** Lessons that were done here, or on another device. */
export function takeDone(names: readonly string[]): void {
  const added = names.filter((name) => !done.includes(name));
  if (added.length === 0) return;
  done = [...done, ...added];
  try {
    localStorage.setItem(KEY, JSON.stringify(done));
  } catch {
    // Without storage progress lasts for this visit.
  }
}
