import { mergeCommand, newPasskey, type DeviceLink, type IdentityInfo, type KeptIdentity } from '@pharos/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Config } from '../config/config.ts';
import { deviceName } from '../identity/deviceName.ts';
import type { Caller } from '../identity/identity.ts';
import { requireKept, type KeptIdentities } from '../identity/keptIdentities.ts';
import type { MailLinks } from '../identity/mailLinks.ts';
import { CODE_LIFETIME_MS, type OneTimeCodes } from '../identity/oneTimeCodes.ts';
import type { Passkeys } from '../identity/passkeys.ts';
import { Refusal } from '../shared/refusal.ts';
import { TokenBuckets } from '../shared/tokenBuckets.ts';
import { moveGuest } from '../storage/moveGuest.ts';
import { unfinishedOf } from '../storage/lists.ts';
import type { GuestRow } from '../storage/schema.ts';
import { refreshTables } from '../tables/refreshTables.ts';
import type { Api } from './api.ts';
import { clearCookie, setCookie } from './cookie.ts';
import type { IdentityParts } from './identityParts.ts';
import * as schemas from './identitySchemas.ts';
import { responses } from './responseSchemas.ts';
import { siteOf } from './site.ts';

export interface IdentityRouteParts extends IdentityParts {
  readonly config: Pick<Config, 'publicUrl'>;
  readonly passkeys: Passkeys;
  readonly oneTimeCodes: OneTimeCodes;
  readonly mailLinks: Pick<MailLinks, 'isOffered'>;
}

/** What one guest may do to their identity: far more than anybody needs. */
const CHANGES = { burst: 30, perSecond: 0.1 };

/** `/me/…`: keeping an identity, and by what it is known again. */
export function identityRoutes(api: Api, parts: IdentityRouteParts): void {
  const { time, authentication } = parts;
  const changes = new TokenBuckets(CHANGES);
  const owner = async (request: FastifyRequest): Promise<Caller> => {
    const caller = await authentication.owner(request);
    changes.takeOrRefuse(caller.guest.id, time.now(), 'changes of an identity');
    return caller;
  };
  keepRoutes(api, parts, owner);
  sessionRoutes(api, parts, owner);
  mergeRoutes(api, parts, owner);
}

type Owner = (request: FastifyRequest) => Promise<Caller>;

function keepRoutes(api: Api, parts: IdentityRouteParts, owner: Owner): void {
  const { config, authentication, keptIdentities, passkeys, mailLinks } = parts;

  api.get('/me/identity', { schema: { response: responses(schemas.identityInfo) } }, async (request) => {
    const { guest, session } = await authentication.owner(request);
    return keptIdentities.info(guest, session, mailLinks.isOffered);
  });

  const toMake =
    'What a browser needs to make a passkey: the first one keeps the identity, later ones are added to it.';
  api.post(
    '/me/passkeys/options',
    { schema: { description: toMake, response: responses(schemas.passkeyOptions) } },
    async (request) => {
      const { guest } = await owner(request);
      return passkeys.registration(guest, siteOf(request, config.publicUrl));
    },
  );

  const made = { body: newPasskey, response: responses(schemas.keptIdentity) };
  api.post('/me/passkeys', { schema: made }, async (request, reply) => {
    const { guest, session } = await owner(request);
    const device = deviceName(request.headers['user-agent']);
    const passkey = await passkeys.register(guest, request.body.passkey, siteOf(request, config.publicUrl), device);
    if (!guest.kept) return keep(parts, { guest, passkey, device }, request, reply);
    await keptIdentities.addPasskey(guest, passkey);
    return { codes: [], identity: await keptIdentities.info(guest, session, mailLinks.isOffered) };
  });

  const toKeep =
    'Keeps the identity by recovery codes alone, where browsers make no passkeys: over http, at an address of numbers.';
  api.post(
    '/me/keep',
    { schema: { description: toKeep, response: responses(schemas.keptIdentity) } },
    async (request, reply) => {
      const { guest } = await owner(request);
      return keep(parts, { guest, passkey: null, device: deviceName(request.headers['user-agent']) }, request, reply);
    },
  );

  const one = { params: z.object({ id: z.string().max(1400) }), response: responses(schemas.identityInfo) };
  api.delete('/me/passkeys/:id', { schema: one }, async (request) => {
    const { guest, session } = await owner(request);
    await keptIdentities.removePasskey(guest, request.params.id);
    return keptIdentities.info(guest, session, mailLinks.isOffered);
  });

  const toRenew = 'New recovery codes in the place of all earlier ones. They are told this once.';
  api.post(
    '/me/codes',
    { schema: { description: toRenew, response: responses(schemas.keptIdentity) } },
    async (request) => {
      const { guest, session } = await owner(request);
      const codes = await keptIdentities.renewCodes(guest);
      return { codes, identity: await keptIdentities.info(guest, session, mailLinks.isOffered) };
    },
  );
}

type Keeping = { readonly guest: GuestRow } & {
  readonly passkey: Parameters<KeptIdentities['keep']>[1];
  readonly device: string;
};

async function keep(
  parts: IdentityRouteParts,
  { guest, passkey, device }: Keeping,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<KeptIdentity> {
  const { db, identity, keptIdentities, mailLinks } = parts;
  const { codes, session } = await keptIdentities.keep(guest, passkey, device);
  const kept = (await identity.find(guest.id)) ?? guest;
  setCookie(identity, request, reply, { guest: kept, session });
  await refreshTables(parts, await unfinishedOf(db, guest.id));
  return { codes, identity: await keptIdentities.info(kept, session, mailLinks.isOffered) };
}

function sessionRoutes(api: Api, parts: IdentityRouteParts, owner: Owner): void {
  const { identity, keptIdentities, oneTimeCodes, mailLinks } = parts;

  const one = { params: z.object({ id: z.string().max(40) }), response: responses(schemas.identityInfo) };
  api.delete('/me/sessions/:id', { schema: one }, async (request): Promise<IdentityInfo> => {
    const { guest, session } = await owner(request);
    const ended = await identity.endSessions(guest.id, { only: request.params.id });
    if (ended === 0) throw new Refusal('NOT_FOUND', 'no such session');
    return keptIdentities.info(guest, session, mailLinks.isOffered);
  });

  const toLeave = 'Signs out here; whoever comes next with this browser is a new guest.';
  api.post(
    '/me/sign-out',
    { schema: { description: toLeave, response: responses(schemas.done) } },
    async (request, reply) => {
      const { guest, session } = await owner(request);
      // A guest who has kept nothing could never come back.
      requireKept(guest);
      if (session !== null) await identity.endSessions(guest.id, { only: session });
      clearCookie(identity, request, reply);
      return { done: true as const };
    },
  );

  const toLink = 'A link that signs in one other device, once.';
  api.post(
    '/me/device',
    { schema: { description: toLink, response: responses(schemas.deviceLink) } },
    async (request): Promise<DeviceLink> => {
      const { guest } = await owner(request);
      requireKept(guest);
      const { code, expires } = await oneTimeCodes.issue('device', guest.id);
      return { link: code, expires, lasts: CODE_LIFETIME_MS.device };
    },
  );
}

function mergeRoutes(api: Api, parts: IdentityRouteParts, owner: Owner): void {
  const { config, db, identity, keptIdentities, passkeys, mailLinks } = parts;

  const toProve = 'What a browser needs to ask for a passkey of another identity, which is then merged into this one.';
  api.post(
    '/me/merge/options',
    { schema: { description: toProve, response: responses(schemas.passkeyOptions) } },
    async (request) => {
      const { guest } = await owner(request);
      requireKept(guest);
      return passkeys.challenge('merge', siteOf(request, config.publicUrl), guest.id);
    },
  );

  const merging = { body: mergeCommand, response: responses(schemas.identityInfo) };
  api.post('/me/merge', { schema: merging }, async (request) => {
    const { guest, session } = await owner(request);
    requireKept(guest);
    const other = await passkeys.prove('merge', request.body.passkey, siteOf(request, config.publicUrl), guest.id);
    if (other === guest.id) throw new Refusal('SAME_IDENTITY', 'this passkey belongs to the same identity');
    const tables = await moveGuest(db, other, guest.id);
    identity.announceEnd(other);
    await refreshTables(parts, tables);
    return keptIdentities.info(guest, session, mailLinks.isOffered);
  });
}
