import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { GameOffer, Guest, Refused } from '@pharos/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginGame } from './support/games.ts';
import { sharedStorage, TestServer } from './support/testServer.ts';
import { firstMove, type State, type Update, type TestClient } from './support/testClient.ts';

let web: string;
let server: TestServer;
let strict: TestServer;
let ann: TestClient;
let shared: Awaited<ReturnType<typeof sharedStorage>>;

beforeAll(async () => {
  web = mkdtempSync(join(tmpdir(), 'pharos-web-'));
  mkdirSync(join(web, 'assets'));
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>Pharos</title>');
  const script = join(web, 'assets', 'index-Ab12Cd34.js');
  writeFileSync(script, 'export {};');
  writeFileSync(`${script}.br`, brotliCompressSync('by brotli'));
  writeFileSync(`${script}.gz`, gzipSync('by gzip'));
  shared = await sharedStorage();
  server = await TestServer.open({ storage: shared.storage }, { webFolder: web });
  const config = { publicUrl: 'https://127.0.0.1', requestsPerMinute: 30 };
  strict = await TestServer.open({ storage: shared.storage }, config);
  ann = await server.newClient('Ann');
});
afterAll(async () => {
  await server.close();
  await strict.close();
  await shared.close();
  rmSync(web, { recursive: true });
});

describe('identity', () => {
  it('the identity of a guest is a signed cookie no script can read', async () => {
    const answer = await fetch(`${server.url}/api/v1/me`);
    const cookie = answer.headers.getSetCookie()[0];
    expect(cookie).toMatch(/HttpOnly; SameSite=Lax/);
    expect(cookie).not.toContain('Secure');
    const guest = (await answer.json()) as Guest;
    expect(guest).toMatchObject({ name: expect.stringMatching(/^[A-Z][a-z]+$/), language: null });
    const again = await fetch(`${server.url}/api/v1/me`, { headers: { cookie: cookie.split(';')[0] } });
    expect(await again.json()).toEqual(guest);
  });

  it('the cookie of a guest is secure where there is https', async () => {
    const answer = await fetch(`${strict.url}/api/v1/me`);
    expect(answer.headers.getSetCookie()[0]).toContain('Secure');
    expect(answer.headers.get('strict-transport-security')).toContain('max-age');
  });

  it('the cookie of a guest cannot be forged', async () => {
    const [id, signature] = ann.cookie.replace('pharos=', '').split('.');
    const bob = await server.newClient();
    for (const forged of [
      id,
      `${id}.`,
      `${id}.${signature.slice(0, -1)}`,
      `${id}.${'A'.repeat(signature.length)}`,
      `${bob.guest.id}.${signature}`,
      `.${signature}`,
    ]) {
      const headers = { cookie: `pharos=${forged}`, 'content-type': 'application/json' };
      const answer = await fetch(`${server.url}/api/v1/me`, { method: 'PATCH', headers, body: '{"name":"Mallory"}' });
      expect([answer.status, ((await answer.json()) as Refused).code]).toEqual([401, 'UNAUTHORIZED']);
    }
    expect((await ann.get<Guest>('/me')).body.name).toBe('Ann');
  });

  it('the identity for programs is a token, which is no cookie', async () => {
    const { token } = (await ann.send<{ token: string }>('POST', '/me/token', {})).body;
    const me = await fetch(`${server.url}/api/v1/me`, { headers: { authorization: `Bearer ${token}` } });
    expect(((await me.json()) as Guest).id).toBe(ann.guest.id);
    const mine = await fetch(`${server.url}/api/v1/tables/mine`, { headers: { cookie: `pharos=${token}` } });
    expect(mine.status).toBe(401);
  });

  it('a guest has a name that can be read, and a language', async () => {
    const dan = await server.newClient();
    expect((await dan.send<Guest>('PATCH', '/me', { name: ' D\u202Ean ', language: 'pl' })).body).toMatchObject({
      name: 'Dan',
      language: 'pl',
    });
    expect((await dan.send<Refused>('PATCH', '/me', { name: '\u202E' })).body.code).toBe('BAD_REQUEST');
    expect((await dan.send<Refused>('PATCH', '/me', { name: 'x'.repeat(25) })).body.code).toBe('BAD_REQUEST');
    expect((await dan.send<Refused>('PATCH', '/me', { language: 'xx' })).body.code).toBe('BAD_REQUEST');
  });
});

describe('requests', () => {
  it('requests of other sites may not change anything', async () => {
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { origin: server.url.replace('127.0.0.1', 'localhost') },
    ]) {
      const answer = await ann.send<Refused>('PATCH', '/me', { name: 'Mallory' }, headers);
      expect([answer.status, answer.body.code]).toEqual([403, 'BAD_ORIGIN']);
    }
    expect((await ann.send('PATCH', '/me', { name: 'Ann' }, { origin: server.url })).status).toBe(200);
  });

  it('requests may come from the public address', async () => {
    const dan = await strict.newClient();
    const send = (origin: string): Promise<{ status: number }> => dan.send('PATCH', '/me', { name: 'D' }, { origin });
    expect((await send('https://127.0.0.1')).status).toBe(200);
    expect((await send('https://127.0.0.1.evil')).status).toBe(403);
  });

  it('requests that are no JSON, too large or unknown are refused with a code of the protocol', async () => {
    const post = async (body: string, path = '/tables'): Promise<[number, string]> => {
      const headers = { cookie: ann.cookie, 'content-type': 'application/json' };
      const answer = await fetch(`${server.url}/api/v1${path}`, { method: 'POST', headers, body });
      return [answer.status, ((await answer.json()) as Refused).code];
    };
    expect(await post('{"game":')).toEqual([400, 'BAD_JSON']);
    expect(await post('[]')).toEqual([400, 'BAD_REQUEST']);
    expect(await post(`"${'x'.repeat(20_000)}"`)).toEqual([413, 'TOO_LARGE']);
    expect(await post('{}', '/nothing')).toEqual([404, 'NOT_FOUND']);
    expect(await post('{}', '/tables/UPPERCASE/move')).toEqual([400, 'BAD_REQUEST']);
    const poison = '{"game":"duel","__proto__":{"polluted":1},"seats":[]}';
    expect((await post(poison))[0]).toBe(400);
  });

  it('requests in a flood are refused', async () => {
    const codes = await Promise.all(
      Array.from({ length: 40 }, async () => (await fetch(`${strict.url}/api/v1/games`)).status),
    );
    expect(codes).toContain(429);
    expect((await fetch(`${strict.url}/healthz`)).status).toBe(200);
  });
});

describe('the description of the API', () => {
  interface OpenApi {
    readonly openapi: string;
    readonly paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
  }

  it('the description of the API and docs/protocol.md name the same calls, and refer only to what is there', async () => {
    const api = (await (await fetch(`${server.url}/api/v1/openapi.json`)).json()) as OpenApi;
    expect(api.openapi).toMatch(/^3\.1\./);
    const text = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');
    const calls = [...text.matchAll(/`(GET|POST|PUT|PATCH|DELETE) (\/api\/v1\/[\w/{}-]+)`/g)].filter(
      ([, , path]) => !path.endsWith('openapi'),
    );
    expect(calls.length).toBeGreaterThanOrEqual(14);
    for (const [, method, path] of calls) {
      const call = api.paths[path]?.[method.toLowerCase()];
      expect(call, `${method} ${path}`).toBeDefined();
      expect(Object.keys(call.responses).length, `${method} ${path}`).toBeGreaterThan(0);
    }
    const described = Object.entries(api.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const documented = new Set(calls.map(([, method, path]) => `${method} ${path}`));
    expect(described.filter((call) => !documented.has(call))).toEqual([]);
    for (const [, name] of JSON.stringify(api).matchAll(/"\$ref":"#\/([^"]+)"/g)) {
      let part: unknown = api;
      for (const key of name.split('/')) part = (part as Record<string, unknown>)[key];
      expect(part, name).toBeDefined();
    }
  });

  it('the description of the API can be read by people', async () => {
    const page = await fetch(`${server.url}/api/docs/`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('swagger-ui');
  });

  it('/games tells which games and bots there are', async () => {
    const games = (await ann.get<GameOffer[]>('/games')).body;
    expect(games[0]).toMatchObject({ id: 'duel', seats: 2, options: { packs: ['base'] } });
    expect(games[0].levels).toContain('greedy');
  });
});

describe('pages', () => {
  it.each(['/', '/g/abcdefghij', '/help', '/g/abcdefghij?x=1'])('%s opens the client', async (path) => {
    const page = await fetch(`${server.url}${path}`);
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self' 'wasm-unsafe-eval';");
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  it('files whose names carry a hash may be cached for ever', async () => {
    const file = await fetch(`${server.url}/assets/index-Ab12Cd34.js`);
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await fetch(`${server.url}/assets/gone-Ab12Cd34.js`)).status).toBe(404);
    const outside = await fetch(`${server.url}/..%2f..%2f..%2f..%2fetc/passwd`);
    expect(await outside.text()).toContain('<title>Pharos</title>');
  });

  it.each([
    ['br, gzip', 'br', 'by brotli'],
    ['gzip', 'gzip', 'by gzip'],
    ['identity', null, 'export {};'],
  ])('who takes %s gets what the build has packed', async (accepted, encoding, text) => {
    const headers = { 'accept-encoding': accepted };
    const file = await fetch(`${server.url}/assets/index-Ab12Cd34.js`, { headers });
    expect(file.headers.get('content-encoding')).toBe(encoding);
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await file.text()).toBe(text);
  });

  it('/healthz and /readyz say whether the server is well', async () => {
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  });
});

describe('event streams', () => {
  interface StreamEvent {
    readonly event: string;
    readonly data: unknown;
  }

  /** Reads server-sent events until enough came. */
  async function listen(
    path: string,
    headers: Record<string, string>,
    enough: (received: StreamEvent[]) => boolean,
  ): Promise<StreamEvent[]> {
    const abort = new AbortController();
    const answer = await fetch(`${server.url}/api/v1${path}`, { headers, signal: abort.signal });
    expect(answer.headers.get('content-type')).toBe('text/event-stream');
    const received: StreamEvent[] = [];
    let text = '';
    for await (const chunk of answer.body ?? []) {
      text += new TextDecoder().decode(chunk as Uint8Array);
      const parts = text.split('\n\n');
      text = parts.pop() ?? '';
      for (const part of parts) {
        const found = /^event: (\w+)\ndata: (.*)$/.exec(part);
        if (found !== null) received.push({ event: found[1], data: JSON.parse(found[2]) });
      }
      if (enough(received)) break;
    }
    abort.abort();
    return received;
  }

  it('the stream sends what sockets are sent', async () => {
    const bob = await server.newClient('Bob');
    const id = await beginGame(ann, bob);
    const received = listen(`/tables/${id}/stream`, { cookie: bob.cookie }, (all) =>
      all.some(({ event }) => event === 'chat'),
    );
    const spectator = listen(`/tables/${id}/stream`, {}, (all) => all.some(({ event }) => event === 'chat'));
    const a = await ann.connect();
    const state = await a.watch(id);
    await a.until(() => a.tables.some((info) => info.seats[1].connected && info.spectators === 1));
    await ann.send('POST', `/tables/${id}/move`, { v: 0, move: firstMove(state.game) });
    await ann.send('POST', `/tables/${id}/chat`, { text: 'there' });
    const games = (await received).filter(({ event }) => event === 'game').map(({ data }) => data as Update);
    expect(games.map(({ v }) => v)).toEqual([0, 1]);
    expect(games[1].view.viewer).toBe(1);
    expect(games[1].view.decision?.choices?.length).toBeGreaterThan(0);
    const seen = (await spectator).filter(({ event }) => event === 'game').map(({ data }) => data as Update);
    expect(seen.at(-1)?.view.viewer).toBeNull();
    expect(seen.at(-1)?.view.decision?.choices).toBeNull();
    await a.until(() => a.tables.at(-1)?.seats[1].connected === false && a.tables.at(-1)?.spectators === 0);
  });

  it('the stream of an unknown table is refused', async () => {
    expect((await fetch(`${server.url}/api/v1/tables/aaaaaaaaaa/stream`)).status).toBe(404);
  });

  it('the stream ends when the server does', async () => {
    const dan = await server.newClient();
    const { id } = (await dan.open()).table;
    const other = await TestServer.open({ storage: shared.storage });
    const answer = await fetch(`${other.url}/api/v1/tables/${id}/stream`);
    const goodbye = new Promise((resolve) => {
      void other.newClient().then(async (guest) => (await guest.connect()).socket.once('goodbye', resolve));
    });
    await new Promise((resolve) => setTimeout(resolve, 300));
    await other.app.close();
    expect(await goodbye).toEqual({ reason: 'restart' });
    expect(await answer.text()).toContain('event: table');
  });
});

it('a table that was never asked for is not kept in memory', async () => {
  const before = server.app.context.rooms.size;
  for (const id of ['aaaaaaaaaa', 'bbbbbbbbbb']) await ann.get<State>(`/tables/${id}`);
  expect(server.app.context.rooms.size).toBe(before);
});
