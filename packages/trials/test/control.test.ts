import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import { attack } from '../src/fuzz/campaign.ts';
import { ControlGame } from '../src/fuzz/controlGame.ts';
import { deployEmbedded } from '../src/nodes/deployment.ts';

/** Usually a few seconds each; a busy machine may need many times as long. */
const SLOW = { timeout: 300_000 };

interface Building {
  readonly build: (parts: string[]) => Promise<void>;
  readonly bundle: (options: { from: string; to: string; external: boolean }) => Promise<void>;
}

const script = fileURLToPath(new URL('../../../scripts/build.mjs', import.meta.url));
const { build, bundle } = (await import(script)) as Building;

beforeAll(() => build(['server']), SLOW.timeout);

it('a control game that hardly moves under attack is a fault', () => {
  const control = new ControlGame(0);
  control.times.push(...Array.from({ length: 9 }, () => 5));
  expect(control.starvation(22_500, 1)).toBe('the control game made 9 moves in 22500 messages, fewer than 22');
  expect(control.starvation(9000, 1)).toBeNull();
});

it('the players of the control game begin another one when one is over', SLOW, async () => {
  const deployment = await deployEmbedded();
  // Each may send twenty messages a second.
  const control = new ControlGame(40);
  const tables = new Set<string>();
  const timer = setInterval(() => {
    if (control.table !== '') tables.add(control.table);
    if (control.games === 2) control.stop();
  }, 10);
  try {
    await control.connect(deployment.url);
    await control.play();
  } finally {
    clearInterval(timer);
    await deployment.close();
  }
  expect(control.games).toBe(2);
  expect(tables.size).toBeGreaterThanOrEqual(2);
});

it('two players go on playing while others send what nobody should send', SLOW, async () => {
  // In the folder of the other bundles, from where the packages are found that are not part of it.
  const to = `trials/dist/fuzz-${process.pid}.mjs`;
  await bundle({ from: 'trials/src/fuzz/main.ts', to, external: true });
  const program = fileURLToPath(new URL(`../../${to}`, import.meta.url));
  try {
    const { tally, control } = await attack({ messages: 3000, rate: 3000, seed: 1, program });
    expect(tally.faults).toEqual([]);
    expect(tally.sent).toBeGreaterThanOrEqual(3000);
    expect(control.moves).toBeGreaterThanOrEqual(15);
  } finally {
    for (const file of [program, `${program}.map`]) rmSync(file, { force: true });
  }
});
