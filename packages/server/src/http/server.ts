import { hostname } from 'node:os';
import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import fastifyHelmet from '@fastify/helmet';
import { LIMITS } from '@pharos/protocol';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Config } from '../config/config.ts';
import { Refusal } from '../shared/refusal.ts';
import { logging } from '../telemetry/logging.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { analysisRoutes, type AnalysisRouteParts } from './analysisRoutes.ts';
import type { Api } from './api.ts';
import { commandRoutes, type CommandRouteParts } from './commandRoutes.ts';
import { checkHost, limitConnections, serverTimeouts } from './connectionLimits.ts';
import { answerExpect, answerMalformed, frameworkErrors, handleErrors } from './errors.ts';
import type { EventStreams } from './eventStreams.ts';
import { guestRoutes, type GuestRouteParts } from './guestRoutes.ts';
import { historyRoutes, type HistoryRouteParts } from './historyRoutes.ts';
import { identityRoutes, type IdentityRouteParts } from './identityRoutes.ts';
import { invitationRoutes, type InvitationRouteParts } from './invitationRoutes.ts';
import { moderationRoutes, type ModerationRouteParts } from './moderationRoutes.ts';
import { dailyRoutes, type DailyRouteParts } from './dailyRoutes.ts';
import { describeApi } from './openApi.ts';
import { isOwnOrigin } from './origin.ts';
import { noticeRoutes, type NoticeRouteParts } from './noticeRoutes.ts';
import { ownDataRoutes, type OwnDataRouteParts } from './ownDataRoutes.ts';
import { pairingRoutes, type PairingRouteParts } from './pairingRoutes.ts';
import { peopleRoutes, type PeopleRouteParts } from './peopleRoutes.ts';
import { pictureRoutes, type PictureRouteParts } from './pictureRoutes.ts';
import { planRoutes, type PlanRouteParts } from './planRoutes.ts';
import { previewRoutes, type PreviewRouteParts } from './previewRoutes.ts';
import { limitRequests, type RateLimitParts } from './rateLimits.ts';
import { puzzleRoutes, type PuzzleRouteParts } from './puzzleRoutes.ts';
import { ratingRoutes, type RatingRouteParts } from './ratingRoutes.ts';
import type { OwnEventStreams } from './ownEventStreams.ts';
import { programRoutes, type ProgramRouteParts } from './programRoutes.ts';
import { measureRequests, metricsRoute } from './requestMetrics.ts';
import { progressRoutes, type ProgressRouteParts } from './progressRoutes.ts';
import { signInRoutes, type SignInRouteParts } from './signInRoutes.ts';
import { serveClient } from './staticFiles.ts';
import { tableRoutes, type TableRouteParts } from './tableRoutes.ts';
import { tokenRoutes, type TokenRouteParts } from './tokenRoutes.ts';

/** What the routes of the API need, each its own part. */
export type ApiParts = RateLimitParts &
  GuestRouteParts &
  IdentityRouteParts &
  SignInRouteParts &
  OwnDataRouteParts &
  PeopleRouteParts &
  NoticeRouteParts &
  InvitationRouteParts &
  ModerationRouteParts &
  TokenRouteParts &
  TableRouteParts &
  CommandRouteParts &
  PlanRouteParts &
  PairingRouteParts &
  PreviewRouteParts &
  RatingRouteParts &
  PuzzleRouteParts &
  HistoryRouteParts &
  AnalysisRouteParts &
  DailyRouteParts &
  ProgressRouteParts &
  ProgramRouteParts;

/** What all routes need. */
export type RouteParts = ApiParts &
  PictureRouteParts & {
    readonly config: Config;
    readonly metrics: Metrics;
    readonly streams: Pick<EventStreams, 'routes'>;
    readonly ownEventStreams: Pick<OwnEventStreams, 'routes'>;
  };

/** A server without routes. */
export function createHttpServer(config: Config): FastifyInstance {
  const server = Fastify({
    ...logging(config.logLevel, hostname()),
    bodyLimit: LIMITS.messageBytes,
    trustProxy: config.trustProxy ?? false,
    routerOptions: { maxParamLength: 100 },
    ...serverTimeouts(config),
    frameworkErrors,
    clientErrorHandler: answerMalformed,
    // The framework's own words for it have no code.
    return503OnClosing: false,
  });
  server.server.on('checkExpectation', answerExpect);
  limitConnections(server.server, config);
  return server;
}

/** What a server says about its own condition. */
interface ServerStatus {
  readonly isClosing: () => boolean;
  /** Why no visitors should be sent here; null if they should. */
  readonly notReadyReason: () => string | null;
}

/** Adds everything a server answers to. */
export async function registerRoutes(server: FastifyInstance, parts: RouteParts, status: ServerStatus): Promise<void> {
  const { config, metrics } = parts;
  server.setValidatorCompiler(validatorCompiler);
  server.setSerializerCompiler(serializerCompiler);
  handleErrors(server, metrics);
  measureRequests(server, metrics);
  server.addHook('onRequest', async (request) => checkHost(request, config));
  await server.register(fastifyHelmet, securityHeaders(config));
  await server.register(fastifyCompress, { threshold: 1024 });
  await server.register(fastifyCookie);
  await describeApi(server);
  healthRoutes(server, status);
  metricsRoute(server, metrics, config);
  await server.register(
    (api) => {
      api.addHook('onRequest', () => refuseWhenClosing(status));
      return apiRoutes(api, parts);
    },
    { prefix: '/api/v1' },
  );
  pictureRoutes(server, parts);
  await serveClient(server, config.webFolder, parts);
}

async function apiRoutes(scope: FastifyInstance, parts: RouteParts): Promise<void> {
  await limitRequests(scope, parts);
  scope.addHook('onRequest', async (request) => checkOrigin(request, parts.config));
  scope.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
  const api: Api = scope.withTypeProvider<ZodTypeProvider>();
  guestRoutes(api, parts);
  identityRoutes(api, parts);
  signInRoutes(api, parts);
  ownDataRoutes(api, parts);
  peopleRoutes(api, parts);
  noticeRoutes(api, parts);
  invitationRoutes(api, parts);
  moderationRoutes(api, parts);
  tokenRoutes(api, parts);
  tableRoutes(api, parts);
  commandRoutes(api, parts);
  planRoutes(api, parts);
  pairingRoutes(api, parts);
  previewRoutes(api, parts);
  ratingRoutes(api, parts);
  puzzleRoutes(api, parts);
  historyRoutes(api, parts);
  analysisRoutes(api, parts);
  dailyRoutes(api, parts);
  progressRoutes(api, parts);
  programRoutes(api, parts);
  parts.streams.routes(api);
  parts.ownEventStreams.routes(api);
  scope.get('/openapi.json', { schema: { hide: true } }, () => scope.swagger());
}

function checkOrigin({ method, headers }: FastifyRequest, { publicUrl }: Pick<Config, 'publicUrl'>): void {
  if (method === 'GET' || method === 'HEAD' || isOwnOrigin(headers, publicUrl)) return;
  throw new Refusal('BAD_ORIGIN', 'another site may not act here');
}

async function refuseWhenClosing({ isClosing }: ServerStatus): Promise<void> {
  if (isClosing()) throw new Refusal('SHUTTING_DOWN', 'the server is about to stop');
}

function healthRoutes(server: FastifyInstance, { notReadyReason }: ServerStatus): void {
  server.get('/healthz', { schema: { hide: true }, logLevel: 'warn' }, () => ({ status: 'alive' }));
  server.get('/readyz', { schema: { hide: true }, logLevel: 'warn' }, (_request, reply) => {
    const reason = notReadyReason();
    if (reason === null) return reply.send({ status: 'ready' });
    return reply.code(503).send({ status: 'not ready', reason });
  });
}

/** Scripts only of our own files. Upgrades to https only where there is https: at home there is none. */
function securityHeaders({ publicUrl }: Pick<Config, 'publicUrl'>): object {
  const isHttps = publicUrl?.startsWith('https:') === true;
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // Networks of bots are computed by vector instructions; scripts still come from here alone, and text is never run.
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
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
