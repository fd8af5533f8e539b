import type { Motion } from '../../../table/motion/motion.ts';

/** A motion that the game draws itself. */
export const drawn = (ms: number, draw: (ms: number) => readonly Animation[]): Motion => ({ kind: 'drawn', ms, draw });
