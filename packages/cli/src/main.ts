import { setFlagsFromString } from 'node:v8';
import { isMainThread } from 'node:worker_threads';
import { Refusal } from '@pharos/core';
import manifest from '../package.json' with { type: 'json' };
import { accuracy } from './commands/accuracy.ts';
import { analyse } from './commands/analyse.ts';
import { arena } from './commands/arena.ts';
import { balance } from './commands/balance.ts';
import { bench } from './commands/bench.ts';
import { calibrate } from './commands/calibrate.ts';
import { operate } from './commands/operate.ts';
import { play } from './commands/play.ts';
import { puzzles } from './commands/puzzles.ts';
import { record } from './commands/record.ts';
import { replay } from './commands/replay.ts';
import { scenario } from './commands/scenario.ts';
import { simulate } from './commands/simulate.ts';
import { train } from './commands/train.ts';
import { verify } from './commands/verify.ts';
import { didYouMean } from './didYouMean.ts';
import { errorTexts } from './errorTexts.ts';
import { UsageError } from './usageError.ts';
import { help } from './commands/texts/help.ts';
import { leaveWhenNobodyReads, note, print } from './output.ts';
import { serveJobs } from './simulation/threads.ts';
import { accuracyTexts } from './commands/texts/accuracy.ts';
import { analyseTexts } from './commands/texts/analyse.ts';
import { calibrateTexts } from './commands/texts/calibrate.ts';
import { operateTexts } from './commands/texts/operate.ts';
import { puzzlesTexts } from './commands/texts/puzzles.ts';
import { trainTexts } from './commands/texts/train.ts';
import { verifyTexts } from './commands/texts/verify.ts';

/** A command gets the words after its name and answers the exit code. */
type Command = (argv: readonly string[]) => number | Promise<number>;

const COMMANDS = new Map<string, { readonly run: Command; readonly help: string }>([
  ['play', { run: play, help: help.play }],
  ['simulate', { run: simulate, help: help.simulate }],
  ['bench', { run: bench, help: help.bench }],
  ['arena', { run: arena, help: help.arena }],
  ['balance', { run: balance, help: help.balance }],
  ['train', { run: train, help: trainTexts.help }],
  ['replay', { run: replay, help: help.replay }],
  ['analyse', { run: analyse, help: analyseTexts.help }],
  ['calibrate', { run: calibrate, help: calibrateTexts.help }],
  ['accuracy', { run: accuracy, help: accuracyTexts.help }],
  ['puzzles', { run: puzzles, help: puzzlesTexts.help }],
  ['record', { run: record, help: analyseTexts.recordHelp }],
  ['scenario', { run: scenario, help: help.scenario }],
  ['verify', { run: verify, help: verifyTexts.help }],
  ['backup', { run: operate('backup'), help: operateTexts.backup }],
  ['restore', { run: operate('restore'), help: operateTexts.restore }],
  ['export', { run: operate('export'), help: operateTexts.export }],
  ['ratings', { run: operate('ratings'), help: operateTexts.ratings }],
  ['admin', { run: operate('admin'), help: operateTexts.admin }],
]);

const BAD_REQUEST = 2;

async function main(argv: readonly string[]): Promise<number> {
  const [name, ...rest] = argv;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') return say(help.main);
  if (name === '--version' || name === '-v') return say(manifest.version);
  const command = COMMANDS.get(name);
  if (command === undefined) {
    throw new UsageError(`${errorTexts.unknownCommand(name)}${didYouMean(name, [...COMMANDS.keys()])}`);
  }
  if (rest.includes('--help') || rest.includes('-h')) return say(command.help);
  return command.run(rest);
}

function say(text: string): number {
  print(text);
  return 0;
}

/** What was asked wrongly is one line; a stack trace is for bugs only. */
async function guarded(argv: readonly string[]): Promise<number> {
  try {
    return await main(argv);
  } catch (error) {
    if (!(error instanceof UsageError) && !(error instanceof Refusal)) throw error;
    note(`pharos: ${error.message.replaceAll('\n', ' ')}`);
    return BAD_REQUEST;
  }
}

if (isMainThread) {
  // Games and searches are short. V8 looks at more of them before it compiles a function for speed, and compiles fewer of them twice.
  setFlagsFromString('--interrupt-budget=528000');
  leaveWhenNobodyReads();
  void guarded(process.argv.slice(2)).then((code) => (process.exitCode = code));
} else serveJobs();
