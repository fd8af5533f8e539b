import { PACKS } from '@pharos/duel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Storage } from '../src/storage/database.ts';
import { beginGame } from './support/games.ts';
import { sharedStorage, TestServer } from './support/testServer.ts';
import { valueOf, type TestSocket, type State, type Update, type TestClient } from './support/testClient.ts';

const AGORA = { packs: ['base', 'agora'] };
/** In this deal both seats come to hold several Conspiracies if they can. */
const SEED = '40';
const IDS = PACKS.flatMap(({ pieces }) => (pieces.conspiracies ?? []).map(({ id }) => id));

let shared: { storage: Storage; close: () => Promise<void> };
let server: TestServer;

beforeAll(async () => {
  shared = await sharedStorage();
  server = await TestServer.open({ storage: shared.storage });
});
afterAll(async () => {
  await server.close();
  await shared.close();
});

/** Gives a table that has just started a deal of our choice, as if the server had started anew. */
async function redeal(table: string): Promise<void> {
  await server.app.context.rooms.use(table, async (room) => {
    await shared.storage.db.updateTable('tables').set({ seed: SEED, to_act: 1 }).where('id', '=', table).execute();
    room.unload();
  });
}

/** Everything a socket receives, as it came over the wire; answers to its own questions included. */
class Wire {
  readonly #texts: string[] = [];

  constructor(connection: TestSocket) {
    connection.socket.io.engine.on('packet', ({ data }: { data?: unknown }) => {
      if (typeof data === 'string') this.#texts.push(data);
    });
  }

  /** What came since the last time somebody asked. */
  take(): string {
    return this.#texts.splice(0).join('\n');
  }
}

/** Conspiracies first, cards that lead to them next, so that a game has many. */
const WISHES = [/^keep /, /^conspire/, /^prepare /, /^trigger /, /^recruit conspirator/, /^pick curia/, /^discard /];

function wish({ view }: Update): string {
  const moves = view.decision?.choices?.map(({ move }) => move) ?? [];
  const wanted = WISHES.map((pattern) => moves.find((move) => pattern.test(move))).find((move) => move !== undefined);
  return wanted ?? moves[0];
}

/** What a seat holds and has not triggered, as its own view tells it. */
function heldBy({ view }: Update, seat: 0 | 1): string[] {
  return (view.agora?.players[seat].conspiracies ?? []).flatMap(({ conspiracy, state }) =>
    conspiracy === null || state === 'triggered' ? [] : [conspiracy],
  );
}

/** What a seat has drawn itself it knows, also once it has put it back. */
function drawnBy({ updates }: TestSocket, seat: number): readonly string[] {
  return updates
    .flatMap(({ events }) => events)
    .flatMap((event) => (event.type === 'conspiraciesDrawn' && event.seat === seat ? (event.conspiracies ?? []) : []));
}

function namesIn(text: string): string[] {
  return IDS.filter((id) => new RegExp(`(?<![\\w-])${id}(?![\\w-])`).test(text));
}

async function sit(): Promise<{ table: string; players: TestClient[]; sockets: TestSocket[] }> {
  const players = await server.newClients('Ann', 'Bob', 'Eve');
  const table = await beginGame(players[0], players[1], { options: AGORA });
  await redeal(table);
  const sockets = await Promise.all(players.map((player) => player.connect()));
  return { table, players, sockets };
}

describe('secrets of Agora', () => {
  it(
    '[A-31] Conspiracies never reach anybody but their owner until they are triggered, on any path',
    { timeout: 120_000 },
    async () => {
      const { table, players, sockets } = await sit();
      const wires = sockets.map((socket) => new Wire(socket));
      const states = await Promise.all(sockets.map((socket) => socket.watch(table)));
      let latest = states.map(({ game }) => game as Update);
      let secrets = 0;

      const check = async (v: number): Promise<void> => {
        const asked =
          v % 10 === 0 ? await Promise.all(players.map((player) => player.get<State>(`/tables/${table}`))) : [];
        if (v % 10 === 0) await Promise.all(sockets.map((socket) => socket.watch(table)));
        for (const seat of [0, 1] as const) {
          const held = heldBy(latest[seat], seat);
          secrets = Math.max(secrets, held.length);
          for (const other of [1 - seat, 2]) {
            const told = `${texts[other]}\n${wires[other].take()}\n${JSON.stringify(asked.at(other)?.body ?? null)}`;
            const seen = new Set(drawnBy(sockets[other], other));
            const secret = new Set(held.filter((id) => !seen.has(id)));
            expect(namesIn(told).filter((id) => secret.has(id))).toEqual([]);
            texts[other] = told;
          }
        }
      };
      let texts = ['', '', ''];

      for (let v = 0; latest[0].view.outcome === null; v++) {
        const seat = latest[0].view.decision?.seat ?? 0;
        if (v === 5) valueOf(await sockets[0].raw('chat', { table, text: 'hello' }));
        valueOf(await sockets[seat].move(table, v, wish(latest[seat])));
        latest = await Promise.all(
          sockets.map((socket) => socket.until(() => socket.updates.findLast((update) => update.v === v + 1))),
        );
        texts = ['', '', ''];
        if (latest[0].view.outcome === null) await check(v + 1);
      }
      expect(secrets).toBeGreaterThan(1);
    },
  );
});

describe('Agora tables', () => {
  it('a table of Agora is played to its end against a bot', { timeout: 120_000 }, async () => {
    const ann = await server.newClient('Ann');
    const seats = [{ kind: 'host' as const }, { kind: 'bot' as const, level: 'greedy' }];
    const { table } = await ann.open({ options: AGORA, seats, start: true });
    const socket = await ann.connect();
    let latest = (await socket.watch(table.id)).game as Update;
    while (latest.view.outcome === null) {
      const { v, view } = latest;
      if (view.decision?.seat === 0) valueOf(await socket.move(table.id, v, wish(latest)));
      latest = await socket.until(() => socket.updates.findLast((update) => update.v > v));
    }
    expect(latest.view.agora?.chambers).toHaveLength(6);
  });
});
