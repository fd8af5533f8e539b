import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { VOTE_MS } from '../src/play/offers.ts';
import { TestCluster } from './support/cluster.ts';
import { ManualTime } from './support/manualTime.ts';
import { firstMove, valueOf, type State, type TestClient, type TestSocket } from './support/testClient.ts';
import type { TestServer } from './support/testServer.ts';

describe('offers on three nodes', () => {
  const time = new ManualTime();
  let cluster: TestCluster;
  let nodes: TestServer[];
  let [ann, bob, cy]: TestClient[] = [];

  beforeAll(async () => {
    cluster = await TestCluster.open();
    nodes = [await cluster.node({ time }), await cluster.node({ time }), await cluster.node({ time })];
    [ann, bob, cy] = await Promise.all(['Ann', 'Bob', 'Cy'].map((name, index) => nodes[index].newClient(name)));
  });
  afterAll(() => cluster.close());

  async function begin(
    players: readonly TestClient[],
    plan: object = {},
  ): Promise<{ id: string; sockets: TestSocket[] }> {
    const { id } = (await ann.open(plan)).table;
    for (const one of players.slice(1)) await one.command(id, { do: 'join' });
    await ann.command(id, { do: 'start' });
    const sockets = await Promise.all(players.map((one) => one.connect()));
    for (const socket of sockets) await socket.watch(id);
    return { id, sockets };
  }
  const wonders = {
    game: 'wonders',
    options: { players: 3 },
    seats: [{ kind: 'host' }, { kind: 'open' }, { kind: 'open' }],
  };
  const stateAt = async (client: TestClient, id: string): Promise<State> =>
    (await client.get<State>(`/tables/${id}`)).body;

  it('offers on three nodes are seen on all, answered on any, and done once', async () => {
    const { id, sockets } = await begin([ann, bob]);
    const [a, b] = sockets;
    const looking = await cy.connect();
    await looking.watch(id);
    valueOf(await a.move(id, 0, firstMove((await a.watch(id)).game)));
    valueOf(await a.raw('undo', { table: id, v: 1 }));
    for (const socket of [b, looking]) await socket.until(() => socket.tables.at(-1)?.offer?.what === 'undo');
    const agree = { do: 'answer', offer: 1, accept: true, id: 'agree' } as const;
    await Promise.all(nodes.map((node) => bob.at(node.url).command(id, agree)));
    for (const socket of [a, b, looking])
      await socket.until(() => socket.updates.some(({ v, move }) => v === 0 && move === null));
    expect((await stateAt(cy, id)).table.offer).toBe(null);

    // Of a resignation and a move at the same time one comes first, and all agree which.
    const choice = firstMove((await a.watch(id)).game);
    await Promise.all([a.move(id, 0, choice), bob.command(id, { do: 'resign' })]);
    const states = await Promise.all([ann, bob, cy].map((one) => stateAt(one, id)));
    for (const { game, table } of states) {
      expect(table.phase).toBe('finished');
      expect(game?.ended).toEqual({ kind: 'resignation', seat: 1 });
      expect(game?.v).toBe(states[0].game?.v);
    }
    for (const socket of [a, b, looking])
      expect((await socket.until(() => socket.updates.find(({ ended }) => ended !== undefined))).view.outcome).toEqual(
        states[0].game?.view.outcome,
      );
  });

  it('a vote on three nodes counts who is there through another node', async () => {
    const { id, sockets } = await begin([ann, bob, cy], wonders);
    await ann.command(id, { do: 'offer', what: 'end' });
    await bob.command(id, { do: 'answer', offer: 1, accept: true });
    await time.pass(VOTE_MS + 20_000);
    const closed = await sockets[2].until(() => sockets[2].tables.at(-1)?.closedOffer ?? undefined);
    expect(closed.result).toBe('lapsed');
    expect((await stateAt(ann, id)).table.phase).toBe('playing');

    for (const socket of sockets) socket.close();
    await nodes[0].app.context.rooms.idle();
    const back = await ann.connect();
    await back.watch(id);
    // Bob and Cy are gone, and that is known here.
    const isAlone = async (): Promise<boolean | undefined> => {
      await time.pass(300);
      return back.tables.at(-1)?.seats.every(({ mine, connected }) => mine === connected);
    };
    await expect.poll(isAlone).toBe(true);
    await ann.command(id, { do: 'offer', what: 'end' });
    await time.pass(VOTE_MS + 20_000);
    await back.until(() => back.tables.at(-1)?.phase === 'finished');
    expect((await stateAt(cy, id)).game?.ended).toEqual({ kind: 'agreement' });
  });

  it('a rematch on three nodes is one table, whoever agrees last', async () => {
    const { id } = await begin([ann, bob, cy], wonders);
    await ann.command(id, { do: 'offer', what: 'end' });
    await Promise.all([bob, cy].map((one) => one.command(id, { do: 'answer', offer: 1, accept: true })));
    await Promise.all([ann, bob, cy].map((one) => one.command(id, { do: 'rematch' })));
    const states = await Promise.all([ann, bob, cy].map((one) => stateAt(one, id)));
    expect(new Set(states.map(({ table }) => table.rematch)).size).toBe(1);
    const { table } = await stateAt(bob, states[0].table.rematch ?? '');
    expect(table.phase).toBe('playing');
    expect(new Set(table.seats.map(({ name }) => name))).toEqual(new Set(['Ann', 'Bob', 'Cy']));
  });
});
