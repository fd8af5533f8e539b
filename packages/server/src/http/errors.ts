import { STATUS_OF, type Refused, type RefusalCode } from '@pharos/protocol';
import { errorCodes, type FastifyInstance, type FastifyReply } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { tableIn } from '../operations/http.ts';
import { complainer } from '../operations/logging.ts';
import type { Metrics } from '../operations/metrics.ts';
import { refusalIn } from '../refusal.ts';

/** Every refusal leaves as `{code, detail}`; bugs leave without words. */
export function answerErrors(server: FastifyInstance, metrics: Metrics): void {
  server.setErrorHandler((error, request, reply) => {
    const problem = refusalIn(error) ?? problemOf(error);
    metrics.refusals.inc({ code: problem.code });
    const where = { table: tableIn(request), route: request.routeOptions.url };
    if (problem.code === 'INTERNAL') complainer(request.log, metrics)(error, where);
    return answer(reply, problem);
  });
}

export function answer(reply: FastifyReply, problem: Refused): FastifyReply {
  return reply.code(STATUS_OF[problem.code as RefusalCode]).send(problem);
}

/** What the framework refuses, in our codes. */
function problemOf(error: unknown): Refused {
  if (hasZodFastifySchemaValidationErrors(error)) {
    const [first] = error.validation;
    const place = first?.instancePath.replaceAll('/', '.').slice(1);
    return { code: 'BAD_REQUEST', detail: `${place === '' ? 'body' : place}: ${first?.message}` };
  }
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : 500;
  const detail = error instanceof Error ? error.message : '';
  if (status === 413) return { code: 'TOO_LARGE', detail };
  if (status === 429) return { code: 'RATE_LIMITED', detail };
  if (error instanceof errorCodes.FST_ERR_CTP_INVALID_JSON_BODY) return { code: 'BAD_JSON', detail };
  if (typeof status === 'number' && status >= 400 && status < 500) return { code: 'BAD_REQUEST', detail };
  return { code: 'INTERNAL', detail: 'something went wrong on our side' };
}
