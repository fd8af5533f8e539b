import { BOT_LEVELS, type BotLevel } from '@pharos/bots';
import { attempt } from '@pharos/core';
import { duel, type DuelGame, type Options } from '@pharos/duel';
import { Complaint, didYouMean } from './complaint.ts';
import { complaints } from './texts.ts';

/** The games this program knows. */
const GAMES: readonly DuelGame[] = [duel];

export function gameNamed(id: string | undefined): DuelGame {
  const ids = GAMES.map((game) => game.id);
  if (id === undefined) throw new Complaint(complaints.noGame(ids));
  const game = GAMES.find((one) => one.id === id);
  if (game === undefined) throw new Complaint(`${complaints.unknownGame(id, ids)}${didYouMean(id, ids)}`);
  return game;
}

export function botLevel(word: string): BotLevel {
  const level = BOT_LEVELS.find((one) => one === word);
  if (level === undefined)
    throw new Complaint(`${complaints.unknownBot(word, BOT_LEVELS)}${didYouMean(word, BOT_LEVELS)}`);
  return level;
}

/** How a table is agreed on: `--options pairToken=may,centreStart=lastChooses`, and short ways for the common ones. */
export interface OptionArgs {
  readonly options?: string | undefined;
  readonly packs?: string | undefined;
  readonly wonders?: string | undefined;
}

export function readOptions(game: DuelGame, args: OptionArgs): Options {
  const raw: Record<string, unknown> = {};
  for (const pair of listOf(args.options)) {
    const [key, value, ...rest] = pair.split('=');
    if (value === undefined || rest.length > 0) throw new Complaint(complaints.badPair(pair));
    raw[key] = value;
  }
  if (args.packs !== undefined) raw['packs'] = listOf(args.packs);
  if (args.wonders !== undefined) raw['wonders'] = args.wonders;
  const read = attempt(() => game.readOptions(raw));
  if (!read.ok) throw new Complaint(read.problem.detail);
  return read.value;
}

/** The entries of `a,b,c`. */
export function listOf(text: string | undefined): string[] {
  return text === undefined ? [] : text.split(',').map((entry) => entry.trim());
}
