import { cpSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { LocalService } from '../packages/server/test/support/pushService.ts';
import { temporaryFolder } from '../packages/server/test/support/temporaryFolder.ts';
import { ServerNode } from '../packages/trials/src/nodes/node.ts';
import { launchBrowser } from './browser.ts';
import { NotifiedVisitor } from './notifiedVisitor.ts';
import { playUntil } from './play.ts';
import { Player } from './player.ts';
import { beginByCorrespondence } from './table.ts';

/** Longer than others leave a message to whoever began to send it. */
const DOWN_MS = 60_000;

const data = temporaryFolder('correspondence');
let service: LocalService;
let server: ServerNode;
let browser: Browser;
let kills = 0;

beforeAll(async () => {
  service = await LocalService.open();
  cpSync(inject('emptyFolder'), data, { recursive: true });
  const settings = { DATA_DIR: data, NOTICE_HOSTS: service.host };
  [server, browser] = await Promise.all([ServerNode.start(settings, true), launchBrowser(inject('browser'))]);
});
afterAll(async () => {
  await Promise.all([browser.close(), server.stop()]);
  await service.close();
});

/** Ends the server without warning and starts it again, a minute later by its clock. */
async function killServer(): Promise<void> {
  await server.kill();
  service.silentAt = null;
  await server.setClock(++kills * DOWN_MS);
  await server.start();
}

/** Opens what the last notice leads to, makes the moves of a turn there, and leaves. */
async function takeTurn(visitor: NotifiedVisitor): Promise<void> {
  const { page } = visitor;
  const notices = await visitor.notices();
  await page.goto(server.url + notices[notices.length - 1].path);
  const isDone = (): Promise<boolean> => page.getByRole('button', { name: 'Plan answers' }).isVisible();
  await playUntil([new Player(page)], isDone, (player) => player.choose());
  await page.goto(`${server.url}/about`);
}

const untilShown = async (visitor: NotifiedVisitor, notices: number): Promise<void> =>
  expect.poll(() => visitor.notices()).toHaveLength(notices);

test('two browsers play by correspondence, and each notice is shown once through three kills of the server', async () => {
  const host = await NotifiedVisitor.arrive(browser, service, '/host');
  const friend = await NotifiedVisitor.arrive(browser, service, '/friend');
  await Promise.all([host, friend].map((visitor) => visitor.askForNotices(server.url)));
  const table = await beginByCorrespondence(host, friend);
  await untilShown(host, 1);
  await untilShown(friend, 1);

  // Killed while somebody is to be told.
  await takeTurn(host);
  await killServer();
  await untilShown(friend, 2);

  // Killed when the message has arrived and the server does not know it yet: so it is sent again.
  service.silentAt = '/host';
  await takeTurn(friend);
  await expect.poll(() => host.messages.length).toBe(2);
  await killServer();
  await expect.poll(() => host.messages.length).toBe(3);
  await untilShown(host, 2);

  // Killed when everything is told.
  await killServer();
  await takeTurn(host);
  await untilShown(friend, 3);

  for (const [visitor, first] of [
    [host, 'turn'],
    [friend, 'started'],
  ] as const) {
    const told = new Map(visitor.messages.map((notice) => [notice.id, notice]));
    const shown = await visitor.notices();
    expect(shown.map(({ id, path }) => [id, path])).toEqual([...told.keys()].map((id) => [id, `/g/${table}`]));
    const events = [...told.values()].map((notice) => notice.events.map(({ event }) => event));
    expect(events).toEqual([[first], ...shown.slice(1).map(() => ['turn'])]);
    await visitor.leave();
  }
});
