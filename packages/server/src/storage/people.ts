import { sql } from 'kysely';
import type { NamedPerson, PresenceChoice } from '@pharos/protocol';
import type { Db } from './database.ts';
import type { RelationKind } from './relations.ts';

/** Somebody another person has to do with. */
export interface PersonRow extends NamedPerson {
  readonly relation: RelationKind | null;
  /** Null where they do not let it be known. */
  readonly seen: Date | null;
}

/** Whether `other` lets `guest` know that they are here. */
const SHOWS_PRESENCE = sql`(guests.presence = 'everybody' or guests.presence = 'followed' and exists (
  select from relations theirs where theirs.guest = guests.id and theirs.other = mine.guest and theirs.kind = 'follow'))
  and not exists (
  select from relations theirs where theirs.guest = guests.id and theirs.other = mine.guest and theirs.kind = 'block')`;

/** Those whom somebody follows or blocks, by name. */
export async function relatedPeople(db: Db, guest: string): Promise<PersonRow[]> {
  const { rows } = await sql<PersonRow>`
    select guests.id, guests.name, guests.kept, mine.kind as relation,
      case when mine.kind = 'follow' and ${SHOWS_PRESENCE} then guests.seen_at end as seen
    from relations mine join guests on guests.id = mine.other
    where mine.guest = ${guest} order by lower(guests.name), guests.id`.execute(db);
  return rows;
}

export async function setPresenceChoice(db: Db, guest: string, presence: PresenceChoice): Promise<void> {
  await db.updateTable('guests').set({ presence }).where('id', '=', guest).execute();
}

/** Ten thousand at once would keep whoever moves meanwhile waiting for a tenth of a second. */
const SEEN_AT_ONCE = 500;

/** Notes that guests are here, some at a time. */
export async function seeGuests(db: Db, guests: readonly string[], at: Date): Promise<void> {
  for (let first = 0; first < guests.length; first += SEEN_AT_ONCE) {
    const some = guests.slice(first, first + SEEN_AT_ONCE);
    await sql`update guests set seen_at = ${at} where id = any(${some}) and seen_at < ${at}`.execute(db);
  }
}
