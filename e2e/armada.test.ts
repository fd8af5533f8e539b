import { expect, test } from 'vitest';
import { seriousFindings } from './findings.ts';
import { playSome, playToTheEnd } from './play.ts';
import { SeaPlayer } from './seaPlayer.ts';
import { setStage } from './stage.ts';
import { Visitor, type Size } from './table.ts';

const stage = setStage();

/** Opens a game with Armada against bots from the home page. */
async function sail(size: Size, players: number, teams = false): Promise<Visitor> {
  const visitor = await Visitor.arrive(stage.browser, size);
  const { page } = visitor;
  await page.goto(stage.server.url);
  const card = page.getByRole('region', { name: '7 Wonders', exact: true });
  await card.getByText('With Armada').click();
  await card.getByText(String(players), { exact: true }).click();
  if (teams) {
    await card.getByRole('button', { name: 'Options' }).click();
    await page.getByRole('dialog').getByText('Teams of two', { exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  }
  await card.getByRole('button', { name: 'Play now against bots' }).click();
  await page.getByTestId('action-sheet').waitFor();
  return visitor;
}

test('a whole game with Armada against bots, by mouse: ships go along', async () => {
  const visitor = await sail('laptop', 3);
  const player = new SeaPlayer(visitor.page);
  await playSome([player], 3);
  await expect.poll(() => player.canChoose()).toBe(true);
  await player.trySwitchByKeys();
  await visitor.expectNoScroll();
  expect(await seriousFindings(visitor.page)).toEqual([]);
  await playToTheEnd([player]);
  // The side of the board, and seven turns in each of three Ages.
  expect(player.turns).toBeGreaterThanOrEqual(22);
  expect(player.voyages).toBeGreaterThan(0);
  await visitor.page.getByTestId('end-screen').getByRole('table').first().waitFor({ state: 'attached' });
  await visitor.leave();
});

test('partners on a phone see each other’s hands', async () => {
  const visitor = await sail('phone', 4, true);
  const { page } = visitor;
  const player = new SeaPlayer(page, 'touch');
  await playSome([player], 1);
  await expect.poll(() => player.canChoose()).toBe(true);
  await page.getByRole('button', { name: /^Hand of / }).tap();
  const hand = page.getByTestId('partner-hand');
  expect(await hand.getByRole('button').count()).toBe(8);
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
  await playSome([player], 3);
  await visitor.expectNoScroll();
  expect(await seriousFindings(page)).toEqual([]);
  await visitor.leave();
});

test('what was picked for one question is forgotten at the next: an island, then a ship', async () => {
  const visitor = await Visitor.arrive(stage.browser);
  const { page } = visitor;
  await visitor.goOn(stage.server.url, 'islandThenShips');
  const player = new SeaPlayer(page);
  // An island that moves a ship.
  await page.getByRole('radio', { name: /Topaz/ }).click();
  await player.sheet.locator('.btn--primary').click();
  await page.locator('.picker7--ship').waitFor();
  expect(await page.locator('.pick7[aria-checked=true]').count()).toBe(0);
  await expect.poll(() => player.choose()).toBe(true);
  // Whether a whole game finds an island is a matter of luck; here it does.
  expect(player.landfalls).toBe(1);
  await page.locator('.picker7--ship').waitFor({ state: 'detached' });
  await visitor.leave();
});
