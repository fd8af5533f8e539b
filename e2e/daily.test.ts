import { expect, test } from 'vitest';
import { playToTheEnd } from './play.ts';
import { Player } from './player.ts';
import { setStage } from './stage.ts';
import { Visitor } from './table.ts';
import { WondersPlayer } from './wondersPlayer.ts';

const stage = setStage();

test('a phone plays a deal of the day to its end, once, and has a result to share that gives nothing away', async () => {
  const visitor = await Visitor.arrive(stage.browser, 'phone');
  const { page } = visitor;
  await page.goto(stage.server.url);
  await page.getByTestId('daily-line').click();
  const own = page.getByTestId('daily-try');
  await own.getByText('nothing is taken back').waitFor();
  await page.getByTestId('daily-play').click();
  await page.getByTestId('action-sheet').waitFor();
  expect(await page.getByTestId('hint').count()).toBe(0);
  const table = page.url();

  await page.goto(`${stage.server.url}/daily`);
  await own.getByRole('link', { name: 'Go on' }).click();
  expect(page.url()).toBe(table);
  const player = new Player(page, 'touch');
  await playToTheEnd([player]);
  await player.endScreen.getByRole('link', { name: 'Against everybody' }).click();

  await own.getByRole('heading', { name: /^(You won|You lost|You share the victory), \d+ points?$/ }).waitFor();
  await own.getByText('You are the first to finish this deal.').waitFor();
  expect(await page.getByTestId('daily-play').count()).toBe(0);
  await page.getByTestId('daily-spread').getByText('1 try, by points').waitFor();
  await page.getByRole('button', { name: 'Copy text' }).click();
  await page.getByText('Done').waitFor();
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  expect(shared.split('\n')).toEqual([
    expect.stringMatching(/^Pharos · Deal of the day · \w+ \d+$/),
    expect.stringMatching(/^7 Wonders Duel: \d+ points?, /),
    ...(shared.includes('strong')
      ? [expect.stringMatching(/^[█▓▒░ ]+$/), expect.stringMatching(/^\d+ of \d+ decisions strong$/)]
      : []),
    ...(shared.includes('best bot') ? [expect.stringMatching(/^best bot: /)] : []),
    expect.stringMatching(/\/daily\/[\d-]+\/duel\?lang=en&result=l?w?d?\d+\.\S+$/),
  ]);
  const picture = page.getByRole('img', { name: /a lighthouse with a window/ });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);
  await page.getByRole('link', { name: 'Save picture' }).waitFor();
  const day = page.getByTestId('daily-archive').locator('[aria-current=date]');
  expect(await day.getAttribute('aria-label')).toMatch(/, (won|not won)$/);
  expect(visitor.pageErrors).toEqual([]);
  await visitor.context.close();
});

test('the keyboard alone chooses a deal of 7 Wonders and begins it', async () => {
  const visitor = await Visitor.arrive(stage.browser, 'laptop', 'pl');
  const { page } = visitor;
  await page.goto(`${stage.server.url}/daily`);
  const kinds = page.getByRole('navigation', { name: 'Gry' });
  await kinds.getByRole('link').nth(2).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/daily\/[\d-]+\/wonders$/);
  await page.getByTestId('daily-try').getByText('Przeciwnicy: 3').waitFor();
  await page.getByTestId('daily-play').focus();
  await page.keyboard.press('Enter');
  await page.getByTestId('action-sheet').waitFor();
  const player = new WondersPlayer(page);
  await expect.poll(() => player.choose(), { timeout: 60_000 }).toBe(true);
  expect(visitor.pageErrors).toEqual([]);
  await visitor.context.close();
});
