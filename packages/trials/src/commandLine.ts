import { parseArgs, type ParseArgsConfig } from 'node:util';

interface WholeNumber {
  readonly kind: 'number';
  readonly default: number;
  readonly least: number;
  readonly most: number;
}

interface WholeNumbers {
  readonly kind: 'numbers';
  readonly default: readonly number[];
  readonly least: number;
  readonly most: number;
}

interface Choice {
  readonly kind: 'choice';
  readonly default: string;
  readonly among: readonly string[];
}

/** Any number of the known ones; all of them unless some are named. */
interface Choices {
  readonly kind: 'choices';
  readonly among: readonly string[];
}

interface Switch {
  readonly kind: 'switch';
}

/** Where to write something; nowhere unless it is named. */
interface File {
  readonly kind: 'file';
}

/** What a trial can be told, and what that means. */
type Option = { readonly means: string } & (WholeNumber | WholeNumbers | Choice | Choices | Switch | File);
export type Options = Readonly<Record<string, Option>>;

type ValueOf<Told> = Told extends WholeNumber
  ? number
  : Told extends WholeNumbers
    ? readonly number[]
    : Told extends Choice
      ? Told['among'][number]
      : Told extends Choices
        ? readonly string[]
        : Told extends Switch
          ? boolean
          : string | null;
export type Told<Known extends Options> = { readonly [name in keyof Known]: ValueOf<Known[name]> };

/** Something on the command line that is not understood. */
export class Misunderstood extends Error {}

interface Trial<Known extends Options> {
  readonly name: string;
  readonly about: string;
  readonly options: Known;
  /** What is wrong with things that are right each by itself. */
  readonly objection?: (told: Told<Known>) => string | null;
}

/** What a trial was told: it ends at once, with words, if that is not to be understood or only help was asked for. */
export function listen<const Known extends Options>({ name, about, options, objection }: Trial<Known>): Told<Known> {
  try {
    const told = readCommandLine(options, process.argv.slice(2));
    if (told === 'help') {
      process.stdout.write(`${helpFor(name, about, options)}\n`);
      process.exit(0);
    }
    const wrong = objection?.(told) ?? null;
    if (wrong !== null) throw new Misunderstood(wrong);
    return told;
  } catch (error) {
    if (!(error instanceof Misunderstood)) throw error;
    process.stderr.write(`${error.message}\nnpm run ${name} -- --help says what can be told.\n`);
    process.exit(2);
  }
}

export function readCommandLine<const Known extends Options>(
  known: Known,
  argv: readonly string[],
): Told<Known> | 'help' {
  const written = parse(known, argv);
  if (written['help'] === true) return 'help';
  const told = Object.entries(known).map(([name, option]) => [name, valueOf(name, option, written[name])]);
  return Object.fromEntries(told) as Told<Known>;
}

/** What stands on the command line: the word of an option, all of its words, or that it is there. */
type Written = string | string[] | true | undefined;

function parse(known: Options, argv: readonly string[]): Record<string, Written> {
  const options: NonNullable<ParseArgsConfig['options']> = { help: { type: 'boolean', short: 'h' } };
  for (const [name, { kind }] of Object.entries(known))
    options[name] = { type: kind === 'switch' ? 'boolean' : 'string', multiple: kind === 'choices' };
  try {
    return parseArgs({ args: [...argv], options, strict: true }).values as Record<string, Written>;
  } catch (error) {
    // Node's own sentences are long; the part up to the first full stop says what is wrong.
    throw new Misunderstood(error instanceof Error ? error.message.split(/\. |\n/)[0] : String(error));
  }
}

function valueOf(name: string, option: Option, written: Written): unknown {
  switch (option.kind) {
    case 'switch':
      return written === true;
    case 'file':
      return written ?? null;
    case 'choices':
      return written === undefined ? option.among : wordsIn(written).map((word) => oneOf(name, option, word));
    case 'choice':
      return written === undefined ? option.default : oneOf(name, option, String(written));
    case 'number':
      return written === undefined ? option.default : wholeNumber(name, option, String(written));
    case 'numbers':
      return written === undefined
        ? option.default
        : String(written)
            .split(',')
            .map((one) => wholeNumber(name, option, one));
  }
}

function wordsIn(written: string | string[] | true): string[] {
  return Array.isArray(written) ? written : [String(written)];
}

function wholeNumber(name: string, { least, most }: WholeNumber | WholeNumbers, text: string): number {
  const value = Number(text);
  if (!/^\d{1,15}$/.test(text) || value < least || value > most)
    throw new Misunderstood(`--${name} takes a whole number from ${least} to ${most}, not "${text}"`);
  return value;
}

function oneOf(name: string, { among }: Choice | Choices, text: string): string {
  if (!among.includes(text)) throw new Misunderstood(`--${name} takes ${inWords(among)}, not "${text}"`);
  return text;
}

function inWords(among: readonly string[]): string {
  const quoted = among.map((one) => `"${one}"`);
  return `${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1)}`;
}

function helpFor(trial: string, about: string, known: Options): string {
  const rows = Object.entries(known).map(([name, option]) => [`--${name} ${signOf(option)}`, meaningOf(option)]);
  const width = Math.max(...rows.map(([left]) => left.length)) + 2;
  return [`npm run ${trial} -- …`, about, '', ...rows.map(([left, right]) => `  ${left.padEnd(width)}${right}`)].join(
    '\n',
  );
}

function signOf({ kind }: Option): string {
  return { number: 'N', numbers: 'N,N,…', choice: 'WORD', choices: 'WORDS', switch: '', file: 'FILE' }[kind];
}

function meaningOf(option: Option): string {
  switch (option.kind) {
    case 'switch':
    case 'file':
      return option.means;
    case 'choices':
      return `${option.means}: ${inWords(option.among)}`;
    case 'choice':
      return `${option.means}: ${inWords(option.among)} (${option.default})`;
    case 'number':
    case 'numbers':
      return `${option.means} (${String(option.default)})`;
  }
}
