import { attempt, type Game, type GameEvent } from '@pharos/core';
import { listOf, type GameArgs } from '../args.ts';
import { errorTexts } from '../errorTexts.ts';
import { UsageError } from '../usageError.ts';

/** Something the players agree on before the deal, as an option of the command line. */
export interface GameOption {
  readonly name: string;
  /** What stands for its value in the help, such as `FILE`; null for a switch. */
  readonly value: string | null;
  /** What it is for; further lines of the text are further lines of the help. */
  readonly help: string;
  /** The fields of the game's options that the text sets. */
  readonly read: (text: string) => Readonly<Record<string, unknown>>;
}

/** An option whose text is a field of the game's options as it is. */
export function textOption(name: string, value: string, help: string): GameOption {
  return { name, value, help, read: (text) => ({ [name]: text }) };
}

/** An option that is a number; anything else goes to the game as it is written, to be refused there. */
export function numberOption(name: string, value: string, help: string): GameOption {
  return { name, value, help, read: (text) => ({ [name]: /^\d+$/.test(text) ? Number(text) : text }) };
}

/** An option with entries between commas. */
export function listOption(name: string, value: string, help: string): GameOption {
  return { name, value, help, read: (text) => ({ [name]: listOf(text) }) };
}

export function switchOption(name: string, help: string): GameOption {
  return { name, value: null, help, read: () => ({ [name]: true }) };
}

/** `pairToken=must,centreStart=lastChooses`. */
export function readPairs(text: string): Record<string, unknown> {
  const pairs = listOf(text).map((pair) => {
    const [key, value, ...rest] = pair.split('=');
    if (value === undefined || rest.length > 0) throw new UsageError(errorTexts.badPair(pair));
    return [key, value] as const;
  });
  return Object.fromEntries(pairs);
}

const WIDTH = 90;

/** Entries with commas between them, in lines of the width the help has room for. */
export function inLines(entries: readonly string[]): string {
  const lines: string[] = [];
  for (const entry of entries) {
    const last = lines.at(-1);
    if (last === undefined || last.length + entry.length + 3 > WIDTH) lines.push(entry);
    else lines[lines.length - 1] = `${last}, ${entry}`;
  }
  return lines.join(',\n');
}

/** The options of a game from the arguments of a command; `further` fields come from elsewhere. */
export function readOptions<Options, State, View, Event extends GameEvent>(
  { game, options }: { readonly game: Game<Options, State, View, Event>; readonly options: readonly GameOption[] },
  args: GameArgs,
  further: Readonly<Record<string, unknown>> = {},
): Options {
  const fields = Object.entries(args).map(([name, text]) => {
    const option = options.find((one) => one.name === name);
    if (option === undefined) throw new UsageError(errorTexts.noSuchOption(name, game.id));
    return option.read(text);
  });
  const read = attempt(() => game.readOptions(Object.assign({}, further, ...fields)));
  if (!read.ok) throw new UsageError(read.problem.detail);
  return game.withNewestPacks(read.value);
}
