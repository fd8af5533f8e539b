import type { ChatMessage, People, SeatPlan } from '@pharos/protocol';
import { afterAll, describe, expect, it } from 'vitest';
import { keepWithPasskey, signInWith, type Authenticator } from './support/authenticator.ts';
import { ManualTime } from './support/manualTime.ts';
import type { State, TestClient } from './support/testClient.ts';
import { TestServer } from './support/testServer.ts';

type Options = Parameters<Authenticator['show']>[0];

const time = new ManualTime();
const server = await TestServer.open({ time });
afterAll(() => server.close());

const relate = (client: TestClient, other: TestClient, relation: string): Promise<People> =>
  client.ask<People>(`/people/${other.guest.id}`, { relation });
const peopleOf = async (client: TestClient): Promise<People> => (await client.get<People>('/people')).body;

/** Whether somebody can sit down at a new table of somebody else. */
async function joining(host: TestClient, client: TestClient): Promise<string> {
  const { id } = (await host.open()).table;
  const { status, body } = await client.send<{ code: string }>('POST', `/tables/${id}`, { do: 'join' });
  return status === 200 ? 'OK' : body.code;
}

describe('follow and block', () => {
  it('somebody is followed or blocked or neither, and it is known to whoever said so alone', async () => {
    const [ann, bob] = await server.newClients('Ann', 'Bob');
    expect((await relate(ann, bob, 'follow')).followed.map(({ name }) => name)).toEqual(['Bob']);
    const blocked = await relate(ann, bob, 'block');
    expect([blocked.followed, blocked.blocked.map(({ name }) => name)]).toEqual([[], ['Bob']]);
    expect(await peopleOf(bob)).toEqual({ ...(await peopleOf(bob)), followed: [], blocked: [] });
    expect((await relate(ann, bob, 'none')).blocked).toEqual([]);
  });

  it('nobody follows themselves, or somebody who does not exist or is gone', async () => {
    const [ann, bob] = await server.newClients('Ann', 'Bob');
    expect(await ann.refusal(`/people/${ann.guest.id}`, { relation: 'follow' })).toBe('BAD_REQUEST');
    expect(await ann.refusal('/people/nobody-at-all', { relation: 'block' })).toBe('NOT_FOUND');
    await relate(ann, bob, 'follow');
    await bob.ask('/me/delete', { name: 'Bob' });
    expect((await peopleOf(ann)).followed).toEqual([]);
    expect(await ann.refusal(`/people/${bob.guest.id}`, { relation: 'follow' })).toBe('NOT_FOUND');
  });

  it('people one of whom blocks the other do not sit down together, and both are told the same', async () => {
    const [ann, bob] = await server.newClients('Ann', 'Bob');
    await relate(ann, bob, 'block');
    expect(await joining(ann, bob)).toBe('BLOCKED');
    expect(await joining(bob, ann)).toBe('BLOCKED');
    await relate(ann, bob, 'none');
    expect(await joining(ann, bob)).toBe('OK');
  });

  it('a block counts against everybody who sits there, not the host alone', async () => {
    const [ann, bob, eve] = await server.newClients('Ann', 'Bob', 'Eve');
    await relate(bob, eve, 'block');
    const seats: SeatPlan[] = [{ kind: 'host' }, { kind: 'open' }, { kind: 'open' }];
    const { id } = (await ann.open({ game: 'wonders', seats, options: { players: 3 } })).table;
    await bob.command(id, { do: 'join' });
    expect(await eve.refusal(`/tables/${id}`, { do: 'join' })).toBe('BLOCKED');
    expect((await ann.get<State>(`/tables/${id}`)).body.table.seats.filter(({ guest }) => guest !== null)).toHaveLength(
      2,
    );
  });

  it('the words of somebody blocked reach everybody else', async () => {
    const [ann, bob, eve] = await server.newClients('Ann', 'Bob', 'Eve');
    const { id } = (await ann.open({ visibility: 'public' })).table;
    await relate(ann, eve, 'block');
    const [a, b] = [await ann.connect(), await bob.connect()];
    await a.watch(id);
    await b.watch(id);
    await eve.ask(`/tables/${id}/chat`, { text: 'look at me' });
    const said = await bob.ask<ChatMessage>(`/tables/${id}/chat`, { text: 'good evening' });
    await a.until(() => a.messages.some((message) => message.id === said.id));
    await b.until(() => b.messages.some((message) => message.id === said.id));
    expect(a.messages.map(({ text }) => text)).toEqual(['good evening']);
    expect(b.messages.map(({ text }) => text)).toEqual(['look at me', 'good evening']);
    const shownTo = async (client: TestClient): Promise<string[]> =>
      (await client.get<State>(`/tables/${id}`)).body.chat.map(({ text }) => text);
    expect(await shownTo(ann)).toEqual(['good evening']);
    expect(await shownTo(eve)).toEqual(['look at me', 'good evening']);
  });
});

describe('presence', () => {
  const onlineOf = async (client: TestClient): Promise<unknown> => (await peopleOf(client)).followed[0]?.online;
  const choose = (client: TestClient, presence: string): Promise<unknown> =>
    client.send('PATCH', '/people', { presence });

  it('is shown between people who follow each other, until somebody chooses otherwise', async () => {
    const [ann, bob] = await server.newClients('Ann', 'Bob');
    await relate(ann, bob, 'follow');
    await peopleOf(bob);
    expect(await onlineOf(ann)).toBeNull();
    await relate(bob, ann, 'follow');
    expect(await onlineOf(ann)).toBe(true);
    await choose(bob, 'nobody');
    expect(await onlineOf(ann)).toBeNull();
    await relate(bob, ann, 'none');
    await choose(bob, 'everybody');
    expect(await onlineOf(ann)).toBe(true);
    await relate(bob, ann, 'block');
    expect(await onlineOf(ann)).toBeNull();
  });

  it('lasts as long as somebody is connected', async () => {
    const [ann, bob] = await server.newClients('Ann', 'Bob');
    await relate(ann, bob, 'follow');
    await choose(bob, 'everybody');
    const window = await bob.connect();
    for (let minute = 0; minute < 6; minute++) await time.pass(60_000);
    await expect.poll(() => onlineOf(ann)).toBe(true);
    window.close();
    for (let minute = 0; minute < 6; minute++) await time.pass(60_000);
    await expect.poll(() => onlineOf(ann)).toBe(false);
  });
});

describe('attacks', () => {
  it('changes are limited in pace and number', async () => {
    const strict = await TestServer.open({ time });
    const [ann, bob] = await strict.newClients('Ann', 'Bob');
    for (let change = 0; change < 40; change++) await relate(ann, bob, change % 2 === 0 ? 'follow' : 'none');
    expect(await ann.refusal(`/people/${bob.guest.id}`, { relation: 'follow' })).toBe('RATE_LIMITED');
    const { db } = strict.app.context;
    const others = Array.from({ length: 500 }, (_, n) => `many-${n}`);
    const at = new Date(time.now());
    await db
      .insertInto('guests')
      .values(others.map((id) => ({ id, name: id, language: null, created_at: at, seen_at: at })))
      .execute();
    const rows = others.map((other) => ({ guest: ann.guest.id, other, kind: 'follow' as const, at }));
    await db.insertInto('relations').values(rows).execute();
    await time.pass(60_000);
    expect(await ann.refusal(`/people/${bob.guest.id}`, { relation: 'follow' })).toBe('TOO_MANY');
    await strict.close();
  });

  it('names find nobody, only ids do, and strangers have no people', async () => {
    const [ann] = await server.newClients('Ann');
    await keepWithPasskey(await server.newClient('Zenobia'));
    for (const name of ['Zenobia', 'zenobia', '%25', "'%20or%201=1"])
      expect(['NOT_FOUND', 'BAD_REQUEST']).toContain(await ann.refusal(`/people/${name}`, { relation: 'follow' }));
    const stranger = ann.with('pharos=forged');
    expect(await stranger.refusal(`/people/${ann.guest.id}`, { relation: 'block' })).toBe('UNAUTHORIZED');
    expect((await stranger.get<{ code: string }>('/people')).body.code).toBe('UNAUTHORIZED');
  });

  it('a block stays with whoever keeps their identity, whose old cookie is worth nothing', async () => {
    const [ann, bob] = await server.newClients('Ann', 'Bob');
    await relate(ann, bob, 'block');
    const { client: kept } = await keepWithPasskey(bob);
    expect(await joining(ann, kept)).toBe('BLOCKED');
    const { id } = (await ann.open()).table;
    expect(await bob.refusal(`/tables/${id}`, { do: 'join' })).toBe('UNAUTHORIZED');
  });

  it.each([true, false])(
    'a block goes along to the identity a blocked guest signs in to, bringing games: %s',
    async (bring) => {
      const [ann, bob, guest] = await server.newClients('Ann', 'Bob', 'Guest');
      const { client: kept, device } = await keepWithPasskey(bob);
      await relate(ann, guest, 'block');
      expect(await joining(ann, kept)).toBe('OK');
      await signInWith(device, guest, bring);
      expect(await joining(ann, kept)).toBe('BLOCKED');
    },
  );

  it('a merged identity has the relations of both, in both directions, and a block counts more', async () => {
    const [ann, bob, eve] = await server.newClients('Ann', 'Bob', 'Eve');
    const first = await keepWithPasskey(await server.newClient('First'));
    const second = await keepWithPasskey(await server.newClient('Second'));
    await relate(first.client, ann, 'follow');
    await relate(second.client, ann, 'block');
    await relate(second.client, bob, 'follow');
    await relate(second.client, first.client, 'follow');
    await relate(eve, second.client, 'block');
    const passkey = second.device.show(await first.client.ask<Options>('/me/merge/options'), server.url);
    await first.client.ask('/me/merge', { passkey });
    const { followed, blocked } = await peopleOf(first.client);
    expect([followed.map(({ name }) => name), blocked.map(({ name }) => name)]).toEqual([['Bob'], ['Ann']]);
    expect(await joining(eve, first.client)).toBe('BLOCKED');
  });

  it('the export tells whom somebody follows and blocks, and not who blocks them', async () => {
    const [ann, bob, eve] = await server.newClients('Ann', 'Bob', 'Eve');
    await relate(ann, bob, 'block');
    await relate(eve, ann, 'block');
    const { body } = await ann.get<{ people: unknown }>('/me/export');
    expect(body.people).toEqual([{ id: bob.guest.id, name: 'Bob', relation: 'block' }]);
    expect(JSON.stringify(body)).not.toContain(eve.guest.id);
  });
});
