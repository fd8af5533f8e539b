import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { STATUS_OF, type Refused, type RefusalCode } from '@pharos/protocol';
import { errorCodes, type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { refusalIn } from '../shared/refusal.ts';
import { errorReporter } from '../telemetry/logging.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { tableIn } from './requestMetrics.ts';

/** Every refusal leaves as `{code, detail}`; bugs leave without words. */
export function handleErrors(server: FastifyInstance, metrics: Metrics): void {
  server.setErrorHandler((error, request, reply) => {
    const problem = refusalIn(error) ?? frameworkProblem(error);
    metrics.refusals.inc({ code: problem.code });
    const context = { table: tableIn(request), route: request.routeOptions.url };
    if (problem.code === 'INTERNAL') errorReporter(request.log, metrics)(error, context);
    return answer(reply, problem);
  });
}

export function answer(reply: FastifyReply, problem: Refused): FastifyReply {
  if (problem.retryAfter !== undefined) void reply.header('retry-after', problem.retryAfter);
  return reply.code(STATUS_OF[problem.code as RefusalCode]).send(problem);
}

/** Addresses the router cannot read do not even reach a handler. */
export function frameworkErrors(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  void answer(reply, frameworkProblem(error));
}

/** What is no HTTP gets an answer all the same, the last one on its connection. Its bytes are written nowhere. */
export function answerMalformed(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code !== 'ECONNRESET' && socket.writable) {
    const problem = JSON.stringify({
      code: 'BAD_REQUEST',
      detail: MALFORMED.get(error.code ?? '') ?? 'this is no HTTP',
    });
    const headers = ['HTTP/1.1 400 Bad Request', 'connection: close', 'content-type: application/json'];
    socket.write(`${headers.join('\r\n')}\r\ncontent-length: ${problem.length}\r\n\r\n${problem}`);
  }
  socket.destroy();
}

/** For who goes on only if something holds that HTTP does not know of; Node would refuse them without a word. */
export function answerExpect(_request: IncomingMessage, response: ServerResponse): void {
  const problem = JSON.stringify({ code: 'BAD_REQUEST', detail: 'nobody here can expect that' });
  response.writeHead(STATUS_OF.BAD_REQUEST, { connection: 'close', 'content-type': 'application/json' }).end(problem);
}

const MALFORMED: ReadonlyMap<string, string> = new Map([
  ['ERR_HTTP_REQUEST_TIMEOUT', 'the request took too long to arrive'],
  ['HPE_HEADER_OVERFLOW', 'the headers are too large'],
]);

/** What the framework refuses, in our codes. */
function frameworkProblem(error: unknown): Refused {
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
