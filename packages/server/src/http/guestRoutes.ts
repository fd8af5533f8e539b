import { profileChange, type Guest } from '@pharos/protocol';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Caller, Identity } from '../identity/identity.ts';
import type { KeptIdentities } from '../identity/keptIdentities.ts';
import type { WordFilter } from '../identity/wordFilter.ts';
import { Refusal } from '../shared/refusal.ts';
import { cleanText } from '../shared/text.ts';
import type { Time } from '../shared/time.ts';
import { TokenBuckets } from '../shared/tokenBuckets.ts';
import { seeGuest } from '../storage/guests.ts';
import { unfinishedOf } from '../storage/lists.ts';
import type { GuestRow } from '../storage/schema.ts';
import { seeSession } from '../storage/sessions.ts';
import { refreshTables, type RefreshParts } from '../tables/refreshTables.ts';
import type { Api } from './api.ts';
import type { Authentication } from './authentication.ts';
import { countedCaller } from './callerAddress.ts';
import { setCookie } from './cookie.ts';
import * as schemas from './responseSchemas.ts';
import { responses } from './responseSchemas.ts';

export interface GuestRouteParts extends RefreshParts {
  readonly config: Pick<Config, 'newGuestRate' | 'trustProxy'>;
  readonly time: Time;
  readonly identity: Identity;
  readonly authentication: Pick<Authentication, 'guest'>;
  readonly keptIdentities: Pick<KeptIdentities, 'change' | 'settingsOf'>;
  readonly words: Pick<WordFilter, 'check'>;
}

const NEW_NAMES = { burst: 20, perSecond: 1 / 60 };

/** `/me`: who somebody is. */
export function guestRoutes(api: Api, parts: GuestRouteParts): void {
  const { config, db, identity, authentication, keptIdentities } = parts;
  const newGuests = new TokenBuckets(config.newGuestRate);
  const newNames = new TokenBuckets(NEW_NAMES);
  api.get('/me', { schema: { response: responses(schemas.guest) } }, async (request, reply) => {
    const caller = await findOrCreateGuest(parts, request, newGuests);
    setCookie(identity, request, reply, caller);
    return profile(caller.guest, await keptIdentities.settingsOf(caller.guest));
  });

  const profileSchema = { body: profileChange, response: responses(schemas.guest) };
  api.patch('/me', { schema: profileSchema }, async (request) => {
    const before = await authentication.guest(request);
    const { name, language, settings } = request.body;
    if (name !== undefined) parts.words.check(name);
    // The names of kept identities could be tried out otherwise.
    if (before.kept && name !== undefined) newNames.takeOrRefuse(before.id, parts.time.now(), 'new names');
    const change = {
      ...(name === undefined ? {} : { name: cleanText(name) }),
      ...(language && { language }),
      ...(settings && { settings }),
    };
    const guest = await keptIdentities.change(before, change);
    if (name !== undefined) await refreshTables(parts, await unfinishedOf(db, guest.id));
    return profile(guest, await keptIdentities.settingsOf(guest));
  });
}

/** The guest of a request; somebody unknown becomes one, unless a token says that they were somebody already. */
async function findOrCreateGuest(
  { config, db, time, identity }: GuestRouteParts,
  request: FastifyRequest,
  newGuests: TokenBuckets,
): Promise<Pick<Caller, 'guest' | 'session'>> {
  const now = time.now();
  const known = await identity.ownerOf(request.headers);
  if (known !== null) {
    await seeGuest(db, known.guest.id, new Date(now));
    if (known.session !== null) await seeSession(db, known.session, new Date(now));
    return known;
  }
  if (identity.hasToken(request.headers)) throw new Refusal('UNAUTHORIZED', 'this token does not count, or no longer');
  if (!newGuests.take(countedCaller(request.raw, config.trustProxy), now))
    throw new Refusal('RATE_LIMITED', 'too many new guests from one address');
  return { guest: await identity.createGuest(), session: null };
}

/** Who somebody is, as they are told themselves. */
export function profile(guest: GuestRow, settings: Guest['settings']): Guest {
  const { id, name, language, kept, suspended_until: until, suspended_reason: reason } = guest;
  const suspended = until === null ? {} : { suspended: { until: until.getTime(), reason: reason ?? '' } };
  return { id, name, language, kept, ...(kept && { settings: settings ?? null }), ...suspended };
}
