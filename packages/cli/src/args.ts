import { errorTexts } from './errorTexts.ts';
import { isWholeNumber, parseOptions, type OptionsConfig } from './parseOptions.ts';
import { UsageError } from './usageError.ts';

type OptionTypes = Readonly<Record<string, 'string' | 'boolean'>>;

/** What was written on the command line: the values of options and the words between them. */
export interface Args<Options extends OptionTypes> {
  readonly words: readonly string[];
  readonly options: {
    readonly [name in keyof Options]: Options[name] extends 'boolean' ? boolean : string | undefined;
  };
  /** What was said about the game, as it was written: those options that were given. */
  readonly ofGame: GameArgs;
}

/** Options of a game by name; a switch has an empty text. */
export type GameArgs = Readonly<Record<string, string>>;

/** Reads the arguments of a command, with those of games where it takes them; refuses what nobody knows. */
export function readArgs<const Options extends OptionTypes>(
  types: Options,
  argv: readonly string[],
  ofGames: OptionTypes = {},
): Args<Options> {
  const config: OptionsConfig = Object.fromEntries(
    Object.entries({ ...ofGames, ...types, help: 'boolean' as const }).map(([name, type]) => [name, { type }]),
  );
  const rules = { allowPositionals: true, suggests: true };
  const { values: given, positionals } = parseOptions(config, argv, rules);
  const values = Object.fromEntries(
    Object.entries(types).map(([name, type]) => [name, type === 'boolean' ? given[name] === true : given[name]]),
  );
  const ofGame = Object.keys(ofGames).flatMap((name) => {
    const value = given[name];
    return value === undefined ? [] : [[name, typeof value === 'string' ? value : ''] as const];
  });
  return {
    words: positionals,
    options: values as Args<Options>['options'],
    ofGame: Object.fromEntries(ofGame),
  };
}

/** A whole number given as an option. */
export function wholeNumber(
  name: string,
  text: string | undefined,
  byDefault: number,
  least: number,
  most: number,
): number {
  if (text === undefined) return byDefault;
  if (!isWholeNumber(text, least, most)) throw new UsageError(errorTexts.notWhole(name, text, least, most));
  return Number(text);
}

/** A positive number of seconds given as an option. */
export function seconds(name: string, text: string | undefined, byDefault: number, most: number): number {
  if (text === undefined) return byDefault;
  const value = Number(text);
  if (!/^\d*\.?\d+$/.test(text) || value <= 0 || value > most)
    throw new UsageError(errorTexts.notSeconds(name, text, most));
  return value;
}

/** Refuses words nobody asked for. */
export function noMoreWords(words: readonly string[], expected: number): void {
  if (words.length > expected) throw new UsageError(errorTexts.tooMany(words[expected]));
}

/** The entries of `a,b,c`. */
export function listOf(text: string | undefined): string[] {
  return text === undefined ? [] : text.split(',').map((entry) => entry.trim());
}
