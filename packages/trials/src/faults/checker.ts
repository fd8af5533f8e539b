import { isDone, isInLog, nameOf, UNSETTLED, type Asked, type GameHistory } from './history.ts';
import { replay, type Replay } from './replay.ts';
import { checkShown } from './checkUpdates.ts';
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
export type Verdict = 'lost' | 'duplicated' | 'surprise' | 'stuck' | 'unexplained' | 'contradiction';

export interface Complaint {
  readonly verdict: Verdict;
  readonly table: string;
  readonly what: string;
}

type Complain = (verdict: Verdict, what: string) => void;

/** Compares what the players of a game know with what is stored. Answers all that does not fit. */
export function checkGame(history: GameHistory, stored: StoredGame | null): Complaint[] {
  const complaints: Complaint[] = [];
  const complain: Complain = (verdict, what) =>
    complaints.push({ verdict, table: history.table, what: `${history.label}: ${what}` });
  if (history.trouble !== null) complain('stuck', `${history.trouble}, ${describe(stored)}`);
  for (const what of history.unexplained) complain('unexplained', what);
  if (stored === null || stored.table.seed === null) {
    // Without an id nobody was ever told that there is a table.
    if (history.table !== '') complain('lost', 'the table or its deal');
    return complaints;
  }
  const entries = byCommand(stored.log);
  checkCommands(history.asked, entries, complain);
  checkStrangers(history.asked, stored.log, complain);
  checkOrder(history.asked, entries, complain);
  checkChat(history.asked, stored.chat, complain);
  checkTimeouts(history, stored, (what) => complain('contradiction', what));
  checkTimeUsed(history, stored, (what) => complain('contradiction', what));
  const played = replay(stored, history.guests);
  for (const objection of played.objections) complain('contradiction', objection);
  checkShown(history, played.positions, entries, (what) => complain('contradiction', what));
  if (history.trouble === null) checkEnd(history, stored, played, complain);
  return complaints;
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

function checkCommands(asked: readonly Asked[], entries: Map<string, StoredEntry[]>, complain: Complain): void {
  for (const one of asked.filter(isInLog)) {
    const name = `${one.what} ${nameOf(one)} "${one.text}"`;
    const rows = entries.get(nameOf(one)) ?? [];
    if (rows.length > 1) complain('duplicated', `${name} is there ${rows.length} times`);
    if (rows.length === 0 && isDone(one)) complain('lost', name);
    if (rows.length > 0 && wasRefused(one)) complain('surprise', `${name} was refused and is there`);
    if (wasRefusedAfterwards(one)) complain('contradiction', `${name} was acknowledged, then refused`);
    for (const row of rows) checkAnswers(one, row, name, complain);
  }
}

/** Every try was answered, and none of the answers leaves it open. */
function wasRefused({ attempts }: Asked): boolean {
  return attempts.every(({ code }) => code !== null && code !== 'OK' && !UNSETTLED.has(code));
}

/** Whoever repeats what was acknowledged gets the same answer again. */
function wasRefusedAfterwards({ attempts }: Asked): boolean {
  const done = attempts.find(({ code }) => code === 'OK')?.answered ?? Infinity;
  return attempts.some(({ sent, code }) => sent > done && code !== null && code !== 'OK' && !UNSETTLED.has(code));
}

function checkAnswers(asked: Asked, row: StoredEntry, name: string, complain: Complain): void {
  if (row.kind !== asked.what || (row.kind === 'move' && row.text !== asked.text))
    complain('contradiction', `${name} is stored as ${row.kind} "${row.text}"`);
  for (const { code, value } of asked.attempts) {
    if (code === 'OK' && value !== row.version)
      complain('contradiction', `${name} was answered with version ${value} and is stored with ${row.version}`);
  }
}

/** What is in the log was asked for by somebody, or made by a bot. */
function checkStrangers(asked: readonly Asked[], log: readonly StoredEntry[], complain: Complain): void {
  const known = new Set(asked.filter(isInLog).map(nameOf));
  for (const { entry, kind, seat, text, by_bot, command } of log) {
    if (by_bot || (kind !== 'move' && kind !== 'undo')) continue;
    if (command === null || !known.has(command))
      complain('surprise', `entry ${entry}, ${kind} "${text}" of seat ${seat}, command ${command}`);
  }
}

/** What was acknowledged before something else was asked for comes before it. */
function checkOrder(asked: readonly Asked[], entries: Map<string, StoredEntry[]>, complain: Complain): void {
  const stored = asked.flatMap((one) => {
    const entry = isInLog(one) ? entries.get(nameOf(one))?.at(0)?.entry : undefined;
    return entry === undefined || one.attempts.length === 0 ? [] : [{ one, entry }];
  });
  let lastSent = -1;
  for (const { one, entry } of stored.sort((a, b) => a.entry - b.entry)) {
    const answered = Math.min(
      ...one.attempts.map(({ code, answered }) => (code === 'OK' ? (answered ?? 0) : Infinity)),
    );
    if (answered < lastSent) complain('contradiction', `${nameOf(one)} at entry ${entry} was acknowledged earlier`);
    lastSent = Math.max(lastSent, one.attempts[0].sent);
  }
}

function checkChat(asked: readonly Asked[], chat: StoredGame['chat'], complain: Complain): void {
  const said = asked.filter(({ what }) => what === 'chat');
  const known = new Set(said.map(({ text }) => text));
  for (const one of said) {
    const count = chat.filter(({ text }) => text === one.text).length;
    if (count > 1) complain('duplicated', `chat "${one.text}" is there ${count} times`);
    if (count === 0 && isDone(one)) complain('lost', `chat "${one.text}"`);
    if (count > 0 && wasRefused(one)) complain('surprise', `chat "${one.text}" was refused and is there`);
  }
  for (const { text } of chat) if (!known.has(text)) complain('surprise', `chat "${text}"`);
}

/** The game is over for everybody, and its record tells the same story. */
function checkEnd(history: GameHistory, { table }: StoredGame, played: Replay, complain: Complain): void {
  if (table.phase !== 'finished' || !played.isOver) complain('stuck', `the table is ${table.phase}`);
  const last = played.positions.at(-1);
  for (const guest of history.guests) {
    const hasSeenEnd = history.heard.some(({ guest: who, view }) => who === guest && view === last?.views.get(guest));
    if (!hasSeenEnd) complain('contradiction', `${guest} never saw the end`);
  }
  const { record } = history;
  if (record === null) complain('lost', 'there is no record');
  else if (record.hash !== played.hash || record.moves.join('\n') !== played.moves.join('\n'))
    complain('contradiction', 'the record differs from the log');
}
