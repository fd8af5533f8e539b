import { mkdirSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import type { ChatMessage, Refused } from '@pharos/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Config } from '../src/config/config.ts';
import { GameClocks } from '../src/play/clocks.ts';
import { cleanText } from '../src/shared/text.ts';
import { beginGame } from './support/games.ts';
import { temporaryFolder } from './support/temporaryFolder.ts';
import { TestServer } from './support/testServer.ts';
import { codeOf, TestSocket, firstMove, valueOf, type State, type TestClient } from './support/testClient.ts';

const folder = temporaryFolder('hostile');
const plenty = { burst: 1e9, perSecond: 1e9 };
let server: TestServer;
let ann: TestClient;
let bob: TestClient;
let port: number;

beforeAll(async () => {
  mkdirSync(join(folder, 'web'));
  writeFileSync(join(folder, 'web', 'index.html'), 'the client');
  writeFileSync(join(folder, 'secret.txt'), 'not for you');
  const limits: Partial<Config> = {
    requestTimeout: 4000,
    maxConnectionsPerAddress: 120,
    requestsPerMinute: 60,
    newTableRate: { burst: 8, perSecond: 0 },
  };
  server = await TestServer.open({}, { webFolder: join(folder, 'web'), messageRate: plenty, ...limits });
  port = Number(new URL(server.url).port);
  ann = await server.newClient('Ann');
  bob = await server.newClient('Bob');
});
afterAll(() => server.close());

/** Writes bytes to the server; answers everything it says until it hangs up. */
function say(text: string): Promise<string> {
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => (received += chunk.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(received));
  });
}

/** A busy machine takes its time. */
const PATIENT = { timeout: 60_000 };

function openConnections(): Promise<number> {
  return new Promise((resolve, reject) =>
    server.app.server.server.getConnections((error, count) => (error === null ? resolve(count) : reject(error))),
  );
}

async function play(): Promise<State> {
  return (await ann.get<State>(`/tables/${await beginGame(ann, bob)}`)).body;
}

describe('connections', () => {
  it('a connection whose request never comes to an end is closed', async () => {
    const head = 'POST /api/v1/tables HTTP/1.1\r\nhost: x\r\n';
    const slow = ['', `${head}x-slow: `, `${head}content-type: application/json\r\ncontent-length: 9\r\n\r\n{`];
    for (const received of await Promise.all(slow.map(say))) expect(received).toMatch(/^$|"code":"BAD_REQUEST"/);
  });

  it.each([
    ['what is no HTTP', '\u0000\u0001\u0002\r\n\r\n'],
    ['headers without end', `GET / HTTP/1.1\r\nx: ${'y'.repeat(30_000)}\r\n\r\n`],
    ['an unknown method', 'BREW / HTTP/1.1\r\nhost: x\r\n\r\n'],
    ['a request without a host', 'GET /healthz HTTP/1.1\r\nconnection: close\r\n\r\n'],
    ['a request for nothing without a host', 'POST /%ff%fe HTTP/1.1\r\nconnection: close\r\n\r\n'],
    ['an odd expectation', 'GET /healthz HTTP/1.1\r\nhost: x\r\nexpect: 100-never\r\nconnection: close\r\n\r\n'],
    ['an address that cannot be read', 'GET /%ff%fe HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'],
    ['an id without end', `GET /api/v1/tables/${'a'.repeat(300)} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`],
  ])('%s is answered with a code of the protocol', async (_, text) => {
    expect(await say(text)).toMatch(/"code":"(BAD_REQUEST|NOT_FOUND)"/);
  });

  it('one address may have so many connections, and more when they are gone', async () => {
    let shut = 0;
    const sockets: Socket[] = Array.from({ length: 240 }, () =>
      connect(port, '127.0.0.1')
        .on('error', () => undefined)
        .on('close', () => shut++),
    );
    await expect.poll(() => shut, PATIENT).toBeGreaterThanOrEqual(120);
    expect(await openConnections()).toBeLessThanOrEqual(120);
    for (const socket of sockets) socket.destroy();
    await expect.poll(openConnections, PATIENT).toBeLessThan(100);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  });
});

describe('files', () => {
  it.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/..%5csecret.txt',
    '//secret.txt',
    '/%00/../secret.txt',
  ])('files beside the client cannot be fetched by %s', async (path) => {
    const received = await say(`GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
    expect(received).toMatch(/^HTTP\/1.1 /);
    expect(received).not.toContain('not for you');
  });
});

describe('rate limits', () => {
  it('many guests behind one address are not limited like one person', async () => {
    const family = [await server.newClient(), await server.newClient(), await server.newClient()];
    const codes: number[] = [];
    for (let round = 0; round < 10; round++) {
      const asked = family.flatMap((one) => Array.from({ length: 5 }, () => one.get('/games')));
      codes.push(...(await Promise.all(asked)).map(({ status }) => status));
    }
    expect(new Set(codes)).toEqual(new Set([200]));
    const rude = await Promise.all(Array.from({ length: 30 }, async () => (await family[0].get('/games')).status));
    expect(rude).toContain(429);
    expect((await family[1].get('/tables')).status).toBe(200);
  });

  it('one guest cannot open very many tables at once', async () => {
    const eve = await server.newClient();
    const plan = { game: 'duel', seats: [{ kind: 'host' }, { kind: 'bot', level: 'random' }], start: true };
    const codes: string[] = [];
    for (let opened = 0; opened < 10; opened++)
      codes.push((await eve.send<Refused>('POST', '/tables', plan)).body.code);
    expect(codes.slice(-2)).toEqual(['RATE_LIMITED', 'RATE_LIMITED']);
  });
});

describe('slow readers', () => {
  it('a socket that does not read is disconnected before what waits for it fills the memory', async () => {
    const { table } = await play();
    const socket = await ann.connect();
    await socket.watch(table.id);
    const raw = socket.socket.io.engine.transport as unknown as { ws: { _socket: Socket } };
    raw.ws._socket.pause();
    const message: ChatMessage = { id: 1, guest: 'x', name: 'x', text: 'x'.repeat(20_000), at: 0 };
    for (let told = 0; told < 400; told++) server.app.context.watchers.broadcastChat(table.id, message);
    raw.ws._socket.resume();
    await expect.poll(() => socket.socket.connected).toBe(false);
    expect(socket.messages.length).toBeLessThan(400);
  });

  it('an event stream that does not read is disconnected before what waits for it fills the memory', async () => {
    const { table } = await play();
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`GET /api/v1/tables/${table.id}/stream HTTP/1.1\r\nhost: x\r\ncookie: ${bob.cookie}\r\n\r\n`),
    );
    const received = await new Promise<Buffer>((resolve) => socket.once('data', resolve));
    expect(received.toString()).toContain('text/event-stream');
    socket.pause();
    const gone = new Promise((resolve) => socket.once('close', resolve));
    socket.on('error', () => undefined);
    const message: ChatMessage = { id: 1, guest: 'x', name: 'x', text: 'x'.repeat(20_000), at: 0 };
    for (let told = 0; told < 1000; told++) server.app.context.watchers.broadcastChat(table.id, message);
    socket.resume();
    await gone;
    await expect.poll(() => server.app.context.watchers.isWatched(table.id)).toBe(false);
  });
});

describe('moves', () => {
  it('a move is made once however often it is sent, by nobody else, and for no other seat', async () => {
    const { table, game } = await play();
    const [a, b] = [await ann.connect(), await bob.connect()];
    const text = firstMove(game);
    expect(codeOf(await b.move(table.id, 0, text, { seat: 0 }))).toBe('NOT_SEATED');
    expect(codeOf(await b.move(table.id, 0, text))).toBe('NOT_YOUR_TURN');
    const versions = await Promise.all([1, 2, 3].map(() => a.move(table.id, 0, text, { id: 'same' })));
    expect(versions.map((answer) => valueOf(answer).v)).toEqual([1, 1, 1]);
    expect(codeOf(await a.move(table.id, 0, text, { id: 'other' }))).toBe('STALE');
    for (const id of ['\u0000', 'a\u0000b', '\ud800', '']) {
      expect(codeOf(await a.move(table.id, 1, text, { id }))).toBe('BAD_REQUEST');
    }
  });

  it('a move that is changed again and again earns no time', () => {
    const clocks = new GameClocks({ kind: 'bank', seconds: 60, increment: 10 }, [true, true], 0);
    for (let changes = 0; changes < 5; changes++) clocks.moved(0, [false, true], 1000);
    expect(clocks.at(1000).left[0]).toBe(69_000);
  });

  it('a move cannot be made with a forged cookie', async () => {
    const forged = [
      `${ann.cookie.slice(0, -1)}${ann.cookie.endsWith('A') ? 'E' : 'A'}`,
      ann.cookie.replace(/=[^.]+/, `=${bob.guest.id}`),
      'pharos=',
      'pharos=x.0.0.y',
    ];
    for (const cookie of forged) await expect(TestSocket.open(server.url, { cookie })).rejects.toThrow('UNAUTHORIZED');
  });
});

describe('texts', () => {
  it('a text is shown as it is read: nothing in it hides, turns round or runs over its line', () => {
    expect(cleanText('a\u202Eb\u2066c\u200Bd')).toBe('abcd');
    expect(cleanText('one\r\ntwo\u2028three')).toBe('one  twothree'.replace('twothree', 'two three'));
    expect(cleanText(`Z${'\u0351\u0352\u0353\u0354'.repeat(9)}`)).toHaveLength(4);
    expect(cleanText('\u{E0041}tag\ud800')).toBe('tag');
    expect(cleanText('<b>x</b>')).toBe('<b>x</b>');
    for (const empty of ['\u200B', '\u0301\u0301', '\u3164', ' \n '])
      expect(() => cleanText(empty)).toThrow('nothing readable');
  });

  it('a name on a shared device is cleaned like any other text', async () => {
    const seats = [{ kind: 'host' as const }, { kind: 'hotSeat' as const, name: 'Ann\u202E\u0000' }];
    expect((await ann.open({ seats })).table.seats[1].name).toBe('Ann');
  });
});
