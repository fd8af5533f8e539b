import {
  attempt,
  gameOfSave,
  isContribution,
  parseJson,
  verifyRecord,
  type DealNotes,
  type Verification,
} from '@pharos/core';
import { noMoreWords, readArgs } from '../args.ts';
import { UsageError } from '../usageError.ts';
import { readText } from '../files.ts';
import { withGame } from '../games/lookup.ts';
import { print, printJson } from '../output.ts';
import { errorTexts } from '../errorTexts.ts';
import { verifyTexts } from './texts/verify.ts';

/** Checks the deal and the moves of the games in a file. */
export function verify(argv: readonly string[]): number {
  const { words, options } = readArgs({ json: 'boolean', commitment: 'string', contribution: 'string' }, argv);
  const [file] = words;
  if (file === undefined) throw new UsageError(errorTexts.noFile('verify'));
  noMoreWords(words, 1);
  const notes = readNotes(options);
  let passed = true;
  for (const [index, text] of recordsIn(readText(file)).entries()) {
    const found = verified(file, text, notes);
    passed &&= found.passed;
    if (options.json) printJson(found);
    else tell(found, index + 1);
  }
  return passed ? 0 : 1;
}

function readNotes(args: {
  readonly commitment: string | undefined;
  readonly contribution: string | undefined;
}): DealNotes | null {
  const hex = (name: keyof typeof args): string | null => {
    const text = args[name]?.toLowerCase();
    if (text !== undefined && !isContribution(text)) throw new UsageError(verifyTexts.notHex(name));
    return text ?? null;
  };
  const [commitment, contribution] = [hex('commitment'), hex('contribution')];
  return commitment === null && contribution === null
    ? null
    : { commitment, contribution, place: null, contributions: null };
}

/** A file holds one record, or one on each line. */
function recordsIn(text: string): string[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const isWhole = lines.length < 2 || !attempt(() => parseJson(lines[0])).ok;
  return isWhole ? [text] : lines;
}

function verified(file: string, text: string, notes: DealNotes | null): Verification {
  const id = gameOfSave(text);
  const found = id.ok ? withGame(id.value, ({ game }) => verifyRecord(game, text, notes)) : id;
  if (!found.ok) throw new UsageError(errorTexts.malformed(file, found.problem.code, found.problem.detail));
  return found.value;
}

function tell(found: Verification, count: number): void {
  print(verifyTexts.title(found.table, count));
  print(`  ${verifyTexts.origin(found)}`);
  for (const { check, result, failure, detail } of found.checks) {
    if (failure !== null) print(verifyTexts.failed(verifyTexts.failures[failure], detail));
    else if (result === 'passed') print(verifyTexts.passed(verifyTexts.checks[check]));
    else if (check !== 'notes') print(verifyTexts.absent(verifyTexts.checks[check]));
  }
  print(`  ${found.passed ? verifyTexts.good : verifyTexts.bad}`);
}
