import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sidewaysPanning } from './panning.ts';
import { findMover } from './play.ts';
import { Player } from './player.ts';
import { setStage } from './stage.ts';
import { seatTwo, SIZES, Visitor, type Size } from './table.ts';

const stage = setStage();

const openMenu = (page: Page): Promise<void> => page.getByRole('button', { name: 'Menu', exact: true }).click();
const press = (page: Page, name: string | RegExp): Promise<void> => page.getByRole('button', { name }).click();
const offer = (page: Page): ReturnType<Page['getByTestId']> => page.getByTestId('offer');
const undo = (page: Page): ReturnType<Page['getByRole']> => page.getByRole('button', { name: 'Undo' });

/** Nothing of the page lies outside the window. */
async function expectNoPanning(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
    0,
  );
}

test.each(['laptop', 'phone'] as const satisfies readonly Size[])(
  'two who play resign, talk on, and go to the rematch together (%s)',
  async (size) => {
    const [host, friend] = await seatTwo(stage.browser, stage.server.url, size);
    const stranger = await Visitor.arrive(stage.browser);
    await stranger.page.goto(host.page.url());
    await stranger.page.getByTestId('turn-pill').waitFor();

    // Whoever thinks better of it has lost nothing.
    await openMenu(host.page);
    await press(host.page, 'Resign');
    await press(host.page, 'Stay');
    expect(await host.page.getByTestId('end-screen').count()).toBe(0);
    await press(host.page, 'Resign');
    await expectNoPanning(host.page);
    await press(host.page, 'Yes, resign');
    for (const [{ page }, title, reason] of [
      [host, 'You lose', 'You resigned.'],
      [friend, 'You win', /resigned\.$/],
      [stranger, /wins$/, /resigned\.$/],
    ] as const) {
      await page.getByTestId('end-screen').waitFor();
      await page.getByRole('heading', { name: title, level: 1 }).waitFor();
      await page.getByText(reason).waitFor();
    }

    // Talk goes on where the game is over: beside the scores, or behind a button where there is no room for it.
    const isBeside = size === 'laptop';
    if (!isBeside) await press(friend.page, 'Chat');
    await friend.page.getByLabel('Write a message').fill('Well played');
    await press(friend.page, 'Send');
    if (!isBeside) await press(friend.page, 'Close');
    if (!isBeside) await press(host.page, /^Chat/);
    await host.page.getByText('Well played').waitFor();
    expect(await host.page.locator('dialog').count()).toBe(isBeside ? 0 : 1);
    if (!isBeside) await press(host.page, 'Close');
    for (const { page } of [host, friend]) expect(await sidewaysPanning(page)).toEqual([]);

    // Nobody goes before both have agreed.
    await press(host.page, 'Rematch');
    await host.page.getByText(/^You would like a rematch/).waitFor();
    await friend.page.getByText(/would like a rematch/).waitFor();
    await press(friend.page, 'No, thank you');
    await host.page.getByText(/does not want a rematch/).waitFor();
    await press(friend.page, 'Rematch');
    await Promise.all([host, friend].map(({ page }) => page.getByTestId('action-sheet').waitFor()));
    expect(host.page.url()).toBe(friend.page.url());

    await host.page.goto(`${stage.server.url}/history`);
    const game = host.page.getByTestId('finished-games').locator('li').first();
    await game.getByText('Defeat, by resignation').waitFor();
    await expectNoPanning(host.page);
    await game.getByRole('link', { name: 'Replay' }).click();
    await host.page
      .getByText(/^Move 0 of 0/)
      .first()
      .waitFor();
    expect([host, friend, stranger].flatMap(({ pageErrors }) => pageErrors)).toEqual([]);
    await Promise.all([host, friend, stranger].map(({ context }) => context.close()));
  },
);

test.each(['laptop', 'phone'] as const satisfies readonly Size[])(
  'a move is taken back when the other one agrees, and a draw agreed (%s)',
  async (size) => {
    const visitors = await seatTwo(stage.browser, stage.server.url, size);
    const players = visitors.map(({ page }) => new Player(page));
    const mover = await findMover(players);
    const other = players.find((player) => player !== mover) ?? mover;
    const wonders = (page: Page): Promise<number> => page.locator('.pick').count();
    await mover.pickWonder();
    await undo(mover.page).click();
    await offer(mover.page)
      .getByText(/^You asked to take your move back/)
      .waitFor();
    await offer(other.page)
      .getByText(/asks to take the last move back/)
      .waitFor();
    await expectNoPanning(other.page);
    expect(await undo(mover.page).count()).toBe(0);
    await press(other.page, 'Decline');
    await mover.page
      .getByTestId('offer-closed')
      .getByText(/does not agree/)
      .waitFor();
    expect(await undo(mover.page).count()).toBe(0);
    expect(await wonders(other.page)).toBe(3);

    // The next move is another matter.
    await other.pickWonder();
    await undo(other.page).click();
    await press(mover.page, 'Agree');
    for (const { page } of players) await expect.poll(() => wonders(page)).toBe(3);
    await expect.poll(() => offer(other.page).count()).toBe(0);

    await openMenu(mover.page);
    await press(mover.page, 'Offer a draw');
    await press(mover.page, 'Yes, offer it');
    await offer(mover.page)
      .getByText(/^You offered a draw/)
      .waitFor();
    await press(other.page, 'Agree');
    for (const { page } of players) {
      await page.getByTestId('end-screen').waitFor();
      await page.getByRole('heading', { name: 'A draw' }).waitFor();
    }
    expect(visitors.flatMap(({ pageErrors }) => pageErrors)).toEqual([]);
    await Promise.all(visitors.map(({ context }) => context.close()));
  },
);

test('against bots on this device nobody has to be asked: the game is resigned, or ended', async () => {
  const visitor = await Visitor.arrive(stage.browser, 'phone');
  const { page } = visitor;
  await visitor.playBot(stage.server.url);
  await openMenu(page);
  expect(await page.getByRole('button', { name: 'Offer a draw' }).count()).toBe(0);
  await press(page, 'Resign');
  await press(page, 'Yes, resign');
  await page.getByText('You resigned.').waitFor();
  await press(page, 'Rematch');
  await page.getByTestId('action-sheet').waitFor();

  await visitor.goOn(stage.server.url, 'islandThenShips');
  await page.getByTestId('turn-pill').waitFor();
  await openMenu(page);
  await press(page, 'End the game');
  await press(page, 'Yes, end it');
  await page.getByRole('heading', { name: 'The game was ended' }).waitFor();
  // Nobody has a place then.
  expect(await page.getByText(/^Place \d/).count()).toBe(0);
  expect(await page.locator('[data-testid=parties] .win').count()).toBe(0);
  expect(visitor.pageErrors).toEqual([]);
  expect(page.viewportSize()).toEqual(SIZES.phone);
  await visitor.context.close();
});
