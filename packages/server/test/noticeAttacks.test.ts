import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AddedChannel, NoticeInfo, Refused } from '@pharos/protocol';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ManualTime } from './support/manualTime.ts';
import { LocalService, PushedBrowser } from './support/pushService.ts';
import type { TestClient } from './support/testClient.ts';
import { TestServer } from './support/testServer.ts';

const time = new ManualTime();
let service: LocalService;
let server: TestServer;
let client: TestClient;

/** A service whose answer has no end; says when the other side has hung up. */
let hungUp: () => void = () => undefined;
const endless = createServer((_request, response) => {
  response.writeHead(200);
  const writing = setInterval(() => response.write('x'.repeat(1000)), 1);
  response.on('close', () => {
    clearInterval(writing);
    hungUp();
  });
});

beforeAll(async () => {
  service = await LocalService.open();
  await new Promise<void>((resolve) => endless.listen(0, '127.0.0.1', resolve));
  const hosts = [service.host, endlessHost()];
  server = await TestServer.open(
    { time },
    { noticeHosts: hosts, heartbeat: { interval: 3_600_000, leaseTime: 3_600_000 } },
  );
});
afterAll(async () => {
  await server.close();
  await service.close();
  await new Promise((resolve) => endless.close(resolve));
});
beforeEach(async () => {
  service.received.length = 0;
  client = await server.newClient();
});

const dispatch = (): Promise<void> => server.app.noticeDispatcher.run();
const endlessHost = (): string => `127.0.0.1:${(endless.address() as AddressInfo).port}`;

async function addChannel(wish: object, by = client): Promise<string> {
  return (await by.ask<AddedChannel>('/me/notices/channels', wish)).channel;
}

const webhook = (path: string): object => ({ kind: 'webhook', url: `${service.url}${path}`, shape: 'json' });
const push = (path: string): object => ({
  kind: 'push',
  subscription: new PushedBrowser(`${service.url}${path}`).subscription,
});

const test = (channel: string, by = client): Promise<unknown> => by.ask(`/me/notices/channels/${channel}/test`);

const failing = async (): Promise<boolean[]> =>
  (await client.get<NoticeInfo>('/me/notices')).body.channels.map((channel) => channel.failing !== null);

async function until(isThere: () => boolean): Promise<void> {
  while (!isThere()) await new Promise((resolve) => setTimeout(resolve, 5));
}

it.each([301, 302, 307, 308])('an answer %d that leads into the own network is not followed', async (status) => {
  const inside = await LocalService.open();
  service.location = `${inside.url}/inside`;
  service.answers.push(status, status);
  for (const wish of [webhook('/hook'), push('/push')]) await test(await addChannel(wish));
  await dispatch();
  expect([service.to('/hook').length, service.to('/push').length]).toEqual([1, 1]);
  expect(inside.received).toEqual([]);
  expect(await failing()).toEqual([true, true]);
  service.location = null;
  await inside.close();
});

it('addresses that never answer keep nobody else waiting', async () => {
  service.silentAt = '/silent';
  for (let number = 0; number < 5; number++) await test(await addChannel(webhook(`/silent${number}`)));
  const other = await server.newClient();
  const sending = dispatch();
  await until(() => service.received.length === 5);
  await test(await addChannel(webhook('/other'), other), other);
  void dispatch();
  await until(() => service.to('/other').length === 1);
  service.silentAt = null;
  service.answerAll();
  await sending;
});

it('what gets through is sent before what did not get through the last time', async () => {
  const bad = await addChannel(webhook('/bad'));
  service.answers.push(500);
  await test(bad);
  await dispatch();
  await time.leap(30_000);
  const good = await addChannel(webhook('/good'));
  await time.leap(1000);
  await test(good);
  service.received.length = 0;
  await dispatch();
  const paths = service.received.map(({ path }) => path);
  expect(paths[0]).toBe('/good');
  expect(paths).toContain('/bad');
});

it('nobody waits for the end of what an address answers', async () => {
  const closed = new Promise<void>((resolve) => (hungUp = resolve));
  await test(await addChannel({ kind: 'webhook', url: `http://${endlessHost()}/`, shape: 'json' }));
  await dispatch();
  await closed;
  expect(await failing()).toEqual([false]);
});

it('a key that no browser made sends nothing anywhere', async () => {
  const { keys } = new PushedBrowser(service.url).subscription;
  const subscription = { endpoint: `${service.url}/push`, keys: { ...keys, p256dh: 'A'.repeat(87) } };
  await test(await addChannel({ kind: 'push', subscription }));
  await dispatch();
  expect(service.received).toEqual([]);
  expect(await failing()).toEqual([true]);
});

it.each([
  { endpoint: 'https://x.example/', keys: { p256dh: 'short', auth: 'short' } },
  { endpoint: 'https://user:password@x.example/' },
  { endpoint: `https://x.example/${'x'.repeat(1000)}` },
  { endpoint: 'file:///etc/passwd' },
  { endpoint: 'https://x.example/\r\nHost: y.example' },
])('what no browser would say is no subscription: %j', async (lies) => {
  const subscription = { ...new PushedBrowser(service.url).subscription, ...lies };
  expect(await client.refusal('/me/notices/channels', { kind: 'push', subscription })).toBe('BAD_REQUEST');
});

it('a push service is shown no cookie, and a token that counts nowhere else', async () => {
  await test(await addChannel(push('/token')));
  await dispatch();
  const [{ headers, body }] = service.to('/token');
  const [, token] = /^vapid t=([^,]+)/.exec(headers.authorization ?? '') ?? [];
  const claims = JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString()) as { aud: string; exp: number };
  expect(claims.aud).toBe(service.url);
  expect(claims.exp - Date.now() / 1000).toBeLessThanOrEqual(86_400);
  expect([headers.cookie, headers.referer]).toEqual([undefined, undefined]);
  expect(body.toString('latin1')).not.toContain('Pharos');
});

it('nobody sends others many messages with our help', async () => {
  const channel = await addChannel(webhook('/flooded'));
  const codes: string[] = [];
  for (let message = 0; message < 7; message++) {
    const answer = await client.send<Partial<Refused>>('POST', `/me/notices/channels/${channel}/test`, {});
    codes.push(answer.body.code ?? 'OK');
  }
  expect(codes).toEqual(['OK', 'OK', 'OK', 'OK', 'OK', 'RATE_LIMITED', 'RATE_LIMITED']);
  await dispatch();
  expect(service.to('/flooded')).toHaveLength(1);
});

it('nobody tries out addresses with our help', async () => {
  const codes = new Set<string>();
  for (let attempt = 0; attempt < 25; attempt++)
    codes.add(await client.refusal('/me/notices/channels', { ...webhook(''), url: `https://10.0.0.${attempt}/` }));
  expect([...codes]).toEqual(['ADDRESS_REFUSED', 'RATE_LIMITED']);
});
