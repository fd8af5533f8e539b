import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres, type PostgresServer } from '@pharos/server/testkit';
import { MeasuredServer } from './measuredServer.ts';
import { otherCores, SERVER_CORES } from './pinning.ts';
import type { ProcessStats } from './processStats.ts';
import type { Memory } from './report.ts';
import type { LoadSettings } from './settings.ts';
import { storeGames } from './storeGames.ts';

type Env = Readonly<Record<string, string>>;

/** The database and the nodes on it. */
export class LoadServers {
  readonly #env: Env;
  readonly #nodes: number;
  readonly #isPinned: boolean;
  readonly #forHelpers: string | null;
  readonly #cleanUp: () => Promise<void>;
  servers: readonly MeasuredServer[] = [];

  private constructor(env: Env, { nodes, pin: isPinned, apart }: LoadSettings, cleanUp: () => Promise<void>) {
    this.#env = env;
    this.#nodes = nodes;
    this.#isPinned = isPinned;
    this.#forHelpers = apart ? otherCores() : null;
    this.#cleanUp = cleanUp;
  }

  static async create(settings: LoadSettings): Promise<LoadServers> {
    if (settings.db === 'postgres') {
      const postgres: PostgresServer = await startPostgres();
      return new LoadServers({ DATABASE_URL: postgres.url }, settings, () => postgres.stop());
    }
    const folder = mkdtempSync(join(tmpdir(), 'pharos-load-'));
    chmodSync(folder, 0o700);
    return new LoadServers({ DATA_DIR: folder }, settings, async () =>
      rmSync(folder, { recursive: true, force: true }),
    );
  }

  get urls(): string[] {
    return this.servers.map(({ url }) => url);
  }

  /** One after the other: the first one makes the tables. Answers how long the last one took, in milliseconds. */
  async start(): Promise<number> {
    for (let node = 0; node < this.#nodes; node++) {
      const server = await MeasuredServer.start(this.#env);
      if (this.#isPinned) server.pin(SERVER_CORES, this.#forHelpers);
      this.servers = [...this.servers, server];
    }
    return this.servers.at(-1)?.startMs ?? 0;
  }

  async stop(): Promise<void> {
    await Promise.all(this.servers.map((server) => server.stop()));
    this.servers = [];
  }

  /** Puts games into the database while no server uses it. */
  async storeGames(games: number): Promise<void> {
    await storeGames(this.#env, games);
  }

  async memory(): Promise<Memory> {
    const all = await this.stats('collect');
    const sum = (of: (stats: ProcessStats) => number): number => all.reduce((total, one) => total + of(one), 0);
    return { rss: sum(({ rss }) => rss), heap: sum(({ heap }) => heap) };
  }

  stats(request: 'begin' | 'read' | 'collect'): Promise<ProcessStats[]> {
    return Promise.all(this.servers.map((server) => server.stats(request)));
  }

  async dispose(): Promise<void> {
    await this.stop();
    await this.#cleanUp();
  }
}
