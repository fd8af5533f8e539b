import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findMover, playSome } from './play.ts';
import { Player } from './player.ts';
import { setStage } from './stage.ts';
import { seatTwo, Visitor } from './table.ts';

const stage = setStage();

const openMenu = (page: Page): Promise<void> => page.getByRole('button', { name: 'Menu', exact: true }).click();

async function logOf(page: Page): Promise<string[]> {
  await openMenu(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Log' }).click();
  const rows = page.getByTestId('log').locator('.log > li');
  await rows.first().waitFor();
  const lines = await rows.allInnerTexts();
  await page.getByRole('button', { name: 'Close' }).click();
  return lines;
}

/** The logs of two pages, once they tell the same. */
async function sameLogs(one: Page, other: Page): Promise<string[][]> {
  let logs: string[][] = [];
  await expect
    .poll(async () => {
      logs = [await logOf(one), await logOf(other)];
      return logs[0].join('\n') === logs[1].join('\n');
    })
    .toBe(true);
  return logs;
}

test('the log is whole after a reload and after a lost connection', async () => {
  const [host, friend] = await seatTwo(stage.browser, stage.server.url);
  const players = [new Player(host.page), new Player(friend.page)];
  await playSome(players, 12);
  await findMover(players);
  // The log has a frame of its own, after that of the position.
  const [before] = await sameLogs(host.page, friend.page);
  expect(before.length).toBeGreaterThanOrEqual(12);
  await host.page.reload();
  await host.page.getByTestId('action-sheet').waitFor();
  await expect.poll(() => logOf(host.page)).toEqual(before);
  await stage.server.kill();
  await stage.server.resume();
  await playSome(players, 2);
  await expect.poll(async () => (await logOf(host.page)).length).toBeGreaterThanOrEqual(before.length + 2);
  expect((await logOf(host.page)).slice(-before.length)).toEqual(before);
  await Promise.all([host, friend].map(({ context }) => context.close()));
});

test('who leaves goes home, a bot plays on, and the seat can be taken back', async () => {
  const [host, friend] = await seatTwo(stage.browser, stage.server.url);
  const address = host.page.url();
  await openMenu(host.page);
  await host.page.getByRole('button', { name: /^Leave the game/ }).click();
  await host.page.getByRole('button', { name: 'Stay' }).click();
  await host.page.getByRole('button', { name: /^Leave the game/ }).click();
  await host.page.getByRole('button', { name: 'Yes, leave' }).click();
  await host.page.getByRole('heading', { name: 'The light is on.' }).waitFor();
  await friend.page.getByText('A bot plays for').waitFor();
  await playSome([new Player(friend.page)], 2);

  await host.page.goto(address);
  await host.page.getByRole('button', { name: 'Take my seat back' }).click();
  await playSome([new Player(host.page), new Player(friend.page)], 4);

  const stranger = await Visitor.arrive(stage.browser);
  await stranger.page.goto(address);
  await stranger.page.getByTestId('turn-pill').waitFor();
  await openMenu(stranger.page);
  await stranger.page.getByRole('dialog').getByRole('link', { name: 'Home' }).waitFor();
  expect(await stranger.page.getByRole('button', { name: /^Leave the game/ }).count()).toBe(0);
  expect([host, friend, stranger].flatMap(({ pageErrors }) => pageErrors)).toEqual([]);
  await Promise.all([host, friend, stranger].map(({ context }) => context.close()));
});

test('a game that its only player leaves is closed', async () => {
  const visitor = await Visitor.arrive(stage.browser);
  await visitor.playBot(stage.server.url);
  const address = visitor.page.url();
  await openMenu(visitor.page);
  await visitor.page.getByRole('button', { name: 'Leave the game' }).click();
  await visitor.page.getByRole('button', { name: 'Yes, leave' }).click();
  await visitor.page.getByRole('heading', { name: 'The light is on.' }).waitFor();
  await visitor.page.goto(address);
  await visitor.page.getByText('This table was closed').waitFor();
  await visitor.context.close();
});

test('on a phone the tabs leave the action sheet and my bar in sight', async () => {
  const visitor = await Visitor.arrive(stage.browser, 'phone');
  await visitor.playBot(stage.server.url);
  const sheet = await visitor.page.getByTestId('action-sheet').boundingBox();
  for (const tab of await visitor.page.locator('.tabs button').all()) {
    await tab.click();
    const dialog = await visitor.page.getByRole('dialog').boundingBox();
    expect((dialog?.y ?? 0) + (dialog?.height ?? 0)).toBeLessThanOrEqual(sheet?.y ?? 0);
    expect(dialog?.y).toBeGreaterThanOrEqual(0);
    await visitor.page.getByRole('button', { name: 'Close' }).click();
  }
  await visitor.context.close();
});

test('bots the server offers can be chosen, also those without a name here', async () => {
  const visitor = await Visitor.arrive(stage.browser, 'phone');
  const offer = { id: 'duel', rules: 1, seats: 2, options: {}, levels: ['random', 'greedy', 'oracle'] };
  await visitor.page.route('**/api/v1/games', (route) => route.fulfill({ json: [offer] }));
  await visitor.page.goto(stage.server.url);
  await visitor.page.getByText('oracle', { exact: true }).waitFor();
  await visitor.page.getByText('Clever', { exact: true }).first().waitFor();
  await visitor.context.close();
});
