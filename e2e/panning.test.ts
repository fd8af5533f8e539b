import { expect, test } from 'vitest';
import { sidewaysPanning } from './panning.ts';
import { setStage } from './stage.ts';
import { SIZES, Visitor } from './table.ts';

const stage = setStage();

const PAGES = [
  '/',
  '/help',
  '/help/duel',
  '/help/wonders',
  '/help/duel#rulings',
  '/help/wonders#rulings',
  '/about',
  '/replay',
  '/verify',
  '/settings',
  '/history',
  '/g/0000000000',
];

test.each(['en', 'pl', 'hu'])('no page and nothing on it pans sideways at any size, in %s', async (locale) => {
  const visitor = await Visitor.arrive(stage.browser, 'phone', locale);
  const { page } = visitor;
  for (const path of PAGES) {
    await page.goto(stage.server.url + path);
    await page.locator('h1, h2').first().waitFor();
    if (path.endsWith('#rulings')) await page.locator('.rulingtable').first().waitFor();
    for (const [name, size] of Object.entries(SIZES)) {
      await page.setViewportSize(size);
      expect(await sidewaysPanning(page), `${path}, ${name}`).toEqual([]);
    }
  }
  await visitor.context.close();
});

test('whatever is wider than its box is found, and what is meant to be scrolled is not', async () => {
  const visitor = await Visitor.arrive(stage.browser, 'phone');
  const { page } = visitor;
  await page.goto(`${stage.server.url}/about`);
  await page.locator('h1, h2').first().waitFor();
  expect(await sidewaysPanning(page)).toEqual([]);
  await page.locator('main').evaluate((main) => {
    for (const style of ['overflow-x:auto', 'overflow:hidden', 'overflow-x:auto']) {
      const box = main.appendChild(document.createElement('div'));
      box.setAttribute('style', `${style};width:200px`);
      box.innerHTML = '<p style="width:300px;text-align:right">words</p>';
    }
    main.lastElementChild?.setAttribute('data-scrolls', 'sideways');
  });
  expect(await sidewaysPanning(page)).toEqual(['div (auto): 300 in 200', 'div (hidden): 300 in 200']);
  await visitor.context.close();
});
