import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { Refusal } from '../shared/refusal.ts';
import { tableMark } from '../telemetry/logging.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { remoteTrace, withTrace } from '../telemetry/tracing.ts';

/** Counts and times every request, and continues the trace it belongs to. To be called before the routes are made. */
export function measureRequests(server: FastifyInstance, metrics: Metrics): void {
  server.addHook('onRequest', (request, _reply, done) => withTrace(remoteTrace(request.headers), done));
  server.addHook('onResponse', async (request, reply) => {
    const { ms, ...labels } = labelsOf(request, reply);
    metrics.requests.observe({ ...labels, status: String(labels.status) }, ms / 1000);
    request.log.info({ ...labels, ms, table: tableMark(tableIn(request)) }, 'request');
  });
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS']);

/** The route, not the address: labels must stay few, whatever people ask for. */
function labelsOf(
  request: FastifyRequest,
  reply: FastifyReply,
): { method: string; route: string; status: number; ms: number } {
  const method = METHODS.has(request.method) ? request.method : 'other';
  const route = request.routeOptions.url ?? 'other';
  return { method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10 };
}

/** The table a request is about, if it is about one. */
export function tableIn({ params }: FastifyRequest): string | undefined {
  const id = typeof params === 'object' && params !== null && 'id' in params ? params.id : undefined;
  return typeof id === 'string' ? id : undefined;
}

/** `/metrics`, for whoever has the token; without a token there is no such page. */
export function metricsRoute(
  server: FastifyInstance,
  metrics: Metrics,
  { metricsToken }: Pick<Config, 'metricsToken'>,
): void {
  if (metricsToken === null) return;
  const right = Buffer.from(`Bearer ${metricsToken}`);
  server.get('/metrics', { schema: { hide: true }, logLevel: 'warn' }, async (request, reply) => {
    const given = Buffer.from(request.headers.authorization ?? '');
    if (given.length !== right.length || !timingSafeEqual(given, right))
      throw new Refusal('UNAUTHORIZED', 'figures are for whoever has the token');
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}
