import type { Lesson } from './lesson.ts';

/** Lessons about one game or expansion, in order. */
export interface Course {
  readonly id: string;
  /** Its picture. */
  readonly scene: string;
  readonly side: 'day' | 'night';
  /** The ids of its lessons. */
  readonly lessons: readonly string[];
  /** Fetches what is played in them. */
  readonly load: () => Promise<readonly Lesson[]>;
}
