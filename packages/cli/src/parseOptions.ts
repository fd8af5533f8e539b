import { parseArgs, type ParseArgsConfig } from 'node:util';
import { didYouMean } from './didYouMean.ts';
import { UsageError } from './usageError.ts';

export { UsageError };

export type OptionsConfig = NonNullable<ParseArgsConfig['options']>;

interface Parsed {
  readonly values: Readonly<Record<string, unknown>>;
  readonly positionals: readonly string[];
}

interface ParseRules {
  /** Whether words that are no options may stand between them. */
  readonly allowPositionals?: boolean;
  /** Whether an unknown option is answered with the known one it may stand for. */
  readonly suggests?: boolean;
}

/** Reads a command line; what Node refuses is refused in one sentence. */
export function parseOptions(options: OptionsConfig, argv: readonly string[], rules: ParseRules = {}): Parsed {
  const { allowPositionals = false, suggests = false } = rules;
  try {
    return parseArgs({ args: [...argv], options, allowPositionals, strict: true });
  } catch (error) {
    // Node's own sentences are long; the part up to the first full stop says what is wrong.
    const reason = error instanceof Error ? error.message : String(error);
    const unknown = reason.startsWith('Unknown option') ? /'-{1,2}([\w-]+)'/.exec(reason) : null;
    const hint = suggests && unknown !== null ? didYouMean(unknown[1], Object.keys(options)) : '';
    throw new UsageError(`${reason.split(/\. |\n/)[0]}${hint}`);
  }
}

export function isWholeNumber(text: string, least: number, most: number): boolean {
  return /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most;
}
