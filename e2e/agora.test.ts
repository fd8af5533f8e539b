import { expect, test } from 'vitest';
import { seriousFindings } from './findings.ts';
import { playSome, playToTheEnd } from './play.ts';
import { Player } from './player.ts';
import { setStage } from './stage.ts';
import { Visitor } from './table.ts';

const stage = setStage();

test('a whole game with Agora against the bot, by mouse', async () => {
  const visitor = await Visitor.arrive(stage.browser, 'laptop');
  // Better bots often win so early that little of the game is seen.
  await visitor.playBot(stage.server.url, true, 'Calm');
  const player = new Player(visitor.page);
  await playSome([player], 12);
  expect(await seriousFindings(visitor.page)).toEqual([]);
  await visitor.expectNoScroll();
  await playToTheEnd([player]);
  expect(player.turns).toBeGreaterThan(15);
  expect(await seriousFindings(visitor.page)).toEqual([]);
  await visitor.leave();
});

test('a Chamber explains itself by keyboard', async () => {
  const visitor = await Visitor.arrive(stage.browser);
  await visitor.playBot(stage.server.url, true);
  await visitor.page.locator('.agora .chamber').nth(2).focus();
  await visitor.page.keyboard.press('Enter');
  await visitor.page.getByRole('dialog', { name: 'Chamber III' }).waitFor();
  await visitor.page.keyboard.press('Escape');
  await visitor.page.getByRole('dialog').waitFor({ state: 'detached' });
  await visitor.context.close();
});
