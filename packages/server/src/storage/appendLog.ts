import { setTimeout as sleep } from 'node:timers/promises';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from './database.ts';
import type { ChangeByEntry } from './games.ts';
import { noticesInsertion, type NewNotice } from './notices.ts';
import { REPEATED } from './repeatedStatement.ts';
import type { LogRow } from './schema.ts';
import { isUnavailable } from './unavailable.ts';

/** Entries of one table's log and what follows from them. */
interface Append {
  readonly table: string;
  readonly rows: readonly LogRow[];
  readonly change: ChangeByEntry;
  /** What people are told of it. */
  readonly notices: readonly NewNotice[];
}

interface PendingAppend extends Append {
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** Keeps a statement from becoming so large that others wait long for it. */
const MOST_AT_ONCE = 200;

/** From the beginning of one statement to that of the next, where several appends wait for each. */
const GATHER_MS = 12;

/**
 * Stores what comes in while the last statement is under way with the next one: a statement and syncing the disk cost
 * hardly more for many appends than for one. Where appends come that fast, a few more are waited for.
 */
class Appender {
  readonly #db: Db;
  #pending: PendingAppend[] = [];
  #isBusy = false;

  constructor(db: Db) {
    this.#db = db;
  }

  append(append: Append): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#pending.push({ ...append, resolve, reject });
      if (!this.#isBusy) void this.#run();
    });
  }

  async #run(): Promise<void> {
    this.#isBusy = true;
    while (this.#pending.length > 0) {
      const begun = performance.now();
      await this.#store(this.#nextBatch());
      const early = GATHER_MS - (performance.now() - begun);
      if (this.#pending.length > 0 && early > 0) await sleep(early);
    }
    this.#isBusy = false;
  }

  /** One append for each table: what a table gets next may build on it. */
  #nextBatch(): PendingAppend[] {
    const batch = new Map<string, PendingAppend>();
    const rest: PendingAppend[] = [];
    for (const next of this.#pending) {
      if (batch.has(next.table) || batch.size >= MOST_AT_ONCE) rest.push(next);
      else batch.set(next.table, next);
    }
    this.#pending = rest;
    // Always in the same order: two nodes that want the same rows must not wait for each other.
    return [...batch.values()].sort((a, b) => (a.table < b.table ? -1 : 1));
  }

  async #store(batch: readonly PendingAppend[]): Promise<void> {
    try {
      await statement(batch).execute(this.#db);
      for (const { resolve } of batch) resolve();
    } catch (error) {
      if (batch.length === 1 || isUnavailable(error)) for (const { reject } of batch) reject(error);
      // One that cannot be stored must not take the others with it.
      else for (const one of batch) await this.#store([one]);
    }
  }
}

const appenders = new WeakMap<Db, Appender>();

/**
 * Appends entries to the log of a table and changes the table accordingly, all or nothing; answers when they are stored.
 * Fails with a duplicate key if somebody else appended first, or if the command was carried out before.
 */
export function appendLog(
  db: Db,
  table: string,
  rows: readonly LogRow[],
  change: ChangeByEntry,
  notices: readonly NewNotice[] = [],
): Promise<void> {
  let appender = appenders.get(db);
  if (appender === undefined) appenders.set(db, (appender = new Appender(db)));
  return appender.append({ table, rows, change, notices });
}

/** All in one statement, and so in one transaction. The rows travel as JSON, which the database reads by its own types. */
function statement(batch: readonly Append[]): RawBuilder<unknown> {
  const rows = batch.flatMap((append) => append.rows);
  const notices = batch.flatMap((append) => append.notices);
  const parts = [
    ...(rows.length === 0 ? [] : [insertion(rows)]),
    ...groupByColumns(batch).map(update),
    ...(notices.length === 0 ? [] : [noticesInsertion(notices, rows[0].at)]),
  ];
  const named = parts.map((part, at) => sql`${sql.ref(`part${at}`)} as (${part})`);
  return parts.length === 0 ? sql`select` : sql`${sql.raw(REPEATED)}with ${sql.join(named)} select`;
}

function insertion(rows: readonly LogRow[]): RawBuilder<unknown> {
  const columns = sql.join(Object.keys(rows[0]).map((name) => sql.ref(name)));
  return sql`insert into log (${columns}) select ${columns}
    from json_populate_recordset(null::log, ${JSON.stringify(rows)}::json)`;
}

function update(appends: readonly Append[]): RawBuilder<unknown> {
  const columns = Object.keys(appends[0].change).map((name) => sql`${sql.ref(name)} = changed.${sql.ref(name)}`);
  const changes = appends.map(({ table, change }) => ({ ...change, id: table }));
  return sql`update tables set ${sql.join(columns)}
    from json_populate_recordset(null::tables, ${JSON.stringify(changes)}::json) changed where tables.id = changed.id`;
}

/** Those that change something, grouped by what they change. */
function groupByColumns(batch: readonly Append[]): Append[][] {
  const groups = new Map<string, Append[]>();
  for (const append of batch) {
    const key = Object.keys(append.change).sort().join();
    if (key === '') continue;
    groups.set(key, [...(groups.get(key) ?? []), append]);
  }
  return [...groups.values()];
}
