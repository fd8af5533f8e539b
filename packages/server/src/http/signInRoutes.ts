import { codeSignIn, linkSignIn, mailCommand, passkeySignIn, type Guest } from '@pharos/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { deviceName } from '../identity/deviceName.ts';
import type { Identity } from '../identity/identity.ts';
import type { KeptIdentities } from '../identity/keptIdentities.ts';
import type { MailLinks } from '../identity/mailLinks.ts';
import type { OneTimeCodes } from '../identity/oneTimeCodes.ts';
import type { Passkeys } from '../identity/passkeys.ts';
import { Refusal } from '../shared/refusal.ts';
import type { Time } from '../shared/time.ts';
import { TokenBuckets } from '../shared/tokenBuckets.ts';
import { moveGuest } from '../storage/moveGuest.ts';
import { inheritBlocks } from '../storage/relations.ts';
import { refreshTables, type RefreshParts } from '../tables/refreshTables.ts';
import type { Api } from './api.ts';
import { countedCaller } from './callerAddress.ts';
import { setCookie } from './cookie.ts';
import { profile } from './guestRoutes.ts';
import * as identitySchemas from './identitySchemas.ts';
import * as schemas from './responseSchemas.ts';
import { responses } from './responseSchemas.ts';
import { siteOf } from './site.ts';

export interface SignInRouteParts extends RefreshParts {
  readonly config: Pick<Config, 'publicUrl' | 'signInRate' | 'trustProxy'>;
  readonly time: Time;
  readonly identity: Identity;
  readonly keptIdentities: KeptIdentities;
  readonly passkeys: Passkeys;
  readonly oneTimeCodes: OneTimeCodes;
  readonly mailLinks: MailLinks;
}

/** `/session/…`: the ways back to a kept identity. Nobody has to be somebody here, and nobody is told who exists. */
export function signInRoutes(api: Api, parts: SignInRouteParts): void {
  const { config, time, keptIdentities, passkeys, oneTimeCodes, mailLinks } = parts;
  const attempts = new TokenBuckets(config.signInRate);
  const admit = (request: FastifyRequest): void =>
    attempts.takeOrRefuse(countedCaller(request.raw, config.trustProxy), time.now(), 'attempts to sign in');
  const signedIn = responses(schemas.guest);

  api.post(
    '/session/passkey/options',
    { schema: { response: responses(identitySchemas.passkeyOptions) } },
    async (request) => {
      admit(request);
      return passkeys.challenge('signIn', siteOf(request, config.publicUrl));
    },
  );

  api.post('/session/passkey', { schema: { body: passkeySignIn, response: signedIn } }, async (request, reply) => {
    admit(request);
    const { passkey, bring } = request.body;
    const guest = await passkeys.prove('signIn', passkey, siteOf(request, config.publicUrl));
    return signIn(parts, { guest, bring }, request, reply);
  });

  api.post('/session/code', { schema: { body: codeSignIn, response: signedIn } }, async (request, reply) => {
    admit(request);
    const guest = await keptIdentities.useCode(request.body.code);
    return signIn(parts, { guest, bring: request.body.bring }, request, reply);
  });

  api.post('/session/device', { schema: { body: linkSignIn, response: signedIn } }, async (request, reply) => {
    admit(request);
    const code = await oneTimeCodes.take('device', request.body.link);
    if (code === null || code.guest === null)
      throw new Refusal('CODE_INVALID', 'this link does not count, or no longer');
    return signIn(parts, { guest: code.guest, bring: request.body.bring }, request, reply);
  });

  const toAsk =
    'Sends a link to sign in to the identity with this address, if there is one; the answer is the same if there is none.';
  const asking = { description: toAsk, body: mailCommand, response: responses(identitySchemas.done) };
  api.post('/session/mail/request', { schema: asking }, async (request) => {
    admit(request);
    mailLinks.requestSignIn(request.body.email, request.body.language);
    return { done: true as const };
  });

  api.post('/session/mail', { schema: { body: linkSignIn, response: signedIn } }, async (request, reply) => {
    admit(request);
    const guest = await mailLinks.takeSignIn(request.body.link);
    return signIn(parts, { guest, bring: request.body.bring }, request, reply);
  });
}

/** Somebody came back. What they played here as a guest comes along, if they wish. */
async function signIn(
  parts: SignInRouteParts,
  { guest, bring }: { readonly guest: string; readonly bring: boolean },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Guest> {
  const { db, identity, keptIdentities } = parts;
  const before = await identity.ownerOf(request.headers);
  if (bring && before !== null && !before.guest.kept && before.guest.id !== guest) {
    const tables = await moveGuest(db, before.guest.id, guest);
    identity.announceEnd(before.guest.id);
    await refreshTables(parts, tables);
  } else if (before !== null && !before.guest.kept) {
    // Nobody gets rid of a block by leaving the guest behind who was blocked.
    await inheritBlocks(db, before.guest.id, guest);
  }
  // Whoever signs in where they are signed in already goes on under one session.
  if (before !== null && before.session !== null) await identity.endSessions(before.guest.id, { only: before.session });
  const row = await identity.find(guest);
  if (row === null || !row.kept) throw new Refusal('CODE_INVALID', 'this identity is not kept any more');
  const session = await keptIdentities.newSession(guest, deviceName(request.headers['user-agent']));
  setCookie(identity, request, reply, { guest: row, session });
  return profile(row, await keptIdentities.settingsOf(row));
}
