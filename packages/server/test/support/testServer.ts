import { createApp, type App, type AppParts } from '../../src/app.ts';
import type { BotPool } from '../../src/bots/botPool.ts';
import { chooseMove, suggestMoves } from '../../src/bots/botTask.ts';
import type { DealPlayer } from '../../src/bots/dealPlayer.ts';
import { playDeal } from '../../src/bots/playDeal.ts';
import type { Config } from '../../src/config/config.ts';
import { readRetention } from '../../src/config/retention.ts';
import type { PicturePool } from '../../src/pictures/picturePool.ts';
import type { Storage } from '../../src/storage/database.ts';
import { freshStorage } from './database.ts';
import { TestClient } from './testClient.ts';

export const TEST_CONFIG: Config = {
  host: '127.0.0.1',
  port: 0,
  storage: { kind: 'memory' },
  publicUrl: null,
  trustProxy: null,
  sessionSecrets: null,
  botPause: [0, 0],
  botThinkTimeout: 3000,
  botThreads: 1,
  analysis: { threads: 0, people: 2, iterations: null },
  maxBotGames: 1000,
  logLevel: 'silent',
  metricsToken: null,
  requestsPerMinute: 100_000,
  requestsPerAddress: 1_000_000,
  messageRate: { burst: 10_000, perSecond: 10_000 },
  newTableRate: { burst: 1000, perSecond: 1000 },
  requestTimeout: 20_000,
  maxConnections: 10_000,
  maxConnectionsPerAddress: 1000,
  newGuestRate: { burst: 1000, perSecond: 1000 },
  signInRate: { burst: 1000, perSecond: 1000 },
  exportRate: { burst: 1000, perSecond: 1000 },
  historyRate: { burst: 1000, perSecond: 1000 },
  analysisRate: { burst: 1000, perSecond: 1000 },
  seekRate: { burst: 1000, perSecond: 1000 },
  maxSeekersPerAddress: 1000,
  mail: null,
  noticeHosts: [],
  refusedWords: [],
  maxRooms: 100,
  retention: readRetention({}),
  heartbeat: { interval: 2000, leaseTime: 8000 },
  drainTime: 0,
  webFolder: '/nowhere',
  botWorker: '/nowhere',
  analysisWorker: '/nowhere',
  pictureWorker: '/nowhere',
};

/** Bots without threads. */
export const directBotPool: BotPool = {
  chooseMove: (task) => Promise.resolve().then(() => chooseMove(structuredClone(task))),
  suggestMoves: (task) => Promise.resolve().then(() => suggestMoves(structuredClone(task))),
  close: () => Promise.resolve(),
};

/** Instead of the best bot, which thinks for long, a quick one. */
export const quickDealPlayer: DealPlayer = {
  play: (task) => Promise.resolve().then(() => playDeal({ ...task, best: 'greedy' })),
  close: () => Promise.resolve(),
};

/** Instead of a picture, what it would be drawn from. */
export const factsAsPictures: PicturePool = {
  render: (facts) => Promise.resolve(Buffer.from(JSON.stringify(facts))),
  close: () => Promise.resolve(),
};

/** A server of a test, on a port of its own. */
export class TestServer {
  readonly app: App;
  readonly url: string;
  readonly #clients: TestClient[] = [];

  private constructor(app: App, url: string) {
    this.app = app;
    this.url = url;
  }

  static async open(parts: AppParts = {}, config: Partial<Config> = {}): Promise<TestServer> {
    const storage = parts.storage ?? (await freshStorage());
    const app = await createApp(
      { ...TEST_CONFIG, ...config },
      { botPool: directBotPool, dealPlayer: quickDealPlayer, picturePool: factsAsPictures, ...parts, storage },
    );
    const url = await app.server.listen({ host: '127.0.0.1', port: 0 });
    return new TestServer(app, url);
  }

  /** Somebody new comes by. */
  async newClient(name?: string): Promise<TestClient> {
    const client = await TestClient.create(this.url, name);
    this.#clients.push(client);
    return client;
  }

  async newClients(...names: string[]): Promise<TestClient[]> {
    const clients: TestClient[] = [];
    for (const name of names) clients.push(await this.newClient(name));
    return clients;
  }

  async close(): Promise<void> {
    for (const client of this.#clients) client.closeSockets();
    await this.app.close();
  }
}

/** A database that outlives the servers opened on it. */
export async function sharedStorage(open = freshStorage): Promise<{ storage: Storage; close: () => Promise<void> }> {
  const opened = await open();
  return { storage: { ...opened, close: () => Promise.resolve() }, close: () => opened.close() };
}
