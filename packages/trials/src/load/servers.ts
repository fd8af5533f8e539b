import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres, type OwnPostgres } from '../postgres/index.ts';
import { MeasuredServer } from './measuredServer.ts';
import type { Reading } from './processStats.ts';
import type { Memory } from './report.ts';
import type { LoadSettings } from './settings.ts';
import { storeGames } from './storeGames.ts';

type Env = Readonly<Record<string, string>>;

/** The database and the nodes on it. */
export class Hall {
  readonly #env: Env;
  readonly #nodes: number;
  readonly #cleanUp: () => Promise<void>;
  servers: readonly MeasuredServer[] = [];

  private constructor(env: Env, nodes: number, cleanUp: () => Promise<void>) {
    this.#env = env;
    this.#nodes = nodes;
    this.#cleanUp = cleanUp;
  }

  static async make({ db, nodes }: LoadSettings): Promise<Hall> {
    if (db === 'postgres') {
      const postgres: OwnPostgres = await startPostgres();
      return new Hall({ DATABASE_URL: postgres.url }, nodes, () => postgres.stop());
    }
    const folder = mkdtempSync(join(tmpdir(), 'pharos-load-'));
    chmodSync(folder, 0o700);
    return new Hall({ DATA_DIR: folder }, 1, async () => rmSync(folder, { recursive: true, force: true }));
  }

  get urls(): string[] {
    return this.servers.map(({ url }) => url);
  }

  /** One after the other: the first one makes the tables. Answers how long the last one took, in milliseconds. */
  async open(): Promise<number> {
    for (let node = 0; node < this.#nodes; node++) {
      this.servers = [...this.servers, await MeasuredServer.start(this.#env)];
    }
    return this.servers.at(-1)?.startMs ?? 0;
  }

  async close(): Promise<void> {
    await Promise.all(this.servers.map((server) => server.stop()));
    this.servers = [];
  }

  /** Puts games into the database while no server uses it. */
  async store(games: number): Promise<void> {
    await storeGames(this.#env, games);
  }

  async memory(): Promise<Memory> {
    const readings = await this.ask('collect');
    const sum = (of: (reading: Reading) => number): number => readings.reduce((all, one) => all + of(one), 0);
    return { rss: sum(({ rss }) => rss), heap: sum(({ heap }) => heap) };
  }

  ask(question: 'begin' | 'read' | 'collect'): Promise<Reading[]> {
    return Promise.all(this.servers.map((server) => server.ask(question)));
  }

  async end(): Promise<void> {
    await this.close();
    await this.#cleanUp();
  }
}
