import type { AnyGame } from '@pharos/bots';
import { afterAll, beforeAll, expect, it, test } from 'vitest';
import {
  closeWorlds,
  compareWorlds,
  openWorlds,
  shortfallOf,
  sumOf,
  type Report,
  type Worlds,
} from '../../trials/src/secrets/campaign.ts';
import { commitment, randomSeed, rngFromSeed } from '@pharos/core';
import type { Spoil } from '../../trials/src/secrets/plantedLeak.ts';
import { memoryStorage } from './support/database.ts';

/** `npm run secrets` compares as many as one likes. */
const POSITIONS = 153;

let worlds: Worlds;
beforeAll(async () => {
  worlds = await openWorlds(memoryStorage);
}, 120_000);
afterAll(() => closeWorlds(worlds));

function compare(positions: number, spoil?: Spoil, mostDifferences = 1): Promise<Report> {
  const more = spoil === undefined ? {} : { spoil, mostDifferences };
  return compareWorlds({ positions, seed: 17, worlds, ...more });
}

/** A number that depends on everything in a state, hidden or not. */
function digestOf(game: AnyGame, s: unknown): number {
  return game.encode(s, []).reduce((sum, number, index) => (sum * 31 + number * (index + 1)) % 1_000_003, 7);
}

it('whoever looks is told the same bytes, whatever is hidden from them', { timeout: 120_000 }, async () => {
  const report = await compare(POSITIONS);
  expect(report.differences).toEqual([]);
  expect(report.tallies.size).toBeGreaterThanOrEqual(16);
  const { positions, played, messages, botMoves, hints } = sumOf(report.tallies);
  expect(positions).toBe(POSITIONS);
  // Comparing positions nobody can move in would prove little, and so would comparisons that end early.
  expect(shortfallOf(report)).toBeNull();
  expect(played).toBeGreaterThan(POSITIONS / 2);
  expect(messages).toBeGreaterThan(8 * POSITIONS);
  expect(botMoves).toBeGreaterThan(POSITIONS / 4);
  expect(hints).toBeGreaterThan(POSITIONS / 10);
});

it('comparisons of which too many end early prove nothing', () => {
  const tally = { positions: 50, played: 50, moves: 90, messages: 900, botMoves: 20, hints: 9 };
  const tallies = (toTheEnd: number): Report['tallies'] =>
    new Map([
      ['Duel', { ...tally, toTheEnd: 50 }],
      ['Agora', { ...tally, toTheEnd }],
    ]);
  expect(shortfallOf({ tallies: tallies(30) })).toBeNull();
  expect(shortfallOf({ tallies: tallies(29) })).toBe('only 79 of 100 positions were compared to the end');
});

/** By the state: whatever is hidden in it. */
const FROM_THE_STATE: readonly [string, (game: AnyGame) => AnyGame][] = [
  [
    'a view',
    (game) => ({ ...game, view: (s, viewer) => ({ ...Object(game.view(s, viewer)), hint: digestOf(game, s) }) }),
  ],
  [
    'the order of a view',
    (game) => ({ ...game, view: (s, viewer) => shaken(game.view(s, viewer), digestOf(game, s)) }),
  ],
  ['an event', (game) => ({ ...game, redact: (event) => event })],
  [
    'a refusal',
    (game) => ({
      ...game,
      parseMove: (s, text) => game.parseMove(s, text) ?? (digestOf(game, s) % 2 === 0 ? -1 : null),
    }),
  ],
  ['hints and bots, which look at the true state', (game) => ({ ...game, resample: (s) => game.clone(s) })],
];

/** What the deal grew from, and what it was dealt from: different in both worlds, however alike the positions are. */
const KEPT = ['secret', 'seed'] as const;

const FROM_WHAT_IS_KEPT: readonly [string, (part: (typeof KEPT)[number]) => Spoil][] = [
  [
    'a view, a hash of it',
    (part) => ({
      game: (game, kept) => ({
        ...game,
        view: (s, viewer) => ({ ...Object(game.view(s, viewer)), deal: commitment(kept[part]).slice(0, 8) }),
      }),
    }),
  ],
  [
    'the order of a view',
    (part) => ({
      game: (game, kept) => ({
        ...game,
        view: (s, viewer) => shaken(game.view(s, viewer), parseInt(kept[part].slice(0, 2), 16)),
      }),
    }),
  ],
  [
    'the table, a date',
    (part) => ({
      table: (table) => ({ ...table, created_at: new Date(parseInt(table[part]?.slice(0, 8) ?? '', 16)) }),
    }),
  ],
  [
    'hints and bots, which draw from it',
    (part) => ({
      game: (game, kept) => ({ ...game, resample: (s, seat) => game.resample(s, seat, rngFromSeed(kept[part])) }),
    }),
  ],
];

it('a commitment of something else than the secret is noticed', { timeout: 120_000 }, async () => {
  // Then it is taken for a game from before there were secrets, which is known by its seed.
  const { differences } = await compare(5, { table: (table) => ({ ...table, secret: null }) });
  expect(differences).toEqual([expect.stringContaining('commitment')]);
});

const BOTS_THAT_LOOK: Spoil = {
  game: (game) => ({ ...game, resample: (s) => game.clone(s) }),
  table: (table) => ({ ...table, hints: false }),
};

test.each(FROM_THE_STATE)('a leak in %s is noticed', { timeout: 120_000 }, async (_, game) => {
  expect((await compare(60, { game })).differences).toHaveLength(1);
});

for (const part of KEPT) {
  test.each(FROM_WHAT_IS_KEPT)(`a leak of the ${part} in %s is noticed`, { timeout: 120_000 }, async (_, spoil) => {
    expect((await compare(60, spoil(part))).differences).toHaveLength(1);
  });
}

it('a bot that looks at the true state is noticed without any hint', { timeout: 120_000 }, async () => {
  const { differences } = await compare(120, BOTS_THAT_LOOK);
  expect(differences).toHaveLength(1);
  expect(differences[0]).toMatch(/bot|stand-in|thought for/);
});

it(
  'a bot that looks at the true state is noticed at a seat other than the viewer’s',
  { timeout: 120_000 },
  async () => {
    const { differences } = await compare(60, BOTS_THAT_LOOK, 10);
    const seats = differences.map((words) => /viewer (\d), .*: seat (\d) is thought for/.exec(words)?.slice(1) ?? []);
    expect(seats.filter(([viewer, seat]) => viewer !== seat)).not.toEqual([]);
  },
);

/** The same view with its parts in another order. */
function shaken(view: unknown, luck: number): unknown {
  const parts = Object.entries(Object(view) as Record<string, unknown>);
  return Object.fromEntries(luck % 2 === 0 ? parts : parts.toReversed());
}

it('the hash that is published beforehand hides a secret nobody can try out', () => {
  const seeds = Array.from({ length: 100 }, () => randomSeed());
  expect(new Set(seeds).size).toBe(100);
  for (const seed of seeds) {
    expect(seed).toMatch(/^[0-9a-f]{64}$/);
    expect(commitment(seed)).toMatch(/^[0-9a-f]{64}$/);
    expect(commitment(seed)).not.toBe(seed);
  }
  // Every digit takes every value: nothing of the 256 bits is fixed.
  for (let at = 0; at < 64; at++) expect(new Set(seeds.map((seed) => seed[at])).size).toBeGreaterThan(8);
});
