import { request as ask } from 'node:http';
import { connect, type Socket } from 'node:net';
import type { Refused } from '@pharos/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { readConfig, type Config } from '../src/config/config.ts';
import { readTrustProxy } from '../src/config/trustProxy.ts';
import { callerAddress, countedCaller } from '../src/http/callerAddress.ts';
import { TestServer } from './support/testServer.ts';
import { TestSocket } from './support/testClient.ts';

const from = (remoteAddress: string | undefined, forwarded?: string): Parameters<typeof callerAddress>[0] => ({
  socket: { remoteAddress } as Socket,
  headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
});

describe('addresses of callers', () => {
  it.each([
    ['', '9.9.9.9', '1.1.1.1', '9.9.9.9'],
    ['0', '9.9.9.9', '1.1.1.1', '9.9.9.9'],
    ['1', '10.0.0.1', '6.6.6.6, 1.1.1.1', '1.1.1.1'],
    ['2', '10.0.0.1', '6.6.6.6, 1.1.1.1, 10.0.0.2', '1.1.1.1'],
    ['2', '10.0.0.1', '1.1.1.1', '1.1.1.1'],
    ['1', '10.0.0.1', undefined, '10.0.0.1'],
    ['1', '::ffff:10.0.0.1', '::ffff:1.1.1.1', '1.1.1.1'],
    ['1', '10.0.0.1', '1.1.1.1:54321', '1.1.1.1'],
    ['1', '10.0.0.1', '[2001:DB8::1]:443', '2001:db8::1'],
    ['1', '10.0.0.1', 'fe80::1%eth0', 'fe80::1'],
    ['1', '10.0.0.1', '1.1.1.1, unknown', '10.0.0.1'],
    ['1', '10.0.0.1', '1.1.1.1, ', '10.0.0.1'],
    ['3', '10.0.0.1', '6.6.6.6, <script>, 10.0.0.2', '10.0.0.2'],
    ['loopback', '127.0.0.1', '6.6.6.6, 1.1.1.1', '1.1.1.1'],
    ['loopback', '::1', '6.6.6.6, 1.1.1.1', '1.1.1.1'],
    ['loopback', '9.9.9.9', '1.1.1.1', '9.9.9.9'],
    ['10.0.0.0/8, fd00::/8', 'fd00::7', '6.6.6.6, 1.1.1.1, 10.9.9.9', '1.1.1.1'],
    ['10.0.0.0/8', '::ffff:10.0.0.1', '1.1.1.1', '1.1.1.1'],
    ['10.0.0.1', '10.0.0.2', '1.1.1.1', '10.0.0.2'],
    ['uniquelocal', '192.168.1.1', '1.1.1.1, 172.16.0.1', '1.1.1.1'],
  ])(
    'the address of a caller with TRUST_PROXY=%s and a connection of %s for %s is %s',
    (setting, peer, forwarded, address) => {
      expect(callerAddress(from(peer, forwarded), readTrustProxy(setting))).toBe(address);
    },
  );

  it('the address of a caller is known even of a connection that is gone', () => {
    expect(callerAddress(from(undefined, '1.1.1.1'), null)).toBe('gone');
  });

  it('the address of a caller counts by network where one client has as many addresses as it likes', () => {
    const counted = (address: string): string => countedCaller(from(address), null);
    expect(counted('2001:db8:1:2:3:4:5:6')).toBe(counted('2001:db8:1:2::ffff'));
    expect(counted('2001:db8:1:2::1')).not.toBe(counted('2001:db8:1:3::1'));
    expect(counted('2001:db8::1')).toBe('2001:db8:0:0::/64');
    expect(counted('::1')).toBe('0:0:0:0::/64');
    expect(counted('64:ff9b::1.2.3.4')).toBe('64:ff9b:0:0::/64');
    expect(counted('1.2.3.4')).toBe('1.2.3.4');
  });
});

describe('TRUST_PROXY', () => {
  it.each([
    'true',
    'yes',
    '11',
    '-1',
    '1.5',
    '0.0.0.0/0',
    '::/0',
    '10.0.0.0/33',
    'fe80::1%eth0',
    '10.0.0.0/',
    'proxy',
    ',',
  ])('TRUST_PROXY is refused at the start as %s', (TRUST_PROXY) => {
    expect(() => readConfig({ TRUST_PROXY })).toThrow(/^TRUST_PROXY is how many proxies stand in front/);
  });
});

describe('requests through a proxy', () => {
  let server: TestServer;
  afterEach(() => server.close());

  async function open(config: Partial<Config>): Promise<void> {
    server = await TestServer.open({}, { trustProxy: readTrustProxy('1'), ...config });
  }

  /** Asks as one visitor who claims to be somebody else each time; the proxy adds where they come from. */
  function posing(path: string, times: number, own = '1.1.1.1'): Promise<number[]> {
    const headers = (claim: number): Record<string, string> => ({ 'x-forwarded-for': `6.6.6.${claim}, ${own}` });
    const asked = Array.from({ length: times }, (_, claim) =>
      fetch(`${server.url}${path}`, { headers: headers(claim) }),
    );
    return Promise.all(asked.map(async (answer) => (await answer).status));
  }

  it('requests behind a proxy are counted for the client, whoever it claims to be', async () => {
    await open({ requestsPerMinute: 10 });
    expect((await posing('/api/v1/games', 30)).filter((status) => status === 200)).toHaveLength(10);
    expect(await posing('/api/v1/games', 1, '2.2.2.2')).toEqual([200]);
  });

  it('requests of many guests behind a proxy are counted for their address, whoever it claims to be', async () => {
    await open({ requestsPerAddress: 10 });
    expect((await posing('/api/v1/games', 30)).filter((status) => status === 200)).toHaveLength(10);
  });

  it('new guests behind a proxy are counted for the client, whoever it claims to be', async () => {
    await open({ newGuestRate: { burst: 5, perSecond: 0 } });
    expect((await posing('/api/v1/me', 20)).filter((status) => status === 200)).toHaveLength(5);
    expect(await posing('/api/v1/me', 1, '2.2.2.2')).toEqual([200]);
  });

  it('two X-Forwarded-For headers count like one: the last address is what the proxy says', async () => {
    await open({ newGuestRate: { burst: 5, perSecond: 0 } });
    const status = (claim: number): Promise<number> =>
      new Promise((resolve, reject) => {
        const headers = { 'x-forwarded-for': [`6.6.6.${claim}`, '1.1.1.1'] };
        const asked = ask(`${server.url}/api/v1/me`, { headers }, (answer) => {
          answer.resume();
          resolve(answer.statusCode ?? 0);
        });
        asked.on('error', reject).end();
      });
    const codes = await Promise.all(Array.from({ length: 10 }, (_, claim) => status(claim)));
    expect(codes.filter((code) => code === 200)).toHaveLength(5);
  });

  it('sockets behind a proxy are counted for the client, whoever it claims to be', async () => {
    await open({ maxConnectionsPerAddress: 3 });
    const headers = { 'x-forwarded-for': '3.3.3.3' };
    const cookie = (await fetch(`${server.url}/api/v1/me`, { headers })).headers.getSetCookie()[0].split(';')[0];
    const reach = (forwarded: string): Promise<TestSocket> =>
      TestSocket.open(server.url, { cookie, 'x-forwarded-for': forwarded });
    const sockets = [await reach('6.6.6.1, 1.1.1.1'), await reach('6.6.6.2, 1.1.1.1'), await reach('1.1.1.1')];
    await expect(reach('6.6.6.4, 1.1.1.1')).rejects.toThrow();
    sockets.push(await reach('1.1.1.1, 2.2.2.2'));
    sockets[0].close();
    await expect
      .poll(() =>
        reach('6.6.6.5, 1.1.1.1').then(
          (socket) => sockets.push(socket),
          () => 0,
        ),
      )
      .toBe(5);
    for (const socket of sockets) socket.close();
  });

  it('streams behind a proxy are counted for the client, whoever it claims to be', async () => {
    await open({});
    const ann = await server.newClient();
    const { id } = (await ann.open()).table;
    const aborting = new AbortController();
    const follow = async (claim: number): Promise<number> => {
      const headers = { cookie: ann.cookie, 'x-forwarded-for': `6.6.6.${claim}, 1.1.1.1` };
      return (await fetch(`${server.url}/api/v1/tables/${id}/stream`, { headers, signal: aborting.signal })).status;
    };
    const codes: number[] = [];
    for (let claim = 0; claim < 52; claim++) codes.push(await follow(claim));
    expect(codes.filter((code) => code === 200)).toHaveLength(50);
    aborting.abort();
  });

  it('connections past the proxy are counted by their own address', async () => {
    await open({
      trustProxy: readTrustProxy('10.0.0.0/8'),
      maxConnectionsPerAddress: 3,
      newGuestRate: { burst: 5, perSecond: 0 },
    });
    const codes: number[] = [];
    for (let claim = 0; claim < 10; claim++) {
      const headers = { 'x-forwarded-for': `6.6.6.${claim}` };
      codes.push((await fetch(`${server.url}/api/v1/me`, { headers })).status);
    }
    expect(codes.filter((code) => code === 200)).toHaveLength(5);
    let shut = 0;
    const sockets = Array.from({ length: 10 }, () =>
      connect(Number(new URL(server.url).port), '127.0.0.1')
        .on('error', () => undefined)
        .on('close', () => shut++),
    );
    await expect.poll(() => shut).toBeGreaterThanOrEqual(7);
    for (const socket of sockets) socket.destroy();
  });
});

describe('the Host header', () => {
  /** The code of the answer to a request that names a host. */
  function codeFor(url: string, path: string, host: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const asked = ask(`${url}${path}`, { headers: { host } }, (answer) => {
        let text = '';
        answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
        answer.on('end', () =>
          resolve(`${answer.statusCode} ${(JSON.parse(text) as Partial<Refused>).code ?? ''}`.trim()),
        );
      });
      asked.on('error', reject).end();
    });
  }

  it('a Host header that is not the public one is refused, but not to probes', async () => {
    const server = await TestServer.open({}, { publicUrl: 'https://pharos.example' });
    for (const other of [
      'evil.example',
      'pharos.example.evil',
      '127.0.0.1',
      'localhost:3000',
      'a b',
      'evil@pharos.example/x',
    ])
      for (const path of ['/api/v1/me', '/api/v1/nothing', '/'])
        expect(await codeFor(server.url, path, other), `${other} ${path}`).toBe('421 WRONG_HOST');
    for (const own of ['pharos.example', 'PHAROS.example', 'pharos.example:443', 'pharos.example:8443'])
      expect(await codeFor(server.url, '/api/v1/me', own)).toBe('200');
    for (const path of ['/healthz', '/readyz']) expect(await codeFor(server.url, path, '10.1.2.3:3000')).toBe('200');
    await server.close();
  });

  it('a Host header that is not the public one gets no socket', async () => {
    const server = await TestServer.open({}, { publicUrl: 'https://127.0.0.1' });
    const ann = await server.newClient();
    const reach = (name: string): Promise<TestSocket> =>
      TestSocket.open(server.url, { cookie: ann.cookie, host: name });
    (await reach('127.0.0.1')).close();
    await expect(reach('evil.example')).rejects.toThrow();
    await server.close();
  });

  it('any Host header is accepted where no public one is named', async () => {
    const server = await TestServer.open();
    expect(await codeFor(server.url, '/api/v1/me', 'table.local:3000')).toBe('200');
    await server.close();
  });
});
