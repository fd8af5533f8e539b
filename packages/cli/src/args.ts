import { parseArgs, type ParseArgsConfig } from 'node:util';
import { Complaint, didYouMean } from './complaint.ts';
import { complaints } from './texts.ts';

type OptionTypes = Readonly<Record<string, 'string' | 'boolean'>>;

/** What was written on the command line: the values of options and the words between them. */
export interface Args<Options extends OptionTypes> {
  readonly words: readonly string[];
  readonly options: {
    readonly [name in keyof Options]: Options[name] extends 'boolean' ? boolean : string | undefined;
  };
}

/** Reads the arguments of a command; complains about what the command does not know. */
export function readArgs<const Options extends OptionTypes>(types: Options, argv: readonly string[]): Args<Options> {
  const config: NonNullable<ParseArgsConfig['options']> = Object.fromEntries(
    Object.entries({ ...types, help: 'boolean' as const }).map(([name, type]) => [name, { type }]),
  );
  const parsed = parse(config, argv);
  const values = Object.fromEntries(
    Object.entries(types).map(([name, type]) => [
      name,
      type === 'boolean' ? parsed.values[name] === true : parsed.values[name],
    ]),
  );
  return { words: parsed.positionals, options: values as Args<Options>['options'] };
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
    throw new Complaint(`${reason.split(/\. |\n/)[0]}${hint}`);
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
    throw new Complaint(complaints.notWhole(name, text, least, most));
  return value;
}

/** A positive number of seconds given as an option. */
export function seconds(name: string, text: string | undefined, byDefault: number, most: number): number {
  if (text === undefined) return byDefault;
  const value = Number(text);
  if (!/^\d*\.?\d+$/.test(text) || value <= 0 || value > most)
    throw new Complaint(complaints.notSeconds(name, text, most));
  return value;
}

/** Complains about words nobody asked for. */
export function noMoreWords(words: readonly string[], expected: number): void {
  if (words.length > expected) throw new Complaint(complaints.tooMany(words[expected]));
}
