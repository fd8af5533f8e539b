import { parseArgs, type ParseArgsConfig } from 'node:util';
import { didYouMean } from './didYouMean.ts';
import { errorTexts } from './errorTexts.ts';
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
  const config: NonNullable<ParseArgsConfig['options']> = Object.fromEntries(
    Object.entries({ ...ofGames, ...types, help: 'boolean' as const }).map(([name, type]) => [name, { type }]),
  );
  const { values: given, positionals } = parse(config, argv);
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

function parse(
  config: NonNullable<ParseArgsConfig['options']>,
  argv: readonly string[],
): { values: Record<string, unknown>; positionals: string[] } {
  try {
    return parseArgs({ args: [...argv], options: config, allowPositionals: true, strict: true });
  } catch (error) {
    // Node's own sentences are long; the part up to the first full stop says what is wrong.
    const reason = error instanceof Error ? error.message : String(error);
    const unknown = /'-{1,2}([\w-]+)'/.exec(reason);
    const hint =
      reason.startsWith('Unknown option') && unknown !== null ? didYouMean(unknown[1], Object.keys(config)) : '';
    throw new UsageError(`${reason.split(/\. |\n/)[0]}${hint}`);
  }
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
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < least || value > most)
    throw new UsageError(errorTexts.notWhole(name, text, least, most));
  return value;
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
