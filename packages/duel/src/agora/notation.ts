import { decreeName } from './decrees.ts';
import { CHAMBERS } from './state.ts';

/** Chambers are counted from 1, as people do. */
export function chamberName(chamber: number): string {
  return String(chamber + 1);
}

/** The Chamber that is written so, −1 for none. */
export function chamberOf(text: string | null): number {
  return numberIn(text, chamberName);
}

/** The Decree that is written so, −1 for none. */
export function decreeOf(text: string | null): number {
  return numberIn(text, decreeName);
}

function numberIn(text: string | null, write: (index: number) => string): number {
  for (let index = 0; index < CHAMBERS; index++) if (write(index) === text) return index;
  return -1;
}
