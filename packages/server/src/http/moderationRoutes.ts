import { adminAction, adminCode, appointment, guestId, reportCommand, reportDecision, tableId } from '@pharos/protocol';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Identity } from '../identity/identity.ts';
import type { Administration } from '../moderation/administration.ts';
import type { Reports } from '../moderation/reports.ts';
import { Refusal } from '../shared/refusal.ts';
import type { Time } from '../shared/time.ts';
import { TokenBuckets } from '../shared/tokenBuckets.ts';
import type { GuestRow } from '../storage/schema.ts';
import type { Api } from './api.ts';
import type { Authentication } from './authentication.ts';
import { done } from './identitySchemas.ts';
import * as schemas from './peopleSchemas.ts';
import { responses } from './responseSchemas.ts';

export interface ModerationRouteParts {
  readonly time: Time;
  readonly identity: Pick<Identity, 'hasToken'>;
  readonly authentication: Pick<Authentication, 'guest'>;
  readonly reports: Pick<Reports, 'add'>;
  readonly administration: Administration;
}

/** Codes one guest may try. */
const ATTEMPTS = { burst: 5, perSecond: 1 / 60 };
const DONE = { done: true as const };

/** `/reports` for everybody, `/admin` for administrators. */
export function moderationRoutes(
  api: Api,
  { time, identity, authentication, reports, administration }: ModerationRouteParts,
): void {
  const attempts = new TokenBuckets(ATTEMPTS);
  /** By cookie only: what a program holds is no way to this. */
  const admin = async (request: FastifyRequest): Promise<GuestRow> => {
    const guest = await authentication.guest(request);
    if (identity.hasToken(request.headers)) throw new Refusal('NOT_ADMIN', 'only administrators may do that');
    return administration.requireAdmin(guest);
  };

  const toReport = 'Reports a message, a name or what somebody did in a game; the words are stored with it.';
  const reporting = { description: toReport, body: reportCommand, response: responses(done) };
  api.post('/reports', { schema: reporting }, async (request) => {
    await reports.add(await authentication.guest(request), request.body);
    return DONE;
  });

  const toClaim = 'Makes the identity an administrator, by a code from the command line that counts once.';
  const claiming = { description: toClaim, body: adminCode, response: responses(done) };
  api.post('/admin/claim', { schema: claiming }, async (request) => {
    const guest = await authentication.guest(request);
    attempts.takeOrRefuse(guest.id, time.now(), 'codes');
    await administration.claim(guest, request.body.code);
    return DONE;
  });

  api.get('/admin/reports', { schema: { response: responses(z.array(schemas.report)) } }, async (request) => {
    await admin(request);
    return administration.reports();
  });

  const named = z.object({ id: guestId });
  const deciding = { params: named, body: reportDecision, response: responses(done) };
  api.post('/admin/reports/:id', { schema: deciding }, async (request) => {
    await administration.decide(await admin(request), request.params.id, request.body.state);
    return DONE;
  });

  const listing = { response: responses(z.array(schemas.administrator)) };
  api.get('/admin/administrators', { schema: listing }, async (request) =>
    administration.administrators(await admin(request)),
  );

  const toAppoint = 'Makes a kept identity an administrator, too, by its name.';
  const appointing = { description: toAppoint, body: appointment, response: responses(done) };
  api.post('/admin/administrators', { schema: appointing }, async (request) => {
    await administration.appoint(await admin(request), request.body.name);
    return DONE;
  });

  const toDismiss = 'Takes the right away again, but never from the last administrator.';
  const dismissing = { description: toDismiss, params: named, response: responses(done) };
  api.delete('/admin/administrators/:id', { schema: dismissing }, async (request) => {
    await administration.dismiss(await admin(request), request.params.id);
    return DONE;
  });

  const closing = { params: z.object({ id: tableId }), response: responses(done) };
  api.post('/admin/tables/:id/close', { schema: closing }, async (request) => {
    await administration.closeTable(await admin(request), request.params.id);
    return DONE;
  });

  const acting = { params: named, body: adminAction, response: responses(done) };
  api.post('/admin/people/:id', { schema: acting }, async (request) => {
    await administration.act(await admin(request), request.params.id, request.body);
    return DONE;
  });

  api.get('/admin/log', { schema: { response: responses(z.array(schemas.adminLogEntry)) } }, async (request) => {
    await admin(request);
    return administration.log();
  });
}
