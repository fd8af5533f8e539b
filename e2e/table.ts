import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { stopPainting, watchNothing } from './painting.ts';

/** The sizes the table is designed for. */
export const SIZES = {
  laptop: { width: 1440, height: 900 },
  small: { width: 1024, height: 768 },
  tablet: { width: 768, height: 1024 },
  phone: { width: 390, height: 844 },
  phoneLandscape: { width: 844, height: 390 },
} as const;

export type Size = keyof typeof SIZES;

/** How long something may take to come: a moment, and many times as long on a machine that does other things too. */
const PATIENCE_MS = 90_000;

/** A visitor with a browser of their own; a test that reads pageErrors fails on anything the page reports. */
export class Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly pageErrors: string[] = [];

  private constructor(context: BrowserContext, page: Page) {
    this.context = context;
    this.page = page;
    page.on('pageerror', (error) => this.pageErrors.push(error.message));
    page.on('console', (message) => {
      // A lost connection is reported by the browser itself; the tests cut it on purpose.
      const isNetwork = /ERR_|WebSocket|Failed to load resource/.test(message.text());
      if (message.type() === 'error' && !isNetwork) this.pageErrors.push(message.text());
    });
  }

  /** Without motion, picture and service worker, which only cost time, unless the test wants them. */
  static async arrive(
    browser: Browser,
    size: Size = 'laptop',
    locale = 'en',
    { isNew = false, ...wishes }: BrowserContextOptions & { readonly isNew?: boolean } = {},
  ): Promise<Visitor> {
    const context = await browser.newContext({
      viewport: SIZES[size],
      hasTouch: size.startsWith('phone'),
      locale,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      permissions: ['clipboard-read', 'clipboard-write'],
      ...wishes,
    });
    context.setDefaultTimeout(PATIENCE_MS);
    if (wishes.reducedMotion === undefined) {
      await context.addInitScript(stopPainting);
      await context.addInitScript(watchNothing);
    }
    // Somebody who has played here before finds every game with its options.
    if (!isNew) await context.addInitScript(() => localStorage.setItem('pharos.hasPlayed', 'yes'));
    return new Visitor(context, await context.newPage());
  }

  /** One click on the home page: a game against the bot. With Agora it takes one more, and one for a bot by its name. */
  async playBot(url: string, withAgora = false, bot: string | null = null): Promise<void> {
    await this.page.goto(url);
    if (bot !== null) await this.page.locator('.levels').first().getByText(bot, { exact: true }).click();
    if (withAgora) await this.page.locator('.expansion').first().getByText('Agora').first().click();
    await this.page.locator('.tcard .btn--primary').first().click();
    await this.page.getByTestId('action-sheet').waitFor();
  }

  /** The same for 7 Wonders; `option` is pressed first, such as how many play. */
  async playWonders(url: string, option: string | null = null): Promise<void> {
    await this.page.goto(url);
    const card = this.page.getByRole('region', { name: '7 Wonders', exact: true });
    if (option !== null) await card.getByText(option, { exact: true }).click();
    await card.getByRole('button', { name: 'Play now against bots' }).click();
    await this.page.getByTestId('action-sheet').waitFor();
  }

  /** Goes on, without the server, with a game in which the first seats are people at this device and all others bots. */
  async goOn(url: string, fixture: string, people = 1): Promise<void> {
    const text = readFileSync(new URL(`fixtures/${fixture}.json`, import.meta.url), 'utf8');
    const save = JSON.parse(text) as { options: { players?: number } };
    const seats = Array.from({ length: save.options.players ?? 2 }, (_, seat) =>
      seat < people ? { name: `Player ${seat + 1}`, level: null } : { name: 'random', level: 'random' },
    );
    const record = JSON.stringify({ save, seats, created: 0, hints: true });
    await this.page.addInitScript((kept) => localStorage.setItem('pharos.local', kept), record);
    await this.page.goto(`${url}/g/local`);
  }

  /** Sends a request as the page would. */
  send<Value>(path: string, body: object): Promise<Value> {
    return this.page.evaluate(
      async ([to, content]) => {
        const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body: content };
        const answer = await fetch(`/api/v1${to}`, request);
        return (await answer.json()) as never;
      },
      [path, JSON.stringify(body)] as const,
    );
  }

  /** Closes the browser, in which nothing may have gone wrong. */
  async leave(): Promise<void> {
    expect(this.pageErrors).toEqual([]);
    await this.context.close();
  }

  /** Opens a table for a friend and answers its address. */
  async invite(url: string): Promise<string> {
    await this.page.goto(url);
    await this.page.getByRole('button', { name: 'Invite a friend' }).click();
    await this.page.getByRole('img', { name: 'QR code of the table' }).waitFor();
    return this.page.url();
  }

  /** Nothing may lie outside the window while somebody decides. */
  async expectNoScroll(): Promise<void> {
    expect(await this.#overflow()).toEqual({ x: 0, y: 0 });
  }

  /** A page may be longer than the window, never wider. */
  async expectNoSidewaysScroll(): Promise<void> {
    expect(await this.#overflow()).toMatchObject({ x: 0 });
  }

  #overflow(): Promise<{ x: number; y: number }> {
    return this.page.evaluate(() => {
      const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
      return { x: scrollWidth - clientWidth, y: scrollHeight - clientHeight };
    });
  }
}

/** Two guests at one table, the game started. */
export async function seatTwo(browser: Browser, url: string, size: Size = 'laptop'): Promise<[Visitor, Visitor]> {
  const host = await Visitor.arrive(browser, size);
  const friend = await Visitor.arrive(browser, size);
  const address = await host.invite(url);
  await friend.page.goto(address);
  await friend.page.getByRole('button', { name: 'Sit down' }).first().click();
  await host.page.getByRole('button', { name: 'Start the game' }).click();
  for (const { page } of [host, friend]) await page.getByTestId('action-sheet').waitFor();
  return [host, friend];
}

/** Two who have been here before begin a game of Duel with three days for each move; answers the id of its table. */
export async function beginByCorrespondence(
  host: Pick<Visitor, 'send'>,
  friend: Pick<Visitor, 'send'>,
): Promise<string> {
  const { table } = await host.send<{ table: { id: string } }>('/tables', {
    game: 'duel',
    seats: [{ kind: 'host' }, { kind: 'open' }],
    options: { wonders: 'beginner' },
    drawSeats: false,
    clock: { kind: 'correspondence', days: 3, holidays: 0 },
  });
  await friend.send(`/tables/${table.id}`, { do: 'join' });
  await host.send(`/tables/${table.id}`, { do: 'start' });
  return table.id;
}
