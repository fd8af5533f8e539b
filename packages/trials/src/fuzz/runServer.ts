import { createApp } from '../../../server/src/app.ts';
import { readConfig } from '../../../server/src/config/config.ts';
import { BOT_WORKER, STORAGE_WORKER } from '../paths.ts';

/** What the process under attack tells the one that attacks it. */
export type Word =
  | { readonly kind: 'open'; readonly port: number }
  | { readonly kind: 'memory'; readonly used: number; readonly resident: number }
  | { readonly kind: 'fault'; readonly what: string };

const plenty = { burst: 1e9, perSecond: 1e9 };
/** So high that what is sent is looked at and not only counted. */
const NO_LIMITS = {
  requestsPerMinute: 1e9,
  requestsPerAddress: 1e9,
  newGuests: plenty,
  newTables: plenty,
  messages: plenty,
};

/** The server in a process of its own, with the usual limits or without. */
export async function host(folder: string, isLimited: boolean): Promise<void> {
  const say = (word: Word): void => void process.send?.(word);
  process.on('unhandledRejection', (why) => say({ kind: 'fault', what: `unhandled rejection: ${String(why)}` }));
  process.on('uncaughtException', (error) => say({ kind: 'fault', what: `uncaught: ${error.stack ?? ''}` }));
  const config = {
    ...readConfig({ LOG_LEVEL: 'error', BOT_PAUSE_MS: '0', BOT_THREADS: '1', TRUST_PROXY: '1' }),
    storage: { kind: 'folder', folder, worker: STORAGE_WORKER } as const,
    botWorker: BOT_WORKER,
    ...(isLimited ? {} : NO_LIMITS),
  };
  const app = await createApp(config);
  const address = await app.server.listen({ host: '127.0.0.1', port: 0 });
  process.on('message', () => {
    globalThis.gc?.();
    const { heapUsed, external, rss } = process.memoryUsage();
    say({ kind: 'memory', used: heapUsed + external, resident: rss });
  });
  process.on('disconnect', () => process.exit(0));
  say({ kind: 'open', port: Number(new URL(address).port) });
}
