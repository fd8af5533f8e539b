import type { People } from '@pharos/protocol';
import { afterAll, describe, expect, it } from 'vitest';
import { freeExpiredSeats } from '../src/tables/invitations.ts';
import { keepWithPasskey } from './support/authenticator.ts';
import { beginGame } from './support/games.ts';
import { ManualTime } from './support/manualTime.ts';
import type { State, TestClient } from './support/testClient.ts';
import { TestServer } from './support/testServer.ts';

const time = new ManualTime();
const server = await TestServer.open({ time });
afterAll(() => server.close());
const DAY = 86_400_000;

const peopleOf = async (client: TestClient): Promise<People> => (await client.get<People>('/people')).body;
const received = async (client: TestClient) => (await peopleOf(client)).invitations.received;
const sentStates = async (client: TestClient): Promise<string[]> =>
  (await peopleOf(client)).invitations.sent.map(({ state }) => state);
const stateOf = async (client: TestClient, table: string): Promise<State> =>
  (await client.get<State>(`/tables/${table}`)).body;

/** Two who have finished a game with each other; answers its table. */
async function acquainted(one: TestClient, other: TestClient): Promise<string> {
  const table = await beginGame(one, other);
  await other.command(table, { do: 'resign' });
  return table;
}

async function invited(): Promise<{ ann: TestClient; bob: TestClient; table: string }> {
  const [ann, bob] = await server.newClients('Ann', 'Bob');
  await acquainted(ann, bob);
  const { id: table } = (await ann.open()).table;
  await ann.ask(`/tables/${table}/invite`, { guest: bob.guest.id });
  return { ann, bob, table };
}

describe('invitations', () => {
  it('people one has played with are listed, the last first', async () => {
    const [ann, bob, eve] = await server.newClients('Ann', 'Bob', 'Eve');
    await acquainted(ann, bob);
    await time.pass(1000);
    await acquainted(ann, bob);
    await time.pass(1000);
    const last = await acquainted(ann, eve);
    const { recent } = await peopleOf(ann);
    expect(recent.map(({ name, games }) => [name, games])).toEqual([
      ['Eve', 1],
      ['Bob', 2],
    ]);
    expect(recent[0].table).toBe(last);
  });

  it('an invitation keeps a seat for whoever is invited, and is accepted by sitting down', async () => {
    const { ann, bob, table } = await invited();
    const eve = await server.newClient('Eve');
    expect((await stateOf(eve, table)).table.seats[1].reserved).toBe(true);
    expect(await eve.refusal(`/tables/${table}`, { do: 'join' })).toBe('TABLE_FULL');
    const [invitation] = await received(bob);
    expect(invitation).toMatchObject({ table, game: 'duel', person: { name: 'Ann' }, state: 'open' });
    expect(await sentStates(ann)).toEqual(['open']);
    expect(await bob.ask(`/invitations/${invitation.id}`, { accept: true })).toEqual({ table });
    expect((await stateOf(ann, table)).table.seats[1].guest).toBe(bob.guest.id);
    expect(await received(bob)).toEqual([]);
    expect(await sentStates(ann)).toEqual(['accepted']);
  });

  it('an invitation to a game that counts is accepted only by agreeing to that', async () => {
    const [first, second] = await server.newClients('Ann', 'Bob');
    await acquainted(first, second);
    const ann = (await keepWithPasskey(first)).client;
    const bob = (await keepWithPasskey(second)).client;
    const clock = { kind: 'bank', seconds: 600, increment: 5 } as const;
    const { id: table } = (await ann.open({ rated: true, clock })).table;
    await ann.ask(`/tables/${table}/invite`, { guest: bob.guest.id });
    const [{ id }] = await received(bob);
    expect(await bob.refusal(`/invitations/${id}`, { accept: true })).toBe('RATED_TABLE');
    expect(await received(bob)).toHaveLength(1);
    await bob.ask(`/invitations/${id}`, { accept: true, rated: true });
    expect((await stateOf(ann, table)).table.seats[1].guest).toBe(bob.guest.id);
  });

  it('whoever declines frees the seat and is not asked again', async () => {
    const { ann, bob, table } = await invited();
    const [{ id }] = await received(bob);
    await bob.ask(`/invitations/${id}`, { accept: false });
    expect((await stateOf(ann, table)).table.seats[1].reserved).toBe(false);
    expect(await sentStates(ann)).toEqual(['declined']);
    expect(await ann.refusal(`/tables/${table}/invite`, { guest: bob.guest.id })).toBe('INVITATION_DECLINED');
    expect(await bob.refusal(`/invitations/${id}`, { accept: true })).toBe('NOT_FOUND');
  });

  it('an invitation ends after three days, and the seat is free again', async () => {
    const { ann, bob, table } = await invited();
    const [{ id }] = await received(bob);
    const { db } = server.app.context;
    const lasts = (await received(bob))[0].expires - time.now();
    expect(lasts).toBe(3 * DAY);
    await db
      .updateTable('invitations')
      .set({ expires_at: new Date(time.now()) })
      .where('id', '=', id)
      .execute();
    expect(await received(bob)).toEqual([]);
    expect(await bob.refusal(`/invitations/${id}`, { accept: true })).toBe('NOT_FOUND');
    await freeExpiredSeats(server.app.context);
    expect((await stateOf(ann, table)).table.seats[1].reserved).toBe(false);
  });

  it('a game is played again with the same people and options, once for each request', async () => {
    const [ann, bob] = await server.newClients('Ann', 'Bob');
    const table = await beginGame(ann, bob, { options: { packs: ['base', 'agora'] } });
    expect(await bob.refusal(`/tables/${table}/again`, {})).toBe('NOT_FINISHED');
    await bob.command(table, { do: 'resign' });
    const again = await bob.ask<{ table: string }>(`/tables/${table}/again`, { id: 'once' });
    expect(await bob.ask(`/tables/${table}/again`, { id: 'once' })).toEqual(again);
    const state = await stateOf(bob, again.table);
    expect(state.table.options).toMatchObject({ packs: ['base', 'agora'] });
    expect(state.table.isHost).toBe(true);
    const [{ id }] = await received(ann);
    await ann.ask(`/invitations/${id}`, { accept: true });
    expect((await stateOf(ann, again.table)).table.phase).toBe('playing');
    const eve = await server.newClient('Eve');
    expect(await eve.refusal(`/tables/${table}/again`, {})).toBe('NOT_SEATED');
  });
});

describe('attacks', () => {
  it('strangers are not invited, whether or not they exist', async () => {
    const [ann, bob] = await server.newClients('Ann', 'Bob');
    const { id } = (await ann.open()).table;
    for (const guest of [bob.guest.id, 'nobody-at-all', ann.guest.id])
      expect(await ann.refusal(`/tables/${id}/invite`, { guest })).toBe('NOT_PLAYED_WITH');
  });

  it('whoever blocked the sender never sees the invitation, and the sender sees no difference', async () => {
    const [ann, bob, eve] = await server.newClients('Ann', 'Bob', 'Eve');
    await acquainted(eve, ann);
    await acquainted(eve, bob);
    await ann.ask(`/people/${eve.guest.id}`, { relation: 'block' });
    const told: unknown[] = [];
    for (const receiver of [ann, bob]) {
      const { id } = (await eve.open()).table;
      const answer = await eve.send('POST', `/tables/${id}/invite`, { guest: receiver.guest.id });
      const { invitations } = await peopleOf(eve);
      const { state } = invitations.sent.find(({ table }) => table === id) ?? {};
      told.push([answer.status, answer.body, state, (await stateOf(eve, id)).table.seats[1].kind]);
    }
    expect(told[0]).toEqual(told[1]);
    expect([(await received(ann)).length, (await received(bob)).length]).toEqual([0, 1]);
  });

  it('whom one blocks oneself is not invited, and is left out of another game', async () => {
    const [ann, bob] = await server.newClients('Ann', 'Bob');
    const table = await acquainted(ann, bob);
    await ann.ask(`/people/${bob.guest.id}`, { relation: 'block' });
    const { id } = (await ann.open()).table;
    expect(await ann.refusal(`/tables/${id}/invite`, { guest: bob.guest.id })).toBe('BLOCKED');
    const again = await ann.ask<{ table: string }>(`/tables/${table}/again`);
    expect((await stateOf(ann, again.table)).table.seats.map(({ reserved }) => reserved)).toEqual([false, false]);
    expect((await peopleOf(ann)).recent).toEqual([]);
  });

  it('an invitation is for nobody but its receiver, and from nobody but the host', async () => {
    const { ann, bob, table } = await invited();
    const eve = await server.newClient('Eve');
    const [{ id }] = await received(bob);
    for (const accept of [true, false]) expect(await eve.refusal(`/invitations/${id}`, { accept })).toBe('NOT_FOUND');
    expect(await bob.refusal(`/tables/${table}/invite`, { guest: ann.guest.id })).toBe('NOT_HOST');
  });

  it('a storm of invitations is stopped, to one person and to all', async () => {
    const [ann, bob] = await server.newClients('Ann', 'Bob');
    const table = await acquainted(ann, bob);
    const codes: string[] = [];
    for (let sent = 0; sent < 11; sent++) {
      await time.pass(60_000);
      const { status, body } = await ann.send<{ code: string; table: string }>('POST', `/tables/${table}/again`, {});
      codes.push(status === 200 ? 'OK' : body.code);
      if (status === 200) await ann.command(body.table, { do: 'leave' });
    }
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 'OK'), 'TOO_MANY']);
    const attempts = Array.from({ length: 40 }, () =>
      ann.send<{ code: string }>('POST', `/tables/${table}/again`, {}).then(({ body }) => body.code),
    );
    expect(await Promise.all(attempts)).toContain('RATE_LIMITED');
  });
});
