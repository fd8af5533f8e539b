import type { FastifyBaseLogger, FastifyInstance, FastifyRequest, RawServerDefault } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Config } from '../config.ts';
import type { House } from '../house.ts';
import type { Identity } from '../identity.ts';
import type { GuestRow } from '../storage/schema.ts';
import type { Following } from '../tables/following.ts';
import type { Talk } from '../tables/talk.ts';

/** A server whose routes are checked by zod schemas. */
export type Api = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** The house and what stands at its door. */
export interface Site {
  readonly config: Config;
  readonly house: House;
  readonly identity: Identity;
  readonly talk: Talk;
  readonly following: Following;
  /** The guest of a request; refuses somebody unknown. */
  guest(request: FastifyRequest): Promise<GuestRow>;
}
