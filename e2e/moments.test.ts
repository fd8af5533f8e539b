import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { seriousFindings } from './findings.ts';
import { playSome } from './play.ts';
import { SeaPlayer } from './seaPlayer.ts';
import { setStage } from './stage.ts';
import { Visitor, type Size } from './table.ts';
import { WondersPlayer } from './wondersPlayer.ts';

const stage = setStage();

/** Keeps what the status says from now on; answers how to read it. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(globalThis, { said });
    const pill = document.querySelector('[data-testid=turn-pill] .turn__t');
    new MutationObserver(() => said.push(pill?.textContent ?? '')).observe(pill as Node, {
      characterData: true,
      childList: true,
      subtree: true,
    });
  });
  return () => page.evaluate(() => (globalThis as unknown as { said: string[] }).said);
}

/** The given ones in the order in which they were first said. */
const inOrder = (said: readonly string[], wanted: readonly string[]): string[] =>
  [...new Set(said)].filter((text) => wanted.includes(text));

/** A visitor who watches at the usual speed. */
const arrive = (size: Size): Promise<Visitor> =>
  Visitor.arrive(stage.browser, size, 'en', { reducedMotion: 'no-preference' });

test.each(['laptop', 'phone'] as const)('a round is watched phase by phase and stays in sight, %s', async (size) => {
  const visitor = await arrive(size);
  const { page } = visitor;
  await visitor.playWonders(stage.server.url, '5');
  const player = new WondersPlayer(page, size === 'phone' ? 'touch' : 'mouse');
  // The side of the board comes first.
  await playSome([player], 1);
  await player.cards.first().waitFor();
  const heard = await listen(page);
  await playSome([player], 1);

  // All five cards are read in one place, before anybody is asked for the next one.
  await page.locator('[data-testid=reveal][data-phase=turned][data-built]').waitFor();
  expect(await page.getByTestId('turn-pill').textContent()).toContain('Cards turned');
  expect(await page.locator('[data-turned]').count()).toBe(5);
  await visitor.expectNoScroll();
  await page.getByTestId('reveal').waitFor({ state: 'detached' });
  const phases = ['Everybody has chosen', 'Cards turned', 'Building', 'Choose a card'];
  await expect.poll(async () => inOrder(await heard(), phases)).toEqual(phases);

  // Everybody keeps what they did, also after a reload; a tap on it lists the round, which can be watched again.
  const strips = page.locator('[data-last]');
  await expect.poll(() => strips.count()).toBe(5);
  await page.reload();
  await expect.poll(() => strips.count()).toBe(5);
  await strips.first().click();
  const list = page.getByRole('dialog', { name: 'Last round' });
  expect(await list.getByRole('listitem').count()).toBe(5);
  await list.getByRole('button', { name: 'Watch it again' }).click();
  await page.getByTestId('reveal').waitFor();
  await page.keyboard.press('Escape');
  await page.getByTestId('reveal').waitFor({ state: 'detached' });
  await visitor.leave();
});

test('the end of an Age is shown act by act; a tap passes over one, a button over all', async () => {
  const visitor = await arrive('phone');
  const { page } = visitor;
  await visitor.goOn(stage.server.url, 'endOfAge');
  const player = new SeaPlayer(page, 'touch');
  await expect.poll(() => player.canChoose()).toBe(true);
  const heard = await listen(page);
  await playSome([player], 1);
  const acts = page.getByTestId('age-end');
  // Questions may come first; the conflicts follow.
  while (!(await acts.isVisible())) if (await player.canChoose()) await player.choose().catch(() => false);
  await page.locator('[data-testid=age-end][data-phase=land][data-built]').waitFor();
  expect(await page.getByTestId('turn-pill').textContent()).toContain('Land conflicts');
  // Shields, both tokens and the sum of each of the four.
  expect(
    await acts
      .getByRole('listitem')
      .filter({ has: page.locator('.tok') })
      .count(),
  ).toBe(4);
  // Time for reading stands still while the page is looked at.
  await acts.getByRole('button', { name: 'Pause' }).tap();
  await visitor.expectNoScroll();
  expect(await seriousFindings(page)).toEqual([]);
  expect(await acts.getAttribute('data-phase')).toBe('land');
  await acts.getByRole('button', { name: 'Next' }).tap();
  await page.locator('[data-testid=age-end]:not([data-phase=land])').waitFor();
  await acts.getByRole('button', { name: 'Skip all' }).tap();
  await acts.waitFor({ state: 'detached' });
  const said = await heard();
  expect(inOrder(said, ['Cards turned', 'Land conflicts'])).toEqual(['Cards turned', 'Land conflicts']);
  await page.getByText('Age II', { exact: true }).waitFor();
  await visitor.leave();
});
