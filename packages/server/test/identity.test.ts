import type { DeviceLink, Guest, IdentityInfo, KeptIdentity, Refused, TableSummary } from '@pharos/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deviceName } from '../src/identity/deviceName.ts';
import { nameChoices, nameKey } from '../src/identity/nameKey.ts';
import { Authenticator, keepWithPasskey, signInWith } from './support/authenticator.ts';
import { DATABASES } from './support/database.ts';
import { ManualTime } from './support/manualTime.ts';
import { firstMove, TestSocket, valueOf, type State, type TestClient } from './support/testClient.ts';
import { TestServer } from './support/testServer.ts';

const MINUTE = 60_000;
const HOT = [{ kind: 'host' as const }, { kind: 'hotSeat' as const }];

describe('names of kept identities', () => {
  it.each([
    ['Arsinoe', 'ARSINOE'],
    ['Arsinoe', 'Arsinoé'],
    ['Arsinoe', ' Ar-si noe'],
    ['Arsinoe', 'Аrsіnое'],
    ['Kallias', 'KaIlias'],
    ['Zoo', 'Z00'],
    ['Łukasz', 'Lukasz'],
    ['Ωmega', 'wmega'],
  ])('%s and %s are one name', (one, other) => {
    expect(nameKey(one)).toBe(nameKey(other));
  });

  it.each([
    ['Arsinoe', 'Arsinoa'],
    ['Anna', 'Ana'],
    ['Anna', 'Anna 2'],
    ['🏛', '⚓'],
  ])('%s and %s are two names', (one, other) => {
    expect(nameKey(one)).not.toBe(nameKey(other));
  });

  it('a name that is taken gets a number behind it, and is not too long then either', () => {
    const choices = nameChoices('A name of the most letters', 24);
    expect([choices.next().value, choices.next().value]).toEqual([
      'A name of the most letters',
      'A name of the most let 2',
    ]);
  });

  it.each([
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0 Safari/537.36',
      'Chrome, Linux',
    ],
    ['Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 'Firefox, Android'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1', 'Safari, iOS'],
    ['curl/8', ''],
  ])('%s is called %s', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name);
  });
});

describe.each(DATABASES)('identities on $name', ({ open }) => {
  const time = new ManualTime();
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.open({ time, storage: await open() });
  });
  afterAll(() => server.close());

  const infoOf = async (client: TestClient): Promise<IdentityInfo> =>
    (await client.get<IdentityInfo>('/me/identity')).body;
  const tablesOf = async (client: TestClient): Promise<string[]> =>
    (await client.get<TableSummary[]>('/tables/mine')).body.map(({ id }) => id);

  it('a guest who keeps their identity finds name, settings and games on another device', async () => {
    const guest = await server.newClient('Beryl');
    const { table } = await guest.open({ seats: HOT, start: true });
    expect(await infoOf(guest)).toMatchObject({ kept: false, games: { finished: 0, running: 1 }, mail: false });
    const { client: ann, codes, device } = await keepWithPasskey(guest);
    expect(codes).toHaveLength(8);
    await ann.send('PATCH', '/me', { settings: { theme: 'noon' } });

    const elsewhere = await signInWith(device, await server.newClient());
    const me = (await elsewhere.get<Guest>('/me')).body;
    expect(me).toMatchObject({ id: guest.guest.id, name: 'Beryl', kept: true, settings: { theme: 'noon' } });
    expect(await tablesOf(elsewhere)).toEqual([table.id]);
    const { table: info, game } = (await elsewhere.get<State>(`/tables/${table.id}`)).body;
    expect(info.seats[0]).toMatchObject({ mine: true, name: 'Beryl', kept: true });
    const moved = await elsewhere.send('POST', `/tables/${table.id}/move`, { v: 0, move: firstMove(game) });
    expect(moved.status).toBe(200);
    expect((await infoOf(elsewhere)).sessions.filter(({ current }) => current)).toHaveLength(1);
    expect((await infoOf(elsewhere)).sessions).toHaveLength(2);
  });

  it('a cookie or token from before the identity was kept is no way into it', async () => {
    const guest = await server.newClient();
    const { token } = await guest.ask<{ token: string }>('/me/token');
    await keepWithPasskey(guest);
    await expect(TestSocket.open(server.url, {}, { token })).rejects.toThrow('UNAUTHORIZED');
    expect((await guest.get<Refused>('/tables/mine')).body.code).toBe('UNAUTHORIZED');
    expect((await guest.get<Guest>('/me')).body.id).not.toBe(guest.guest.id);
  });

  it('kept names are unique, whatever they look like; guests are called what they like and are marked', async () => {
    const [first, second, third] = await server.newClients('Paula', 'PÁULA', 'Paula');
    await keepWithPasskey(first);
    const { client } = await keepWithPasskey(second);
    expect((await infoOf(client)).name).toBe('PÁULA 2');
    expect((await client.send<Refused>('PATCH', '/me', { name: 'paula' })).body.code).toBe('NAME_TAKEN');
    expect((await client.get<Guest>('/me')).body.name).toBe('PÁULA 2');
    expect((await client.send<Guest>('PATCH', '/me', { name: 'Milo' })).body.name).toBe('Milo');
    const { table } = await third.open({ visibility: 'public' });
    expect(table.seats[0]).toMatchObject({ name: 'Paula', kept: false });
    const listed = (await third.get<TableSummary[]>('/tables')).body.find(({ id }) => id === table.id);
    expect(listed?.seats[0]).toMatchObject({ name: 'Paula', kept: false });
  });

  it('a table shows at once that somebody has kept their identity', async () => {
    const guest = await server.newClient('Kora');
    const watching = await (await server.newClient()).connect();
    const { table } = await guest.open({ visibility: 'public' });
    await watching.watch(table.id);
    await keepWithPasskey(guest);
    await watching.until(() => watching.tables.some(({ seats }) => seats[0].kept));
  });

  it('without passkeys an identity is kept by recovery codes, each of which counts once', async () => {
    const guest = await server.newClient('Tim');
    const answer = await guest.send<KeptIdentity>('POST', '/me/keep', {});
    const [code, another] = answer.body.codes;
    const signedIn = await (
      await server.newClient()
    ).send<Guest>('POST', '/session/code', { code: code.toUpperCase().replaceAll('-', ' ') });
    expect(signedIn.body).toMatchObject({ id: guest.guest.id, kept: true });
    const stranger = await server.newClient();
    expect(await stranger.refusal('/session/code', { code })).toBe('CODE_INVALID');
    const owner = guest.after(answer);
    expect((await infoOf(owner)).codes).toEqual({ left: 7, all: 8 });
    const { codes } = await owner.ask<KeptIdentity>('/me/codes');
    expect(await stranger.refusal('/session/code', { code: another })).toBe('CODE_INVALID');
    expect((await stranger.send<Guest>('POST', '/session/code', { code: codes[0] })).body.name).toBe('Tim');
  });

  it('a second device is signed in by a link, once and for five minutes', async () => {
    const guest = await server.newClient();
    expect(await guest.refusal('/me/device', {})).toBe('NOT_KEPT');
    const { client } = await keepWithPasskey(guest);
    const { link } = await client.ask<DeviceLink>('/me/device');
    const phone = await server.newClient();
    expect((await phone.send<Guest>('POST', '/session/device', { link })).body.id).toBe(guest.guest.id);
    expect(await (await server.newClient()).refusal('/session/device', { link })).toBe('CODE_INVALID');
    const old = await client.ask<DeviceLink>('/me/device');
    const late = await client.ask<DeviceLink>('/me/device');
    expect(await phone.refusal('/session/device', { link: old.link })).toBe('CODE_INVALID');
    await time.leap(5 * MINUTE);
    expect(await phone.refusal('/session/device', { link: late.link })).toBe('CODE_INVALID');
  });

  it('a session that is ended counts nowhere: cookie, token and socket', async () => {
    const { client, device } = await keepWithPasskey(await server.newClient());
    const thief = await signInWith(device, await server.newClient());
    const { token } = await thief.ask<{ token: string }>('/me/token');
    const socket = await thief.connect();
    const gone = new Promise((resolve) => socket.socket.once('disconnect', resolve));
    const { sessions } = await infoOf(client);
    const other = sessions.find(({ current }) => !current)?.id ?? '';
    const left = (await client.send<IdentityInfo>('DELETE', `/me/sessions/${other}`, {})).body.sessions;
    expect(left.map(({ current }) => current)).toEqual([true]);
    await gone;
    expect((await thief.get<Refused>('/tables/mine')).body.code).toBe('UNAUTHORIZED');
    await expect(TestSocket.open(server.url, { cookie: thief.cookie })).rejects.toThrow('UNAUTHORIZED');
    await expect(TestSocket.open(server.url, {}, { token })).rejects.toThrow('UNAUTHORIZED');
    expect((await client.get('/tables/mine')).status).toBe(200);
    expect((await client.send<Refused>('DELETE', `/me/sessions/${other}`, {})).body.code).toBe('NOT_FOUND');
  });

  it('nobody ends the session of somebody else', async () => {
    const [ann, bob] = [
      await keepWithPasskey(await server.newClient()),
      await keepWithPasskey(await server.newClient()),
    ];
    const [{ id }] = (await infoOf(bob.client)).sessions;
    expect((await ann.client.send<Refused>('DELETE', `/me/sessions/${id}`, {})).body.code).toBe('NOT_FOUND');
    expect((await bob.client.get('/tables/mine')).status).toBe(200);
  });

  it('whoever revokes everything or signs out leaves no other session behind', async () => {
    const { client, device } = await keepWithPasskey(await server.newClient());
    const other = await signInWith(device, await server.newClient());
    const answer = await client.send('POST', '/me/revoke', {});
    expect((await other.get<Refused>('/tables/mine')).body.code).toBe('UNAUTHORIZED');
    const renewed = client.after(answer);
    expect((await infoOf(renewed)).sessions).toHaveLength(1);
    await renewed.ask('/me/sign-out');
    expect((await renewed.get<Refused>('/tables/mine')).body.code).toBe('UNAUTHORIZED');
    const back = await signInWith(device, await server.newClient());
    expect((await infoOf(back)).sessions).toHaveLength(1);
    expect(await (await server.newClient()).refusal('/me/sign-out', {})).toBe('NOT_KEPT');
  });

  it('what was played as a guest comes along when somebody signs in, if they wish', async () => {
    const { client, device } = await keepWithPasskey(await server.newClient('Niels'));
    const [stays, comes] = await server.newClients('Stays', 'Comes');
    const left = (await stays.open({ seats: HOT, start: true })).table.id;
    const brought = (await comes.open({ seats: HOT, start: true })).table.id;
    await signInWith(device, stays, false);
    expect((await stays.get<Guest>('/me')).body.id).toBe(stays.guest.id);
    const after = await signInWith(device, comes, true);
    expect(await tablesOf(client)).toEqual([brought]);
    expect(await tablesOf(stays)).toEqual([left]);
    const { table } = (await after.get<State>(`/tables/${brought}`)).body;
    expect(table).toMatchObject({ isHost: true, host: client.guest.id });
    expect(table.seats.map(({ name, mine, kept }) => [name, mine, kept])).toEqual([
      ['Niels', true, true],
      ['Comes', true, false],
    ]);
    expect((await comes.get<Guest>('/me')).body.id).not.toBe(comes.guest.id);
  });

  it('two kept identities are merged: passkeys and games of both, also those against each other', async () => {
    const [ann, bob] = await server.newClients('Petra', 'Sigrid');
    const both = await ann.open();
    await bob.command(both.table.id, { do: 'join' });
    await ann.command(both.table.id, { do: 'start' });
    const [a, b] = [await keepWithPasskey(ann), await keepWithPasskey(bob)];
    const alone = (await b.client.open({ seats: HOT, start: true })).table.id;
    const watching = await a.client.connect();
    await watching.watch(both.table.id);
    const answerOf = async (device: Authenticator): Promise<unknown> =>
      device.show(await a.client.ask('/me/merge/options'), server.url);
    expect(await a.client.refusal('/me/merge', { passkey: await answerOf(a.device) })).toBe('SAME_IDENTITY');
    const merged = await a.client.ask<IdentityInfo>('/me/merge', { passkey: await answerOf(b.device) });
    expect([merged.name, merged.passkeys.length, merged.games.running]).toEqual(['Petra', 2, 2]);
    await watching.until(() => watching.tables.at(-1)?.seats.every(({ mine }) => mine));
    expect((await tablesOf(a.client)).sort()).toEqual([both.table.id, alone].sort());
    expect((await b.client.get<Refused>('/tables/mine')).body.code).toBe('UNAUTHORIZED');
    const back = await signInWith(b.device, await server.newClient());
    expect((await back.get<Guest>('/me')).body).toMatchObject({ id: ann.guest.id, name: 'Petra' });
    const state = await watching.watch(both.table.id);
    expect(state.table.seats.map(({ name }) => name)).toEqual(['Petra', 'Sigrid']);
    valueOf(await watching.move(both.table.id, state.game?.v ?? 0, firstMove(state.game), { seat: 0 }));
    // The name is free again.
    expect((await keepWithPasskey(await server.newClient('Sigrid'))).client).toBeDefined();
  });

  it('the last way back is not removed', async () => {
    const { client, codes } = await keepWithPasskey(await server.newClient());
    const [{ id }] = (await infoOf(client)).passkeys;
    const other = await server.newClient();
    for (const code of codes) await other.ask('/session/code', { code });
    expect((await client.send<Refused>('DELETE', `/me/passkeys/${id}`, {})).body.code).toBe('LAST_KEY');
    const device = new Authenticator();
    const passkey = await device.make(await client.ask('/me/passkeys/options'), server.url);
    expect((await client.ask<KeptIdentity>('/me/passkeys', { passkey })).identity.passkeys).toHaveLength(2);
    const left = (await client.send<IdentityInfo>('DELETE', `/me/passkeys/${id}`, {})).body.passkeys;
    expect(left).toHaveLength(1);
    expect(await client.refusal('/me/keep', {})).toBe('KEPT_ALREADY');
  });

  it('everything is exported as one file, and of games under way nothing that is secret', async () => {
    const { client } = await keepWithPasskey(await server.newClient('Stefan'));
    const running = (await client.open({ seats: HOT, start: true })).table;
    const over = (await client.open({ seats: HOT, start: true })).table.id;
    await client.send('POST', `/tables/${over}/chat`, { text: 'hello' });
    await client.command(over, { do: 'leave' });
    const answer = await fetch(`${server.url}/api/v1/me/export`, { headers: { cookie: client.cookie } });
    const text = await answer.text();
    const all = JSON.parse(text) as {
      identity: IdentityInfo;
      messages: { text: string }[];
      games: { id: string; phase: string; record?: { save: unknown } }[];
    };
    expect(all.identity.name).toBe('Stefan');
    expect(all.messages.map((message) => message.text)).toEqual(['hello']);
    expect(new Map(all.games.map(({ id, phase, record }) => [id, [phase, record !== undefined]]))).toEqual(
      new Map([
        [running.id, ['playing', false]],
        [over, ['closed', true]],
      ]),
    );
    const { secret, seed } = await server.app.context.db
      .selectFrom('tables')
      .select(['secret', 'seed'])
      .where('id', '=', running.id)
      .executeTakeFirstOrThrow();
    for (const hidden of [secret, seed]) expect(text).not.toContain(hidden);
    expect(answer.headers.get('content-disposition')).toContain('attachment');
  });

  it('a deleted identity leaves its games readable under no name, and nothing else', async () => {
    const { client, codes, device } = await keepWithPasskey(await server.newClient('Xaver'));
    const bob = await server.newClient('Bob');
    const under = await client.open();
    await bob.command(under.table.id, { do: 'join' });
    await client.command(under.table.id, { do: 'start' });
    const over = (await client.open({ seats: HOT, start: true })).table.id;
    await client.send('POST', `/tables/${over}/chat`, { text: 'hello' });
    await client.command(over, { do: 'leave' });
    const waiting = (await client.open()).table.id;
    expect(await client.refusal('/me/delete', { name: 'Somebody' })).toBe('BAD_REQUEST');
    await client.ask('/me/delete', { name: 'Xaver' });

    expect((await client.get<Refused>('/tables/mine')).body.code).toBe('UNAUTHORIZED');
    const stranger = await server.newClient();
    for (const code of codes) expect(await stranger.refusal('/session/code', { code })).toBe('CODE_INVALID');
    await expect(signInWith(device, stranger)).rejects.toThrow('BAD_PASSKEY');
    const state = (await bob.get<State>(`/tables/${under.table.id}`)).body;
    expect(state.table.seats.map(({ name, standIn }) => [name, standIn])).toEqual([
      [null, true],
      ['Bob', false],
    ]);
    const record = (await bob.get<{ names: string[] }>(`/tables/${over}/record`)).body;
    expect(record.names).toEqual(['–', '–']);
    expect((await bob.get<State>(`/tables/${over}`)).body.chat).toEqual([]);
    expect((await bob.get<State>(`/tables/${waiting}`)).body.table.phase).toBe('closed');
    expect((await keepWithPasskey(await server.newClient('Xaver'))).client).toBeDefined();
  });
});
