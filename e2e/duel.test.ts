import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { seriousFindings } from './findings.ts';
import { findMover, playSome, playToTheEnd, type Hand } from './play.ts';
import { Player } from './player.ts';
import { setStage } from './stage.ts';
import { seatTwo, SIZES, Visitor, type Size } from './table.ts';
import { MOST_BOT_MEMORY, WorkerMemory } from './workerMemory.ts';

const stage = setStage();
/** Long enough for a bot to find out all it wants while a person chooses. */
const THINKS_ON_MS = 1000;

test.each<[name: string, size: Size, hand: Hand]>([
  ['a laptop, by mouse', 'laptop', 'mouse'],
  ['a small screen, by keyboard alone', 'small', 'keyboard'],
])('one click and a whole game against the bot on %s', async (_, size, hand) => {
  const visitor = await Visitor.arrive(stage.browser, size);
  await visitor.playBot(stage.server.url);
  expect(await seriousFindings(visitor.page)).toEqual([]);
  const player = new Player(visitor.page, hand);
  await playSome([player], 8);
  expect(await seriousFindings(visitor.page)).toEqual([]);
  await playToTheEnd([player]);
  expect(player.turns).toBeGreaterThan(10);
  await player.endScreen.getByRole('table').waitFor({ state: 'attached' });
  await visitor.expectNoSidewaysScroll();
  expect(await seriousFindings(visitor.page)).toEqual([]);
  if (hand === 'mouse') await downloadAndOpen(visitor);
  await visitor.leave();
});

/** A finished game is downloaded, and opened again as a replay. */
async function downloadAndOpen({ page }: Visitor): Promise<void> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  const file = await download.path();
  const record = JSON.parse(readFileSync(file, 'utf8')) as { save: { moves: string[] } };
  const { moves } = record.save;
  expect(moves.length).toBeGreaterThan(20);

  await page.goto(`${stage.server.url}/replay`);
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByText(`of ${moves.length}`).first().waitFor();
  await page.getByRole('button', { name: 'To the end' }).click();
  await page.getByText(`Move ${moves.length} of ${moves.length}`).first().waitFor();
  await page.getByRole('button', { name: 'One move back' }).click();
  await page
    .getByText(`Move ${moves.length - 1} of ${moves.length}`)
    .first()
    .waitFor();
}

test('without a server the strongest bot thinks on while a person does, in little memory', async () => {
  const visitor = await Visitor.arrive(stage.browser);
  const { page } = visitor;
  const workers = await WorkerMemory.of(page);
  await page.goto(stage.server.url);
  await page.locator('.levels').first().getByText('Master', { exact: true }).click();
  await page.route('**/api/v1/**', (route) => route.abort());
  await page.locator('.tcard .btn--primary').first().click();
  const player = new Player(page);
  for (let choice = 0; choice < 14; choice++) {
    await playSome([player], 1);
    await expect.poll(() => player.canChoose()).toBe(true);
    await page.waitForTimeout(THINKS_ON_MS);
    const memory = await workers.bytes();
    expect(memory).toHaveLength(1);
    expect(memory[0]).toBeLessThan(MOST_BOT_MEMORY);
  }
  await visitor.leave();
});

test('two browsers play a whole game against each other, then a rematch', async () => {
  const [host, friend] = await seatTwo(stage.browser, stage.server.url);
  await playToTheEnd([new Player(host.page), new Player(friend.page)]);
  await friend.page.getByTestId('end-screen').waitFor();
  await host.page.getByRole('button', { name: 'Rematch' }).click();
  await friend.page.getByRole('button', { name: /rematch/i }).click();
  await Promise.all([host, friend].map(({ page }) => page.getByTestId('action-sheet').waitFor()));
  expect(host.page.url()).toBe(friend.page.url());
  expect([...host.pageErrors, ...friend.pageErrors]).toEqual([]);
  await host.context.close();
  await friend.context.close();
});

test('a reload, a second tab and a cut network in mid-game lose nothing', async () => {
  const [host, friend] = await seatTwo(stage.browser, stage.server.url);
  const players = [new Player(host.page), new Player(friend.page)];
  const cityOf = (page: typeof host.page): Promise<string> => page.getByTestId('my-city').innerText();
  await playSome(players, 12);
  await findMover(players);
  const before = await cityOf(host.page);
  await host.page.reload();
  await host.page.getByTestId('action-sheet').waitFor();
  expect(await cityOf(host.page)).toBe(before);

  const tab = await host.context.newPage();
  await tab.goto(host.page.url());
  await tab.getByTestId('action-sheet').waitFor();
  expect(await cityOf(tab)).toBe(before);
  await tab.close();

  await host.context.setOffline(true);
  await players[1].choose().catch(() => false);
  await host.context.setOffline(false);
  await playToTheEnd(players);
  expect([...host.pageErrors, ...friend.pageErrors]).toEqual([]);
  await host.context.close();
  await friend.context.close();
});

test('the server is killed and comes back: players simply go on', async () => {
  const visitor = await Visitor.arrive(stage.browser);
  await visitor.playBot(stage.server.url);
  const player = new Player(visitor.page);
  for (let round = 0; round < 2; round++) {
    await playSome([player], 4);
    await stage.server.kill();
    await stage.server.resume();
  }
  await playToTheEnd([player]);
  await visitor.leave();
});

test('a stranger with the link watches and sees only what is public', async () => {
  const [host, friend] = await seatTwo(stage.browser, stage.server.url);
  const stranger = await Visitor.arrive(stage.browser);
  await stranger.page.goto(host.page.url());
  await stranger.page.getByTestId('turn-pill').waitFor();
  expect(await new Player(stranger.page).choose()).toBe(false);
  expect(stranger.pageErrors).toEqual([]);
  await Promise.all([host, friend, stranger].map(({ context }) => context.close()));
});

test('nothing scrolls during a game at any size', async () => {
  const visitor = await Visitor.arrive(stage.browser, 'laptop');
  const { page } = visitor;
  await visitor.playBot(stage.server.url);
  const player = new Player(page);
  for (let round = 0; round < 12; round++) {
    await expect.poll(() => player.canChoose()).toBe(true);
    for (const size of Object.values(SIZES)) {
      await page.setViewportSize(size);
      await visitor.expectNoScroll();
    }
    await page.setViewportSize(SIZES.laptop);
    await playSome([player], 1);
  }
  await visitor.context.close();
});

test.each([
  ['pl', 'Zagraj'],
  ['hu', 'Játssz'],
])('a visitor from %s is spoken to in their language, and can change it in mid-game', async (locale, word) => {
  const visitor = await Visitor.arrive(stage.browser, 'laptop', locale);
  await visitor.page.goto(stage.server.url);
  await visitor.page.locator(`html[lang=${locale}]`).waitFor();
  await visitor.page.locator('.tcard .btn--primary', { hasText: word }).first().waitFor();
  await visitor.playBot(stage.server.url);
  await playSome([new Player(visitor.page)], 1);
  const address = visitor.page.url();
  await visitor.page.evaluate(() => Object.assign(globalThis, { stillHere: true }));
  await switchLanguage(visitor, 'English');
  await visitor.page.locator('html[lang=en]').waitFor();
  expect(await visitor.page.evaluate(() => 'stillHere' in globalThis)).toBe(true);
  expect(visitor.page.url()).toBe(address);
  await visitor.context.close();
});

async function switchLanguage({ page }: Visitor, name: string): Promise<void> {
  await page.getByRole('button', { name: /^Men[uü]$/ }).click();
  await page.getByText(name, { exact: true }).click();
}
