import { sql } from 'kysely';
import type { Db } from './database.ts';
import { lockGuest } from './guests.ts';

/** What one person is to another. */
export type RelationKind = 'follow' | 'block';

/** Says what somebody is to another; null for nothing any more. False if there would be more than `most` of the kind. */
export async function setRelation(
  db: Db,
  relation: { readonly guest: string; readonly other: string; readonly kind: RelationKind | null; readonly at: Date },
  most: number,
): Promise<boolean> {
  const { guest, other, kind, at } = relation;
  return db.transaction().execute(async (tx) => {
    await lockGuest(tx, guest);
    await tx.deleteFrom('relations').where('guest', '=', guest).where('other', '=', other).execute();
    if (kind === null) return true;
    const { rows } = await sql<{ count: string }>`
      select count(*) as count from relations where guest = ${guest} and kind = ${kind}`.execute(tx);
    if (Number(rows[0]?.count) >= most) return false;
    await tx.insertInto('relations').values({ guest, other, kind, at }).execute();
    return true;
  });
}

/** Those of the others of whom one blocks the other, whoever it is. */
export async function blockedAmong(db: Db, guest: string, others: readonly string[]): Promise<string[]> {
  if (others.length === 0) return [];
  const { rows } = await sql<{ other: string }>`
    select other from relations where guest = ${guest} and kind = 'block' and other = any(${[...others]})
    union select guest from relations where other = ${guest} and kind = 'block' and guest = any(${[...others]})`.execute(
    db,
  );
  return rows.map(({ other }) => other);
}

/** Who among the guests blocks whom. */
export async function blocksBetween(
  db: Db,
  guests: readonly string[],
): Promise<readonly (readonly [string, string])[]> {
  if (guests.length === 0) return [];
  const query = db.selectFrom('relations').select(['guest', 'other']).where('kind', '=', 'block');
  const rows = await query
    .where('guest', 'in', [...guests])
    .where('other', 'in', [...guests])
    .execute();
  return rows.map(({ guest, other }) => [guest, other]);
}

/** Everybody who blocks somebody. */
export async function blockersOf(db: Db, guest: string): Promise<ReadonlySet<string>> {
  const query = db.selectFrom('relations').select('guest').where('other', '=', guest).where('kind', '=', 'block');
  return new Set((await query.execute()).map((row) => row.guest));
}

/** Everybody whom somebody blocks. */
export const blockedBy = (db: Db, guest: string): Promise<ReadonlySet<string>> => othersOf(db, guest, 'block');

/** Everybody whom somebody follows. */
export const followedBy = (db: Db, guest: string): Promise<ReadonlySet<string>> => othersOf(db, guest, 'follow');

async function othersOf(db: Db, guest: string, kind: RelationKind): Promise<ReadonlySet<string>> {
  const query = db.selectFrom('relations').select('other').where('guest', '=', guest).where('kind', '=', kind);
  return new Set((await query.execute()).map((row) => row.other));
}

/** Gives the relations of one guest to another, in both directions; where both have one, a block counts more. */
export async function moveRelations(tx: Db, from: string, to: string): Promise<void> {
  await sql`
    insert into relations (guest, other, kind, at)
    select ${to}, other, kind, at from relations where guest = ${from} and other <> ${to}
    on conflict (guest, other) do update set kind = 'block' where excluded.kind = 'block'`.execute(tx);
  await sql`
    insert into relations (guest, other, kind, at)
    select guest, ${to}, kind, at from relations where other = ${from} and guest <> ${to}
    on conflict (guest, other) do update set kind = 'block' where excluded.kind = 'block'`.execute(tx);
  await forgetRelations(tx, from);
}

/** Who is blocked or suspended as one guest is so as the other, too. */
export async function inheritBlocks(tx: Db, from: string, to: string): Promise<void> {
  await sql`
    insert into relations (guest, other, kind, at)
    select guest, ${to}, kind, at from relations where other = ${from} and guest <> ${to} and kind = 'block'
    on conflict (guest, other) do update set kind = 'block'`.execute(tx);
  await sql`
    update guests set suspended_until = first.suspended_until, suspended_reason = first.suspended_reason
    from guests first where guests.id = ${to} and first.id = ${from} and first.suspended_until is not null
    and (guests.suspended_until is null or guests.suspended_until < first.suspended_until)`.execute(tx);
}

export async function forgetRelations(tx: Db, guest: string): Promise<void> {
  await tx
    .deleteFrom('relations')
    .where((row) => row.or([row('guest', '=', guest), row('other', '=', guest)]))
    .execute();
}
