import type { FastifyBaseLogger, FastifyInstance, FastifyRequest, RawServerDefault } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Config } from '../config/config.ts';
import type { House } from '../house.ts';
import type { Caller, Identity } from '../identity/identity.ts';
import type { GuestRow } from '../storage/schema.ts';
import type { Following } from '../tables/tableWatching.ts';
import type { Talk } from '../tables/chat.ts';

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
  /** Who is to be told when a guest takes back what was signed for them: connections made with it end. */
  readonly dismissals: Set<(guest: string) => void>;
  /** The guest of a request; refuses somebody unknown, and whoever may act for one seat only. */
  guest(request: FastifyRequest): Promise<GuestRow>;
  /** The guest of a request about one table; null for somebody unknown. */
  onlooker(request: FastifyRequest, table: string): Promise<Caller | null>;
  /** The guest of a request that moves at one table, maybe for a seat; refuses somebody unknown. */
  player(request: FastifyRequest, table: string, seat?: number): Promise<GuestRow>;
}
