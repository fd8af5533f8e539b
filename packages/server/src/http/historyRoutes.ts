import { historyFilter, playerName, profileVisibility, tableId } from '@pharos/protocol';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Config } from '../config/config.ts';
import type { PlayerHistory } from '../history/playerHistory.ts';
import type { Identity } from '../identity/identity.ts';
import type { Time } from '../shared/time.ts';
import { TokenBuckets } from '../shared/tokenBuckets.ts';
import type { Api } from './api.ts';
import type { Authentication } from './authentication.ts';
import { countedCaller } from './callerAddress.ts';
import * as schemas from './historySchemas.ts';
import { done } from './identitySchemas.ts';
import { responses } from './responseSchemas.ts';

export interface HistoryRouteParts {
  readonly config: Pick<Config, 'historyRate' | 'trustProxy'>;
  readonly time: Time;
  readonly identity: Identity;
  readonly authentication: Pick<Authentication, 'caller' | 'guest'>;
  readonly playerHistory: PlayerHistory;
}

const params = z.object({ name: playerName });

/** `/me/history`, `/me/statistics` and `/players`: finished games, what they come to, and profiles, also of those at a table. */
export function historyRoutes(api: Api, parts: HistoryRouteParts): void {
  const { config, time, identity, authentication, playerHistory } = parts;
  const rates = new TokenBuckets(config.historyRate);
  const limit = (key: string): void => rates.takeOrRefuse(key, time.now(), 'questions about finished games');
  const own = async (request: FastifyRequest): Promise<{ guest: string; isPublicOnly: false }> => {
    const { id } = await authentication.guest(request);
    limit(id);
    return { guest: id, isPublicOnly: false };
  };
  /** By address, too: whoever tries out names may be a new guest each time. */
  const asking = async (request: FastifyRequest): Promise<string | null> => {
    limit(countedCaller(request.raw, config.trustProxy));
    return (await identity.guestOf(request.headers))?.id ?? null;
  };

  const historySchema = { querystring: historyFilter, response: responses(schemas.historyPage) };
  api.get('/me/history', { schema: historySchema }, async (request) =>
    playerHistory.games(await own(request), request.query),
  );
  api.get('/me/statistics', { schema: { response: responses(schemas.statistics) } }, async (request) =>
    playerHistory.statistics(await own(request)),
  );
  api.get('/me/opponents', { schema: { response: responses(schemas.opponents) } }, async (request) =>
    playerHistory.opponents((await own(request)).guest),
  );
  api.post('/me/profile', { schema: { body: profileVisibility, response: responses(done) } }, async (request) => {
    await playerHistory.show((await own(request)).guest, request.body.public);
    return { done: true as const };
  });
  api.get('/players/:name', { schema: { params, response: responses(schemas.profile) } }, async (request) =>
    playerHistory.profile(request.params.name, await asking(request)),
  );
  api.get('/players/:name/history', { schema: { params, ...historySchema } }, async (request) =>
    playerHistory.gamesOf(request.params.name, await asking(request), request.query),
  );
  const atTable = { params: z.object({ id: tableId }), response: responses(schemas.seatProfiles) };
  api.get('/tables/:id/profiles', { schema: atTable }, async (request) => {
    await authentication.caller(request, request.params.id);
    return playerHistory.profilesAt(request.params.id);
  });
}
