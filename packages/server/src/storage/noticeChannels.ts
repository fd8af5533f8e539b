import { sql } from 'kysely';
import type { Language, NoticeSettings, PushSubscription, WebhookShape } from '@pharos/protocol';
import type { Db } from './database.ts';
import { lockGuest } from './guests.ts';
import type { NoticeChannelRow } from './schema.ts';

/** Where a channel leads. Mails go to the address of the identity. */
export interface Targets {
  readonly push: PushSubscription;
  readonly mail: Record<string, never>;
  readonly webhook: { readonly url: string; readonly shape: WebhookShape; readonly secret: string };
}

export async function channelsOf(db: Db, guest: string): Promise<NoticeChannelRow[]> {
  return db.selectFrom('notice_channels').selectAll().where('guest', '=', guest).orderBy('created_at').execute();
}

type NewRow = Pick<NoticeChannelRow, 'id' | 'guest' | 'kind' | 'label' | 'unsubscribe' | 'created_at'> & {
  readonly target: Targets[keyof Targets];
};

/** Adds a channel in place of one with the same address. Answers false if the guest has that many already. */
export async function addChannel(db: Db, row: NewRow, most: number): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    await lockGuest(tx, row.guest);
    if (row.kind === 'push')
      await sql`delete from notice_channels where kind = 'push' and target->>'endpoint' = ${(row.target as Targets['push']).endpoint}`.execute(
        tx,
      );
    if (row.kind === 'webhook')
      await sql`delete from notice_channels where kind = 'webhook' and guest = ${row.guest}
        and target->>'url' = ${(row.target as Targets['webhook']).url}`.execute(tx);
    if (row.kind === 'mail')
      await tx.deleteFrom('notice_channels').where('guest', '=', row.guest).where('kind', '=', 'mail').execute();
    if ((await channelsOf(tx, row.guest)).length >= most) return false;
    await tx
      .insertInto('notice_channels')
      .values({ ...row, target: JSON.stringify(row.target), failed_at: null })
      .execute();
    return true;
  });
}

/** Answers whether there was one. */
export async function removeChannel(db: Db, guest: string, id: string): Promise<boolean> {
  const query = db.deleteFrom('notice_channels').where('guest', '=', guest).where('id', '=', id);
  return (await query.executeTakeFirst()).numDeletedRows > 0n;
}

/** By the link of a mail. Who follows it again finds nothing left to end. */
export async function removeByLink(db: Db, unsubscribe: string): Promise<void> {
  await db.deleteFrom('notice_channels').where('unsubscribe', '=', unsubscribe).execute();
}

/** It leads nowhere any more, and what was to be sent goes with it. */
export async function dropChannel(db: Db, id: string): Promise<void> {
  await db.deleteFrom('notice_channels').where('id', '=', id).execute();
}

/** Since when nothing gets through. */
export async function markFailing(db: Db, id: string, at: Date | null): Promise<void> {
  const query = db.updateTable('notice_channels').set({ failed_at: at }).where('id', '=', id);
  await (at === null ? query.where('failed_at', 'is not', null) : query.where('failed_at', 'is', null)).execute();
}

export async function noticeSettingsOf(db: Db, guest: string): Promise<NoticeSettings | null> {
  const row = await db.selectFrom('notice_settings').selectAll().where('guest', '=', guest).executeTakeFirst();
  return row === undefined
    ? null
    : { kinds: [...row.kinds], quiet: row.quiet, digest: row.digest, timeZone: row.time_zone };
}

export async function saveNoticeSettings(db: Db, guest: string, settings: NoticeSettings): Promise<void> {
  const values = {
    kinds: JSON.stringify(settings.kinds),
    quiet: settings.quiet === null ? null : JSON.stringify(settings.quiet),
    digest: settings.digest,
    time_zone: settings.timeZone,
  };
  await db
    .insertInto('notice_settings')
    .values({ guest, ...values })
    .onConflict((conflict) => conflict.column('guest').doUpdateSet(values))
    .execute();
}

/** A channel with whom it reaches. */
export interface Recipient {
  readonly channel: NoticeChannelRow;
  readonly language: Language;
  readonly email: string | null;
}

export async function recipientOf(db: Db, channel: string): Promise<Recipient | null> {
  const row = await db
    .selectFrom('notice_channels')
    .innerJoin('guests', 'guests.id', 'notice_channels.guest')
    .leftJoin('identities', 'identities.guest', 'guests.id')
    .selectAll('notice_channels')
    .select(['guests.language', 'identities.email'])
    .where('notice_channels.id', '=', channel)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { language, email, ...rest } = row;
  return { channel: rest, language: language ?? 'en', email };
}
