import type { Refused } from '@pharos/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIFETIME_MS, Signer, type Claims } from '../src/tokens.ts';
import { TestHost } from './support/host.ts';
import { TestTime } from './support/time.ts';
import { codeOf, Connection, firstMove, valueOf, type State, type Visitor } from './support/visitor.ts';

const [OLD, NEW] = ['o'.repeat(32), 'n'.repeat(32)];
const NOW = Date.parse('2030-01-01');
const CLAIMS: Claims = { guest: 'abc', generation: 3, at: NOW, scope: null };

describe('a signed identity', () => {
  const signer = new Signer([NEW, OLD]);

  it('says what was signed', () => {
    expect(signer.open('token', signer.sign('token', CLAIMS), NOW)).toEqual(CLAIMS);
    const scoped = { ...CLAIMS, scope: { table: 'aaaaaaaaaa', seat: 2 } };
    expect(signer.open('token', signer.sign('token', scoped), NOW)).toEqual(scoped);
  });

  it('is believed under an older secret, and signed with the newest', () => {
    expect(signer.open('cookie', new Signer([OLD]).sign('cookie', CLAIMS), NOW)).toEqual(CLAIMS);
    expect(new Signer([OLD]).open('cookie', signer.sign('cookie', CLAIMS), NOW)).toBeNull();
  });

  it('cannot be changed in any letter, nor used for another purpose', () => {
    const signed = signer.sign('token', { ...CLAIMS, scope: { table: 'aaaaaaaaaa', seat: 2 } });
    for (let at = 0; at < signed.length; at++) {
      const forged = `${signed.slice(0, at)}${signed[at] === '1' ? '2' : '1'}${signed.slice(at + 1)}`;
      expect(signer.open('token', forged, NOW)).toBeNull();
    }
    expect(signer.open('cookie', signed, NOW)).toBeNull();
    expect(signer.open('token', signed.replace('.aaaaaaaaaa.2', ''), NOW)).toBeNull();
  });

  it('counts for a while only, and not before its time', () => {
    for (const purpose of ['cookie', 'token'] as const) {
      const signed = signer.sign(purpose, CLAIMS);
      expect(signer.open(purpose, signed, NOW + LIFETIME_MS[purpose])).not.toBeNull();
      expect(signer.open(purpose, signed, NOW + LIFETIME_MS[purpose] + 1)).toBeNull();
      expect(signer.open(purpose, signed, NOW - 120_000)).toBeNull();
    }
  });
});

describe('a visitor', () => {
  const time = new TestTime();
  let host: TestHost;
  let ann: Visitor;
  let bob: Visitor;

  beforeAll(async () => {
    host = await TestHost.open({ time });
    ann = await host.visitor('Ann');
    bob = await host.visitor('Bob');
  });
  afterAll(() => host.close());

  async function play(): Promise<State> {
    const { table } = await ann.open();
    await bob.ask(table.id, { do: 'join' });
    await ann.ask(table.id, { do: 'start' });
    return (await ann.get<State>(`/tables/${table.id}`)).body;
  }

  async function withToken<Value>(token: string, path: string, body?: unknown): Promise<[number, Value]> {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const request = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
    const answer = await fetch(`${host.url}/api/v1${path}`, request);
    return [answer.status, (await answer.json()) as Value];
  }

  async function seatToken(table: string): Promise<string> {
    return (await ann.send<{ token: string }>('POST', `/tables/${table}/token`, {})).body.token;
  }

  it('gets a new cookie with every visit, so that only who stays away for long loses it', async () => {
    const visit = (cookie: string, path: string): Promise<Response> =>
      fetch(`${host.url}/api/v1${path}`, { headers: { cookie } });
    let { cookie } = ann;
    for (let visits = 0; visits < 3; visits++) {
      await time.leap(LIFETIME_MS.cookie * 0.4);
      cookie = (await visit(cookie, '/me')).headers.getSetCookie()[0].split(';')[0];
    }
    expect((await visit(cookie, '/tables/mine')).status).toBe(200);
    expect((await visit(ann.cookie, '/tables/mine')).status).toBe(401);
    ann = await host.visitor('Ann');
    bob = await host.visitor('Bob');
  });

  it('lets a program play one seat, and nothing else', async () => {
    const { table, game } = await play();
    const other = (await play()).table.id;
    const token = await seatToken(table.id);
    const [status, state] = await withToken<State>(token, `/tables/${table.id}`);
    expect([status, state.table.seats[0].mine]).toEqual([200, true]);
    expect((await withToken(token, `/tables/${table.id}/move`, { v: 0, move: firstMove(game) }))[0]).toBe(200);
    const beyond: readonly [string, unknown?][] = [
      ['/me'],
      ['/tables/mine'],
      [`/tables/${other}`],
      ['/me/token', {}],
      ['/me/revoke', {}],
      [`/tables/${table.id}/token`, {}],
      [`/tables/${table.id}`, { do: 'leave' }],
      [`/tables/${table.id}/chat`, { text: 'hello' }],
      [`/tables/${table.id}/move`, { v: 1, move: 'x', seat: 1 }],
      [`/tables/${other}/move`, { v: 0, move: 'x' }],
      ['/tables', { game: 'duel', seats: [{ kind: 'host' }, { kind: 'open' }] }],
    ];
    for (const [path, body] of beyond) {
      const [refused, problem] = await withToken<Refused>(token, path, body);
      expect([path, refused, problem.code]).toEqual([path, 403, 'OUT_OF_SCOPE']);
    }
  });

  it('lets a program play one seat by socket as well', async () => {
    const { table, game } = await play();
    const other = (await play()).table.id;
    const socket = await Connection.open(host.url, {}, { token: await seatToken(table.id) });
    await socket.watch(table.id);
    valueOf(await socket.move(table.id, 0, firstMove(game)));
    expect(codeOf(await socket.raw('watch', { table: other }))).toBe('OUT_OF_SCOPE');
    expect(codeOf(await socket.raw('chat', { table: table.id, text: 'x' }))).toBe('OUT_OF_SCOPE');
    expect(codeOf(await socket.raw('table', { table: table.id, command: { do: 'leave' } }))).toBe('OUT_OF_SCOPE');
    expect(codeOf(await socket.move(table.id, 1, 'x', { seat: 1 }))).toBe('OUT_OF_SCOPE');
    socket.close();
  });

  it('gets no such token before the start, without a seat, or for several seats on one device', async () => {
    const { table } = await ann.open();
    expect(await ann.refusal(`/tables/${table.id}/token`, {})).toBe('WRONG_PHASE');
    const under = (await play()).table.id;
    expect(await (await host.visitor()).refusal(`/tables/${under}/token`, {})).toBe('NOT_SEATED');
    const hot = await ann.open({ seats: [{ kind: 'host' }, { kind: 'hotSeat', name: 'Eve' }], start: true });
    expect(await ann.refusal(`/tables/${hot.table.id}/token`, {})).toBe('BAD_SEATS');
  });

  it('can take back everything that was signed, and go on alone', async () => {
    const eve = await host.visitor('Eve');
    const { token } = (await eve.send<{ token: string }>('POST', '/me/token', {})).body;
    const socket = await eve.connect();
    const gone = new Promise((resolve) => socket.socket.once('disconnect', resolve));
    const answer = await eve.send<{ token: string }>('POST', '/me/revoke', {});
    await gone;
    expect((await eve.get<Refused>('/tables/mine')).body.code).toBe('UNAUTHORIZED');
    expect((await withToken<Refused>(token, '/tables/mine'))[1].code).toBe('UNAUTHORIZED');
    await expect(Connection.open(host.url, { cookie: eve.cookie })).rejects.toThrow('UNAUTHORIZED');
    expect((await withToken(answer.body.token, '/tables/mine'))[0]).toBe(200);
    const cookie = answer.headers.getSetCookie()[0].split(';')[0];
    expect((await fetch(`${host.url}/api/v1/tables/mine`, { headers: { cookie } })).status).toBe(200);
  });
});

describe('a cookie', () => {
  it('is out of reach of scripts and other sites, and over https of other hosts too', async () => {
    const [plain, secure] = [await TestHost.open(), await TestHost.open({}, { publicUrl: 'https://pharos.example' })];
    const cookieOf = async ({ url }: TestHost): Promise<string> =>
      (await fetch(`${url}/api/v1/me`)).headers.getSetCookie()[0];
    expect(await cookieOf(plain)).toMatch(/^pharos=[\w.-]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(await cookieOf(secure)).toMatch(
      /^__Host-pharos=[\w.-]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    await Promise.all([plain.close(), secure.close()]);
  });
});
