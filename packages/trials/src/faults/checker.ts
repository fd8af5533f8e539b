import {
  isAcknowledged,
  isInLog,
  commandName,
  UNCERTAIN_CODES,
  type SentCommand,
  type GameHistory,
} from './history.ts';
import { replay, type Replay } from './replay.ts';
import { checkUpdates } from './checkUpdates.ts';
import type { StoredEntry, StoredGame } from './storedGames.ts';
import { checkTimeouts, checkTimeUsed } from './clockChecks.ts';

/**
 * - lost: acknowledged, yet not stored
 * - duplicated: asked for once, stored twice
 * - surprise: stored, yet nobody asked for it or it was refused
 * - stuck: not played to its end
 * - unexplained: answered with no more than that something went wrong
 * - contradiction: what was shown or answered is not what was stored
 */
export type ViolationKind = 'lost' | 'duplicated' | 'surprise' | 'stuck' | 'unexplained' | 'contradiction';

export interface Violation {
  readonly kind: ViolationKind;
  readonly table: string;
  readonly what: string;
}

type Report = (kind: ViolationKind, what: string) => void;

/** Compares what the players of a game know with what is stored. Answers all that does not fit. */
export function checkGame(history: GameHistory, stored: StoredGame | null): Violation[] {
  const violations: Violation[] = [];
  const report: Report = (kind, what) =>
    violations.push({ kind, table: history.table, what: `${history.label}: ${what}` });
  if (history.failure !== null) report('stuck', `${history.failure}, ${describe(stored)}`);
  for (const what of history.internalErrors) report('unexplained', what);
  if (stored === null || stored.table.seed === null) {
    // Without an id nobody was ever told that there is a table.
    if (history.table !== '') report('lost', 'the table or its deal');
    return violations;
  }
  const entries = byCommand(stored.log);
  checkCommands(history.commands, entries, report);
  checkUnasked(history.commands, stored.log, report);
  checkOrder(history.commands, entries, report);
  checkChat(history.commands, stored.chat, report);
  checkTimeouts(history, stored, (what) => report('contradiction', what));
  checkTimeUsed(history, stored, (what) => report('contradiction', what));
  const played = replay(stored, history.guests);
  for (const problem of played.problems) report('contradiction', problem);
  checkUpdates(history, played.positions, entries, (what) => report('contradiction', what));
  if (history.failure === null) checkEnd(history, stored, played, report);
  return violations;
}

function describe(stored: StoredGame | null): string {
  if (stored === null) return 'and there is no table';
  const { table, log, seats } = stored;
  const last = log.at(-1);
  const who = seats.map(({ kind }) => kind).join(' ');
  return `table ${table.id} is ${table.phase}, version ${last?.version ?? 0} after ${log.length} entries, seats: ${who}`;
}

function byCommand(log: readonly StoredEntry[]): Map<string, StoredEntry[]> {
  const found = new Map<string, StoredEntry[]>();
  for (const entry of log) {
    if (entry.command !== null) found.set(entry.command, [...(found.get(entry.command) ?? []), entry]);
  }
  return found;
}

function checkCommands(commands: readonly SentCommand[], entries: Map<string, StoredEntry[]>, report: Report): void {
  for (const one of commands.filter(isInLog)) {
    const name = `${one.kind} ${commandName(one)} "${one.text}"`;
    const rows = entries.get(commandName(one)) ?? [];
    if (rows.length > 1) report('duplicated', `${name} is there ${rows.length} times`);
    if (rows.length === 0 && isAcknowledged(one)) report('lost', name);
    if (rows.length > 0 && wasRefused(one)) report('surprise', `${name} was refused and is there`);
    if (wasRefusedAfterwards(one)) report('contradiction', `${name} was acknowledged, then refused`);
    for (const row of rows) checkAnswers(one, row, name, report);
  }
}

/** Every try was answered, and none of the answers leaves it open. */
function wasRefused({ attempts }: SentCommand): boolean {
  return attempts.every(({ code }) => code !== null && code !== 'OK' && !UNCERTAIN_CODES.has(code));
}

/** Whoever repeats what was acknowledged gets the same answer again. */
function wasRefusedAfterwards({ attempts }: SentCommand): boolean {
  const done = attempts.find(({ code }) => code === 'OK')?.answered ?? Infinity;
  return attempts.some(({ sent, code }) => sent > done && code !== null && code !== 'OK' && !UNCERTAIN_CODES.has(code));
}

function checkAnswers(command: SentCommand, row: StoredEntry, name: string, report: Report): void {
  if (!entryKinds(command).includes(row.kind) || (row.kind === 'move' && row.text !== command.text))
    report('contradiction', `${name} is stored as ${row.kind} "${row.text}"`);
  for (const { code, value } of command.attempts) {
    if (code === 'OK' && command.kind !== 'table' && value !== row.version)
      report('contradiction', `${name} was answered with version ${value} and is stored with ${row.version}`);
  }
}

/** What a command may be stored as: where others are asked first, as an offer; where nobody is, as what comes of it. */
function entryKinds({ kind, text }: SentCommand): readonly StoredEntry['kind'][] {
  if (kind === 'undo') return ['undo', 'offer'];
  if (kind !== 'table') return ['move'];
  return text === 'answer' ? ['accept', 'decline'] : ['offer', 'accept', 'end'];
}

const ASKED_FOR: ReadonlySet<StoredEntry['kind']> = new Set(['move', 'undo', 'offer', 'accept', 'decline', 'end']);

/** Whether an entry without a command follows from those before it: all have agreed, or nobody is left who has not. */
function isAgreed({ kind }: StoredEntry, before: readonly StoredEntry[]): boolean {
  const last = before.at(-1)?.kind;
  if (kind === 'undo') return last === 'accept';
  return kind === 'end' && before.some((entry) => entry.kind === 'offer');
}

/** What is in the log was asked for by somebody, or made by a bot. */
function checkUnasked(commands: readonly SentCommand[], log: readonly StoredEntry[], report: Report): void {
  const known = new Set(commands.filter(isInLog).map(commandName));
  for (const [index, row] of log.entries()) {
    const { entry, kind, seat, text, by_bot, command } = row;
    if (by_bot || !ASKED_FOR.has(kind)) continue;
    if (command === null ? !isAgreed(row, log.slice(0, index)) : !known.has(command))
      report('surprise', `entry ${entry}, ${kind} "${text}" of seat ${seat}, command ${command}`);
  }
}

/** What was acknowledged before something else was asked for comes before it. */
function checkOrder(commands: readonly SentCommand[], entries: Map<string, StoredEntry[]>, report: Report): void {
  const stored = commands.flatMap((one) => {
    const entry = isInLog(one) ? entries.get(commandName(one))?.at(0)?.entry : undefined;
    return entry === undefined || one.attempts.length === 0 ? [] : [{ one, entry }];
  });
  let lastSent = -1;
  for (const { one, entry } of stored.sort((a, b) => a.entry - b.entry)) {
    const answered = Math.min(
      ...one.attempts.map(({ code, answered }) => (code === 'OK' ? (answered ?? 0) : Infinity)),
    );
    if (answered < lastSent) report('contradiction', `${commandName(one)} at entry ${entry} was acknowledged earlier`);
    lastSent = Math.max(lastSent, one.attempts[0].sent);
  }
}

function checkChat(commands: readonly SentCommand[], chat: StoredGame['chat'], report: Report): void {
  const said = commands.filter(({ kind }) => kind === 'chat');
  const known = new Set(said.map(({ text }) => text));
  for (const one of said) {
    const count = chat.filter(({ text }) => text === one.text).length;
    if (count > 1) report('duplicated', `chat "${one.text}" is there ${count} times`);
    if (count === 0 && isAcknowledged(one)) report('lost', `chat "${one.text}"`);
    if (count > 0 && wasRefused(one)) report('surprise', `chat "${one.text}" was refused and is there`);
  }
  for (const { text } of chat) if (!known.has(text)) report('surprise', `chat "${text}"`);
}

/** The game is over for everybody, and its record tells the same story. */
function checkEnd(history: GameHistory, { table }: StoredGame, played: Replay, report: Report): void {
  if (table.phase !== 'finished' || !played.isOver) report('stuck', `the table is ${table.phase}`);
  const last = played.positions.at(-1);
  for (const guest of history.guests) {
    const hasSeenEnd = history.updates.some(({ guest: who, view }) => who === guest && view === last?.views.get(guest));
    if (!hasSeenEnd) report('contradiction', `${guest} never saw the end`);
  }
  const { record } = history;
  if (record === null) report('lost', 'there is no record');
  else if (record.hash !== played.hash || record.moves.join('\n') !== played.moves.join('\n'))
    report('contradiction', 'the record differs from the log');
}
