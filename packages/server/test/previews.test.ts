import type { Answer, NewTable, Previews } from '@pharos/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { watchedGame } from './support/games.ts';
import { ManualTime } from './support/manualTime.ts';
import { codeOf, firstMove, TestSocket, valueOf } from './support/testClient.ts';
import { TestServer } from './support/testServer.ts';

const time = new ManualTime();
let server: TestServer;

beforeAll(async () => {
  server = await TestServer.open({ time });
});
afterAll(() => server.close());

const ask = (socket: TestSocket, table: string, v: number, seat?: number): Promise<Answer<Previews>> =>
  socket.socket.emitWithAck('previews', { table, v, ...(seat === undefined ? {} : { seat }) });

it('previews tell a player what each of their own moves would bring', async () => {
  const { table, sockets, states } = await watchedGame(server);
  const previews = valueOf(await ask(sockets[0], table, 0));
  const legal = states[0].game?.view.decision?.choices?.map(({ move }) => move) ?? [];
  expect(legal.length).toBeGreaterThan(0);
  expect(Object.keys(previews).toSorted()).toEqual(legal.toSorted());
  for (const { events, changes, outcome } of Object.values(previews)) {
    expect(events.length).toBeGreaterThan(0);
    expect(Array.isArray(changes)).toBe(true);
    expect(outcome).toBeNull();
  }
});

it('previews are given to nobody but the player whose moves they are', async () => {
  const { table, sockets } = await watchedGame(server);
  const [ann, bob, eve] = sockets;
  expect(codeOf(await ask(bob, table, 0))).toBe('NOT_YOUR_TURN');
  expect(codeOf(await ask(bob, table, 0, 0))).toBe('NOT_SEATED');
  expect(codeOf(await ask(eve, table, 0))).toBe('NOT_SEATED');
  expect(codeOf(await ask(eve, table, 0, 0))).toBe('NOT_SEATED');
  expect(codeOf(await ask(ann, table, 0, 1))).toBe('NOT_SEATED');
  expect(codeOf(await ask(ann, table, 0, 0))).toBe('OK');
});

it('previews where several choose at once are each seat’s own', async () => {
  const seats: NewTable['seats'] = [{ kind: 'host' }, { kind: 'open' }, { kind: 'bot', level: 'random' }];
  const { table, sockets, states } = await watchedGame(server, {
    game: 'wonders',
    options: { players: 3, sides: 'random' },
    seats,
  });
  const answers = await Promise.all([0, 1].map((index) => ask(sockets[index], table, 0)));
  for (const [index, answer] of answers.entries()) {
    const choices = states[index].game?.view.decision?.choices ?? [];
    expect(Object.keys(valueOf(answer)).toSorted()).toEqual(choices.map(({ move }) => move).toSorted());
  }
  expect(codeOf(await ask(sockets[1], table, 0, 0))).toBe('NOT_SEATED');
});

it('previews are refused for a position that is gone, before the start and after the end', async () => {
  const { table, players, sockets, states } = await watchedGame(server);
  valueOf(await sockets[0].move(table, 0, firstMove(states[0].game)));
  expect(codeOf(await ask(sockets[1], table, 0))).toBe('STALE');
  expect(codeOf(await ask(sockets[1], table, 2))).toBe('STALE');
  expect(codeOf(await ask(sockets[1], table, 1))).toBe('OK');
  const waiting = await players[0].open();
  expect(codeOf(await ask(sockets[0], waiting.table.id, 0))).toBe('NOT_STARTED');
  await players[0].command(table, { do: 'leave' });
  await players[1].command(table, { do: 'leave' });
  expect(codeOf(await ask(sockets[1], table, 1))).toBe('NOT_YOUR_TURN');
});

it('previews are refused to a guest for whom a bot plays', async () => {
  const { table, players, sockets } = await watchedGame(server);
  await players[0].command(table, { do: 'leave' });
  expect(codeOf(await ask(sockets[0], table, 0, 0))).toBe('NOT_YOUR_TURN');
});

it('previews for one guest are limited in pace, and others are not kept waiting', async () => {
  const { table, sockets } = await watchedGame(server);
  const answers = await Promise.all(Array.from({ length: 15 }, () => ask(sockets[0], table, 0)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(12);
  const refused = answers.find(({ ok }) => !ok);
  expect(refused).toMatchObject({ problem: { code: 'RATE_LIMITED', retryAfter: 1 } });
  expect(codeOf(await ask(sockets[1], table, 0))).toBe('NOT_YOUR_TURN');
  await time.pass(1000);
  expect(codeOf(await ask(sockets[0], table, 0))).toBe('OK');
});

it('previews can be asked for with a seat token, for that seat alone', async () => {
  const { table, players } = await watchedGame(server);
  const { token } = (await players[0].send<{ token: string }>('POST', `/tables/${table}/token`, {})).body;
  const socket = await TestSocket.open(server.url, {}, { token });
  expect(codeOf(await ask(socket, table, 0))).toBe('OK');
  expect(codeOf(await ask(socket, table, 0, 1))).toBe('OUT_OF_SCOPE');
  socket.close();
});
