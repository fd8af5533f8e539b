import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { seriousFindings } from './findings.ts';
import { sidewaysPanning } from './panning.ts';
import { SeaPlayer } from './seaPlayer.ts';
import { setStage } from './stage.ts';
import { Visitor, type Size } from './table.ts';

const stage = setStage();

const OPTIONS = { packs: ['base', 'armada'], edition: 2, players: 4, teams: true, sides: 'day' };
const BOT = { kind: 'bot', level: 'random' };
const PLAN = {
  game: 'wonders',
  options: OPTIONS,
  seats: [{ kind: 'host' }, { kind: 'open' }, BOT, BOT],
  drawSeats: false,
  visibility: 'public',
};

/** Sends a command as the client does, under the name of whoever the page belongs to. */
async function send(page: Page, path: string, body: object): Promise<{ table?: { id: string } }> {
  return page.evaluate(
    async ([to, text]) => {
      await fetch('/api/v1/me');
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`/api/v1${to}`, { method: 'POST', headers, body: text });
      if (!answer.ok) throw new Error(await answer.text());
      return (await answer.json()) as { table?: { id: string } };
    },
    [path, JSON.stringify(body)],
  );
}

/** Two partners at a table with two bots, and somebody who looks on. */
async function seatPartners(size: Size): Promise<readonly [Visitor, Visitor, Visitor]> {
  const { browser, server } = stage;
  const people = await Promise.all([size, size, 'laptop' as const].map((one) => Visitor.arrive(browser, one)));
  const [host, friend, stranger] = people;
  for (const { page } of people) await page.goto(`${server.url}/help`);
  const { table } = await send(host.page, '/tables', PLAN);
  const path = `/tables/${table?.id}`;
  await send(friend.page, path, { do: 'join' });
  await send(host.page, path, { do: 'start' });
  for (const { page } of people) await page.goto(`${server.url}/g/${table?.id}`);
  for (const { page } of [host, friend]) await page.locator('[data-slot]').first().waitFor();
  await stranger.page.getByTestId('turn-pill').waitFor();
  return [host, friend, stranger];
}

/** Where hand and sheet stand, and my city. */
const places = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    ['[data-testid=hand]', '[data-testid=action-sheet]', '[data-slot="0"]'].map((selector) => {
      const { x, y, width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
      return [x, y, width, height];
    }),
  );

const openHand = (page: Page): Promise<void> =>
  page
    .getByRole('button', { name: /^Hand of / })
    .first()
    .click();

test.each(['laptop', 'phone'] as const)(
  'a partner asks for a card and gives a sign: only the other one sees it, and only in this turn (%s)',
  async (size) => {
    const [host, friend, stranger] = await seatPartners(size);
    const before = await Promise.all([host, friend].map(({ page }) => places(page)));

    // In Age I the host passes to the friend, who sees the cards at the prices of the host.
    await openHand(friend.page);
    const hand = friend.page.getByTestId('partner-hand');
    await hand.getByText('You get this hand next.').waitFor();
    const asks = hand.getByRole('button', { name: /^Leave it to me: / });
    expect(await asks.count()).toBe(8);
    await asks.first().click();
    const sign = hand.getByRole('button', { name: 'I collect science' });
    await sign.click();
    await expect.poll(() => sign.getAttribute('aria-pressed')).toBe('true');
    expect(await seriousFindings(friend.page)).toEqual([]);
    expect(await sidewaysPanning(friend.page)).toEqual([]);
    await friend.expectNoScroll();
    if (size === 'laptop') {
      // The hand lies above the own one, which can be played meanwhile.
      expect(await friend.page.getByTestId('partner-hand-panel').count()).toBe(1);
      expect(await places(friend.page)).toEqual(before[1]);
    } else await friend.page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

    await host.page.getByTestId('request').first().waitFor();
    await host.page.getByText(/asks you to leave/).waitFor({ state: 'attached' });
    expect(await host.page.getByRole('button', { name: /^Hand of .*I collect science/ }).count()).toBeGreaterThan(0);
    expect(await places(host.page)).toEqual(before[0]);
    expect(await seriousFindings(host.page)).toEqual([]);
    await host.expectNoScroll();
    expect(await stranger.page.getByText(/asks you to leave|collect science/).count()).toBe(0);

    // The host passes on, so that nothing can be asked of the friend but to take a card; cards can be promised.
    await openHand(host.page);
    const shown = host.page.getByTestId('partner-hand');
    expect(await shown.getByRole('button', { name: /^Take it: / }).count()).toBe(8);
    const promise = shown.getByRole('group', { name: 'I leave you:' }).getByRole('button').first();
    await promise.click();
    await expect.poll(() => promise.getAttribute('aria-pressed')).toBe('true');
    await friend.page
      .getByText(/leaves .* for you/)
      .first()
      .waitFor({ state: 'attached' });
    await promise.click();
    await expect.poll(() => promise.getAttribute('aria-pressed')).toBe('false');
    if (size === 'phone') await host.page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

    // With the turn all of it is over.
    for (const { page } of [host, friend]) {
      const player = new SeaPlayer(page, size === 'phone' ? 'touch' : 'mouse');
      await expect.poll(() => player.choose(), { timeout: 20_000 }).toBe(true);
    }
    await expect.poll(() => host.page.getByTestId('request').count(), { timeout: 20_000 }).toBe(0);
    await expect.poll(() => host.page.getByText(/asks you to leave/).count()).toBe(0);
    await Promise.all([host, friend, stranger].map((visitor) => visitor.leave()));
  },
);

test('nothing can be told to a bot', async () => {
  const visitor = await Visitor.arrive(stage.browser, 'small');
  const { page } = visitor;
  await page.goto(`${stage.server.url}/help`);
  const { table } = await send(page, '/tables', { ...PLAN, seats: [{ kind: 'host' }, BOT, BOT, BOT], start: true });
  await page.goto(`${stage.server.url}/g/${table?.id}`);
  await page.locator('[data-slot]').first().waitFor();
  await openHand(page);
  const hand = page.getByTestId('partner-hand');
  await hand.waitFor();
  expect(await hand.getByRole('button', { name: /Take it|Leave it/ }).count()).toBe(0);
  expect(await hand.getByRole('button', { name: 'I collect science' }).count()).toBe(0);
  await page.keyboard.press('Escape');
  await visitor.leave();
});
