import type { Sign as CommonSign } from '../../../signs/sign.ts';

/** A sign of 7 Wonders: `where` tells whose things count, `numbered` is an icon with a number in it. */
export type Sign =
  | CommonSign
  | { readonly kind: 'where'; readonly id: string }
  | { readonly kind: 'numbered'; readonly id: string; readonly text: string };

export const where = (id: string): Sign => ({ kind: 'where', id });

export const numbered = (id: string, text: number | string): Sign => ({ kind: 'numbered', id, text: String(text) });
