import { createHmac } from 'node:crypto';
import type { AddedChannel, NoticeInfo, Refused } from '@pharos/protocol';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Mail } from '../src/identity/mailer.ts';
import { deliveryTime } from '../src/notices/deliveryTime.ts';
import { Outgoing } from '../src/notices/outgoingRequest.ts';
import { isPublicAddress } from '../src/notices/publicAddress.ts';
import { addNotices, addTestNotice } from '../src/storage/notices.ts';
import { TestCluster } from './support/cluster.ts';
import { beginGame } from './support/games.ts';
import { ManualTime } from './support/manualTime.ts';
import { LocalService, PushedBrowser } from './support/pushService.ts';
import { firstMove, type State, type TestClient } from './support/testClient.ts';
import { TestServer } from './support/testServer.ts';

const time = new ManualTime();
const mails: Mail[] = [];
let service: LocalService;
let server: TestServer;
let ann: TestClient;
let bob: TestClient;

beforeAll(async () => {
  service = await LocalService.open();
  const mailer = { send: async (mail: Mail) => void mails.push(mail) };
  server = await TestServer.open(
    { time, mailer },
    { noticeHosts: [service.host], publicUrl: null, heartbeat: { interval: 3_600_000, leaseTime: 3_600_000 } },
  );
});
afterAll(async () => {
  await server.close();
  await service.close();
});
beforeEach(async () => {
  service.received.length = 0;
  service.answers.length = 0;
  [ann, bob] = await server.newClients('Ann', 'Bob');
});

const dispatch = (): Promise<void> => server.app.noticeDispatcher.run();

async function addWebhook(client: TestClient, path: string, shape = 'json'): Promise<AddedChannel> {
  const wish = { kind: 'webhook', url: `${service.url}${path}`, shape };
  return (await client.send<AddedChannel>('POST', '/me/notices/channels', wish)).body;
}

const bodiesTo = (path: string): { id: string; title: string; text: string; events: object[] }[] =>
  service.to(path).map(({ body }) => JSON.parse(body.toString()) as ReturnType<typeof bodiesTo>[number]);

it('a webhook is told whose turn it is, signed, and nothing of what lies on the table', async () => {
  const { secret } = await addWebhook(bob, '/bob');
  const table = await beginGame(ann, bob, { clock: { kind: 'correspondence', days: 1, holidays: 0 } });
  await dispatch();
  let { game } = (await ann.get<State>(`/tables/${table}`)).body;
  while (game?.view.decision?.seat === 0) {
    await ann.send('POST', `/tables/${table}/move`, { v: game.v, move: firstMove(game) });
    ({ game } = (await ann.get<State>(`/tables/${table}`)).body);
  }
  await dispatch();
  const ofTable = {
    id: expect.any(String) as string,
    text: '7 Wonders Duel with Ann',
    path: `/g/${table}`,
    url: null,
  };
  expect(bodiesTo('/bob')).toEqual([
    { ...ofTable, title: 'Your game has begun', events: [{ event: 'started', table }], waiting: 0 },
    { ...ofTable, title: 'It is your turn', events: [{ event: 'turn', table }], waiting: 1 },
  ]);
  const { headers, body } = service.to('/bob')[0];
  const signed = `${headers['webhook-id'] as string}.${headers['webhook-timestamp'] as string}.${body.toString()}`;
  const signature = createHmac('sha256', Buffer.from(secret ?? '', 'base64'))
    .update(signed)
    .digest('base64');
  expect(headers['webhook-signature']).toBe(`v1,${signature}`);
});

it('nobody is told that it is their turn once they have moved, nor what they look at', async () => {
  await addWebhook(ann, '/moved');
  const table = await beginGame(ann, bob, { clock: { kind: 'correspondence', days: 1, holidays: 0 } });
  const { game } = (await ann.get<State>(`/tables/${table}`)).body;
  await ann.send('POST', `/tables/${table}/move`, { v: 0, move: firstMove(game) });
  await dispatch();
  expect(service.to('/moved')).toEqual([]);
});

it.each([
  [
    'ntfy',
    {
      path: expect.stringContaining('title=Notices+of+Pharos+arrive+here') as string,
      body: 'You asked for this message.',
    },
  ],
  ['discord', { body: expect.stringContaining('"allowed_mentions":{"parse":[]}') as string }],
  ['slack', { body: expect.stringContaining('"text":"*Notices of Pharos arrive here*') as string }],
])('a webhook for %s is told in the words of that service', async (shape, expected) => {
  const { channel } = await addWebhook(ann, '/shape', shape);
  await ann.send('POST', `/me/notices/channels/${channel}/test`, {});
  await dispatch();
  const [{ path, body }] = service.to('/shape');
  expect({ path, body: body.toString() }).toMatchObject(expected);
});

it('what fails is tried again under the same id after growing pauses; an address that is gone is dropped', async () => {
  const { channel } = await addWebhook(ann, '/failing');
  await ann.send('POST', `/me/notices/channels/${channel}/test`, {});
  service.answers.push(500, 302);
  await dispatch();
  await time.leap(29_000);
  await dispatch();
  expect(service.to('/failing')).toHaveLength(1);
  expect((await ann.get<NoticeInfo>('/me/notices')).body.channels[0].failing).not.toBeNull();
  await time.leap(1000);
  await dispatch();
  await time.leap(119_000);
  await dispatch();
  expect(service.to('/failing')).toHaveLength(2);
  await time.leap(1000);
  await dispatch();
  expect(new Set(bodiesTo('/failing').map(({ id }) => id)).size).toBe(1);
  expect(service.to('/failing')).toHaveLength(3);
  expect((await ann.get<NoticeInfo>('/me/notices')).body.channels[0].failing).toBeNull();
  service.answers.push(410);
  await ann.send('POST', `/me/notices/channels/${channel}/test`, {});
  await dispatch();
  expect((await ann.get<NoticeInfo>('/me/notices')).body.channels).toEqual([]);
});

it('what was written before the clock was set back is told at once', async () => {
  const { channel } = await addWebhook(ann, '/clock');
  const { db } = server.app.context;
  await addTestNotice(db, channel, 'tomorrow', new Date(time.now() + 86_400_000));
  await dispatch();
  expect(service.to('/clock')).toHaveLength(1);
  // What waits for the hour of the day goes on waiting for it.
  const hour = new Date(time.now() - 3_600_000);
  const digest = hour.getUTCHours() * 60 + hour.getUTCMinutes();
  await ann.send('PUT', '/me/notices/settings', { kinds: ['ended'], quiet: null, digest, timeZone: 'UTC' });
  const ended = { guest: ann.guest.id, event: 'ended', key: 'ended tomorrow', table: null } as const;
  await addNotices(db, [ended], new Date(time.now() + 86_400_000));
  await dispatch();
  expect(service.to('/clock')).toHaveLength(1);
  await time.leap(23 * 3_600_000);
  await dispatch();
  expect(service.to('/clock')).toHaveLength(2);
});

it('several things that are due at once are told at once', async () => {
  const { channel } = await addWebhook(ann, '/several');
  for (let count = 0; count < 3; count++) await ann.send('POST', `/me/notices/channels/${channel}/test`, {});
  await dispatch();
  expect(bodiesTo('/several')).toMatchObject([{ title: 'Pharos: 3 pieces of news', events: [{}, {}, {}] }]);
});

it('in quiet hours nothing is told before they end, by the time zone of the person', () => {
  const settings = { kinds: [], quiet: { from: 22 * 60, to: 7 * 60 }, digest: null, timeZone: 'Europe/Warsaw' };
  const at = (text: string): string => deliveryTime(settings, new Date(text), new Date(text)).toISOString();
  expect(at('2026-01-10T20:59:30Z')).toBe('2026-01-10T20:59:30.000Z');
  expect(at('2026-01-10T21:00:30Z')).toBe('2026-01-11T06:00:00.000Z');
  expect(at('2026-01-11T05:59:59Z')).toBe('2026-01-11T06:00:00.000Z');
  expect(at('2026-07-11T05:30:00Z')).toBe('2026-07-11T05:30:00.000Z');
});

it('with a digest everything of a day is told at its hour', () => {
  const settings = { kinds: [], quiet: null, digest: 18 * 60, timeZone: 'Europe/Budapest' };
  const at = (made: string, now: string): string => deliveryTime(settings, new Date(made), new Date(now)).toISOString();
  expect(at('2026-01-10T09:00:00Z', '2026-01-10T09:00:01Z')).toBe('2026-01-10T17:00:00.000Z');
  expect(at('2026-01-10T18:00:00Z', '2026-01-10T18:00:00Z')).toBe('2026-01-11T17:00:00.000Z');
  expect(at('2026-01-10T09:00:00Z', '2026-01-10T17:00:05Z')).toBe('2026-01-10T17:00:05.000Z');
});

it.each([
  'http://example.org/hook',
  'https://localhost/hook',
  'https://127.0.0.1/hook',
  'https://[::1]/hook',
  'https://[::ffff:127.0.0.1]/hook',
  'https://[64:ff9b::7f00:1]/hook',
  'https://[2002:7f00:1::]/hook',
  'https://10.1.2.3/hook',
  'https://172.20.0.1/hook',
  'https://192.168.1.1/hook',
  'https://169.254.169.254/latest/meta-data/',
  'https://0x7f000001/hook',
  'https://2130706433/hook',
  'https://100.64.0.1/hook',
  'https://0.0.0.0/hook',
])('nothing is ever sent to %s', async (url) => {
  const webhook = await ann.send<Refused>('POST', '/me/notices/channels', { kind: 'webhook', url, shape: 'json' });
  const { keys } = new PushedBrowser(url).subscription;
  const wish = { kind: 'push', subscription: { endpoint: url, keys } };
  const push = await ann.send<Refused>('POST', '/me/notices/channels', wish);
  for (const { status, body } of [webhook, push]) expect([status, body.code]).toEqual([400, 'ADDRESS_REFUSED']);
});

it('a name that leads inside is refused, also if it led outside before, and the address checked is the one connected to', async () => {
  const answers = [['93.184.216.34'], ['93.184.216.34', '10.0.0.1'], ['127.0.0.1']];
  const outgoing = new Outgoing({ allowed: [], resolve: () => Promise.resolve(answers.shift() ?? []) });
  await expect(outgoing.check('https://example.org/')).resolves.toBe('93.184.216.34');
  await expect(outgoing.check('https://example.org/')).rejects.toMatchObject({ code: 'ADDRESS_REFUSED' });
  await expect(outgoing.post({ url: 'https://example.org/', headers: {}, body: '' })).rejects.toMatchObject({
    code: 'ADDRESS_REFUSED',
  });
  const allowed = new Outgoing({
    allowed: [`inside:${service.host.split(':')[1]}`],
    resolve: async () => ['127.0.0.1'],
  });
  const url = `http://inside:${service.host.split(':')[1]}/allowed`;
  await expect(allowed.post({ url, headers: {}, body: '' })).resolves.toBe(201);
  expect(service.to('/allowed')[0].headers.host).toBe(new URL(url).host);
  expect(isPublicAddress('no address')).toBe(false);
});

it('a webhook that is added again is told everything once, signed with its new secret', async () => {
  const { secret } = await addWebhook(ann, '/again');
  const again = await addWebhook(ann, '/again');
  expect(again.secret).not.toBe(secret);
  expect(again.notices.channels.map(({ id }) => id)).toEqual([again.channel]);
});

it('nobody has more than ten channels, and nobody touches those of somebody else', async () => {
  const { channel } = await addWebhook(ann, '/1');
  for (let count = 2; count <= 10; count++) await addWebhook(ann, `/${count}`);
  const wish = { kind: 'webhook', url: `${service.url}/11`, shape: 'json' };
  expect((await ann.send<Refused>('POST', '/me/notices/channels', wish)).body.code).toBe('TOO_MANY');
  expect((await bob.send('DELETE', `/me/notices/channels/${channel}`, {})).status).toBe(404);
  expect((await bob.send('POST', `/me/notices/channels/${channel}/test`, {})).status).toBe(404);
});

it('a browser that somebody else uses now is no longer told what its former user hears', async () => {
  const browser = new PushedBrowser(`${service.url}/browser`);
  const wish = { kind: 'push', subscription: browser.subscription };
  await ann.send('POST', '/me/notices/channels', wish);
  await bob.send('POST', '/me/notices/channels', wish);
  expect((await ann.get<NoticeInfo>('/me/notices')).body.channels).toEqual([]);
  const { channels } = (await bob.get<NoticeInfo>('/me/notices')).body;
  await bob.send('POST', `/me/notices/channels/${channels[0].id}/test`, {});
  await dispatch();
  expect(service.to('/browser').map(({ body }) => browser.read(body).events)).toEqual([
    [{ event: 'test', table: null }],
  ]);
});

it('several nodes tell each thing once', async () => {
  const cluster = await TestCluster.open();
  const nodes = [];
  for (let count = 0; count < 3; count++) nodes.push(await cluster.node({}, { noticeHosts: [service.host] }));
  const client = await nodes[0].newClient('Eve');
  const { channel } = await addWebhook(client, '/nodes');
  const { db, time: clock } = nodes[0].app.context;
  for (let count = 0; count < 30; count++) {
    await addTestNotice(db, channel, `test ${count}`, new Date(clock.now()));
    if (count % 5 === 0) await Promise.all(nodes.map(({ app }) => app.noticeDispatcher.run()));
  }
  await Promise.all(nodes.map(({ app }) => app.noticeDispatcher.run()));
  expect(bodiesTo('/nodes').flatMap(({ events }) => events)).toHaveLength(30);
  await cluster.close();
});
