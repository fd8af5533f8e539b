import type { Question, Thought } from './think.ts';

/** Somewhere to think. */
export interface Mind {
  /** Fails if it is called off. */
  think(question: Question): Promise<Thought>;
  /** Nobody wants to know any more what was asked so far. */
  callOff(): void;
  close(): void;
}
