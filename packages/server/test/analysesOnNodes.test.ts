import type { TableAnalyses } from '@pharos/protocol';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { HASTY_ANALYSIS, StepwisePool } from './support/analysisPools.ts';
import { TestCluster } from './support/cluster.ts';
import { shortGame } from './support/finishedGames.ts';
import type { TestClient } from './support/testClient.ts';

const GAMES = 5;

describe('several nodes on PostgreSQL', async () => {
  const cluster = await TestCluster.open();
  afterAll(() => cluster.close());

  async function untilStored(client: TestClient, tables: readonly string[]): Promise<void> {
    for (const table of tables)
      await vi.waitUntil(
        async () => (await client.get<TableAnalyses>(`/tables/${table}/analysis`)).body.stored.length === 1,
        { timeout: 90_000, interval: 100 },
      );
  }

  it('look at every choice of every game once, whichever of them does', async () => {
    const pools = [new StepwisePool(), new StepwisePool()];
    const config = { analysis: { ...HASTY_ANALYSIS.analysis, people: null, threads: 2 } };
    const nodes = await Promise.all(pools.map((analysisPool) => cluster.node({ analysisPool }, config)));
    const ann = await nodes[0].newClient('Ann');
    const bob = await nodes[1].newClient('Bob');
    const tables: string[] = [];
    for (let game = 0; game < GAMES; game++) tables.push(await shortGame(nodes[0], ann, bob));
    // Both are asked for each of them at the same time.
    const [deep, standard] = [{ depth: 'deep' }, { depth: 'standard' }];
    const askers = await Promise.all(tables.map((_, game) => nodes[game % 2].newClient()));
    await Promise.all(
      tables.flatMap((table, game) =>
        nodes.map((node) => askers[game].at(node.url).ask(`/tables/${table}/analysis`, game === 0 ? deep : standard)),
      ),
    );
    await untilStored(ann, tables);
    const choices = pools.flatMap(({ tasks }) => tasks.map(({ save, from }) => `${save.seed} ${from}`));
    expect(new Set(choices).size).toBe(choices.length);
    expect(pools.flatMap(({ concluded }) => concluded)).toHaveLength(GAMES);
    for (const { tasks } of pools) expect(tasks.length).toBeGreaterThan(0);
    for (const { app } of nodes) app.context.analysisRunner.stop();
  });

  it('take over from one that is gone, and what it still finds out is not kept', async () => {
    let goOn = (): void => undefined;
    const isLate = new Promise<void>((resolve) => (goOn = resolve));
    const slow = new StepwisePool(({ tasks }) => (tasks.length > 3 ? isLate : undefined));
    const next = new StepwisePool();
    const gone = await cluster.node({ analysisPool: slow }, HASTY_ANALYSIS);
    const [ann, bob] = await gone.newClients('Ann', 'Bob');
    const table = await shortGame(gone, ann, bob);
    await vi.waitUntil(() => slow.tasks.length > 3, { timeout: 60_000 });
    // Its lease ends as if it had been cut off.
    gone.app.context.node.stop();
    const heir = await cluster.node({ analysisPool: next }, HASTY_ANALYSIS);
    await untilStored(ann.at(heir.url), [table]);
    expect(next.tasks[0].from).toBe(3);
    goOn();
    await gone.app.context.analysisRunner.idle();
    expect(slow.concluded).toEqual([]);
    expect(next.concluded).toHaveLength(1);
  });
});
