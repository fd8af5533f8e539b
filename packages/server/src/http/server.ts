import { hostname } from 'node:os';
import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import fastifyHelmet from '@fastify/helmet';
import { LIMITS } from '@pharos/protocol';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Config } from '../config/config.ts';
import { metricsRoute, observeRequests } from './requestMetrics.ts';
import { logging } from '../telemetry/logging.ts';
import { isOwnOrigin } from './origin.ts';
import { Refusal } from '../shared/refusal.ts';
import { describeApi } from './openApi.ts';
import { countRequests } from './rateLimits.ts';
import { guardDoor, needHost, patience } from './connectionLimits.ts';
import { answerErrors, answerExpectations, answerStrangers, frameworkErrors } from './errors.ts';
import { guestRoutes } from './guestRoutes.ts';
import { servePages } from './staticFiles.ts';
import type { Api, Site } from './routeContext.ts';
import type { Streams } from './eventStreams.ts';
import { commandRoutes, tableRoutes } from './tableRoutes.ts';
import { tokenRoutes } from './tokenRoutes.ts';

/** A server without routes. */
export function newServer(config: Config): FastifyInstance {
  const server = Fastify({
    ...logging(config.logLevel, hostname()),
    bodyLimit: LIMITS.messageBytes,
    trustProxy: config.trustProxy ?? false,
    routerOptions: { maxParamLength: 100 },
    ...patience(config),
    frameworkErrors,
    clientErrorHandler: answerStrangers,
    // The framework's own words for it have no code.
    return503OnClosing: false,
  });
  server.server.on('checkExpectation', answerExpectations);
  guardDoor(server.server, config);
  return server;
}

/** What a server says about itself. */
interface Condition {
  readonly isClosing: () => boolean;
  /** Why no visitors should be sent here; null if they should. */
  readonly unready: () => string | null;
}

/** Puts everything in its place. */
export async function furnish(
  server: FastifyInstance,
  site: Site,
  streams: Streams,
  condition: Condition,
): Promise<void> {
  server.setValidatorCompiler(validatorCompiler);
  server.setSerializerCompiler(serializerCompiler);
  answerErrors(server, site.house.metrics);
  observeRequests(server, site.house.metrics);
  server.addHook('onRequest', async (request) => needHost(request, site.config));
  await server.register(fastifyHelmet, securityHeaders(site.config));
  await server.register(fastifyCompress, { threshold: 1024 });
  await server.register(fastifyCookie);
  await describeApi(server);
  healthRoutes(server, condition);
  metricsRoute(server, site.house.metrics, site.config);
  await server.register(
    (api) => {
      api.addHook('onRequest', () => refuseWhenClosing(condition));
      return apiRoutes(api, site, streams);
    },
    { prefix: '/api/v1' },
  );
  await servePages(server, site.config.webFolder);
}

async function apiRoutes(scope: FastifyInstance, site: Site, streams: Streams): Promise<void> {
  await countRequests(scope, site);
  scope.addHook('onRequest', async (request) => checkOrigin(request, site.config));
  scope.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
  const api: Api = scope.withTypeProvider<ZodTypeProvider>();
  guestRoutes(api, site);
  tokenRoutes(api, site);
  tableRoutes(api, site);
  commandRoutes(api, site);
  streams.routes(api);
  scope.get('/openapi.json', { schema: { hide: true } }, () => scope.swagger());
}

function checkOrigin({ method, headers }: FastifyRequest, { publicUrl }: Config): void {
  if (method === 'GET' || method === 'HEAD' || isOwnOrigin(headers, publicUrl)) return;
  throw new Refusal('BAD_ORIGIN', 'another site may not act here');
}

async function refuseWhenClosing({ isClosing }: Condition): Promise<void> {
  if (isClosing()) throw new Refusal('SHUTTING_DOWN', 'the server is about to stop');
}

function healthRoutes(server: FastifyInstance, { unready }: Condition): void {
  server.get('/healthz', { schema: { hide: true }, logLevel: 'warn' }, () => ({ status: 'alive' }));
  server.get('/readyz', { schema: { hide: true }, logLevel: 'warn' }, (_request, reply) => {
    const reason = unready();
    if (reason === null) return reply.send({ status: 'ready' });
    return reply.code(503).send({ status: 'not ready', reason });
  });
}

/** Scripts only of our own files. Upgrades to https only where there is https: at home there is none. */
function securityHeaders({ publicUrl }: Config): object {
  const isHttps = publicUrl?.startsWith('https:') === true;
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: isHttps,
    crossOriginOpenerPolicy: isHttps,
    originAgentCluster: isHttps,
  };
}
