import type { Invitation, People, Person } from '@pharos/protocol';
import type { Time } from '../shared/time.ts';
import type { Db } from '../storage/database.ts';
import { receivedInvitations, sentInvitations, type InvitationRow } from '../storage/invitations.ts';
import { recentOpponents } from '../storage/opponents.ts';
import { relatedPeople, type PersonRow } from '../storage/people.ts';
import type { GuestRow } from '../storage/schema.ts';

/** Whoever was seen this long ago is still here: sightings are noted once a minute. */
const ONLINE_MS = 150_000;

/** Everybody a guest has to do with. */
export async function peopleOf(
  { db, time }: { readonly db: Db; readonly time: Time },
  guest: GuestRow,
): Promise<People> {
  const now = time.now();
  const related = await relatedPeople(db, guest.id);
  const shown = (kind: PersonRow['relation']): Person[] =>
    related.filter(({ relation }) => relation === kind).map((row) => person(row, now));
  const recent = await recentOpponents(db, guest.id);
  return {
    followed: shown('follow'),
    blocked: shown('block'),
    recent: recent.map((row) => ({
      ...person(row, now),
      games: row.games,
      last: row.last.getTime(),
      table: row.table,
    })),
    invitations: {
      received: (await receivedInvitations(db, guest.id, new Date(now))).map(invitation),
      sent: (await sentInvitations(db, guest.id, new Date(now))).map(invitation),
    },
    presence: guest.presence,
  };
}

function person({ id, name, kept, relation, seen }: PersonRow, now: number): Person {
  const online = seen === null ? null : now - seen.getTime() < ONLINE_MS;
  return { id, name, kept, relation: relation ?? 'none', online };
}

function invitation({ person: id, name, kept, at, expires, ...row }: InvitationRow): Invitation {
  return { ...row, person: { id, name, kept }, at: at.getTime(), expires: expires.getTime() };
}
