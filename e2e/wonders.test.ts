import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { seriousFindings } from './findings.ts';
import { playSome, playToTheEnd } from './play.ts';
import { setStage } from './stage.ts';
import { Visitor } from './table.ts';
import { MOST_BOT_MEMORY, WorkerMemory } from './workerMemory.ts';
import { WondersPlayer } from './wondersPlayer.ts';

const stage = setStage();

const cardOf = (page: Page) => page.getByRole('region', { name: '7 Wonders', exact: true });

/** Opens a table for so many from the home page and answers its address. */
async function invite({ page }: Visitor, players: number): Promise<string> {
  await page.goto(stage.server.url);
  await cardOf(page).getByText(String(players), { exact: true }).click();
  await cardOf(page).getByRole('button', { name: 'Invite friends' }).click();
  await page.getByRole('img', { name: 'QR code of the table' }).waitFor();
  return page.url();
}

/** What a page shows of somebody's city: numbers, goods and every card. */
async function cityOf(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Cities' }).click();
  await dialog.getByRole('button', { name }).click();
  await dialog.locator('.cityd7').waitFor();
  const text = await dialog.innerText();
  await dialog.getByRole('button', { name: 'Close' }).click();
  return text;
}

const handOf = async ({ cards }: WondersPlayer): Promise<string> =>
  (await cards.evaluateAll((found) => found.map((card) => card.getAttribute('data-hand')))).join();

test('one click and a whole game against two bots, its replay through every seat, and a rematch', async () => {
  const visitor = await Visitor.arrive(stage.browser);
  const { page } = visitor;
  await visitor.playWonders(stage.server.url);
  const player = new WondersPlayer(page);
  await playSome([player], 3);
  await visitor.expectNoScroll();
  expect(await seriousFindings(page)).toEqual([]);
  await playToTheEnd([player]);
  // The side of the board, and six turns in each of three Ages.
  expect(player.turns).toBeGreaterThanOrEqual(19);
  await page.getByTestId('end-screen').getByRole('table').waitFor({ state: 'attached' });

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  const address = page.url();
  await page.getByRole('link', { name: 'Replay' }).last().click();
  await page.getByText(/^Move 0 of/).waitFor();
  await page.getByRole('button', { name: 'One move on' }).click();
  const hands = new Set<string>();
  for (let seat = 0; seat < 3; seat++) {
    await expect.poll(async () => hands.add(await handOf(player)).size).toBe(seat + 1);
    await page.getByRole('button', { name: /^As / }).click();
  }
  await page.getByRole('button', { name: 'To the end' }).click();
  await page.getByText(/^Move (\d+) of \1$/).waitFor();
  await page.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('button', { name: 'Rematch' }).click();
  await player.sheet.waitFor();
  expect(page.url()).not.toBe(address);

  await page.goto(`${stage.server.url}/replay`);
  const file = page.locator('input[type=file]');
  await file.setInputFiles({ name: 'go.json', mimeType: 'application/json', buffer: Buffer.from('{"game":"go"}') });
  await page.getByText('This game is not known here.').waitFor();
  await file.setInputFiles(await download.path());
  await page.getByRole('button', { name: 'One move on' }).click();
  await page.getByText(/^Move 1 of/).waitFor();
  await visitor.leave();
});

test('two people, one on a phone, and two bots: a choice is changed, then all are turned up', async () => {
  const host = await Visitor.arrive(stage.browser);
  const friend = await Visitor.arrive(stage.browser, 'phone');
  const people = [host, friend] as const;
  for (const [index, { page }] of people.entries()) {
    await page.goto(`${stage.server.url}/settings`);
    const name = page.getByLabel('Your name');
    // Whoever types before the server has said who they are would be overtaken by it.
    await expect.poll(() => name.inputValue()).not.toBe('');
    const told = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
    await name.fill(['Arsinoe', 'Berenike'][index]);
    await page.keyboard.press('Tab');
    await told;
  }
  await friend.page.goto(await invite(host, 4));
  await friend.page.getByRole('button', { name: 'Sit down' }).first().tap();
  await host.page.getByText('Waiting for 2 players').waitFor();
  await host.page.getByRole('button', { name: 'Fill with bots' }).click();
  await host.page.getByText('Everybody is here').waitFor();
  await host.page.getByRole('button', { name: 'Start the game' }).click();
  const [mine, theirs] = [new WondersPlayer(host.page), new WondersPlayer(friend.page, 'touch')];
  for (const player of [mine, theirs]) await player.sheet.waitFor();
  // Each the side of their board: who is faster could otherwise change theirs, which is a choice too.
  for (const player of [mine, theirs]) await playSome([player], 1);
  for (const player of [mine, theirs]) await expect.poll(() => player.canChoose()).toBe(true);

  const staged = mine.page.locator('[data-hand].is-staged');
  const first = await mine.playCard(0);
  await expect.poll(() => staged.getAttribute('data-hand')).toBe(first);
  const second = await mine.playCard(3);
  expect(second).not.toBe(first);
  await expect.poll(() => staged.getAttribute('data-hand')).toBe(second);
  // The other one still chooses, and learns nothing but that somebody has.
  expect(await theirs.canChoose()).toBe(true);
  await theirs.choose();
  await expect.poll(() => mine.cards.count()).toBe(6);
  for (const player of [mine, theirs]) await expect.poll(() => player.canChoose()).toBe(true);
  for (const name of ['Arsinoe', 'Berenike'])
    expect(await cityOf(host.page, name)).toBe(await cityOf(friend.page, name));

  await friend.expectNoScroll();
  expect(await seriousFindings(friend.page)).toEqual([]);
  await playSome([mine, theirs], 8);
  expect(people.flatMap(({ pageErrors }) => pageErrors)).toEqual([]);
  for (const { context } of people) await context.close();
});

test.each(['laptop', 'phone'] as const)('a lobby with seven seats on a %s has no serious finding', async (size) => {
  const visitor = await Visitor.arrive(stage.browser, size);
  const { page } = visitor;
  await invite(visitor, 7);
  await page.getByRole('button', { name: 'Add a bot' }).first().click();
  await page.getByText('Waiting for 5 players').waitFor();
  expect(await page.locator('.lobby .seatrow').count()).toBe(7);
  expect(await seriousFindings(page)).toEqual([]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  await visitor.context.close();
});

test('without a server a game against bots is played on this device, and goes on after a reload', async () => {
  const visitor = await Visitor.arrive(stage.browser);
  const { page } = visitor;
  const workers = await WorkerMemory.of(page);
  await page.goto(stage.server.url);
  await cardOf(page).getByText('5', { exact: true }).click();
  await page.route('**/api/v1/**', (route) => route.abort());
  await cardOf(page).getByRole('button', { name: 'Play now against bots' }).click();
  const player = new WondersPlayer(page);
  await player.sheet.waitFor();
  expect(page.url()).toBe(`${stage.server.url}/g/local`);
  await playSome([player], 4);
  await expect.poll(() => player.canChoose()).toBe(true);
  const memory = await workers.bytes();
  expect(memory).toHaveLength(1);
  expect(memory[0]).toBeLessThan(MOST_BOT_MEMORY);
  const hand = await player.cards.count();
  await page.reload();
  await expect.poll(() => player.cards.count()).toBe(hand);
  await playSome([player], 2);
  await visitor.leave();
});
