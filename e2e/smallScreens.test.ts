import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { complaints, coveredNames } from './overlaps.ts';
import { setStage } from './stage.ts';
import { SIZES, Visitor } from './table.ts';

const stage = setStage();

const ALL = Object.entries(SIZES);
const PHONES = [SIZES.phone, SIZES.phoneLandscape];

/** One visitor for each language, who loads the client once. */
const visitors = new Map<string, Visitor>();
afterAll(() => Promise.all([...visitors.values()].map((visitor) => visitor.context.close())));

/** Goes on with a game in a language, in which seat 0 has to choose. */
async function open(fixture: string, locale: string): Promise<Visitor> {
  const visitor = visitors.get(locale) ?? (await Visitor.arrive(stage.browser, 'laptop', locale));
  visitors.set(locale, visitor);
  await visitor.page.setViewportSize(SIZES.laptop);
  await visitor.goOn(stage.server.url, fixture);
  await visitor.page.getByTestId('action-sheet').waitFor();
  return visitor;
}

/** Takes up a card with which a Wonder can be built, and asks which. */
async function askForWonder(page: Page): Promise<void> {
  await page.locator('[data-slot][aria-pressed]').last().click();
  await page.locator('[aria-keyshortcuts=w]').click();
  await page.locator('.pick').first().waitFor();
}

const PICKERS: readonly [fixture: string, before: ((page: Page) => Promise<void>) | null][] = [
  ['fiveTokens', null],
  ['manyDiscarded', null],
  ['tokensOfTheBox', null],
  ['fourWonders', askForWonder],
];
const LANGUAGES = ['en', 'hu'];

test.each(PICKERS.flatMap(([fixture, before]) => LANGUAGES.map((locale) => ({ fixture, before, locale }))))(
  'what is to be chosen covers neither its title nor the cities nor its button: $fixture in $locale',
  async ({ fixture, before, locale }) => {
    const visitor = await open(fixture, locale);
    const { page } = visitor;
    await before?.(page);
    await page.locator('.pick').first().click();
    for (const [size, viewport] of ALL) {
      await page.setViewportSize(viewport);
      await page.locator('.pick.on').waitFor();
      const found = await complaints(page, {
        words: '.picker__t, .picker__why, .pick .title, .tile__name',
        free: '.picker__t, [data-testid=my-city], [data-testid=foe-city], [data-testid=action-sheet] .btn--primary',
        solid: '.pick',
      });
      expect({ size, found: found.filter((one) => !one.startsWith('outside')) }).toEqual({ size, found: [] });
      await visitor.expectNoScroll();
    }
    expect(visitor.pageErrors).toEqual([]);
  },
);

test('the Wonder that is to be built shows its last one, its effects and its price on a phone, too', async () => {
  const visitor = await open('fourWonders', 'hu');
  const { page } = visitor;
  await askForWonder(page);
  for (const viewport of PHONES) {
    await page.setViewportSize(viewport);
    const last = page.locator('.pick').last();
    await last.scrollIntoViewIfNeeded();
    await last.click();
    await last.locator('.wtile__fx').waitFor();
    await last.locator('.wtile__pay .coin').waitFor();
    expect(await page.locator('.pick').count()).toBe(4);
    expect(await page.locator('.pick.on').count()).toBe(1);
  }
  expect(visitor.pageErrors).toEqual([]);
});

test('who decides who starts is told why, with the new structure in sight', async () => {
  const visitor = await open('whoStarts', 'en');
  const { page } = visitor;
  for (const [, viewport] of ALL) {
    await page.setViewportSize(viewport);
    await page.getByText('You decide, because your army is the weaker one').waitFor();
    expect(await page.getByTestId('structure').locator('[data-slot]').count()).toBe(20);
    await visitor.expectNoScroll();
  }
  await page.getByRole('radio', { name: 'You start' }).click();
  await page.getByTestId('action-sheet').locator('.btn--primary').click();
  await page.locator('[data-slot][aria-pressed]').first().waitFor();
  expect(visitor.pageErrors).toEqual([]);
});

test('the Wonders of a city can be seen on a phone', async () => {
  const visitor = await open('fourWonders', 'hu');
  const { page } = visitor;
  for (const viewport of PHONES) {
    await page.setViewportSize(viewport);
    await page.getByTestId('my-city').click();
    const wonders = page.getByTestId('city-wonders').locator('.wonder');
    await wonders.first().waitFor();
    const heights = await wonders.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(heights).toHaveLength(4);
    expect(Math.min(...heights)).toBeGreaterThan(80);
    await page.keyboard.press('Escape');
  }
  expect(visitor.pageErrors).toEqual([]);
});

test.each(['sevenCards', 'eightShips'].flatMap((fixture) => ['en', 'pl', 'hu'].map((locale) => ({ fixture, locale }))))(
  'every name of a full hand can be read on a phone: $fixture in $locale',
  async ({ fixture, locale }) => {
    const visitor = await open(fixture, locale);
    const { page } = visitor;
    const names = page.locator('[data-testid=hand] .tile__name');
    for (const viewport of PHONES) {
      await page.setViewportSize(viewport);
      await names.first().waitFor();
      expect(await names.count()).toBe(fixture === 'sevenCards' ? 7 : 8);
      const words = { words: '[data-testid=hand] .tile__name' };
      const apart = { free: '[data-testid=hand] .tile__name', solid: '[data-testid=hand] .tile' };
      expect(await complaints(page, { ...words, ...apart })).toEqual([]);
      expect(await coveredNames(page, '.tile', '.tile__name', '.tile__foot > *, .price')).toEqual([]);
      await visitor.expectNoScroll();
    }
    expect(visitor.pageErrors).toEqual([]);
  },
);

test.each([
  ['fourWonders', 'pl'],
  ['eightShips', 'pl'],
  ['eightShips', 'hu'],
])('the status is never cut: %s in %s', async (fixture, locale) => {
  const visitor = await open(fixture, locale);
  const { page } = visitor;
  for (const [size, viewport] of ALL) {
    await page.setViewportSize(viewport);
    const found = await complaints(page, {
      words: '[data-testid=turn-pill] .turn__t, .topbar .age',
      free: '[data-testid=turn-pill]',
      solid: '.topbar button, .topbar .age',
    });
    expect({ size, found }).toEqual({ size, found: [] });
  }
  expect(visitor.pageErrors).toEqual([]);
});

test.each(['en', 'pl', 'hu'])(
  'no name covers the cost, the price or the effects of its piece, in %s',
  async (locale) => {
    const visitor = await open('fourWonders', locale);
    const { page } = visitor;
    for (const viewport of [SIZES.laptop, SIZES.small]) {
      await page.setViewportSize(viewport);
      expect(
        await coveredNames(
          page,
          '.wonder',
          '.wonder__name',
          '.wonder__fx, .wonder__price, .wonder__tag, .wonder__cost .res',
        ),
      ).toEqual([]);
      expect(await coveredNames(page, '.slot .card', '.card__name', '.card__cost > *, .price, .card__band')).toEqual(
        [],
      );
    }
    expect(visitor.pageErrors).toEqual([]);
  },
);
