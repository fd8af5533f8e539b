import { expect, test } from 'vitest';
import { settingOf } from '../packages/web/gallery/scenes/scenes.ts';
import { seriousFindings } from './findings.ts';
import { openPage, PAGES } from './pages.ts';
import { sidewaysPanning } from './panning.ts';
import { setStage } from './stage.ts';
import { SIZES, Visitor } from './table.ts';

const stage = setStage();

/** Phones that are smaller than the sizes the table is designed for: a page may not be wider. */
const NARROW = [320, 360];

test.each(['en', 'pl', 'hu'])(
  'no page and nothing on it pans sideways at any size, nor does axe find anything serious, in %s',
  async (locale) => {
    const visitor = await Visitor.arrive(stage.browser, 'phone', locale);
    const { page } = visitor;
    for (const path of PAGES) {
      await openPage(page, stage.server.url, path);
      for (const [name, size] of Object.entries(SIZES)) {
        await page.setViewportSize(size);
        expect(await sidewaysPanning(page), `${path}, ${name}`).toEqual([]);
      }
      for (const width of NARROW) {
        await page.setViewportSize({ width, height: 640 });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wide, `${path} at ${width}`).toBeLessThanOrEqual(0);
      }
      // What axe looks at is the same in every language, but for what is said.
      if (locale === 'en') {
        await page.setViewportSize(SIZES.laptop);
        expect(await seriousFindings(page), path).toEqual([]);
      }
    }
    await visitor.context.close();
  },
);

test.each(['pl', 'hu'])('pages about many games do not pan sideways at any size, in %s', async (locale) => {
  const visitor = await Visitor.arrive(stage.browser, 'phone', locale);
  const { page } = visitor;
  for (const scene of ['history', 'profileMine']) {
    const { path, server, until } = settingOf(scene);
    for (const [address, json] of Object.entries(server.api ?? {}))
      await page.route(
        ({ pathname }) => pathname === `/api/v1${address}`,
        (route) => route.fulfill({ json }),
      );
    await openPage(page, stage.server.url, path);
    await page
      .locator(until ?? 'main')
      .first()
      .waitFor();
    for (const [name, size] of Object.entries(SIZES)) {
      await page.setViewportSize(size);
      expect(await sidewaysPanning(page), `${scene}, ${name}`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
  }
  await visitor.context.close();
});

test('nothing pans sideways before the fonts of a page are there', async () => {
  const visitor = await Visitor.arrive(stage.browser, 'tablet', 'pl');
  const { page } = visitor;
  await page.route('**/*.woff2', (route) => route.abort());
  await openPage(page, stage.server.url, '/');
  for (const [name, size] of Object.entries(SIZES)) {
    await page.setViewportSize(size);
    expect(await sidewaysPanning(page), name).toEqual([]);
  }
  await visitor.context.close();
});

test('whatever is wider than its box is found, and what is meant to be scrolled is not', async () => {
  const visitor = await Visitor.arrive(stage.browser, 'phone');
  const { page } = visitor;
  await openPage(page, stage.server.url, '/about');
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
