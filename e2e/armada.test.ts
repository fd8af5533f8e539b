import { expect, test } from 'vitest';
import { seriousFindings } from './findings.ts';
import { playSome, playToTheEnd } from './play.ts';
import { SeaPlayer } from './seaPlayer.ts';
import { setStage } from './stage.ts';
import { Visitor } from './table.ts';

const stage = setStage();

test('a whole game with Armada against bots, by mouse and keys: ships go along', async () => {
  const visitor = await Visitor.arrive(stage.browser);
  const { page } = visitor;
  await visitor.playWonders(stage.server.url, 'With Armada');
  const player = new SeaPlayer(page);
  await playSome([player], 3);
  await expect.poll(() => player.canChoose()).toBe(true);
  await player.trySwitchByKeys();
  await visitor.expectNoScroll();
  expect(await seriousFindings(page)).toEqual([]);
  await playToTheEnd([player]);
  expect(player.voyages).toBeGreaterThan(0);
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
