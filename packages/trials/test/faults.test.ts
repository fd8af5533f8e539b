import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import { SHORT_CLOCKS } from '../src/clients/gamePlans.ts';
import { runCampaign, type Campaign, type CampaignOptions } from '../src/faults/campaign.ts';
import { deployEmbedded, deployPostgres, type Deployment } from '../src/nodes/deployment.ts';

/** The short form of `npm run faults`, whose long form is in docs/faults.md; durability.test.ts of the server kills the embedded one. */

/** Usually a few seconds each; a busy machine may need many times as long. */
const SLOW_MS = 300_000;

beforeAll(async () => {
  const script = fileURLToPath(new URL('../../../scripts/build.mjs', import.meta.url));
  const { build } = (await import(script)) as { build: (parts: string[]) => Promise<void> };
  await build(['server']);
});

async function trial(
  deployment: Deployment,
  kinds: readonly string[],
  games: number,
  clocks?: CampaignOptions['clocks'],
): Promise<Campaign> {
  try {
    const options = { games, faults: kinds.length, seed: 1, lanes: games, kinds, ...(clocks && { clocks }) };
    return await runCampaign(deployment, { ...options, progress: () => undefined });
  } finally {
    await deployment.close();
  }
}

function expectNothingWrong({ histories, injected, violations }: Campaign, games: number, faults: number): void {
  expect(violations).toEqual([]);
  expect(histories.length).toBeGreaterThanOrEqual(games);
  expect(injected.length).toBe(faults);
}

it(
  'two nodes lose nothing while nodes, their connections and PostgreSQL break',
  async () => {
    const kinds = ['node killed', 'connection reset in mid-commit', 'database killed', 'all clients cut off'];
    expectNothingWrong(await trial(await deployPostgres(2), kinds, 3), 3, kinds.length);
  },
  SLOW_MS,
);

it(
  'a server takes nobody’s time and loses nothing when the clock of the machine is set forward and back',
  async () => {
    const kinds = ['clock set forward', 'clock set back'];
    const deployment = await deployEmbedded({ hasClocks: true });
    expectNothingWrong(await trial(deployment, kinds, 4, SHORT_CLOCKS), 4, kinds.length);
  },
  SLOW_MS,
);
