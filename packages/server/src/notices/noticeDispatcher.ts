import { randomBytes } from 'node:crypto';
import type { Notice } from '@pharos/protocol';
import type { Mailer } from '../identity/mailer.ts';
import type { Presence, PresenceExchange } from '../play/presence.ts';
import type { DatabaseAndTime } from '../shared/databaseAndTime.ts';
import type { Db } from '../storage/database.ts';
import {
  dropChannel,
  markFailing,
  noticeSettingsOf,
  recipientOf,
  type Recipient,
  type Targets,
} from '../storage/noticeChannels.ts';
import {
  countWaitingFor,
  markSent,
  putOff,
  takeBatch,
  toldTables,
  type NoticeBatch,
  type NoticeRow,
} from '../storage/notices.ts';
import type { ReportError } from '../telemetry/logging.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { composeNotice } from './composeNotice.ts';
import { deliveryTime } from './deliveryTime.ts';
import { noticeMail } from './noticeMails.ts';
import type { Outgoing } from './outgoingRequest.ts';
import { pushRequest, type PushKeys } from './pushMessages.ts';
import { webhookRequest } from './webhooks.ts';

/** So long nobody else tries what one node is about to send; longer than a request may take. */
const LEASE_MS = 20_000;
/** Messages under way at once: one address that does not answer keeps nobody else waiting. */
const LANES = 8;
/** Pauses before the next attempt; after the last one nobody is told any more. */
const PAUSES_MS = [30_000, 120_000, 480_000, 1_920_000, 7_200_000, 21_600_000, 43_200_000] as const;

export interface DispatcherParts extends DatabaseAndTime {
  readonly presence: Pick<Presence, 'isPresent'>;
  readonly presenceSync: Pick<PresenceExchange, 'refresh'>;
  readonly outgoing: Pick<Outgoing, 'post'>;
  readonly pushKeys: PushKeys;
  readonly mailer: Mailer | null;
  readonly publicUrl: string | null;
  readonly metrics: Pick<Metrics, 'notices'>;
  /** Milliseconds between looks for what is due. */
  readonly interval: number;
  readonly reportError: ReportError;
}

/** `gone`: there is nobody at that address any more. */
type Outcome = 'sent' | 'gone' | 'failed';

/**
 * Sends what is written in the outbox. Any node takes what is due, and none takes what another one has taken. A row is taken before it is
 * sent and marked after that: a node that dies in between leaves it to the others, who send it again under the same id.
 */
export class NoticeDispatcher {
  readonly #with: DispatcherParts;
  #timer: NodeJS.Timeout | null = null;
  readonly #lanes = new Set<Promise<void>>();
  #isStopped = false;

  constructor(dependencies: DispatcherParts) {
    this.#with = dependencies;
  }

  start(): void {
    this.#timer = setInterval(() => void this.run(), this.#with.interval);
  }

  stop(): void {
    this.#isStopped = true;
    if (this.#timer !== null) clearInterval(this.#timer);
  }

  /** Waits for what is being sent. */
  async idle(): Promise<void> {
    while (this.#lanes.size > 0) await Promise.all(this.#lanes);
  }

  /** Sends everything that is due. */
  run(): Promise<void> {
    this.#openLane();
    return this.idle();
  }

  #openLane(): void {
    if (this.#isStopped || this.#lanes.size >= LANES) return;
    const lane = this.#sendAll()
      .catch((error: unknown) => this.#with.reportError(error))
      .finally(() => this.#lanes.delete(lane));
    this.#lanes.add(lane);
  }

  /** Sends one message after the other; while one is under way, the next lane looks whether there are more. */
  async #sendAll(): Promise<void> {
    const { db, time } = this.#with;
    while (!this.#isStopped) {
      const now = new Date(time.now());
      const newId = randomBytes(16).toString('base64url');
      const leaseEnd = new Date(now.getTime() + LEASE_MS);
      const batch = await takeBatch(db, { now, leaseEnd, newId }, (tx, channel) => dueTimes(tx, channel, now));
      if (batch === null) return;
      if (batch.rows.length === 0) continue;
      this.#openLane();
      await this.#deliver(batch);
    }
  }

  async #deliver(batch: NoticeBatch): Promise<void> {
    const { db, time, metrics } = this.#with;
    const recipient = await recipientOf(db, batch.channel);
    if (recipient === null) return;
    const rows = await this.#stillNews(batch.rows, recipient.channel.guest);
    const outcome = rows.length === 0 ? 'sent' : await this.#send(batch.id, rows, recipient);
    const now = new Date(time.now());
    if (rows.length > 0) metrics.notices.inc({ channel: recipient.channel.kind, outcome });
    if (outcome === 'gone') return dropChannel(db, batch.channel);
    const attempts = Math.max(...batch.rows.map((row) => row.attempts));
    if (outcome === 'failed') {
      await markFailing(db, batch.channel, now);
      if (attempts < PAUSES_MS.length) return putOff(db, batch.id, new Date(now.getTime() + PAUSES_MS[attempts]));
    } else await markFailing(db, batch.channel, null);
    await markSent(
      db,
      batch.rows.map(({ id }) => id),
      now,
    );
  }

  /** Nobody is told that it is their turn once they have moved, nor what they see with their own eyes. */
  async #stillNews(rows: readonly NoticeRow[], guest: string): Promise<NoticeRow[]> {
    const { db, presence, presenceSync } = this.#with;
    const ids = rows.flatMap(({ table_id }) => table_id ?? []);
    await presenceSync.refresh(ids);
    const tables = new Map((await toldTables(db, guest, ids)).map((table) => [table.id, table]));
    return rows.filter(({ kind, table_id }) => {
      if (table_id === null) return true;
      if (presence.isPresent(table_id, guest)) return false;
      const table = tables.get(table_id);
      if (kind === 'turn') return table?.waits === true;
      return kind !== 'full' || table?.phase === 'waiting';
    });
  }

  async #send(id: string, rows: readonly NoticeRow[], recipient: Recipient): Promise<Outcome> {
    const { db, publicUrl } = this.#with;
    const { guest } = recipient.channel;
    const ids = rows.flatMap(({ table_id }) => table_id ?? []);
    const tables = await toldTables(db, guest, ids);
    const waiting = await countWaitingFor(db, guest);
    const notice = composeNotice({ id, rows, tables, waiting, publicUrl, language: recipient.language });
    try {
      return await this.#sendBy(recipient, notice);
    } catch {
      // Why somebody else's server cannot be reached is nothing for our log; that it cannot is shown to its owner.
      return 'failed';
    }
  }

  async #sendBy({ channel, email, language }: Recipient, notice: Notice): Promise<Outcome> {
    const { outgoing, pushKeys, mailer, publicUrl, time } = this.#with;
    if (channel.kind === 'push')
      return outcomeOf(await outgoing.post(pushRequest(channel.target as Targets['push'], notice, pushKeys)));
    if (channel.kind === 'webhook') {
      const request = webhookRequest(channel.target as Targets['webhook'], notice, new Date(time.now()));
      return outcomeOf(await outgoing.post(request));
    }
    if (email === null || mailer === null || publicUrl === null) return 'gone';
    await mailer.send(noticeMail(notice, { to: email, language, publicUrl, unsubscribe: channel.unsubscribe }));
    return 'sent';
  }
}

async function dueTimes(tx: Db, channel: string, now: Date): Promise<(row: NoticeRow) => Date> {
  const recipient = await recipientOf(tx, channel);
  const settings = recipient === null ? null : await noticeSettingsOf(tx, recipient.channel.guest);
  return ({ kind, made_at }) => (kind === 'test' || settings === null ? now : deliveryTime(settings, made_at, now));
}

function outcomeOf(status: number): Outcome {
  if (status === 404 || status === 410) return 'gone';
  return status >= 200 && status < 300 ? 'sent' : 'failed';
}
