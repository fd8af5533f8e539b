import type { WondersEvent, WondersView } from '@pharos/wonders';
import type { GameUpdate } from '@pharos/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestServer } from './support/testServer.ts';
import { codeOf, type TestSocket, valueOf } from './support/testClient.ts';

type Update = GameUpdate<WondersView, WondersEvent>;

/** Two people and two bots choose at the same time. */
describe('simultaneous choices', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await TestServer.open();
  });
  afterAll(() => server.close());

  async function sitDown(): Promise<{ table: string; sockets: [TestSocket, TestSocket] }> {
    const [a, b] = [await server.newClient('Arsinoe'), await server.newClient('Berenike')];
    const bot = { kind: 'bot', level: 'random' } as const;
    const options = { edition: 1, players: 4, sides: 'A' };
    const seats = [{ kind: 'host' } as const, { kind: 'open' } as const, bot, bot];
    const { table } = await a.open({ game: 'wonders', options, seats, drawSeats: false });
    await b.command(table.id, { do: 'join' });
    const sockets: [TestSocket, TestSocket] = [await a.connect(), await b.connect()];
    for (const socket of sockets) await socket.watch(table.id);
    await a.command(table.id, { do: 'start' });
    return { table: table.id, sockets };
  }

  const last = (socket: TestSocket): Update | undefined => socket.updates.at(-1) as unknown as Update | undefined;
  const awaited = (socket: TestSocket, seat: number): Update | false => {
    const update = last(socket);
    return update !== undefined && (update.view.decision?.acting.includes(seat) ?? false) && update;
  };

  it('a game in which all choose at once is played to the end, whoever is first', { timeout: 120_000 }, async () => {
    const { table, sockets } = await sitDown();
    for (;;) {
      for (const [seat, socket] of sockets.entries()) {
        const state = (await socket.watch(table)).game as unknown as Update;
        if (!(state.view.decision?.acting.includes(seat) ?? false)) continue;
        const choices = state.view.decision?.choices ?? [];
        valueOf(await socket.move(table, state.v, choices[state.v % choices.length].move, { seat }));
      }
      const { view } = (await sockets[0].watch(table)).game as unknown as Update;
      if (view.outcome === null) continue;
      expect(view.age).toBe(3);
      expect(view.outcome.ranking.flat().toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3]);
      break;
    }
  });

  it('a game in which all choose at once takes a choice although others have chosen since, but none for a turn that is over', async () => {
    const { table, sockets } = await sitDown();
    const [a, b] = sockets;
    const first = await a.until(() => awaited(a, 0));
    const seen = await b.until(() => awaited(b, 1));
    const move = first.view.decision?.choices?.at(-1)?.move ?? '';
    valueOf(await a.move(table, first.v, move, { seat: 0 }));
    valueOf(await b.move(table, seen.v, seen.view.decision?.choices?.at(-1)?.move ?? '', { seat: 1 }));
    await a.until(() => last(a)?.view.turn === 2);
    expect(codeOf(await a.move(table, first.v, move, { seat: 0 }))).toBe('STALE');
  });

  it('a game in which all choose at once tells nobody what somebody has chosen before all have', async () => {
    const { table, sockets } = await sitDown();
    const [a, b] = sockets;
    const first = await a.until(() => awaited(a, 0));
    const hand = first.view.hand?.map(({ card }) => card) ?? [];
    const told = b.updates.length;
    valueOf(await a.move(table, first.v, first.view.decision?.choices?.[0]?.move ?? '', { seat: 0 }));
    // A change of mind is nobody's business either.
    valueOf(await a.move(table, first.v, first.view.decision?.choices?.at(-1)?.move ?? '', { seat: 0 }));
    await b.until(() => last(b)?.view.cities[0].hasChosen);
    const since = b.updates.slice(told);
    for (const { events, move } of since) expect(JSON.stringify({ events, move })).not.toMatch(/build|discard|stage/);
    const own = new Set(last(b)?.view.hand?.map(({ card }) => card));
    for (const card of hand) if (!own.has(card)) expect(JSON.stringify(since)).not.toContain(`"${card}"`);
    expect(last(a)?.view.staged?.move).toBe(first.view.decision?.choices?.at(-1)?.move);
  });
});
