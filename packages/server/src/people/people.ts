import type { People, Person } from '@pharos/protocol';
import type { Time } from '../shared/time.ts';
import type { Db } from '../storage/database.ts';
import { relatedPeople, type PersonRow } from '../storage/people.ts';
import type { GuestRow } from '../storage/schema.ts';

/** Whoever was seen this long ago is still here: sightings are noted once a minute. */
const ONLINE_MS = 150_000;

/** Everybody a guest has to do with. */
export async function peopleOf(
  { db, time }: { readonly db: Db; readonly time: Time },
  guest: GuestRow,
): Promise<People> {
  const related = await relatedPeople(db, guest.id);
  const shown = (kind: PersonRow['relation']): Person[] =>
    related.filter(({ relation }) => relation === kind).map((row) => person(row, time.now()));
  return { followed: shown('follow'), blocked: shown('block'), presence: guest.presence };
}

function person({ id, name, kept, relation, seen }: PersonRow, now: number): Person {
  return {
    id,
    name,
    kept,
    relation: relation ?? 'none',
    online: seen === null ? null : now - seen.getTime() < ONLINE_MS,
  };
}
