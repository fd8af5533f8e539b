import { isWholeNumber, parseOptions, UsageError, type OptionsConfig } from '@pharos/cli/options';

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

/** An option of a trial, and the line about it in its help. */
type Option = { readonly help: string } & (WholeNumber | WholeNumbers | Choice | Choices | Switch | File);
export type Options = Readonly<Record<string, Option>>;

type ValueOf<Kind> = Kind extends WholeNumber
  ? number
  : Kind extends WholeNumbers
    ? readonly number[]
    : Kind extends Choice
      ? Kind['among'][number]
      : Kind extends Choices
        ? readonly string[]
        : Kind extends Switch
          ? boolean
          : string | null;
export type Settings<Known extends Options> = { readonly [name in keyof Known]: ValueOf<Known[name]> };

interface Trial<Known extends Options> {
  readonly options: Known;
  /** What is wrong with things that are right each by itself. */
  readonly validate?: (settings: Settings<Known>) => string | null;
}

/** The settings of a trial. Ends the process with a message if they make no sense or only help was asked for. */
export function readSettings<const Known extends Options>(
  name: string,
  about: string,
  { options, validate }: Trial<Known>,
): Settings<Known> {
  try {
    const settings = parseCommandLine(options, process.argv.slice(2));
    if (settings === 'help') {
      process.stdout.write(`${helpFor(name, about, options)}\n`);
      process.exit(0);
    }
    const wrong = validate?.(settings) ?? null;
    if (wrong !== null) throw new UsageError(wrong);
    return settings;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`${error.message}\nnpm run ${name} -- --help says what can be told.\n`);
    process.exit(2);
  }
}

export function parseCommandLine<const Known extends Options>(
  known: Known,
  argv: readonly string[],
): Settings<Known> | 'help' {
  const given = parse(known, argv);
  if (given['help'] === true) return 'help';
  const settings = Object.entries(known).map(([name, option]) => [name, valueOf(name, option, given[name])]);
  return Object.fromEntries(settings) as Settings<Known>;
}

/** What stands on the command line: the word of an option, all of its words, or that it is there. */
type Given = string | string[] | true | undefined;

function parse(known: Options, argv: readonly string[]): Readonly<Record<string, Given>> {
  const config: OptionsConfig = { help: { type: 'boolean', short: 'h' } };
  for (const [name, { kind }] of Object.entries(known))
    config[name] = { type: kind === 'switch' ? 'boolean' : 'string', multiple: kind === 'choices' };
  return parseOptions(config, argv).values as Readonly<Record<string, Given>>;
}

function valueOf(name: string, option: Option, given: Given): unknown {
  switch (option.kind) {
    case 'switch':
      return given === true;
    case 'file':
      return given ?? null;
    case 'choices':
      return given === undefined ? option.among : valuesOf(given).map((word) => oneOf(name, option, word));
    case 'choice':
      return given === undefined ? option.default : oneOf(name, option, String(given));
    case 'number':
      return given === undefined ? option.default : wholeNumber(name, option, String(given));
    case 'numbers':
      return given === undefined
        ? option.default
        : String(given)
            .split(',')
            .map((one) => wholeNumber(name, option, one));
  }
}

function valuesOf(given: string | string[] | true): string[] {
  return Array.isArray(given) ? given : [String(given)];
}

function wholeNumber(name: string, { least, most }: WholeNumber | WholeNumbers, text: string): number {
  if (!isWholeNumber(text, least, most))
    throw new UsageError(`--${name} takes a whole number from ${least} to ${most}, not "${text}"`);
  return Number(text);
}

function oneOf(name: string, { among }: Choice | Choices, text: string): string {
  if (!among.includes(text)) throw new UsageError(`--${name} takes ${joinWords(among)}, not "${text}"`);
  return text;
}

function joinWords(among: readonly string[]): string {
  const quoted = among.map((one) => `"${one}"`);
  return `${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1)}`;
}

function helpFor(trial: string, about: string, known: Options): string {
  const rows = Object.entries(known).map(([name, option]) => [`--${name} ${placeholderOf(option)}`, helpOf(option)]);
  const width = Math.max(...rows.map(([left]) => left.length)) + 2;
  return [`npm run ${trial} -- …`, about, '', ...rows.map(([left, right]) => `  ${left.padEnd(width)}${right}`)].join(
    '\n',
  );
}

function placeholderOf({ kind }: Option): string {
  return { number: 'N', numbers: 'N,N,…', choice: 'WORD', choices: 'WORDS', switch: '', file: 'FILE' }[kind];
}

function helpOf(option: Option): string {
  switch (option.kind) {
    case 'switch':
    case 'file':
      return option.help;
    case 'choices':
      return `${option.help}: ${joinWords(option.among)}`;
    case 'choice':
      return `${option.help}: ${joinWords(option.among)} (${option.default})`;
    case 'number':
    case 'numbers':
      return `${option.help} (${String(option.default)})`;
  }
}
