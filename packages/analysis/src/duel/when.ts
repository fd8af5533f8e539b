import type { State } from '@pharos/duel';
import type { When } from '../result.ts';

/** Cards of a structure; a turn takes one of them away. */
const IN_STRUCTURE = 20;

export function when({ age, present }: State): When {
  let left = 0;
  for (let rest = present; rest !== 0; rest &= rest - 1) left++;
  return { age, turn: age === 0 ? 0 : Math.max(1, IN_STRUCTURE - left + 1) };
}
