import fastifyRateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Buckets } from '../shared/tokenBuckets.ts';
import { Refusal } from '../shared/refusal.ts';
import { countedCaller } from './callerAddress.ts';
import type { Site } from './routeContext.ts';

/**
 * Requests are counted by guest, so that a household or a school behind one address is not taken for one person. Who
 * brings no identity of ours is counted by address; and so is everybody, far more generously.
 */
export async function countRequests(scope: FastifyInstance, { config, identity, house }: Site): Promise<void> {
  const keyGenerator = (request: FastifyRequest): string =>
    identity.claimsIn(request.headers)?.guest ?? countedCaller(request.raw, config.trustProxy);
  await scope.register(fastifyRateLimit, { max: config.requestsPerMinute, timeWindow: 60_000, keyGenerator });
  const addresses = new Buckets({ burst: config.requestsPerAddress, perSecond: config.requestsPerAddress / 60 });
  scope.addHook('onRequest', async (request) => {
    const caller = countedCaller(request.raw, config.trustProxy);
    const guest = identity.claimsIn(request.headers)?.guest;
    if (guest !== undefined) house.addresses.note(guest, caller);
    if (!addresses.take(caller, house.time.now()))
      throw new Refusal('RATE_LIMITED', 'too many requests from one address');
  });
}
