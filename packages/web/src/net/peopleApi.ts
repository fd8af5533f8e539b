import type {
  AdminAction,
  Administrator,
  AdminLogEntry,
  Answer,
  People,
  PresenceChoice,
  RelationChoice,
  Report,
  ReportCommand,
  ReportState,
} from '@pharos/protocol';
import { call, contributeTo, me } from './api.ts';
import { commandId, withRetries } from './retry.ts';

/** Calls about other people, and about order among them. */

export async function people(): Promise<Answer<People>> {
  const guest = await me();
  return guest.ok ? call('GET', '/people') : guest;
}

export const relate = (person: string, relation: RelationChoice): Promise<Answer<People>> =>
  call('POST', `/people/${person}`, { relation });

export const choosePresence = (presence: PresenceChoice): Promise<Answer<People>> =>
  call('PATCH', '/people', { presence });

export const invite = (table: string, guest: string): Promise<Answer<unknown>> =>
  call('POST', `/tables/${table}/invite`, { guest });

/** Sits down where one is invited, with what one adds to the deal. */
export async function acceptInvitation(id: string): Promise<Answer<{ table: string }>> {
  const answer = await call<{ table: string }>('POST', `/invitations/${id}`, { accept: true, contributes: true });
  if (answer.ok) await contributeTo(answer.value.table);
  return answer;
}

export const declineInvitation = (id: string): Promise<Answer<unknown>> =>
  call('POST', `/invitations/${id}`, { accept: false });

/** A new table with the people and options of a game that is over. */
export async function openTableWithSamePeople(table: string): Promise<Answer<{ table: string }>> {
  const command = { contributes: true, id: commandId() };
  const answer = await withRetries(() => call<{ table: string }>('POST', `/tables/${table}/again`, command));
  if (answer.ok) await contributeTo(answer.value.table);
  return answer;
}

/** A new table whose game begins with these moves of one that is over. */
export function openTableFrom(
  table: string,
  moves: readonly string[],
  seat: number,
): Promise<Answer<{ table: string }>> {
  const command = { moves, seat, id: commandId() };
  return withRetries(() => call<{ table: string }>('POST', `/tables/${table}/continue`, command));
}

export const report = (command: ReportCommand): Promise<Answer<unknown>> => call('POST', '/reports', command);

export const claimAdmin = (code: string): Promise<Answer<unknown>> => call('POST', '/admin/claim', { code });
export const reports = (): Promise<Answer<Report[]>> => call('GET', '/admin/reports');
export const adminLog = (): Promise<Answer<AdminLogEntry[]>> => call('GET', '/admin/log');
export const administrators = (): Promise<Answer<Administrator[]>> => call('GET', '/admin/administrators');
export const appoint = (name: string): Promise<Answer<unknown>> => call('POST', '/admin/administrators', { name });
export const dismiss = (person: string): Promise<Answer<unknown>> => call('DELETE', `/admin/administrators/${person}`);
export const decide = (report: string, state: ReportState): Promise<Answer<unknown>> =>
  call('POST', `/admin/reports/${report}`, { state });
export const closeTable = (table: string): Promise<Answer<unknown>> => call('POST', `/admin/tables/${table}/close`, {});
export const act = (person: string, action: AdminAction): Promise<Answer<unknown>> =>
  call('POST', `/admin/people/${person}`, action);
