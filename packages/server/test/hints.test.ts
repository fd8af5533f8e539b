import type { Answer, Hint, NewTable } from '@pharos/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BotPool } from '../src/bots/botPool.ts';
import type { Storage } from '../src/storage/database.ts';
import { directBotPool, sharedStorage, TestHost } from './support/testServer.ts';
import {
  codeOf,
  firstMove,
  valueOf,
  type Connection,
  type State,
  type Update,
  type Visitor,
} from './support/testClient.ts';

const AGAINST_BOT: Partial<NewTable> = { seats: [{ kind: 'host' }, { kind: 'bot', level: 'greedy' }], start: true };

let shared: { storage: Storage; close: () => Promise<void> };
let host: TestHost;

beforeAll(async () => {
  shared = await sharedStorage();
  host = await TestHost.open({ storage: shared.storage }, { botThinkTimeout: 40 });
});
afterAll(async () => {
  await host.close();
  await shared.close();
});

const ask = (socket: Connection, table: string, v: number, seat?: number): Promise<Answer<readonly Hint[]>> =>
  socket.socket.emitWithAck('hint', { table, v, ...(seat === undefined ? {} : { seat }) });

interface Pair {
  readonly table: string;
  readonly players: readonly Visitor[];
  readonly sockets: readonly Connection[];
  readonly state: State;
}

/** Two people at a table, and somebody who looks on. */
async function sitDown(plan: Partial<NewTable> = {}): Promise<Pair> {
  const players = [await host.visitor('Ann'), await host.visitor('Bob'), await host.visitor('Eve')];
  const [ann, bob] = players;
  const { table } = await ann.open(plan);
  await bob.ask(table.id, { do: 'join' });
  await ann.ask(table.id, { do: 'start' });
  const sockets = await Promise.all(players.map((player) => player.connect()));
  const states = await Promise.all(sockets.map((socket) => socket.watch(table.id)));
  return { table: table.id, players, sockets, state: states[0] };
}

describe('a hint', () => {
  it('tells the moves a good player would consider, where nobody else plays', async () => {
    const ann = await host.visitor('Ann');
    const { table, game } = await ann.open(AGAINST_BOT);
    expect(table.hints).toBe(true);
    const hints = valueOf(await ask(await ann.connect(), table.id, 0, 0));
    const legal = game?.view.decision?.choices?.map(({ move }) => move) ?? [];
    expect(hints.length).toBeGreaterThan(0);
    expect(hints.length).toBeLessThanOrEqual(3);
    expect(legal).toEqual(expect.arrayContaining(hints.map(({ move }) => move)));
    expect(hints.map(({ share }) => share)).toEqual(hints.map(({ share }) => share).toSorted((a, b) => b - a));
    for (const { chance } of hints) expect(chance > 0 && chance < 1).toBe(true);
  });

  it('is there for each who has to choose in 7 Wonders, others having chosen or not', async () => {
    const ann = await host.visitor('Ann');
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

  it('is not given at a table of people unless they agreed on it', async () => {
    const plain = await sitDown();
    expect(plain.state.table.hints).toBe(false);
    expect(codeOf(await ask(plain.sockets[0], plain.table, 0))).toBe('HINTS_OFF');
    const agreed = await sitDown({ hints: true });
    expect(agreed.state.table.hints).toBe(true);
    expect(codeOf(await ask(agreed.sockets[0], agreed.table, 0))).toBe('OK');
  });

  it('is given to nobody but the player who has to choose', async () => {
    const { table, sockets } = await sitDown({ hints: true });
    const [ann, bob, eve] = sockets;
    expect(codeOf(await ask(bob, table, 0))).toBe('NOT_YOUR_TURN');
    expect(codeOf(await ask(bob, table, 0, 0))).toBe('NOT_SEATED');
    expect(codeOf(await ask(eve, table, 0))).toBe('NOT_SEATED');
    expect(codeOf(await ask(ann, table, 3))).toBe('STALE');
    expect(codeOf(await ann.raw('hint', { table, v: 'now' }))).toBe('BAD_REQUEST');
  });

  it('is of the position as it is', async () => {
    const { table, sockets, state } = await sitDown({ hints: true });
    valueOf(await sockets[0].move(table, 0, firstMove(state.game as Update)));
    expect(codeOf(await ask(sockets[1], table, 0))).toBe('STALE');
    expect(codeOf(await ask(sockets[1], table, 1))).toBe('OK');
  });

  it('comes after the start only', async () => {
    const ann = await host.visitor('Ann');
    const { table } = await ann.open({ hints: true });
    expect(codeOf(await ask(await ann.connect(), table.id, 0))).toBe('NOT_STARTED');
  });

  it('is not for those who ask all the time', async () => {
    const ann = await host.visitor('Ann');
    const { table } = await ann.open(AGAINST_BOT);
    const socket = await ann.connect();
    const codes: string[] = [];
    for (let tries = 0; tries < 8; tries++) codes.push(codeOf(await ask(socket, table.id, 0)));
    expect(codes.slice(0, 6)).toEqual(Array.from({ length: 6 }, () => 'OK'));
    expect(codes).toContain('RATE_LIMITED');
  });

  it('is agreed on for a rematch too', async () => {
    const { table, players } = await sitDown({ hints: true });
    await shared.storage.db.updateTable('tables').set({ phase: 'finished' }).where('id', '=', table).execute();
    await host.app.context.rooms.invalidate(table);
    const { rematch } = await players[0].ask(table, { do: 'rematch' });
    expect((await players[0].get<State>(`/tables/${rematch}`)).body.table.hints).toBe(true);
  });
});

describe('a question that is under way', () => {
  /** Thinks until it is called off. */
  const never: BotPool['suggestMoves'] = (_task, { signal }) =>
    new Promise((_resolve, reject) => {
      const callOff = (): void => reject(new Error('called off'));
      if (signal.aborted) callOff();
      signal.addEventListener('abort', callOff);
    });

  it('is called off by a move, and by another question', async () => {
    const slow = await TestHost.open({ storage: shared.storage, botPool: { ...directBotPool, suggestMoves: never } });
    const ann = await slow.visitor('Ann');
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
