import type { Answer } from '@pharos/protocol';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NetLink } from '../src/net/netLink.ts';

type Listener = (message: unknown) => void;

/** A socket whose answers the test gives. */
class FakeSocket {
  readonly listeners = new Map<string, Listener>();
  readonly asked: ((answer: Answer<unknown>) => void)[] = [];
  readonly io = { on: () => {} };
  readonly connected = true;

  on(name: string, listener: Listener): void {
    this.listeners.set(name, listener);
  }

  connect(): void {}

  timeout(): { emitWithAck: () => Promise<Answer<unknown>> } {
    return { emitWithAck: () => new Promise((resolve) => this.asked.push(resolve)) };
  }
}

const sockets: FakeSocket[] = [];
vi.mock('socket.io-client', () => ({
  io: () => {
    const socket = new FakeSocket();
    sockets.push(socket);
    return socket;
  },
}));
vi.mock('../src/net/api.ts', () => ({ me: () => Promise.resolve(), offline: () => ({ ok: false }) }));
vi.mock('../src/net/dealContributions.ts', () => ({ noteDeal: () => {}, contributionFor: () => null }));

const TABLE = 't';
const change = (since: number) => ({ table: TABLE, v: since + 1, at: since + 1, since, changes: { age: since + 1 } });
const state = (at: number): Answer<unknown> => ({
  ok: true,
  value: { table: { id: TABLE }, game: { table: TABLE, v: at, at, events: [], view: { game: 'duel', age: at } } },
});

describe('a table of the server', () => {
  const handlers = { game: vi.fn(), online: vi.fn() };
  let link: NetLink;
  let socket: FakeSocket;
  const receive = (since: number): void => socket.listeners.get('change')?.(change(since));

  beforeEach(() => {
    vi.clearAllMocks();
    link = new NetLink(TABLE);
    socket = sockets[sockets.length - 1];
    link.open(handlers as unknown as Parameters<NetLink['open']>[0]);
  });

  const answer = async (given: Answer<unknown>): Promise<void> => {
    await vi.waitFor(() => expect(socket.asked).not.toEqual([]));
    socket.asked.shift()?.(given);
  };

  it('is asked for once more, however many steps overtake the answer', async () => {
    const watched = link.watch();
    for (const since of [5, 6, 7]) receive(since);
    await answer(state(5));
    await answer(state(8));
    expect(await watched).toMatchObject({ value: { game: { at: 8 } } });
    expect(handlers.online).not.toHaveBeenCalled();
    receive(8);
    expect(handlers.game).toHaveBeenCalledWith(expect.objectContaining({ at: 9, view: { game: 'duel', age: 9 } }));
  });

  it('is asked for again after a step that does not follow', async () => {
    const watched = link.watch();
    await answer(state(5));
    await watched;
    receive(7);
    expect(handlers.online).toHaveBeenCalledWith(true);
    expect(handlers.game).not.toHaveBeenCalled();
  });

  it('waits where it was asked for too often', async () => {
    const watched = link.watch();
    await answer({ ok: false, problem: { code: 'RATE_LIMITED', detail: '' } });
    await new Promise((resolve) => setTimeout(resolve, 1100));
    await answer(state(5));
    expect(await watched).toMatchObject({ ok: true });
  });
});
