import { createApp, type App, type Parts } from '../../src/app.ts';
import { readRetention } from '../../src/operations/retention.ts';
import choose, { advise } from '../../src/botWorker.ts';
import type { Config } from '../../src/config/config.ts';
import type { Thinker } from '../../src/bots/botPool.ts';
import type { Storage } from '../../src/storage/database.ts';
import { freshStorage } from './database.ts';
import { Visitor } from './testClient.ts';

export const TEST_CONFIG: Config = {
  host: '127.0.0.1',
  port: 0,
  storage: { kind: 'memory' },
  publicUrl: null,
  trustProxy: null,
  sessionSecrets: null,
  botPause: [0, 0],
  botPatience: 3000,
  botThreads: 1,
  mostBotGames: 1000,
  logLevel: 'silent',
  metricsToken: null,
  requestsPerMinute: 100_000,
  requestsPerAddress: 1_000_000,
  messages: { burst: 10_000, perSecond: 10_000 },
  newTables: { burst: 1000, perSecond: 1000 },
  slowestRequest: 20_000,
  mostConnections: 10_000,
  mostPerAddress: 1000,
  newGuests: { burst: 1000, perSecond: 1000 },
  mostRooms: 100,
  retention: readRetention({}),
  pulse: { every: 2000, lasts: 8000 },
  drain: 0,
  webFolder: '/nowhere',
  botWorker: '/nowhere',
};

/** Bots without threads. */
export const directThinker: Thinker = {
  think: (task) => Promise.resolve().then(() => choose(structuredClone(task))),
  advise: (task) => Promise.resolve().then(() => advise(structuredClone(task))),
  close: () => Promise.resolve(),
};

/** A server of a test, on a port of its own. */
export class TestHost {
  readonly app: App;
  readonly url: string;
  readonly #visitors: Visitor[] = [];

  private constructor(app: App, url: string) {
    this.app = app;
    this.url = url;
  }

  static async open(parts: Parts = {}, config: Partial<Config> = {}): Promise<TestHost> {
    const storage = parts.storage ?? (await freshStorage());
    const app = await createApp({ ...TEST_CONFIG, ...config }, { thinker: directThinker, ...parts, storage });
    const url = await app.server.listen({ host: '127.0.0.1', port: 0 });
    return new TestHost(app, url);
  }

  /** Somebody new comes by. */
  async visitor(name?: string): Promise<Visitor> {
    const visitor = await Visitor.arrive(this.url, name);
    this.#visitors.push(visitor);
    return visitor;
  }

  async close(): Promise<void> {
    for (const visitor of this.#visitors) visitor.leaveAll();
    await this.app.close();
  }
}

/** A database that outlives the servers opened on it. */
export async function sharedStorage(open = freshStorage): Promise<{ storage: Storage; close: () => Promise<void> }> {
  const opened = await open();
  return { storage: { ...opened, close: () => Promise.resolve() }, close: () => opened.close() };
}
