import type { State } from '@pharos/duel';
import type { When } from '../result.ts';

/** A turn takes a card of the structure away. */
export function when({ age, present, deal }: State): When {
  if (age === 0) return { age, turn: 0 };
  let left = 0;
  for (let rest = present; rest !== 0; rest &= rest - 1) left++;
  return { age, turn: Math.max(1, deal.decks[age - 1].length - left + 1) };
}
