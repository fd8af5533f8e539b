import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findMover, isOver, playSome, playToTheEnd, playUntil } from './play.ts';
import { Player } from './player.ts';
import { setStage } from './stage.ts';
import { seatTwo, Visitor } from './table.ts';

const stage = setStage();

async function closeAll(...visitors: readonly Visitor[]): Promise<void> {
  expect(visitors.flatMap(({ pageErrors }) => pageErrors)).toEqual([]);
  for (const { context } of visitors) await context.close();
}

/** Choices of a game whose pictures are shown in full. */
const WATCHED = 6;

const cityOf = (page: Page): Promise<string> => page.getByTestId('my-city').innerText();

test('chat: messages arrive, are counted, can be muted and switched off', async () => {
  const [host, friend] = await seatTwo(stage.browser, stage.server.url);
  const field = ({ page }: Visitor) => page.getByRole('textbox', { name: 'Write a message' });
  const say = async (visitor: Visitor, text: string): Promise<void> => {
    await field(visitor).fill(text);
    await visitor.page.getByRole('button', { name: 'Send' }).click();
    await visitor.page.locator('.chat__l').getByText(text).waitFor();
  };
  const openChat = ({ page }: Visitor): Promise<void> => page.getByRole('button', { name: /^Chat and log/ }).click();
  const close = ({ page }: Visitor): Promise<void> => page.getByRole('button', { name: 'Close' }).click();

  await openChat(friend);
  await say(friend, 'Good luck');
  await say(friend, 'and have fun');
  await host.page.getByRole('button', { name: 'Chat and log, 2 new messages' }).click();
  await host.page.getByText('Good luck').waitFor();
  await say(host, 'You too');
  await friend.page.getByText('You too').waitFor();

  await host.page.getByRole('button', { name: /^Mute/ }).click();
  await expect.poll(() => host.page.getByText('Good luck').count()).toBe(0);
  await close(host);
  await say(friend, 'Do you hear me?');
  // Neither a muted player's words nor one's own are news.
  await expect.poll(() => host.page.locator('.badge').count()).toBe(0);
  await openChat(host);
  await host.page.getByRole('button', { name: /^Hear .* again/ }).click();
  await host.page.getByText('Do you hear me?').waitFor();

  await host.page.getByRole('switch', { name: 'Chat at this table' }).click();
  await Promise.all([host, friend].map((visitor) => field(visitor).waitFor({ state: 'detached' })));
  await friend.page.getByText('Chat is switched off').waitFor();
  await close(friend);
  await friend.page.getByRole('button', { name: 'Game log' }).first().waitFor();
  await close(host);
  await openChat(host);
  await host.page.getByRole('switch', { name: 'Chat at this table' }).click();
  await field(host).waitFor();
  await openChat(friend);
  await say(friend, 'Back again');
  await host.page.getByText('Back again').waitFor();
  await closeAll(host, friend);
});

test('an open table is found in the list; its host frees a seat, its guest leaves', async () => {
  const [host, friend] = [await Visitor.arrive(stage.browser), await Visitor.arrive(stage.browser)];
  await host.page.goto(stage.server.url);
  await host.page.getByRole('button', { name: 'Options' }).first().click();
  await host.page.getByText('Anybody', { exact: true }).click();
  await host.page.getByRole('button', { name: 'Close' }).click();
  await host.page.getByRole('button', { name: 'Invite a friend' }).click();
  await host.page.getByRole('img', { name: 'QR code of the table' }).waitFor();

  await friend.page.goto(stage.server.url);
  await friend.page.locator('.open a.join').first().click();
  const sit = friend.page.getByRole('button', { name: 'Sit down' });
  await sit.click();
  await host.page.getByRole('button', { name: /^Free the seat of/ }).click();
  const word = friend.page.getByText('Your seat was freed.');
  await word.waitFor();
  await sit.click();
  await word.waitFor({ state: 'detached' });
  await host.page.getByText('Everybody is here').waitFor();
  await friend.page.getByRole('button', { name: 'Leave' }).click();
  await friend.page.locator('.open a.join').waitFor();
  expect(await friend.page.locator('.cont').count()).toBe(0);
  await host.page.getByText('Waiting for 1 player').waitFor();

  const address = host.page.url();
  await host.page.getByRole('button', { name: 'Leave' }).click();
  await host.page.getByText('No open tables right now').waitFor();
  await friend.page.goto(address);
  await friend.page.getByText('This table was closed').waitFor();
  await closeAll(host, friend);
});

test('undo is offered while nothing new was shown, and brings the position back when the other one agrees', async () => {
  const [host, friend] = await seatTwo(stage.browser, stage.server.url);
  const players = [new Player(host.page), new Player(friend.page)];
  const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });
  const cardsLeft = (page: Page): Promise<number> => page.locator('[data-slot]').count();
  /** Until a page shows it, it still takes the move before for the last one. */
  const expectCards = async (count: number): Promise<void> => {
    for (const { page } of players) await expect.poll(() => cardsLeft(page)).toBe(count);
  };
  const discardFirst = async ({ page }: Player): Promise<void> => {
    await page.locator('[data-testid=structure] button[aria-pressed]').first().click();
    await page.getByTestId('action-sheet').locator('.act--discard').click();
  };

  const picker = await findMover(players);
  await picker.pickWonder();
  const agree = async (asking: Player): Promise<void> => {
    const other = players.find((player) => player !== asking);
    await other?.page.getByRole('button', { name: 'Agree' }).click();
  };
  await undo(picker.page).click();
  await undo(picker.page).waitFor({ state: 'detached' });
  await agree(picker);
  for (const { page } of players) await expect.poll(() => page.locator('.pick').count()).toBe(4);

  // The Age begins for one page before it does for the other, and nobody may play a card of it yet.
  const hasCards = async (): Promise<boolean> =>
    (await Promise.all(players.map(({ page }) => cardsLeft(page)))).every((count) => count > 0);
  await playUntil(players, hasCards, (player) => player.pickWonder());
  await expectCards(20);
  const first = await findMover(players);
  const before = await cityOf(first.page);
  await discardFirst(first);
  await expectCards(19);
  await undo(first.page).waitFor();
  expect(await cityOf(first.page)).not.toBe(before);
  // It belongs to the player, not to the page.
  await first.page.reload();
  await undo(first.page).click();
  await agree(first);
  await expectCards(20);
  expect(await cityOf(first.page)).toBe(before);

  // Two neighbours of the lowest row uncover the card above them.
  expect(await findMover(players)).toBe(first);
  await discardFirst(first);
  await expectCards(19);
  const second = await findMover(players);
  expect(second).not.toBe(first);
  await discardFirst(second);
  await expectCards(18);
  await findMover(players);
  for (const { page } of players) expect(await undo(page).count()).toBe(0);
  await closeAll(host, friend);
});

test('two tabs of one guest show the same; a move that comes too late is refused and loses nothing', async () => {
  const visitor = await Visitor.arrive(stage.browser);
  await visitor.playBot(stage.server.url);
  const tab = await visitor.context.newPage();
  let isDeaf = false;
  await tab.routeWebSocket(/socket\.io/, (socket) => {
    const upstream = socket.connectToServer();
    upstream.onMessage((message) => {
      if (!isDeaf || !/^42\["(game|change)"/.test(message.toString())) socket.send(message);
    });
  });
  await tab.goto(visitor.page.url());
  const [here, there] = [new Player(visitor.page), new Player(tab)];
  const wonders = (page: Page): Promise<number> => page.getByTestId('my-city').locator('[data-wonder]').count();
  await playSome([here], 1);
  await expect.poll(() => wonders(tab)).toBeGreaterThan(0);
  for (const player of [here, there]) await expect.poll(() => player.canChoose()).toBe(true);
  const seen = await wonders(tab);
  expect(await wonders(visitor.page)).toBe(seen);

  isDeaf = true;
  await playSome([here], 1);
  await expect.poll(() => wonders(visitor.page)).toBeGreaterThan(seen);
  expect(await wonders(tab)).toBe(seen);
  await playSome([there], 1);
  isDeaf = false;
  await tab.locator('.notice--bad').waitFor();
  await expect.poll(async () => (await wonders(tab)) - (await wonders(visitor.page))).toBe(0);
  const kept = await wonders(tab);
  await playSome([there], 1);
  await expect.poll(() => wonders(visitor.page)).toBeGreaterThan(kept);
  await closeAll(visitor);
});

test('settings last: theme, volume, and moves that ask again', async () => {
  const { page, ...visitor } = await Visitor.arrive(stage.browser);
  await page.goto(`${stage.server.url}/settings`);
  for (const [name, theme] of [
    ['Noon', 'noon'],
    ['High contrast', 'contrast'],
  ]) {
    await page.getByText(name, { exact: true }).click();
    await page.locator(`html[data-theme=${theme}]`).waitFor();
  }
  await page.getByText('Always', { exact: true }).click();
  await page.getByText('Loud', { exact: true }).click();
  await page.reload();
  await page.locator('html[data-theme=contrast]').waitFor();
  expect(await page.getByRole('radio', { name: 'Loud' }).isChecked()).toBe(true);

  await page.goto(stage.server.url);
  await page.locator('.tcard .btn--primary').first().click();
  const confirm = page.getByTestId('action-sheet').locator('.btn--primary');
  await expect.poll(() => new Player(page).canChoose()).toBe(true);
  await page.locator('button.pick').first().click();
  await confirm.click();
  await confirm.getByText('Press again to confirm').waitFor();
  expect(await page.getByTestId('my-city').locator('[data-wonder]').count()).toBe(0);
  await confirm.click();
  // One, or two where the last Wonder of the round comes by itself.
  await expect.poll(() => page.getByTestId('my-city').locator('[data-wonder]').count()).toBeGreaterThan(0);
  expect(visitor.pageErrors).toEqual([]);
  await visitor.context.close();
});

test('it can be installed: the manifest holds, and the page opens without a network', async () => {
  const visitor = await Visitor.arrive(stage.browser, 'phone', 'en', { serviceWorkers: 'allow' });
  const { page, context } = visitor;
  await page.goto(stage.server.url);
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const answer = await page.request.get(new URL(address ?? '', stage.server.url).href);
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await answer.json()) as { name: string; start_url: string; icons: Record<string, string>[] };
  expect(manifest).toMatchObject({ name: 'Pharos', start_url: '/', display: 'standalone' });
  for (const { src, type, sizes } of manifest.icons) {
    const icon = await page.request.get(stage.server.url + src);
    expect(icon.headers()['content-type']).toContain(type);
    const body = await icon.body();
    if (type === 'image/png') expect(`${body.readUInt32BE(16)}x${body.readUInt32BE(20)}`).toBe(sizes);
  }

  // It takes over the page once everything is stored.
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await context.setOffline(true);
  await page.reload();
  await page.locator('.tcard .btn--primary').first().tap();
  await page.getByTestId('action-sheet').waitFor();
  expect(page.url()).toBe(`${stage.server.url}/g/local`);
  await closeAll(visitor);
});

test('two at one device play to the end; the game is shared at any move and played again', async () => {
  const visitor = await Visitor.arrive(stage.browser);
  const { page } = visitor;
  await page.goto(stage.server.url);
  await page.getByRole('button', { name: 'Two at this device' }).click();
  await page.getByTestId('action-sheet').waitFor();
  const player = new Player(page);
  await playToTheEnd([player]);
  expect(player.turns).toBeGreaterThan(20);

  const stranger = await Visitor.arrive(stage.browser);
  await stranger.page.goto(`${page.url()}#5`);
  await stranger.page.getByText(/^Move 5 of/).waitFor();
  expect(await stranger.page.getByTestId('my-city').locator('[data-wonder]').count()).toBeGreaterThan(1);
  await stranger.page.getByRole('button', { name: 'One move on' }).click();
  await stranger.page.getByText(/^Move 6 of/).waitFor();
  expect(stranger.page.url()).toContain('#6');
  await stranger.page.getByRole('button', { name: 'Leave' }).click();
  await stranger.page.getByTestId('end-screen').waitFor();

  const address = page.url();
  await page.getByRole('button', { name: 'Rematch' }).click();
  await page.getByTestId('action-sheet').waitFor();
  expect(page.url()).not.toBe(address);
  await playSome([player], 3);
  await closeAll(visitor, stranger);
});

test('a whole game with motion: no picture stays behind, the table never stays locked', async () => {
  const visitor = await Visitor.arrive(stage.browser, 'laptop', 'en', { reducedMotion: 'no-preference' });
  await visitor.playBot(stage.server.url);
  const { page } = visitor;
  const player = new Player(page);
  for (let last = Date.now(); !(await isOver(player));) {
    if (await player.choose().catch(() => false)) last = Date.now();
    // The pictures of the first moves are shown in full, the others are skipped.
    else if (player.turns > WATCHED) await page.keyboard.press('Escape');
    if (Date.now() - last > 90_000) throw new Error('the table stays locked');
  }
  await expect.poll(() => page.locator('.flying, .flying-coin').count()).toBe(0);
  await closeAll(visitor);
});

test('when the time for a move is up a bot stands in, and the owner takes the seat back', async () => {
  const [host, friend] = [await Visitor.arrive(stage.browser), await Visitor.arrive(stage.browser)];
  await host.page.goto(stage.server.url);
  await host.page.locator('.tcard').first().waitFor();
  await host.page.request.get(`${stage.server.url}/api/v1/me`);
  const opened = await host.page.request.post(`${stage.server.url}/api/v1/tables`, {
    data: {
      game: 'duel',
      seats: [{ kind: 'host' }, { kind: 'open' }],
      drawSeats: false,
      // Long enough for somebody on a busy machine to move once the seat is taken back.
      clock: { kind: 'perMove', seconds: 15 },
    },
  });
  const { table } = (await opened.json()) as { table: { id: string } };
  for (const { page } of [host, friend]) await page.goto(`${stage.server.url}/g/${table.id}`);
  await host.page.getByText('15 seconds a move').waitFor();
  await friend.page.getByRole('button', { name: 'Sit down' }).click();
  await host.page.getByRole('button', { name: 'Start the game' }).click();
  await host.page.getByRole('timer').waitFor();

  await friend.page.getByText(/^A bot plays for/).waitFor();
  await host.page.getByText('A bot is playing for you.').waitFor();
  await host.page.getByRole('button', { name: 'Take my seat back' }).click();
  await host.page.locator('.notice').waitFor({ state: 'detached' });
  const [mine, theirs] = [new Player(host.page), new Player(friend.page)];
  await playSome([mine, theirs], 6);
  expect(mine.turns).toBeGreaterThan(1);
  expect(await host.page.locator('.notice').count()).toBe(0);
  await closeAll(host, friend);
});
