import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { TableState } from '@pharos/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMoves, type PlayView } from '../src/clients/openMoves.ts';
import { Recorder } from '../src/clients/recorder.ts';
import { GuestClient } from '../src/clients/guestClient.ts';
import { deployEmbedded, type Deployment } from '../src/nodes/deployment.ts';

/** Usually a few seconds; a busy machine may need many times as long. */
const SLOW_MS = 120_000;
/** Far more than any of the clocks has left, and than any clock is wrong by. */
const STEP_MS = 48 * 3_600_000;
/** How long the clocks are watched after each step, and by how much two of them may differ for being read in whole numbers. */
const WATCHED_MS = 500;
const ROUNDED_MS = 50;
const CLOCKS = [
  { kind: 'perMove', seconds: 60 },
  { kind: 'bank', seconds: 60, increment: 0 },
];

type State = TableState<PlayView>;

let deployment: Deployment;
const never = new AbortController().signal;

beforeAll(async () => {
  const script = fileURLToPath(new URL('../../../scripts/build.mjs', import.meta.url));
  const { build } = (await import(script)) as { build: (parts: string[]) => Promise<void> };
  await build(['server']);
  deployment = await deployEmbedded({ hasClocks: true });
}, SLOW_MS);
afterAll(() => deployment.close());

function connect(): Promise<GuestClient> {
  return GuestClient.create(deployment.url, new Recorder('clocks'), never);
}

function state(client: GuestClient, table: string): Promise<State> {
  return client.sendUntilAnswered<State>('GET', `/tables/${table}`, undefined, never);
}

async function openTable(players: readonly GuestClient[], clock: object): Promise<string> {
  const [host, other] = players;
  const plan = { game: 'duel', seats: [{ kind: 'host' }, { kind: 'open' }], clock, drawSeats: false };
  const { table } = await host.sendUntilAnswered<State>('POST', '/tables', plan, never);
  await other.sendUntilAnswered('POST', `/tables/${table.id}`, { do: 'join' }, never);
  await host.sendUntilAnswered('POST', `/tables/${table.id}`, { do: 'start' }, never);
  return table.id;
}

/** Whoever is waited for makes a move. */
async function move(players: readonly GuestClient[], table: string): Promise<void> {
  const states = await Promise.all(players.map((player) => state(player, table)));
  const mover = states.findIndex(({ game }) => game !== null && openMoves(game.view).length > 0);
  const { game } = states[mover];
  const [text] = openMoves(game?.view ?? { viewer: null, outcome: null, decision: null });
  await players[mover].sendUntilAnswered('POST', `/tables/${table}/move`, { v: game?.v, move: text }, never);
}

/** What somebody had left at some time between these two. */
interface Reading {
  readonly left: number;
  readonly from: number;
  readonly to: number;
}

/** The clock that runs; nobody's seat was given to a bot. */
async function clockOf(client: GuestClient, table: string): Promise<Reading> {
  const from = performance.now();
  const { table: info, game } = await state(client, table);
  expect(info.seats.map(({ standIn }) => standIn)).not.toContain(true);
  const seat = game?.clocks.running.indexOf(true) ?? -1;
  expect(seat).not.toBe(-1);
  return { left: game?.clocks.left[seat] ?? -1, from, to: performance.now() };
}

async function whoIs(client: GuestClient): Promise<string> {
  return (await client.sendUntilAnswered<{ id: string }>('GET', '/me', undefined, never)).id;
}

describe.each([
  ['forward', STEP_MS],
  ['back', -STEP_MS],
])('the clock of the machine is set %s by two days', (_way, step) => {
  it(
    'the clocks of games go on when the clock of the machine is set, per move and for the whole game',
    async () => {
      const players = [await connect(), await connect()];
      const tables = await Promise.all(CLOCKS.map((clock) => openTable(players, clock)));
      const read = (): Promise<Reading[]> => Promise.all(tables.map((table) => clockOf(players[0], table)));
      for (const shift of [step, 0]) {
        for (const table of tables) await move(players, table);
        const before = await read();
        await deployment.nodes[0].server.setClock(shift);
        await sleep(WATCHED_MS);
        for (const [index, { left, from, to }] of (await read()).entries()) {
          const used = before[index].left - left;
          expect(used).toBeGreaterThan(from - before[index].to - ROUNDED_MS);
          expect(used).toBeLessThan(to - before[index].from + ROUNDED_MS);
        }
      }
      for (const table of tables) await move(players, table);
      expect(Math.min(...(await read()).map(({ left }) => left))).toBeGreaterThan(0);
    },
    SLOW_MS,
  );

  it(
    'guests keep their names and seats when the clock of the machine is set, whether the server goes on or starts anew',
    async () => {
      const [{ server }] = deployment.nodes;
      const players = [await connect(), await connect()];
      const table = await openTable(players, { kind: 'none' });
      const expectSame = async (clients: readonly GuestClient[]): Promise<void> => {
        for (const client of clients) expect(await whoIs(client)).toBe(client.id);
        for (const player of players)
          expect((await state(player, table)).table.seats.filter(({ mine }) => mine)).toHaveLength(1);
        await move(players, table);
      };
      await server.setClock(step);
      await expectSame(players);
      await server.stop();
      await server.start();
      const later = await connect();
      await expectSame([...players, later]);
      await server.setClock(0);
      await expectSame([...players, later]);
      await server.stop();
      await server.start();
      await expectSame([...players, later]);
    },
    SLOW_MS,
  );
});
