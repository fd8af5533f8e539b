import fastifyRateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Identity } from '../identity/identity.ts';
import type { GuestAddresses } from '../play/guestAddresses.ts';
import { Refusal } from '../shared/refusal.ts';
import type { Time } from '../shared/time.ts';
import { TokenBuckets } from '../shared/tokenBuckets.ts';
import { countedCaller } from './callerAddress.ts';

export interface RateLimitParts {
  readonly config: Pick<Config, 'requestsPerAddress' | 'requestsPerMinute' | 'trustProxy'>;
  readonly time: Time;
  readonly identity: Identity;
  readonly addresses: Pick<GuestAddresses, 'set'>;
}

/**
 * Requests are counted by guest, so that a household or a school behind one address is not taken for one person. Who
 * brings no identity of ours is counted by address; and so is everybody, far more generously.
 */
export async function limitRequests(scope: FastifyInstance, parts: RateLimitParts): Promise<void> {
  const { config, time, identity, addresses } = parts;
  const keyGenerator = (request: FastifyRequest): string =>
    identity.claimsIn(request.headers)?.guest ?? countedCaller(request.raw, config.trustProxy);
  await scope.register(fastifyRateLimit, { max: config.requestsPerMinute, timeWindow: 60_000, keyGenerator });
  const rates = new TokenBuckets({ burst: config.requestsPerAddress, perSecond: config.requestsPerAddress / 60 });
  scope.addHook('onRequest', async (request) => {
    const caller = countedCaller(request.raw, config.trustProxy);
    const guest = identity.claimsIn(request.headers)?.guest;
    if (guest !== undefined) addresses.set(guest, caller);
    if (!rates.take(caller, time.now())) throw new Refusal('RATE_LIMITED', 'too many requests from one address');
  });
}
