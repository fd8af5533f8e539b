import type { Refused } from '@pharos/protocol';
import { afterAll, describe, expect, it } from 'vitest';
import { LIFETIME_MS, Signer, type Claims } from '../src/identity/signer.ts';
import { TestServer } from './support/testServer.ts';
import { ManualTime } from './support/manualTime.ts';
import { codeOf, TestSocket, firstMove, valueOf, type State } from './support/testClient.ts';

const [OLD, NEW] = ['o'.repeat(32), 'n'.repeat(32)];
const NOW = Date.parse('2030-01-01');
const CLAIMS: Claims = { guest: 'abc', generation: 3, at: NOW, scope: null, session: null };

const time = new ManualTime();
const server = await TestServer.open({ time });
const [ann, bob] = await server.newClients('Ann', 'Bob');
afterAll(() => server.close());

describe('signed identities', () => {
  const signer = new Signer([NEW, OLD]);

  it('a signed identity says what was signed', () => {
    expect(signer.verify('token', signer.sign('token', CLAIMS), NOW)).toEqual(CLAIMS);
    const scoped = { ...CLAIMS, scope: { table: 'aaaaaaaaaa', seat: 2 } };
    expect(signer.verify('token', signer.sign('token', scoped), NOW)).toEqual(scoped);
    const inSession = { ...scoped, session: 'abcdefgh-_123456' };
    expect(signer.verify('token', signer.sign('token', inSession), NOW)).toEqual(inSession);
  });

  it('a signed identity is believed under an older secret, and signed with the newest', () => {
    expect(signer.verify('cookie', new Signer([OLD]).sign('cookie', CLAIMS), NOW)).toEqual(CLAIMS);
    expect(new Signer([OLD]).verify('cookie', signer.sign('cookie', CLAIMS), NOW)).toBeNull();
  });

  it('a signed identity cannot be changed in any letter, nor used for another purpose', () => {
    const scope = { table: 'aaaaaaaaaa', seat: 2 };
    const signed = signer.sign('token', { ...CLAIMS, scope, session: 'abcdefgh-_123456' });
    for (let at = 0; at < signed.length; at++) {
      const forged = `${signed.slice(0, at)}${signed[at] === '1' ? '2' : '1'}${signed.slice(at + 1)}`;
      expect(signer.verify('token', forged, NOW)).toBeNull();
    }
    expect(signer.verify('cookie', signed, NOW)).toBeNull();
    expect(signer.verify('token', signed.replace('.aaaaaaaaaa.2', ''), NOW)).toBeNull();
    expect(signer.verify('token', signed.replace('.s-abcdefgh-_123456', ''), NOW)).toBeNull();
  });

  it('a token counts for a while only', () => {
    const signed = signer.sign('token', CLAIMS);
    expect(signer.verify('token', signed, NOW + LIFETIME_MS.token)).not.toBeNull();
    expect(signer.verify('token', signed, NOW + LIFETIME_MS.token + 1)).toBeNull();
  });

  it('a signed identity counts as well if the clock was set back since', () => {
    for (const purpose of ['cookie', 'token'] as const)
      expect(signer.verify(purpose, signer.sign(purpose, CLAIMS), NOW - 366 * 86_400_000)).toEqual(CLAIMS);
  });
});

describe('tokens of guests', () => {
  async function play(): Promise<State> {
    const { table } = await ann.open();
    await bob.command(table.id, { do: 'join' });
    await ann.command(table.id, { do: 'start' });
    return (await ann.get<State>(`/tables/${table.id}`)).body;
  }

  async function withToken<Value>(token: string, path: string, body?: unknown): Promise<[number, Value]> {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const request = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
    const answer = await fetch(`${server.url}/api/v1${path}`, request);
    return [answer.status, (await answer.json()) as Value];
  }

  async function seatToken(table: string): Promise<string> {
    return (await ann.send<{ token: string }>('POST', `/tables/${table}/token`, {})).body.token;
  }

  it('a seat token lets a program play one seat, and nothing else', async () => {
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

  it('a seat token lets a program play one seat by socket as well', async () => {
    const { table, game } = await play();
    const other = (await play()).table.id;
    const socket = await TestSocket.open(server.url, {}, { token: await seatToken(table.id) });
    await socket.watch(table.id);
    valueOf(await socket.move(table.id, 0, firstMove(game)));
    expect(codeOf(await socket.raw('watch', { table: other }))).toBe('OUT_OF_SCOPE');
    expect(codeOf(await socket.raw('chat', { table: table.id, text: 'x' }))).toBe('OUT_OF_SCOPE');
    expect(codeOf(await socket.raw('table', { table: table.id, command: { do: 'leave' } }))).toBe('OUT_OF_SCOPE');
    expect(codeOf(await socket.move(table.id, 1, 'x', { seat: 1 }))).toBe('OUT_OF_SCOPE');
    socket.close();
  });

  it('no seat token is given before the start, without a seat, or for several seats on one device', async () => {
    const { table } = await ann.open();
    expect(await ann.refusal(`/tables/${table.id}/token`, {})).toBe('WRONG_PHASE');
    const under = (await play()).table.id;
    expect(await (await server.newClient()).refusal(`/tables/${under}/token`, {})).toBe('NOT_SEATED');
    const hot = await ann.open({ seats: [{ kind: 'host' }, { kind: 'hotSeat', name: 'Eve' }], start: true });
    expect(await ann.refusal(`/tables/${hot.table.id}/token`, {})).toBe('BAD_SEATS');
  });

  it('a guest can revoke everything that was signed, and go on alone', async () => {
    const eve = await server.newClient('Eve');
    const { token } = (await eve.send<{ token: string }>('POST', '/me/token', {})).body;
    const socket = await eve.connect();
    const gone = new Promise((resolve) => socket.socket.once('disconnect', resolve));
    const answer = await eve.send<{ token: string }>('POST', '/me/revoke', {});
    await gone;
    expect((await eve.get<Refused>('/tables/mine')).body.code).toBe('UNAUTHORIZED');
    expect((await withToken<Refused>(token, '/tables/mine'))[1].code).toBe('UNAUTHORIZED');
    await expect(TestSocket.open(server.url, { cookie: eve.cookie })).rejects.toThrow('UNAUTHORIZED');
    expect((await withToken(answer.body.token, '/tables/mine'))[0]).toBe(200);
    const cookie = answer.headers.getSetCookie()[0].split(';')[0];
    expect((await fetch(`${server.url}/api/v1/tables/mine`, { headers: { cookie } })).status).toBe(200);
  });
});

describe('wrong clocks', () => {
  const HOUR = 3_600_000;
  const LEAPS = [HOUR, 24 * HOUR, 366 * 24 * HOUR].flatMap((leap) => [
    { name: `${leap / HOUR} hours ahead`, leap },
    { name: `${leap / HOUR} hours back`, leap: -leap },
  ]);

  it.each(LEAPS)('a clock that is wrong and jumps $name costs nobody their identity or seat', async ({ leap }) => {
    const time = new ManualTime();
    const server = await TestServer.open({ time });
    const ann = await server.newClient('Ann');
    const { table, game } = await ann.open({
      seats: [{ kind: 'host' }, { kind: 'bot', level: 'random' }],
      start: true,
    });
    const { token } = (await ann.send<{ token: string }>('POST', `/tables/${table.id}/token`, {})).body;
    await time.leap(leap);

    const me = await ann.get<{ id: string }>('/me');
    expect(me.body.id).toBe(ann.guest.id);
    const renewed = ann.with(me.headers.getSetCookie()[0].split(';')[0]);
    for (const client of [ann, renewed]) {
      expect((await client.get<{ id: string }[]>('/tables/mine')).body.map(({ id }) => id)).toEqual([table.id]);
      const socket = await client.connect();
      expect((await socket.watch(table.id)).table.seats[0].mine).toBe(true);
      socket.close();
      expect(await firstEvent(server.url, table.id, { cookie: client.cookie })).toContain('"mine":true');
    }

    const isTooOld = leap > LIFETIME_MS.token;
    const authorization = `Bearer ${token}`;
    const seat = await fetch(`${server.url}/api/v1/tables/${table.id}`, { headers: { authorization } });
    expect(((await seat.json()) as State).table.seats[0].mine).toBe(!isTooOld);
    const bySocket = TestSocket.open(server.url, {}, { token });
    if (isTooOld) await expect(bySocket).rejects.toThrow('UNAUTHORIZED');
    else (await bySocket).close();

    // Set right again, everything counts that did before and that was signed meanwhile.
    await time.leap(-leap);
    for (const client of [ann, renewed]) expect((await client.get<{ id: string }>('/me')).body.id).toBe(ann.guest.id);
    const moved = await fetch(`${server.url}/api/v1/tables/${table.id}/move`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ v: 0, move: firstMove(game) }),
    });
    expect(moved.status).toBe(200);
    await server.close();
  });

  it('a server whose clock is wrong signs anew without dating further ahead', async () => {
    const time = new ManualTime();
    const server = await TestServer.open({ time });
    const ann = await server.newClient();
    await time.leap(-HOUR);
    const cookie = (await ann.get('/me')).headers.getSetCookie()[0].split(';')[0];
    const dateIn = (text: string): number => parseInt(text.split('.')[2], 36) * 1000;
    expect(dateIn(ann.cookie)).toBe(time.now() + HOUR);
    expect(dateIn(cookie)).toBe(time.now());
    await server.close();
  });

  it('a clock that is wrong does not bring back what was revoked', async () => {
    const time = new ManualTime();
    const server = await TestServer.open({ time });
    const ann = await server.newClient();
    await ann.send('POST', '/me/revoke', {});
    for (const leap of [-24 * HOUR, 48 * HOUR]) {
      await time.leap(leap);
      expect((await ann.get<Refused>('/tables/mine')).body.code).toBe('UNAUTHORIZED');
      expect((await ann.get<{ id: string }>('/me')).body.id).not.toBe(ann.guest.id);
    }
    await server.close();
  });

  it('a guest who shows a token that is too old does not become a new guest', async () => {
    const time = new ManualTime();
    const server = await TestServer.open({ time });
    const { token } = (await (await server.newClient()).send<{ token: string }>('POST', '/me/token', {})).body;
    await time.leap(LIFETIME_MS.token + HOUR);
    const answer = await fetch(`${server.url}/api/v1/me`, { headers: { authorization: `Bearer ${token}` } });
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([401, []]);
    await server.close();
  });

  /** What a stream says first. */
  async function firstEvent(url: string, table: string, headers: Record<string, string>): Promise<string> {
    const aborting = new AbortController();
    const answer = await fetch(`${url}/api/v1/tables/${table}/stream`, { headers, signal: aborting.signal });
    let text = '';
    for await (const chunk of answer.body ?? []) {
      text += Buffer.from(chunk as Uint8Array).toString();
      if (text.includes('\n\n')) break;
    }
    aborting.abort();
    return text;
  }
});

describe('cookies', () => {
  it('a cookie is out of reach of scripts and other sites, and over https of other hosts too', async () => {
    const [plain, secure] = [await TestServer.open(), await TestServer.open({}, { publicUrl: 'https://127.0.0.1' })];
    const cookieOf = async ({ url }: TestServer): Promise<string> =>
      (await fetch(`${url}/api/v1/me`)).headers.getSetCookie()[0];
    expect(await cookieOf(plain)).toMatch(/^pharos=[\w.-]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(await cookieOf(secure)).toMatch(
      /^__Host-pharos=[\w.-]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    await Promise.all([plain.close(), secure.close()]);
  });
});
