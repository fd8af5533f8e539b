import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Rate } from '../shared/tokenBuckets.ts';
import type { StorageChoice } from '../storage/database.ts';
import { readAnalysisConfig, type AnalysisConfig } from './analysisConfig.ts';
import { readMailAccess, type MailAccess } from './mailAccess.ts';
import { readRefusedWords } from './refusedWords.ts';
import { readRetention, type Retention } from './retention.ts';
import { readTrustProxy, type TrustProxy } from './trustProxy.ts';

/** Milliseconds after which a node renews its lease, and for how long it gets one. */
export interface Heartbeat {
  readonly interval: number;
  readonly leaseTime: number;
}

export interface Config {
  readonly host: string;
  /** Null: 3000, or the next free one. */
  readonly port: number | null;
  readonly storage: StorageChoice;
  /** Where browsers find this server, if a proxy stands in between. */
  readonly publicUrl: string | null;
  /** Which proxies are believed whom they speak for; null: none. */
  readonly trustProxy: TrustProxy | null;
  /** The first signs identities, all of them are believed; null: one is made and kept with the games. */
  readonly sessionSecrets: readonly string[] | null;
  /** Least and most milliseconds before a bot's move. */
  readonly botPause: readonly [number, number];
  /** Milliseconds a bot computes at most. */
  readonly botThinkTimeout: number;
  /** How many searches of bots run at once. */
  readonly botThreads: number;
  readonly analysis: AnalysisConfig;
  /** Games with bots that one guest may have under way. */
  readonly maxBotGames: number;
  readonly logLevel: string;
  /** Who knows it may read the figures; null: nobody may. */
  readonly metricsToken: string | null;
  /** Requests a minute of one guest; of all strangers at one address together. */
  readonly requestsPerMinute: number;
  /** Requests a minute from one address, whoever asks: a school may be behind it. */
  readonly requestsPerAddress: number;
  /** Messages of one guest by socket. */
  readonly messageRate: Rate;
  /** Tables one guest may open. */
  readonly newTableRate: Rate;
  /** Milliseconds until all of a request has come; half of them for its headers. */
  readonly requestTimeout: number;
  /** Connections at a time, and those of one address. */
  readonly maxConnections: number;
  readonly maxConnectionsPerAddress: number;
  /** New guests from one address. */
  readonly newGuestRate: Rate;
  /** Attempts to sign in from one address. */
  readonly signInRate: Rate;
  /** Exports of everything that one guest has: every game of theirs is played again for it. */
  readonly exportRate: Rate;
  /** Of questions about finished games and profiles: for one's own by guest, for others' by address. */
  readonly historyRate: Rate;
  /** Analyses of finished games that one guest, or all at one address, may ask the server for. */
  readonly analysisRate: Rate;
  /** Searches for other players that one guest may begin. */
  readonly seekRate: Rate;
  /** Guests at one address who may look for other players at a time, through one node. */
  readonly maxSeekersPerAddress: number;
  /** Where mails are handed in and whom they come from; null: none are sent. */
  readonly mail: MailAccess | null;
  /** Hosts, with their ports, inside the own network that guests may have notices sent to. */
  readonly noticeHosts: readonly string[];
  /** Words that names and chat must not have. */
  readonly refusedWords: readonly string[];
  /** Tables kept in memory. */
  readonly maxRooms: number;
  readonly retention: Retention;
  readonly heartbeat: Heartbeat;
  /** Milliseconds between the announcement that this node stops and the end, for balancers to notice. */
  readonly drainTime: number;
  /** The built client, and the bundled workers of the bots, of analyses and of the pictures. */
  readonly webFolder: string;
  readonly botWorker: string;
  readonly analysisWorker: string;
  readonly pictureWorker: string;
}

type Env = Readonly<Record<string, string | undefined>>;

/** The settings of docs/hosting.md. Throws an error for people to read. */
export function readConfig(env: Env): Config {
  return {
    host: env['HOST'] ?? '0.0.0.0',
    port: env['PORT'] === undefined ? null : wholeNumber(env, 'PORT', 65_535),
    storage: storageChoice(env),
    publicUrl: publicUrl(env),
    trustProxy: readTrustProxy(env['TRUST_PROXY']),
    sessionSecrets: sessionSecrets(env),
    botPause: botPause(env),
    botThinkTimeout: env['BOT_THINK_MS'] === undefined ? 3000 : wholeNumber(env, 'BOT_THINK_MS', 60_000),
    botThreads: botThreads(env),
    analysis: readAnalysisConfig(env),
    maxBotGames: numberOr(env, 'MAX_BOT_GAMES', 20),
    logLevel: logLevel(env),
    metricsToken: secret(env, 'METRICS_TOKEN', 16),
    requestsPerMinute: numberOr(env, 'REQUESTS_PER_MINUTE', 600),
    requestsPerAddress: numberOr(env, 'REQUESTS_PER_ADDRESS', 6000),
    messageRate: { burst: 60, perSecond: 20 },
    newTableRate: { burst: 60, perSecond: 0.2 },
    requestTimeout: 20_000,
    maxConnections: numberOr(env, 'MAX_CONNECTIONS', 10_000),
    maxConnectionsPerAddress: numberOr(env, 'MAX_PER_ADDRESS', 1000),
    newGuestRate: { burst: 30, perSecond: 0.2 },
    signInRate: { burst: 30, perSecond: 0.2 },
    exportRate: { burst: 3, perSecond: 1 / 600 },
    historyRate: { burst: 60, perSecond: 1 },
    analysisRate: { burst: 6, perSecond: 1 / 300 },
    seekRate: { burst: 20, perSecond: 0.5 },
    maxSeekersPerAddress: numberOr(env, 'SEEKERS_PER_ADDRESS', 50),
    mail: readMailAccess(env),
    noticeHosts: listOf(env, 'NOTICE_HOSTS'),
    refusedWords: readRefusedWords(env['WORD_FILTER']),
    maxRooms: env['MOST_ROOMS'] === undefined ? 2000 : wholeNumber(env, 'MOST_ROOMS', 1_000_000),
    retention: readRetention(env),
    heartbeat: { interval: 2000, leaseTime: 8000 },
    drainTime: env['DRAIN_MS'] === undefined ? 0 : wholeNumber(env, 'DRAIN_MS', 600_000),
    webFolder: fileURLToPath(new URL('../../web/dist/', import.meta.url)),
    botWorker: fileURLToPath(new URL('botWorker.mjs', import.meta.url)),
    analysisWorker: fileURLToPath(new URL('analysisWorker.mjs', import.meta.url)),
    pictureWorker: fileURLToPath(new URL('pictureWorker.mjs', import.meta.url)),
  };
}

function storageChoice(env: Env): StorageChoice {
  const url = env['DATABASE_URL'];
  if (url !== undefined && url !== '') return { kind: 'postgres', url };
  const worker = fileURLToPath(new URL('storageWorker.mjs', import.meta.url));
  return { kind: 'folder', folder: env['DATA_DIR'] ?? './data', worker };
}

function listOf(env: Env, name: string): string[] {
  const words = (env[name] ?? '').split(',').map((word) => word.trim());
  return words.filter((word) => word !== '').map((word) => hostAndPort(name, word));
}

function hostAndPort(name: string, word: string): string {
  if (!/^[\w.:-]+:\d{1,5}$/.test(word)) throw new Error(`${name} is a list of hosts with ports, such as "ntfy.lan:80"`);
  return word.toLowerCase();
}

function publicUrl(env: Env): string | null {
  const text = env['PUBLIC_URL'];
  if (text === undefined || text === '') return null;
  if (!URL.canParse(text)) throw new Error(`PUBLIC_URL is no address: ${text}`);
  return new URL(text).origin;
}

function secret(env: Env, name: string, least: number): string | null {
  const text = env[name];
  if (text === undefined || text === '') return null;
  if (text.length < least) throw new Error(`${name} needs at least ${least} characters`);
  return text;
}

/** A comma between them: a secret in front is the new one, those behind it are on their way out. */
function sessionSecrets(env: Env): string[] | null {
  const texts = (env['SESSION_SECRET'] ?? '').split(',').map((text) => text.trim());
  if (texts.every((text) => text === '')) return null;
  if (texts.some((text) => text.length < 32)) throw new Error('SESSION_SECRET needs at least 32 characters');
  return texts;
}

function numberOr(env: Env, name: string, byDefault: number): number {
  return env[name] === undefined ? byDefault : wholeNumber(env, name, 100_000_000);
}

function botPause(env: Env): [number, number] {
  if (env['BOT_PAUSE_MS'] === undefined) return [600, 1200];
  const ms = wholeNumber(env, 'BOT_PAUSE_MS', 60_000);
  return [ms, ms];
}

/** One core is left to those who wait for an answer. */
function botThreads(env: Env): number {
  if (env['BOT_THREADS'] === undefined) return availableParallelism();
  return Math.max(1, wholeNumber(env, 'BOT_THREADS', 256));
}

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'];

function logLevel(env: Env): string {
  const level = env['LOG_LEVEL'] ?? 'warn';
  if (!LOG_LEVELS.includes(level)) throw new Error(`LOG_LEVEL is one of ${LOG_LEVELS.join(', ')}`);
  return level;
}

function wholeNumber(env: Env, name: string, most: number): number {
  const text = env[name] ?? '';
  if (!/^\d{1,9}$/.test(text) || Number(text) > most) throw new Error(`${name} is a whole number up to ${most}`);
  return Number(text);
}
