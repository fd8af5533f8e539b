import type { AppParts } from '../../src/app.ts';
import type { Config } from '../../src/config/config.ts';
import { openStorage } from '../../src/storage/database.ts';
import { postgresUrl } from './database.ts';
import { TestServer } from './testServer.ts';

/** Short, so that tests need not wait, with leases long enough for a busy machine. */
const HEARTBEAT = { interval: 200, leaseTime: 5000 };

/** Several servers on one PostgreSQL. */
export class TestCluster {
  readonly #url: string;
  readonly #nodes: TestServer[] = [];

  private constructor(url: string) {
    this.#url = url;
  }

  static async open(): Promise<TestCluster> {
    return new TestCluster(await postgresUrl());
  }

  async node(parts: AppParts = {}, config: Partial<Config> = {}): Promise<TestServer> {
    const storage = await openStorage({ kind: 'postgres', url: this.#url }, () => undefined);
    const node = await TestServer.open({ ...parts, storage }, { heartbeat: HEARTBEAT, ...config });
    this.#nodes.push(node);
    return node;
  }

  async close(): Promise<void> {
    await Promise.all(this.#nodes.map((node) => node.close()));
  }
}
