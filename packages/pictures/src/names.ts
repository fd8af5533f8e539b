import type { Person } from './facts.ts';
import type { Words } from './words/types.ts';

/** What somebody is called; a bot without a name by its level. */
export function nameOf({ name, level }: Person, words: Words): string {
  if (name !== null && name !== '' && name !== level) return name;
  return level === null ? words.guest : (words.bots[level] ?? level);
}
