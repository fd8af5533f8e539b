import { dailyMonth, dailyParams, dailyStart } from '@pharos/protocol';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import type { DailyDeals } from '../daily/dailyDeals.ts';
import type { SharedResults } from '../daily/sharedResults.ts';
import type { Identity } from '../identity/identity.ts';
import type { Time } from '../shared/time.ts';
import { TokenBuckets } from '../shared/tokenBuckets.ts';
import type { Api } from './api.ts';
import type { Authentication } from './authentication.ts';
import { countedCaller } from './callerAddress.ts';
import * as schemas from './dailySchemas.ts';
import { responses } from './responseSchemas.ts';

export interface DailyRouteParts {
  readonly config: Pick<Config, 'historyRate' | 'newTableRate' | 'trustProxy'>;
  readonly time: Time;
  readonly identity: Pick<Identity, 'guestOf'>;
  readonly authentication: Pick<Authentication, 'guest'>;
  readonly dailyDeals: DailyDeals;
  readonly sharedResults: Pick<SharedResults, 'of'>;
}

/** `/daily`: the deals of the day and of earlier days, and what people made of them. They are for people: programs have no part in it. */
export function dailyRoutes(api: Api, parts: DailyRouteParts): void {
  const { config, time, identity, authentication, dailyDeals, sharedResults } = parts;
  const questions = new TokenBuckets(config.historyRate);
  const starts = new TokenBuckets(config.newTableRate);
  const asking = async (request: FastifyRequest): Promise<string | null> => {
    const guest = await identity.guestOf(request.headers);
    const key = guest?.id ?? countedCaller(request.raw, config.trustProxy);
    questions.takeOrRefuse(key, time.now(), 'questions about deals of the day');
    return guest?.id ?? null;
  };

  api.get('/daily', { schema: { response: responses(schemas.today) } }, async (request) =>
    dailyDeals.today(await asking(request)),
  );

  const ofMonth = { querystring: dailyMonth, response: responses(schemas.archive) };
  api.get('/daily/archive', { schema: ofMonth }, async (request) =>
    dailyDeals.archive(request.query.month, await asking(request)),
  );

  const ofDeal = { params: dailyParams, response: responses(schemas.deal) };
  api.get('/daily/:day/:deal', { schema: ofDeal }, async (request) =>
    dailyDeals.deal(request.params, await asking(request)),
  );

  const toShare = { params: dailyParams, response: responses(schemas.share) };
  api.get('/daily/:day/:deal/result', { schema: toShare }, async (request) => {
    const guest = await authentication.guest(request);
    await asking(request);
    return sharedResults.of(request.params, guest.id);
  });

  const toStart = { params: dailyParams, body: dailyStart, response: responses(schemas.started) };
  api.post('/daily/:day/:deal', { schema: toStart }, async (request) => {
    const guest = await authentication.guest(request);
    starts.takeOrRefuse(guest.id, time.now(), 'games with deals of the day');
    return { table: await dailyDeals.start(guest, request.params, request.body.late) };
  });
}
