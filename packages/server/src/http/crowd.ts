import type { IncomingMessage } from 'node:http';
import fastifyRateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Buckets } from '../buckets.ts';
import { Refusal } from '../refusal.ts';
import type { Site } from './site.ts';

/**
 * Requests are counted by guest, so that a household or a school behind one address is not taken for one person. Who
 * brings no identity of ours is counted by address; and so is everybody, far more generously.
 */
export async function countRequests(scope: FastifyInstance, { config, identity, house }: Site): Promise<void> {
  const keyGenerator = (request: FastifyRequest): string =>
    identity.claimsIn(request.headers)?.guest ?? addressOf(request);
  await scope.register(fastifyRateLimit, { max: config.requestsPerMinute, timeWindow: 60_000, keyGenerator });
  const addresses = new Buckets({ burst: config.requestsPerAddress, perSecond: config.requestsPerAddress / 60 });
  scope.addHook('onRequest', async (request) => {
    const guest = identity.claimsIn(request.headers)?.guest;
    if (guest !== undefined) house.addresses.note(guest, addressOf(request));
    if (!addresses.take(addressOf(request), house.time.now()))
      throw new Refusal('RATE_LIMITED', 'too many requests from one address');
  });
}

/** The same for a socket: the proxy in front adds at the right whom it speaks for. */
export function addressOfSocket({ socket, headers }: IncomingMessage, isBehindProxy: boolean): string {
  const named = isBehindProxy ? [headers['x-forwarded-for'] ?? []].flat().join(',').split(',').at(-1)?.trim() : '';
  return named === undefined || named === '' ? (socket.remoteAddress ?? 'gone') : named;
}

/** Somebody may have hung up already: then there is no address any more. */
export function addressOf(request: FastifyRequest): string {
  const address: string | undefined = request.ip;
  return address ?? 'gone';
}
