import type { Answer, Hint, NewTable } from '@pharos/protocol';
import { afterAll, describe, expect, it } from 'vitest';
import type { BotPool } from '../src/bots/botPool.ts';
import { watchedGame } from './support/games.ts';
import { directBotPool, sharedStorage, TestServer } from './support/testServer.ts';
import { codeOf, firstMove, valueOf, type TestSocket, type State, type Update } from './support/testClient.ts';

const AGAINST_BOT: Partial<NewTable> = { seats: [{ kind: 'host' }, { kind: 'bot', level: 'greedy' }], start: true };

const shared = await sharedStorage();
const server = await TestServer.open({ storage: shared.storage }, { botThinkTimeout: 40 });
afterAll(async () => {
  await server.close();
  await shared.close();
});

const ask = (socket: TestSocket, table: string, v: number, seat?: number): Promise<Answer<readonly Hint[]>> =>
  socket.socket.emitWithAck('hint', { table, v, ...(seat === undefined ? {} : { seat }) });

describe('hints', () => {
  it('a hint tells the moves a good player would consider, where nobody else plays', async () => {
    const ann = await server.newClient('Ann');
    const { table, game } = await ann.open(AGAINST_BOT);
    expect(table.hints).toBe(true);
    const hints = valueOf(await ask(await ann.connect(), table.id, 0, 0));
    const legal = game?.view.decision?.choices?.map(({ move }) => move) ?? [];
    expect(hints.length).toBeGreaterThan(0);
    expect(hints.length).toBeLessThanOrEqual(3);
    expect(legal).toEqual(expect.arrayContaining(hints.map(({ move }) => move)));
    expect(hints.map(({ chance }) => chance)).toEqual(hints.map(({ chance }) => chance).toSorted((a, b) => b - a));
    for (const { chance } of hints) expect(chance > 0 && chance < 1).toBe(true);
  });

  it('a hint is there for each who has to choose in 7 Wonders, others having chosen or not', async () => {
    const ann = await server.newClient('Ann');
    const seats: NewTable['seats'] = [
      { kind: 'host' },
      { kind: 'bot', level: 'random' },
      { kind: 'bot', level: 'random' },
    ];
    const options = { players: 3, sides: 'random' };
    const { table } = await ann.open({ game: 'wonders', options, seats, start: true });
    const socket = await ann.connect();
    await socket.watch(table.id);
    await new Promise((resolve) => setTimeout(resolve, 100));
    const hints = valueOf(await ask(socket, table.id, 0));
    for (const { move } of hints) expect(move).toMatch(/^(build|stage|discard) /);
  });

  it('a hint is not given at a table of people unless they agreed on it', async () => {
    const plain = await watchedGame(server);
    expect(plain.states[0].table.hints).toBe(false);
    expect(codeOf(await ask(plain.sockets[0], plain.table, 0))).toBe('HINTS_OFF');
    const agreed = await watchedGame(server, { hints: true });
    expect(agreed.states[0].table.hints).toBe(true);
    expect(codeOf(await ask(agreed.sockets[0], agreed.table, 0))).toBe('OK');
  });

  it('a hint is given to nobody but the player who has to choose', async () => {
    const { table, sockets } = await watchedGame(server, { hints: true });
    const [ann, bob, eve] = sockets;
    expect(codeOf(await ask(bob, table, 0))).toBe('NOT_YOUR_TURN');
    expect(codeOf(await ask(bob, table, 0, 0))).toBe('NOT_SEATED');
    expect(codeOf(await ask(eve, table, 0))).toBe('NOT_SEATED');
    expect(codeOf(await ask(ann, table, 3))).toBe('STALE');
    expect(codeOf(await ann.raw('hint', { table, v: 'now' }))).toBe('BAD_REQUEST');
  });

  it('a hint is refused for a position that is gone', async () => {
    const { table, sockets, states } = await watchedGame(server, { hints: true });
    valueOf(await sockets[0].move(table, 0, firstMove(states[0].game)));
    expect(codeOf(await ask(sockets[1], table, 0))).toBe('STALE');
    expect(codeOf(await ask(sockets[1], table, 1))).toBe('OK');
  });

  it('a hint is refused before the start', async () => {
    const ann = await server.newClient('Ann');
    const { table } = await ann.open({ hints: true });
    expect(codeOf(await ask(await ann.connect(), table.id, 0))).toBe('NOT_STARTED');
  });

  it('hints for one guest are limited in pace', async () => {
    const ann = await server.newClient('Ann');
    const { table } = await ann.open(AGAINST_BOT);
    const socket = await ann.connect();
    const codes: string[] = [];
    for (let tries = 0; tries < 8; tries++) codes.push(codeOf(await ask(socket, table.id, 0)));
    expect(codes.slice(0, 6)).toEqual(Array.from({ length: 6 }, () => 'OK'));
    expect(codes).toContain('RATE_LIMITED');
  });

  it('a rematch keeps what was agreed about hints', async () => {
    const { table, players } = await watchedGame(server, { hints: true });
    await shared.storage.db.updateTable('tables').set({ phase: 'finished' }).where('id', '=', table).execute();
    await server.app.context.rooms.invalidate(table);
    await players[1].command(table, { do: 'rematch' });
    const { rematch } = await players[0].command(table, { do: 'rematch' });
    expect((await players[0].get<State>(`/tables/${rematch}`)).body.table.hints).toBe(true);
  });
});

describe('hints under way', () => {
  /** Thinks until it is called off. */
  const never: BotPool['suggestMoves'] = (_task, { signal }) =>
    new Promise((_resolve, reject) => {
      const callOff = (): void => reject(new Error('called off'));
      if (signal.aborted) callOff();
      signal.addEventListener('abort', callOff);
    });

  it('a hint under way is aborted by a move, and by another request', async () => {
    const slow = await TestServer.open({ storage: shared.storage, botPool: { ...directBotPool, suggestMoves: never } });
    const ann = await slow.newClient('Ann');
    const { table, game } = await ann.open(AGAINST_BOT);
    const socket = await ann.connect();
    const first = ask(socket, table.id, 0);
    const second = ask(socket, table.id, 0);
    expect(codeOf(await first)).toBe('STALE');
    valueOf(await socket.move(table.id, 0, firstMove(game as Update)));
    expect(codeOf(await second)).toBe('STALE');
    await slow.close();
  });
});
