import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readScenarioHead, runScenario } from '@pharos/core';
import { readArgs } from '../args.ts';
import { UsageError } from '../usageError.ts';
import { readText, reasonOf } from '../files.ts';
import { withGame } from '../games/lookup.ts';
import { print } from '../output.ts';
import { errorTexts } from '../errorTexts.ts';
import { scenarioTexts } from './texts/scenario.ts';

export function scenario(argv: readonly string[]): number {
  const { words } = readArgs({}, argv);
  if (words.length === 0) throw new UsageError(errorTexts.noFile('scenario'));
  const files = words.flatMap(filesOf);
  const failed = files.filter((file) => !runs(file)).length;
  if (files.length > 1) print(scenarioTexts.total(files.length - failed, failed));
  return failed === 0 ? 0 : 1;
}

/** The scenario files a word stands for: itself, or all below a folder. */
function filesOf(word: string): string[] {
  try {
    if (!statSync(word).isDirectory()) return [word];
    const files = readdirSync(word, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
    if (files.length === 0) throw new UsageError(errorTexts.noScenarios(word));
    return files;
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(errorTexts.unreadable(word, reasonOf(error)));
  }
}

/** Runs one file and tells how it went. */
function runs(file: string): boolean {
  const text = readText(file);
  const head = readScenarioHead(text);
  const report = head.ok ? withGame(head.value.game, ({ game }) => runScenario(game, text)) : head;
  if (!report.ok) throw new UsageError(errorTexts.malformed(file, report.problem.code, report.problem.detail));
  const failure = 'failure' in report.value ? report.value.failure : null;
  const { title } = report.value;
  print(failure === null ? scenarioTexts.passed(title, file) : scenarioTexts.failed(title, file, failure));
  return failure === null;
}
