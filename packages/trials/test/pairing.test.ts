import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import { deployPostgres } from '../src/nodes/deployment.ts';
import { runPairing } from '../src/pairing/campaign.ts';
import { findingsIn, type SeekerKnowledge } from '../src/pairing/checkPairing.ts';

/** The short form of `npm run pairing`, whose long form is in docs/faults.md. */

beforeAll(async () => {
  const script = fileURLToPath(new URL('../../../scripts/build.mjs', import.meta.url));
  const { build } = (await import(script)) as { build: (parts: string[]) => Promise<void> };
  await build(['server']);
});

it('people who look for others while nodes are killed are at exactly one table each', async () => {
  const deployment = await deployPostgres(2);
  try {
    const options = { seekers: 30, kills: 2, arrival: 5000, seed: 1, progress: () => undefined };
    const { kills, findings, waitedMs, left } = await runPairing(deployment, options);
    expect(findings).toEqual([]);
    expect(kills).toBe(2);
    expect(waitedMs.length + left).toBe(30);
  } finally {
    await deployment.close();
  }
}, 300_000);

it('the check finds whoever is at two tables, at none, at another one than they were told, or at one that waits', () => {
  const seeker = (guest: string, tables: readonly string[], hasLeft = false): SeekerKnowledge => ({
    guest,
    tables: new Set(tables),
    hasLeft,
  });
  const seekers = [
    seeker('fine', ['a']),
    seeker('gone', [], true),
    seeker('twice', ['a']),
    seeker('forgotten', ['b']),
    seeker('untold', []),
    seeker('unwilling', [], true),
    seeker('early', ['b']),
  ];
  const tablesOf = new Map([
    ['fine', ['a']],
    ['twice', ['a', 'b']],
    ['untold', ['a']],
    ['unwilling', ['a']],
    ['early', ['b']],
  ]);
  const found = findingsIn(seekers, { tablesOf, started: new Set(['a']), waiting: ['fine', 'stranger'] });
  expect(found.map(({ kind }) => kind)).toEqual([
    'twice',
    'forgotten',
    'wrong table',
    'wrong table',
    'not started',
    'left over',
  ]);
});
