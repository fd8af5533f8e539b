import { gameEntry } from '../shared/games.ts';
import type { Wanted } from './records.ts';

/** Which games somebody wants, from words; throws a readable complaint. */
export function wantedIn(words: Readonly<Record<string, string | undefined>>): Wanted {
  const { game, since, until } = words;
  if (game !== undefined) gameEntry(game);
  return { game, since: moment('since', since), until: moment('until', until) };
}

function moment(name: string, text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const at = new Date(text);
  if (Number.isNaN(at.getTime())) throw new Error(`--${name} is a date such as 2027-01-31, not "${text.slice(0, 40)}"`);
  return at;
}
