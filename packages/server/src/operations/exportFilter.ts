import { gameEntry } from '../shared/games.ts';
import type { ExportFilter } from './records.ts';

/** Which games to export, from options or a query; throws an error for people to read. */
export function readExportFilter(options: Readonly<Record<string, string | undefined>>): ExportFilter {
  const { game, since, until } = options;
  if (game !== undefined) gameEntry(game);
  return { game, since: readDate('since', since), until: readDate('until', until) };
}

function readDate(name: string, text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const at = new Date(text);
  if (Number.isNaN(at.getTime())) throw new Error(`--${name} is a date such as 2027-01-31, not "${text.slice(0, 40)}"`);
  return at;
}
