import type { AnyGame } from '@pharos/bots';
import { afterAll, beforeAll, expect, it, test } from 'vitest';
import {
  closeServers,
  compareServers,
  openServers,
  coverageProblem,
  total,
  type Plan,
  type Report,
  type TrialServers,
} from '../src/secrets/campaign.ts';
import { commitment, movesOf, randomSeed, rngFromSeed } from '@pharos/core';
import type { PlantedLeak } from '../src/secrets/plantedLeak.ts';
import { memoryStorage } from '@pharos/server/testkit';

/** `npm run secrets` compares as many as one likes. */
const POSITIONS = 153;

let servers: TrialServers;
beforeAll(async () => {
  servers = await openServers(memoryStorage);
}, 120_000);
afterAll(() => closeServers(servers));

function compare(positions: number, leak?: PlantedLeak, mostDifferences = 1): Promise<Report> {
  const more: Partial<Plan> = leak === undefined ? {} : { leak, mostDifferences };
  return compareServers({ positions, seed: 2, servers, ...more });
}

/** A number that depends on everything in a state, hidden or not. */
function digestOf(game: AnyGame, s: unknown): number {
  return game.encode(s, []).reduce((sum, number, index) => (sum * 31 + number * (index + 1)) % 1_000_003, 7);
}

it('a viewer is sent the same bytes, whatever is hidden from them', { timeout: 240_000 }, async () => {
  const report = await compare(POSITIONS);
  expect(report.differences).toEqual([]);
  expect(report.tallies.size).toBeGreaterThanOrEqual(16);
  const { positions, played, messages, botMoves, hints, previews, memories, told, notices } = total(report.tallies);
  expect(positions).toBe(POSITIONS);
  // Comparing positions nobody can move in would prove little, and so would comparisons that end early.
  expect(coverageProblem(report)).toBeNull();
  expect(played).toBeGreaterThan(POSITIONS / 2);
  expect(messages).toBeGreaterThan(8 * POSITIONS);
  expect(botMoves).toBeGreaterThan(POSITIONS / 4);
  expect(hints).toBeGreaterThan(POSITIONS / 10);
  expect(previews).toBeGreaterThan(POSITIONS / 10);
  expect(told).toBeGreaterThan(POSITIONS / 20);
  expect(memories).toBeGreaterThan(POSITIONS / 10);
  expect(notices).toBeGreaterThan(POSITIONS / 10);
});

it('comparisons of which too many end early prove nothing', () => {
  const asked = { botMoves: 20, hints: 9, previews: 9, memories: 9, told: 9, notices: 9 };
  const tally = { positions: 50, played: 50, moves: 90, messages: 900, ...asked };
  const tallies = (toTheEnd: number): Report['tallies'] =>
    new Map([
      ['Duel', { ...tally, toTheEnd: 50 }],
      ['Agora', { ...tally, toTheEnd }],
    ]);
  expect(coverageProblem({ tallies: tallies(30) })).toBeNull();
  expect(coverageProblem({ tallies: tallies(29) })).toBe('only 79 of 100 positions were compared to the end');
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
  [
    'a preview',
    (game) => {
      const preview: AnyGame['preview'] = (s, seat, move) => {
        const leak = { seat: null, what: 'leak', before: 0, after: digestOf(game, s) };
        return { ...game.preview(s, seat, move), changes: [leak] };
      };
      const previews: AnyGame['previews'] = (s, seat) => movesOf(game, s, seat).map((move) => preview(s, seat, move));
      return { ...game, preview, previews };
    },
  ],
  [
    'what partners may tell',
    (game) => {
      const partnerTalk: AnyGame['partnerTalk'] = (s, seat) => {
        const talk = game.partnerTalk?.(s, seat) ?? null;
        return talk === null || digestOf(game, s) % 2 === 0 ? talk : { ...talk, messages: [] };
      };
      return { ...game, partnerTalk };
    },
  ],
  [
    'a memory',
    (game) => {
      let shown = 0;
      const view: AnyGame['view'] = (s, viewer) => {
        shown = digestOf(game, s);
        return game.view(s, viewer);
      };
      return { ...game, view, memory: (seat, seen) => ({ ...game.memory?.(seat, seen), game: `${game.id} ${shown}` }) };
    },
  ],
  ['hints and bots, which look at the true state', (game) => ({ ...game, resample: (s) => game.clone(s) })],
];

/** What the deal grew from, and what it was dealt from: different on both servers, however alike the positions are. */
const SECRETS = ['secret', 'seed'] as const;

const FROM_THE_DEAL: readonly [string, (part: (typeof SECRETS)[number]) => PlantedLeak][] = [
  [
    'a view, a hash of it',
    (part) => ({
      game: (game, secrets) => ({
        ...game,
        view: (s, viewer) => ({ ...Object(game.view(s, viewer)), deal: commitment(secrets[part]).slice(0, 8) }),
      }),
    }),
  ],
  [
    'the order of a view',
    (part) => ({
      game: (game, secrets) => ({
        ...game,
        view: (s, viewer) => shaken(game.view(s, viewer), parseInt(secrets[part].slice(0, 2), 16)),
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
      game: (game, secrets) => ({ ...game, resample: (s, seat) => game.resample(s, seat, rngFromSeed(secrets[part])) }),
    }),
  ],
];

it('a commitment of something else than the secret is noticed', { timeout: 120_000 }, async () => {
  // Then it is taken for a game from before there were secrets, which is known by its seed.
  const { differences } = await compare(5, { table: (table) => ({ ...table, secret: null }) });
  expect(differences).toEqual([expect.stringContaining('commitment')]);
});

const BOTS_THAT_LOOK: PlantedLeak = {
  game: (game) => ({ ...game, resample: (s) => game.clone(s) }),
  table: (table) => ({ ...table, hints: false }),
};

test.each(FROM_THE_STATE)('a leak in %s is noticed', { timeout: 120_000 }, async (_, game) => {
  expect((await compare(60, { game })).differences).toHaveLength(1);
});

for (const part of SECRETS) {
  test.each(FROM_THE_DEAL)(`a leak of the ${part} in %s is noticed`, { timeout: 120_000 }, async (_, leak) => {
    expect((await compare(60, leak(part))).differences).toHaveLength(1);
  });
}

it('a bot that looks at the true state is noticed without any hint', { timeout: 120_000 }, async () => {
  const { differences } = await compare(120, BOTS_THAT_LOOK);
  expect(differences).toHaveLength(1);
  expect(differences[0]).toMatch(/bot|stand-in|the input for/);
});

it(
  'a bot that looks at the true state is noticed at a seat other than the viewer’s',
  { timeout: 120_000 },
  async () => {
    const { differences } = await compare(60, BOTS_THAT_LOOK, 10);
    const seats = differences.map((text) => /viewer (\d), .*: the input for seat (\d) is/.exec(text)?.slice(1) ?? []);
    expect(seats.filter(([viewer, seat]) => viewer !== seat)).not.toEqual([]);
  },
);

/** The same view with its parts in another order. */
function shaken(view: unknown, seed: number): unknown {
  const parts = Object.entries(Object(view) as Record<string, unknown>);
  return Object.fromEntries(seed % 2 === 0 ? parts : parts.toReversed());
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
