import { invitationAnswer, invitationCommand, playAgainCommand, playOnCommand, tableId } from '@pharos/protocol';
import { z } from 'zod';
import type { Rooms } from '../play/rooms.ts';
import type { DatabaseAndTime } from '../shared/databaseAndTime.ts';
import { commandId } from '../shared/ids.ts';
import { TokenBuckets } from '../shared/tokenBuckets.ts';
import { answerInvitation, invite } from '../tables/invitations.ts';
import { playAgain } from '../tables/playAgain.ts';
import { playOnFrom } from '../tables/playOnFrom.ts';
import { refuseSuspended } from '../people/suspension.ts';
import type { TableCommands } from '../tables/tableCommands.ts';
import type { Api } from './api.ts';
import type { Authentication } from './authentication.ts';
import { done } from './identitySchemas.ts';
import { tableName } from './peopleSchemas.ts';
import { responses } from './responseSchemas.ts';

export interface InvitationRouteParts extends DatabaseAndTime {
  readonly authentication: Pick<Authentication, 'guest'>;
  readonly rooms: Pick<Rooms, 'change' | 'read'>;
  readonly tableCommands: Pick<TableCommands, 'run'>;
}

/** Attempts of one guest, whatever comes of them. */
const ATTEMPTS = { burst: 20, perSecond: 0.1 };

/** Invitations to tables, another game with the same people, and a game played on from a position of one that is over. */
export function invitationRoutes(api: Api, parts: InvitationRouteParts): void {
  const { time, authentication } = parts;
  const attempts = new TokenBuckets(ATTEMPTS);
  const ofTable = z.object({ id: tableId });

  const toInvite =
    'Invites somebody the host has played with: a seat is kept for them. Whether they see it is not told.';
  const inviting = { description: toInvite, params: ofTable, body: invitationCommand, response: responses(done) };
  api.post('/tables/:id/invite', { schema: inviting }, async (request) => {
    const guest = await authentication.guest(request);
    refuseSuspended(guest, time.now());
    attempts.takeOrRefuse(guest.id, time.now(), 'invitations');
    await invite(parts, guest, request.params.id, request.body.guest);
    return { done: true as const };
  });

  const toPlay = 'A new table with the options and the people of a game that is over; all of them are invited.';
  const again = { description: toPlay, params: ofTable, body: playAgainCommand, response: responses(tableName) };
  api.post('/tables/:id/again', { schema: again }, async (request) => {
    const guest = await authentication.guest(request);
    refuseSuspended(guest, time.now());
    attempts.takeOrRefuse(guest.id, time.now(), 'invitations');
    const { contributes } = request.body;
    const command = { request: commandId(guest, request.body), contributes };
    return { table: await playAgain(parts, guest, request.params.id, command) };
  });

  const toPlayOn =
    'A new table whose game begins with these moves from the deal of a game that is over. It starts when all seats are taken.';
  const playingOn = { description: toPlayOn, params: ofTable, body: playOnCommand, response: responses(tableName) };
  api.post('/tables/:id/continue', { schema: playingOn }, async (request) => {
    const guest = await authentication.guest(request);
    refuseSuspended(guest, time.now());
    attempts.takeOrRefuse(guest.id, time.now(), 'tables');
    return { table: await playOnFrom(parts, guest, request.params.id, request.body) };
  });

  const params = z.object({ id: z.string().regex(/^[\w-]{1,40}$/) });
  const answering = { params, body: invitationAnswer, response: responses(tableName) };
  api.post('/invitations/:id', { schema: answering }, async (request) => {
    const guest = await authentication.guest(request);
    return { table: await answerInvitation(parts, guest, request.params.id, request.body) };
  });
}
