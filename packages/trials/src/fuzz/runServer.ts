import { createApp, readConfig, type Config } from '@pharos/server';
import { ANALYSIS_WORKER, BOT_WORKER, STORAGE_WORKER } from '../paths.ts';

/** What the process under attack sends the one that attacks it. */
export type ServerMessage =
  | { readonly kind: 'open'; readonly port: number }
  | { readonly kind: 'memory'; readonly used: number; readonly resident: number }
  | { readonly kind: 'fault'; readonly what: string };

const UNLIMITED = { burst: 1e9, perSecond: 1e9 };
/** So high that what is sent is looked at and not only counted. */
const NO_LIMITS: Partial<Config> = {
  requestsPerMinute: 1e9,
  requestsPerAddress: 1e9,
  newGuestRate: UNLIMITED,
  newTableRate: UNLIMITED,
  signInRate: UNLIMITED,
  exportRate: UNLIMITED,
  historyRate: UNLIMITED,
  seekRate: UNLIMITED,
  maxSeekersPerAddress: 1e9,
  messageRate: UNLIMITED,
};

/** The server in a process of its own, with the usual limits or without. */
export async function runServer(folder: string, isLimited: boolean): Promise<void> {
  const send = (message: ServerMessage): void => void process.send?.(message);
  process.on('unhandledRejection', (why) => send({ kind: 'fault', what: `unhandled rejection: ${String(why)}` }));
  process.on('uncaughtException', (error) => send({ kind: 'fault', what: `uncaught: ${error.stack ?? ''}` }));
  const config = {
    ...readConfig({ LOG_LEVEL: 'error', BOT_PAUSE_MS: '0', BOT_THREADS: '1', TRUST_PROXY: '1' }),
    storage: { kind: 'folder', folder, worker: STORAGE_WORKER } as const,
    botWorker: BOT_WORKER,
    analysisWorker: ANALYSIS_WORKER,
    ...(isLimited ? {} : NO_LIMITS),
  };
  const app = await createApp(config);
  const address = await app.server.listen({ host: '127.0.0.1', port: 0 });
  process.on('message', () => {
    globalThis.gc?.();
    const { heapUsed, external, rss } = process.memoryUsage();
    send({ kind: 'memory', used: heapUsed + external, resident: rss });
  });
  process.on('disconnect', () => process.exit(0));
  send({ kind: 'open', port: Number(new URL(address).port) });
}
