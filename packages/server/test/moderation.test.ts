import type { Administrator, AdminLogEntry, ChatMessage, Guest, Refused, Report } from '@pharos/protocol';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newAdminCode } from '../src/operations/adminCode.ts';
import { WordFilter } from '../src/identity/wordFilter.ts';
import { keepWithPasskey } from './support/authenticator.ts';
import { beginGame } from './support/games.ts';
import type { State, TestClient } from './support/testClient.ts';
import { TestServer } from './support/testServer.ts';

const server = await TestServer.open({}, { refusedWords: ['scoundrel', 'villain*'] });
const { db } = server.app.context;
let admin: TestClient;
afterAll(() => server.close());

async function newAdmin(name: string): Promise<TestClient> {
  const { client } = await keepWithPasskey(await server.newClient(name));
  await client.ask('/admin/claim', { code: await newAdminCode(db) });
  return client;
}

beforeAll(async () => {
  admin = await newAdmin('Admin');
});

const reportsSeen = async (): Promise<Report[]> => (await admin.get<Report[]>('/admin/reports')).body;
const logSeen = async (): Promise<AdminLogEntry[]> => (await admin.get<AdminLogEntry[]>('/admin/log')).body;

describe('reports', () => {
  it('a reported message is stored with its words and those around it, though it be gone', async () => {
    const [ann, eve] = await server.newClients('Ann', 'Eve');
    const { id: table } = (await ann.open({ visibility: 'public' })).table;
    await ann.ask(`/tables/${table}/chat`, { text: 'good evening' });
    const said = await eve.ask<ChatMessage>(`/tables/${table}/chat`, { text: 'you are nobody' });
    await ann.ask('/reports', { kind: 'message', table, message: said.id, note: 'unkind' });
    await eve.ask('/me/delete', { name: 'Eve' });
    expect((await reportsSeen()).find((report) => report.table === table)).toMatchObject({
      kind: 'message',
      state: 'open',
      name: 'Eve',
      words: 'you are nobody',
      note: 'unkind',
      context: [
        { name: 'Ann', text: 'good evening' },
        { name: 'Eve', text: 'you are nobody' },
      ],
    });
  });

  it('names and games are reported, each once by everybody', async () => {
    const [ann, bob] = await server.newClients('Ann', 'Odd Name');
    const table = await beginGame(ann, bob);
    for (let time = 0; time < 2; time++) await ann.ask('/reports', { kind: 'name', guest: bob.guest.id });
    await ann.ask('/reports', { kind: 'game', table, guest: bob.guest.id });
    const seen = (await reportsSeen()).filter((report) => report.about === bob.guest.id);
    expect(new Map(seen.map(({ kind, words }) => [kind, words]))).toEqual(
      new Map([
        ['game', ''],
        ['name', 'Odd Name'],
      ]),
    );
    expect(seen).toHaveLength(2);
  });

  it('what does not exist, and oneself, is not reported', async () => {
    const [ann, bob] = await server.newClients('Ann', 'Bob');
    const { id: table } = (await ann.open()).table;
    expect(await ann.refusal('/reports', { kind: 'message', table, message: 1_000_000 })).toBe('NOT_FOUND');
    expect(await ann.refusal('/reports', { kind: 'name', guest: 'nobody-at-all' })).toBe('NOT_FOUND');
    expect(await ann.refusal('/reports', { kind: 'game', table, guest: bob.guest.id })).toBe('NOT_FOUND');
    expect(await ann.refusal('/reports', { kind: 'name', guest: ann.guest.id })).toBe('BAD_REQUEST');
    expect(await ann.refusal('/reports', { kind: 'name' })).toBe('BAD_REQUEST');
  });

  it('a storm of reports is stopped', async () => {
    const [ann, bob] = await server.newClients('Ann', 'Bob');
    const codes = await Promise.all(
      Array.from({ length: 30 }, () =>
        ann.send<Refused>('POST', '/reports', { kind: 'name', guest: bob.guest.id }).then(({ body }) => body.code),
      ),
    );
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(25);
    expect((await reportsSeen()).filter((report) => report.about === bob.guest.id)).toHaveLength(1);
  });
});

describe('administrators', () => {
  const DOORS: readonly [method: string, path: string, body?: object][] = [
    ['GET', '/admin/reports'],
    ['GET', '/admin/log'],
    ['POST', '/admin/reports/x', { state: 'settled' }],
    ['POST', '/admin/tables/aaaaaaaaaa/close', {}],
    ['GET', '/admin/administrators'],
    ['POST', '/admin/administrators', { name: 'Admin' }],
    ['DELETE', '/admin/administrators/x', {}],
    ['POST', '/admin/people/x', { do: 'lift' }],
    ['POST', '/admin/people/x', { do: 'rename', name: 'Other' }],
    ['POST', '/admin/people/x', { do: 'suspend', hours: null }],
  ];

  it.each(DOORS)(
    '%s %s is closed to guests, kept identities, strangers and tokens of administrators',
    async (method, path, body) => {
      const guest = await server.newClient();
      const { client: kept } = await keepWithPasskey(await server.newClient());
      const { token } = await admin.ask<{ token: string }>('/me/token');
      const codeOf = async (client: TestClient, headers: Record<string, string> = {}): Promise<string> => {
        const answer = await fetch(`${server.url}/api/v1${path}`, {
          method,
          headers: { 'content-type': 'application/json', ...(client === admin ? headers : { cookie: client.cookie }) },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        });
        return ((await answer.json()) as Refused).code;
      };
      expect(await codeOf(guest)).toBe('NOT_ADMIN');
      expect(await codeOf(kept)).toBe('NOT_ADMIN');
      expect(await codeOf(guest.with('pharos=forged'))).toBe('UNAUTHORIZED');
      expect(['NOT_ADMIN', 'UNAUTHORIZED']).toContain(await codeOf(admin, { authorization: `Bearer ${token}` }));
    },
  );

  it('a code counts once, for a kept identity, and not for anything else', async () => {
    const guest = await server.newClient();
    const code = await newAdminCode(db);
    expect(await guest.refusal('/admin/claim', { code })).toBe('NOT_KEPT');
    const { client: first } = await keepWithPasskey(await server.newClient());
    const { client: second } = await keepWithPasskey(await server.newClient());
    const { link } = await first.ask<{ link: string }>('/me/device');
    expect(await second.refusal('/admin/claim', { code: link })).toBe('CODE_INVALID');
    const claims = await Promise.all([first, second].map((client) => client.send('POST', '/admin/claim', { code })));
    expect(claims.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403]);
    const thief = await keepWithPasskey(await server.newClient());
    expect(await thief.client.refusal('/session/device', { link: code })).toBe('CODE_INVALID');
    for (let attempt = 0; attempt < 5; attempt++) await thief.client.refusal('/admin/claim', { code });
    expect(await thief.client.refusal('/admin/claim', { code })).toBe('RATE_LIMITED');
  });

  it('administrators decide on reports, close tables and rename, and all of it is logged', async () => {
    const [ann, bob] = await server.newClients('Ann', 'Rude Name');
    const table = await beginGame(ann, bob);
    await ann.ask('/reports', { kind: 'name', guest: bob.guest.id });
    const report = (await reportsSeen()).find(({ about }) => about === bob.guest.id);
    await admin.ask(`/admin/reports/${report?.id}`, { state: 'settled' });
    await admin.ask(`/admin/people/${bob.guest.id}`, { do: 'rename', name: 'Bob' });
    expect((await ann.get<State>(`/tables/${table}`)).body.table.seats[1].name).toBe('Bob');
    await admin.ask(`/admin/tables/${table}/close`);
    expect((await ann.get<State>(`/tables/${table}`)).body.table.phase).toBe('closed');
    expect(await admin.refusal(`/admin/tables/${table}/close`, {})).toBe('WRONG_PHASE');
    expect((await logSeen()).slice(0, 3).map(({ action, admin: name }) => [action, name])).toEqual([
      ['closeTable', 'Admin'],
      ['rename', 'Admin'],
      ['report', 'Admin'],
    ]);
  });

  it('administrators appoint others and take the right away again, but the last one stays', async () => {
    const { client: ivy } = await keepWithPasskey(await server.newClient('Ivy'));
    const names = async (): Promise<string[]> =>
      (await admin.get<Administrator[]>('/admin/administrators')).body.map(({ name }) => name);
    expect(await admin.refusal('/admin/administrators', { name: 'Nobody at all' })).toBe('NOT_FOUND');
    await admin.ask('/admin/administrators', { name: 'ivy' });
    expect(await names()).toContain('Ivy');
    expect((await ivy.get('/admin/reports')).status).toBe(200);
    const dismiss = async (by: TestClient, whom: string): Promise<string> =>
      (await by.send<{ code?: string }>('DELETE', `/admin/administrators/${whom}`, {})).body.code ?? 'done';
    // All at once each of the others is dismissed, and so are the two of each other: one of them stays.
    const all = (await admin.get<Administrator[]>('/admin/administrators')).body;
    for (const { id } of all)
      if (id !== ivy.guest.id && id !== admin.guest.id) expect(await dismiss(admin, id)).toBe('done');
    const both = await Promise.all([dismiss(admin, ivy.guest.id), dismiss(ivy, admin.guest.id)]);
    expect(both).toContain('done');
    const left = both[0] === 'done' ? admin : ivy;
    expect(await dismiss(left, left.guest.id)).toBe('LAST_ADMIN');
    expect(both.filter((code) => code === 'done')).toHaveLength(1);
    const { body: log } = await left.get<AdminLogEntry[]>('/admin/log');
    expect(log.slice(0, 2).map(({ action }) => action)).toContain('dismiss');
    expect(log.map(({ action }) => action)).toContain('appoint');
    if (left === ivy) await ivy.ask('/admin/administrators', { name: 'Admin' });
  });

  it('the log of administrators cannot be changed', async () => {
    await expect(sql`update admin_log set action = 'nothing'`.execute(db)).rejects.toThrow('never changed');
    await expect(sql`delete from admin_log`.execute(db)).rejects.toThrow('never changed');
  });

  it('whoever is suspended leaves their games and reads and exports, but neither plays nor talks', async () => {
    const [ann, bob] = await server.newClients('Ann', 'Bob');
    const table = await beginGame(ann, bob);
    const { id: other } = (await ann.open({ visibility: 'public' })).table;
    await admin.ask(`/admin/people/${bob.guest.id}`, { do: 'suspend', hours: 24, reason: 'be kind' });
    expect((await ann.get<State>(`/tables/${table}`)).body.table.seats[1].standIn).toBe(true);
    const refusals = [
      await bob.refusal(`/tables/${table}`, { do: 'takeBack', seat: 1 }),
      await bob.refusal(`/tables/${other}`, { do: 'join' }),
      await bob.refusal(`/tables/${other}/chat`, { text: 'hello' }),
      await bob.refusal('/tables', { game: 'duel', seats: [{ kind: 'host' }, { kind: 'open' }] }),
      await bob.refusal(`/tables/${table}/again`, {}),
    ];
    expect(new Set(refusals)).toEqual(new Set(['SUSPENDED']));
    expect((await bob.get<Guest>('/me')).body.suspended?.reason).toBe('be kind');
    expect((await bob.get(`/tables/${table}`)).status).toBe(200);
    expect((await bob.get('/me/export')).status).toBe(200);
    await admin.ask(`/admin/people/${bob.guest.id}`, { do: 'lift' });
    await bob.command(other, { do: 'join' });
  });

  it('a suspension goes along when the identity is kept, and administrators are not suspended', async () => {
    const bob = await server.newClient('Bob');
    await admin.ask(`/admin/people/${bob.guest.id}`, { do: 'suspend', hours: null });
    const { client: kept } = await keepWithPasskey(bob);
    expect(await kept.refusal('/tables', { game: 'duel', seats: [{ kind: 'host' }, { kind: 'open' }] })).toBe(
      'SUSPENDED',
    );
    const other = await newAdmin('Second');
    expect(await admin.refusal(`/admin/people/${other.guest.id}`, { do: 'suspend', hours: 1 })).toBe('BAD_REQUEST');
  });
});

describe('the word filter', () => {
  it('names, names on one device and chat with a listed word are refused plainly', async () => {
    const ann = await server.newClient('Ann');
    const { id } = (await ann.open()).table;
    expect(await ann.refusal(`/tables/${id}/chat`, { text: 'What a Scoundrel!' })).toBe('WORDS_REFUSED');
    expect((await ann.send<Refused>('PATCH', '/me', { name: 'sc0undrel' })).body.code).toBe('WORDS_REFUSED');
    const seats = [{ kind: 'host' }, { kind: 'hotSeat', name: 'Villainous' }];
    expect(await ann.refusal('/tables', { game: 'duel', seats })).toBe('WORDS_REFUSED');
    await ann.ask(`/tables/${id}/chat`, { text: 'all is well' });
  });

  it('knows words however they are written, and lets harmless ones pass', () => {
    const filter = new WordFilter(['bad', 'worse*', '', '#']);
    for (const text of ['bad', 'BÁD!', 'b a d', 'so bad', 'worsening', 'bаd'])
      expect(() => filter.check(text), text).toThrow();
    for (const text of ['badge', 'a badger', 'forbad', 'a d b', '!?', ''])
      expect(() => filter.check(text), text).not.toThrow();
  });
});
