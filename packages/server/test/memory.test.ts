import type { Memory } from '@pharos/core';
import type { Answer, NewTable } from '@pharos/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { watchedGame } from './support/games.ts';
import { ManualTime } from './support/manualTime.ts';
import { codeOf, firstMove, type TestSocket, valueOf } from './support/testClient.ts';
import { TestServer } from './support/testServer.ts';

const time = new ManualTime();
let server: TestServer;

beforeAll(async () => {
  server = await TestServer.open({ time });
});
afterAll(() => server.close());

const ask = ({ socket }: TestSocket, table: string, v: number, seat?: number): Promise<Answer<Memory>> =>
  socket.emitWithAck('memory', { table, v, ...(seat === undefined ? {} : { seat }) });

const seats: NewTable['seats'] = [{ kind: 'host' }, { kind: 'open' }, { kind: 'bot', level: 'random' }];
const WONDERS = { game: 'wonders', options: { players: 3, sides: 'random' }, seats };

it('a player is told what their own seat remembers, and nobody else is', async () => {
  const { table, sockets, states } = await watchedGame(server, WONDERS);
  const [ann, bob, eve] = sockets;
  const memories = [valueOf(await ask(ann, table, 0)), valueOf(await ask(bob, table, 0, 1))];
  for (const [seat, memory] of memories.entries()) {
    const { view } = states[seat].game ?? { view: null };
    const hand = (view as { hand?: readonly { card: string }[] } | null)?.hand?.map(({ card }) => card);
    expect(memory).toMatchObject({ game: 'wonders', hands: [{ holder: seat, left: hand }, {}, {}] });
  }
  expect(codeOf(await ask(ann, table, 0, 1))).toBe('NOT_SEATED');
  expect(codeOf(await ask(eve, table, 0))).toBe('NOT_SEATED');
  expect(codeOf(await ask(eve, table, 0, 0))).toBe('NOT_SEATED');
});

it('a table whose host wants none has no card memory', async () => {
  const { table, sockets, states } = await watchedGame(server, { ...WONDERS, memory: false });
  expect(states[0].table.memory).toBe(false);
  expect(codeOf(await ask(sockets[0], table, 0))).toBe('MEMORY_OFF');
});

it('card memory is of the position that is shown, and limited in pace', async () => {
  const { table, sockets, states } = await watchedGame(server);
  expect(states[0].table.memory).toBe(true);
  valueOf(await sockets[0].move(table, 0, firstMove(states[0].game)));
  expect(codeOf(await ask(sockets[0], table, 0))).toBe('STALE');
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask(sockets[0], table, 1)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(6);
  expect(answers.find(({ ok }) => !ok)).toMatchObject({ problem: { code: 'RATE_LIMITED' } });
  await time.pass(1000);
  expect(codeOf(await ask(sockets[0], table, 1))).toBe('OK');
});
