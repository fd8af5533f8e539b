import { startPostgres, type OwnPostgres } from '@pharos/trials/postgres';
import type { Parts } from '../../src/app.ts';
import type { Config } from '../../src/config.ts';
import { openStorage } from '../../src/storage/database.ts';
import { TestHost } from './host.ts';

/** Quick, so that tests need not wait, but with patience for a busy machine. */
const PULSE = { every: 200, lasts: 5000 };

/** Several servers on one PostgreSQL. */
export class Cluster {
  readonly postgres: OwnPostgres;
  readonly #url: string;
  readonly #nodes: TestHost[] = [];

  private constructor(postgres: OwnPostgres, url: string) {
    this.postgres = postgres;
    this.#url = url;
  }

  static async open(): Promise<Cluster> {
    const postgres = await startPostgres();
    return new Cluster(postgres, await postgres.newDatabase());
  }

  /** On the same PostgreSQL, without anything in common. */
  async another(): Promise<Cluster> {
    return new Cluster(this.postgres, await this.postgres.newDatabase());
  }

  async node(parts: Parts = {}, config: Partial<Config> = {}): Promise<TestHost> {
    const storage = await openStorage({ kind: 'postgres', url: this.#url }, () => undefined);
    const node = await TestHost.open({ ...parts, storage }, { pulse: PULSE, ...config });
    this.#nodes.push(node);
    return node;
  }

  async closeNodes(): Promise<void> {
    await Promise.all(this.#nodes.splice(0).map((node) => node.close()));
  }

  async close(): Promise<void> {
    await this.closeNodes();
    await this.postgres.stop();
  }
}
