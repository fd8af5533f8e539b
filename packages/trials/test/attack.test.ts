import { fileURLToPath } from 'node:url';
import { createBotPool } from '@pharos/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { measureAttack, type Result } from '../src/attack/campaign.ts';
import { missedLimits } from '../src/attack/report.ts';
import { BOT_WORKER } from '../src/paths.ts';
import { openServer } from './support/localServer.ts';

/** Usually a few seconds each; a busy machine may need many times as long. */
const SLOW = { timeout: 180_000 };

beforeAll(async () => {
  const script = fileURLToPath(new URL('../../../scripts/build.mjs', import.meta.url));
  const { build } = (await import(script)) as { build: (parts: string[]) => Promise<void> };
  await build(['server']);
}, SLOW.timeout);

describe('a server whose bots have one thread', () => {
  it('a bot answers one guest while another guest keeps 60 tables of masters', SLOW, async () => {
    const { url, close } = await openServer({}, createBotPool(BOT_WORKER, 1));
    const result = await measureAttack(url, '60 tables of one guest', { seed: 7, ms: 60_000, answers: 12 });
    expect(result.counts).toMatchObject({ opened: 20, refused: 40 });
    expect(result.waits.bot.length).toBeGreaterThanOrEqual(12);
    // In turns by table, each of these would take minutes; the limit of 3 s is for a machine that does nothing else.
    expect(Math.max(...result.waits.bot)).toBeLessThan(15_000);
    await close();
  });

  it('a guest gets a hint while a hundred guests of ten addresses want theirs', SLOW, async () => {
    const { url, close } = await openServer({}, createBotPool(BOT_WORKER, 1));
    const result = await measureAttack(url, 'hints of 100 guests', { seed: 7, ms: 8000 });
    expect(result.counts.hintsRefused).toBeGreaterThan(0);
    expect(result.waits.hint.length).toBeGreaterThan(0);
    expect(result.waits.refused).toEqual([]);
    expect(Math.max(...result.waits.hint)).toBeLessThan(15_000);
    await close();
  });
});

it('the report of an attack names the limits that are missed, and refused hints', () => {
  const counts = { opened: 0, refused: 0, hints: 0, hintsRefused: 0 };
  const result = (bot: number[], hint: number[], refused: string[] = []): Result => ({
    kind: 'x',
    counts,
    load: 0,
    waits: { bot, hint, refused },
  });
  const quick = Array.from({ length: 39 }, () => 100);
  expect(missedLimits([result([...quick, 9000], [100])])).toEqual([]);
  expect(missedLimits([result([...quick, 9000, 9000, 9000], [5000], ['HINTS_BUSY'])])).toEqual([
    'x: a bot took 9000 ms (p95)',
    'x: a hint took 5000 ms (p95)',
    'x: hints were refused: HINTS_BUSY',
  ]);
  expect(missedLimits([result([], [100])])).toEqual(['x: a bot took for ever (p95)']);
});
