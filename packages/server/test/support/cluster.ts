import type { Parts } from '../../src/app.ts';
import type { Config } from '../../src/config/config.ts';
import { openStorage } from '../../src/storage/database.ts';
import { postgresUrl } from './database.ts';
import { TestHost } from './testServer.ts';

/** Quick, so that tests need not wait, but with patience for a busy machine. */
const PULSE = { every: 200, lasts: 5000 };

/** Several servers on one PostgreSQL. */
export class Cluster {
  readonly #url: string;
  readonly #nodes: TestHost[] = [];

  private constructor(url: string) {
    this.#url = url;
  }

  static async open(): Promise<Cluster> {
    return new Cluster(await postgresUrl());
  }

  async node(parts: Parts = {}, config: Partial<Config> = {}): Promise<TestHost> {
    const storage = await openStorage({ kind: 'postgres', url: this.#url }, () => undefined);
    const node = await TestHost.open({ ...parts, storage }, { pulse: PULSE, ...config });
    this.#nodes.push(node);
    return node;
  }

  async close(): Promise<void> {
    await Promise.all(this.#nodes.map((node) => node.close()));
  }
}
