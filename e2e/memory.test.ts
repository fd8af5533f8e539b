import { expect, test } from 'vitest';
import { seriousFindings } from './findings.ts';
import { playSome } from './play.ts';
import { setStage } from './stage.ts';
import { Visitor } from './table.ts';
import { WondersPlayer } from './wondersPlayer.ts';

const stage = setStage();

test('card memory of 7 Wonders by key and by press tells of the hands, and goes on with the game', async () => {
  const visitor = await Visitor.arrive(stage.browser);
  await visitor.playWonders(stage.server.url);
  const player = new WondersPlayer(visitor.page);
  const { page } = player;
  // The side of the board, and the first card.
  await playSome([player], 2);
  await page.keyboard.press('m');
  const panel = page.getByRole('dialog', { name: 'Card memory' });
  const hands = panel.getByTestId('remembered-hand');
  await hands.nth(2).waitFor();
  expect(await hands.first().innerText()).toContain('You 6 cards');
  // Three players: the hand passed on comes back in the fourth turn.
  await panel.getByText('Comes in turn 4').waitFor();
  await panel.getByText('Not seen anywhere').waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  await playSome([player], 1);
  await page.getByRole('button', { name: 'Card memory' }).click();
  // Two others have had the hand that I hold now.
  await hands.first().getByText('Taken from it').waitFor();
  expect(await hands.first().getByRole('listitem').count()).toBe(2);
  await visitor.leave();
});

test('card memory of Duel is in the menu of a phone and tells what may still come', async () => {
  const visitor = await Visitor.arrive(stage.browser, 'phone');
  const { page } = visitor;
  await visitor.goOn(stage.server.url, 'fourWonders');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Card memory' }).click();
  const panel = page.getByRole('dialog', { name: 'Card memory' });
  await panel.getByText('May still come').waitFor();
  await panel
    .getByText(/^Face down in the structure: \d+ of these \d+$/)
    .first()
    .waitFor();
  await panel.getByText('Out of the structure').waitFor();
  await visitor.expectNoSidewaysScroll();
  await visitor.leave();
});

test('a table whose host switched card memory off has none', async () => {
  const visitor = await Visitor.arrive(stage.browser);
  const { page } = visitor;
  await page.addInitScript(() =>
    localStorage.setItem('pharos.agreed.duel', JSON.stringify({ version: 2, memory: false })),
  );
  await visitor.playBot(stage.server.url);
  expect(await page.getByRole('button', { name: 'Card memory' }).count()).toBe(0);
  await page.keyboard.press('m');
  expect(await page.getByRole('dialog').count()).toBe(0);
  await visitor.leave();
});
