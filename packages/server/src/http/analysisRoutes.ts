import { analysisWish, storedDepth, tableId } from '@pharos/protocol';
import { z } from 'zod';
import type { Analyses } from '../analysis/analyses.ts';
import type { Config } from '../config/config.ts';
import type { Time } from '../shared/time.ts';
import { TokenBuckets } from '../shared/tokenBuckets.ts';
import * as schemas from './analysisSchemas.ts';
import type { Api } from './api.ts';
import type { Authentication } from './authentication.ts';
import { countedCaller } from './callerAddress.ts';
import { responses } from './responseSchemas.ts';

export interface AnalysisRouteParts {
  readonly config: Pick<Config, 'analysisRate' | 'trustProxy'>;
  readonly time: Time;
  readonly authentication: Pick<Authentication, 'guest'>;
  readonly analyses: Analyses;
}

const params = z.object({ id: tableId });

/** `/tables/…/analysis`: what the server has found out about a game that is over, and asking it for more. */
export function analysisRoutes(api: Api, { config, time, authentication, analyses }: AnalysisRouteParts): void {
  const rates = new TokenBuckets(config.analysisRate);

  const found = { params, response: responses(schemas.tableAnalyses) };
  api.get('/tables/:id/analysis', { schema: found }, (request) => analyses.of(request.params.id));

  const atDepth = { params: params.extend({ depth: storedDepth }), response: responses(schemas.analysedGame) };
  api.get('/tables/:id/analysis/:depth', { schema: atDepth }, ({ params: { id, depth } }) => analyses.read(id, depth));

  api.post('/tables/:id/analysis', { schema: { ...found, body: analysisWish } }, async (request) => {
    const guest = await authentication.guest(request);
    // By address, too: one person may be many guests.
    const spend = (): void => {
      for (const key of [guest.id, countedCaller(request.raw, config.trustProxy)])
        rates.takeOrRefuse(key, time.now(), 'analyses');
    };
    return analyses.ask(request.params.id, request.body.depth, guest.id, spend);
  });
}
