import { randomBytes } from 'node:crypto';
import type { ReportKind, reportCommand } from '@pharos/protocol';
import type { z } from 'zod';
import type { DatabaseAndTime } from '../shared/databaseAndTime.ts';
import { Refusal } from '../shared/refusal.ts';
import { TokenBuckets } from '../shared/tokenBuckets.ts';
import { findGuest } from '../storage/guests.ts';
import { insertReport, messagesAround } from '../storage/reports.ts';
import type { GuestRow } from '../storage/schema.ts';

type Command = z.output<typeof reportCommand>;

/** Reports of one guest. */
const RATE = { burst: 5, perSecond: 1 / 120 };
/** Reports of one guest that nobody has looked at. */
const MOST_OPEN = 20;

/** What is reported, with the words as they are now. */
interface Subject {
  readonly kind: ReportKind;
  readonly subject: string;
  readonly about: string;
  readonly table_id: string | null;
  readonly name: string;
  readonly words: string;
  readonly context: readonly { readonly name: string; readonly text: string }[];
}

/** What people report to administrators. */
export class Reports {
  readonly #with: DatabaseAndTime;
  readonly #rate = new TokenBuckets(RATE);

  constructor(dependencies: DatabaseAndTime) {
    this.#with = dependencies;
  }

  /** The same thing is reported once, however often somebody says it. */
  async add(reporter: GuestRow, command: Command): Promise<void> {
    const now = this.#with.time.now();
    this.#rate.takeOrRefuse(reporter.id, now, 'reports');
    const subject = await this.#subjectOf(command);
    if (subject.about === reporter.id) throw new Refusal('BAD_REQUEST', 'nobody reports themselves');
    const id = randomBytes(12).toString('base64url');
    const report = {
      ...subject,
      id,
      reporter: reporter.id,
      note: command.note,
      at: new Date(now),
      state: 'open' as const,
    };
    if (!(await insertReport(this.#with.db, report, MOST_OPEN)))
      throw new Refusal('TOO_MANY', `${MOST_OPEN} reports of yours are still to be looked at`);
  }

  async #subjectOf({ kind, table, message, guest }: Command): Promise<Subject> {
    if (kind === 'message') return this.#message(table ?? '', message ?? 0);
    const row = guest === undefined ? null : await findGuest(this.#with.db, guest);
    if (row === null || row.name === '') throw notFound();
    const { id: about, name } = row;
    if (kind === 'name')
      return { kind, subject: `${about} ${name}`, about, table_id: null, name, words: name, context: [] };
    const played = this.#with.db
      .selectFrom('seats')
      .select('seat')
      .where('table_id', '=', table ?? '')
      .where('guest', '=', about);
    if (table === undefined || (await played.executeTakeFirst()) === undefined) throw notFound();
    const context = (await messagesAround(this.#with.db, table, null)).map(({ name, text }) => ({ name, text }));
    return { kind, subject: `${table} ${about}`, about, table_id: table, name, words: '', context };
  }

  async #message(table: string, id: number): Promise<Subject> {
    const around = await messagesAround(this.#with.db, table, id);
    const message = around.find((one) => one.id === id);
    if (message === undefined) throw notFound();
    const context = around.map(({ name, text }) => ({ name, text }));
    const { guest: about, name, text: words } = message;
    return { kind: 'message', subject: `${table} ${id}`, about, table_id: table, name, words, context };
  }
}

function notFound(): Refusal {
  return new Refusal('NOT_FOUND', 'there is nothing like that to report');
}
