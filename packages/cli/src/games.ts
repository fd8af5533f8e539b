import {
  BOT_LEVELS,
  duelBot,
  duelSchool,
  readSpec,
  wondersBot,
  wondersSchool,
  type Bot,
  type BotLevel,
  type BotSpec,
  type School,
} from '@pharos/bots';
import { attempt, parseJson, type Game, type GameEvent } from '@pharos/core';
import { duel, type DuelGame, type Options } from '@pharos/duel';
import { wonders } from '@pharos/wonders';
import { Complaint, didYouMean } from './complaint.ts';
import { readText } from './files.ts';
import { complaints } from './texts.ts';

/** A game with what the commands need to know about it. */
export interface KnownGame<Options, State, View, Event extends GameEvent> {
  readonly game: Game<Options, State, View, Event>;
  readonly bot: (wanted: BotLevel | BotSpec) => Bot<State>;
  readonly school: School<State>;
  /** Endings to list even where no game ended so. */
  readonly endings: (options: Options) => readonly string[];
  /** Whether the players agree on how many they are; then one bot may stand for all. */
  readonly hasManySeats: boolean;
}

/** What is done with a game, whichever it is. */
type Use<Result> = <Options, State, View, Event extends GameEvent>(
  known: KnownGame<Options, State, View, Event>,
) => Result;

const DUEL = {
  game: duel,
  bot: duelBot,
  school: duelSchool,
  endings: duelEndings,
  hasManySeats: false,
} as const;
const WONDERS = {
  game: wonders,
  bot: wondersBot,
  school: wondersSchool,
  endings: () => ['points'],
  hasManySeats: true,
} as const;

function duelEndings({ packs }: Options): string[] {
  return ['civilian', 'military', 'scientific', ...(packs.includes('agora') ? ['political'] : [])];
}

const IDS = [duel.id, wonders.id];

/** Does something with the game of a name; complains if there is none. */
export function withGame<Result>(id: string | undefined, use: Use<Result>): Result {
  if (id === duel.id) return use(DUEL);
  if (id === wonders.id) return use(WONDERS);
  return complainOf(id);
}

/** The game of two, which has a table of its own on the terminal. */
export function gameNamed(id: string | undefined): DuelGame {
  return id === duel.id ? duel : complainOf(id);
}

function complainOf(id: string | undefined): never {
  if (id === undefined) throw new Complaint(complaints.noGame(IDS));
  throw new Complaint(`${complaints.unknownGame(id, IDS)}${didYouMean(id, IDS)}`);
}

export function botLevel(word: string): BotLevel {
  const level = BOT_LEVELS.find((one) => one === word);
  if (level === undefined)
    throw new Complaint(`${complaints.unknownBot(word, BOT_LEVELS)}${didYouMean(word, BOT_LEVELS)}`);
  return level;
}

/** A bot by its level, or in full: `mcts:100ms`. */
export function botWanted(word: string): BotSpec {
  const wanted = readSpec(word);
  if (wanted === null)
    throw new Complaint(`${complaints.unknownContestant(word, BOT_LEVELS)}${didYouMean(word, BOT_LEVELS)}`);
  return wanted;
}

/** How a table is agreed on: `--options pairToken=must,centreStart=lastChooses`, and short ways for the common ones. */
export interface OptionArgs {
  readonly options?: string | undefined;
  readonly packs?: string | undefined;
  readonly wonders?: string | undefined;
  readonly edition?: string | undefined;
  readonly players?: string | undefined;
  readonly teams?: boolean;
  /** A file with shipyards: see docs/shipyards.md. */
  readonly shipyards?: string | undefined;
  /** Rulings of Armada that are turned round: see docs/rules/armada.md. */
  readonly rulings?: string | undefined;
}

export function readOptions<Options, State, View, Event extends GameEvent>(
  game: Game<Options, State, View, Event>,
  args: OptionArgs,
): Options {
  const raw: Record<string, unknown> = {};
  for (const pair of listOf(args.options)) {
    const [key, value, ...rest] = pair.split('=');
    if (value === undefined || rest.length > 0) throw new Complaint(complaints.badPair(pair));
    raw[key] = value;
  }
  if (args.packs !== undefined) raw['packs'] = listOf(args.packs);
  if (args.wonders !== undefined) raw['wonders'] = args.wonders;
  if (args.edition !== undefined) raw['edition'] = numberOr(args.edition);
  if (args.players !== undefined) raw['players'] = numberOr(args.players);
  if (args.teams === true) raw['teams'] = true;
  if (args.shipyards !== undefined) raw['shipyards'] = readJson(args.shipyards);
  if (args.rulings !== undefined) raw['rulings'] = listOf(args.rulings);
  const read = attempt(() => game.readOptions(raw));
  if (!read.ok) throw new Complaint(read.problem.detail);
  return game.withNewestPacks(read.value);
}

function readJson(file: string): unknown {
  const read = attempt(() => parseJson(readText(file)));
  if (!read.ok) throw new Complaint(complaints.malformed(file, read.problem.code, read.problem.detail));
  return read.value;
}

/** A number as such; anything else as it is written, for the game to complain about. */
function numberOr(text: string): number | string {
  return /^\d+$/.test(text) ? Number(text) : text;
}

/** The entries of `a,b,c`. */
export function listOf(text: string | undefined): string[] {
  return text === undefined ? [] : text.split(',').map((entry) => entry.trim());
}
