import { randomBytes } from 'node:crypto';
import type { GameRecord, TableState } from '@pharos/protocol';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { seriousFindings } from './findings.ts';
import { setStage } from './stage.ts';
import { seatTwo, Visitor } from './table.ts';

const stage = setStage();
let table: string;
let record: GameRecord;

/** A game that its only player left, over HTTP. */
beforeAll(async () => {
  const { url } = stage.server;
  const api = `${url}/api/v1`;
  const me = await fetch(`${api}/me`);
  const headers = { cookie: me.headers.getSetCookie()[0].split(';')[0], 'content-type': 'application/json' };
  const post = async (path: string, body: object): Promise<unknown> =>
    (await fetch(`${api}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json();
  const seats = [{ kind: 'host' }, { kind: 'bot', level: 'random' }];
  const opened = (await post('/tables', { game: 'duel', seats, start: true, contributes: true })) as TableState;
  table = opened.table.id;
  await post(`/tables/${table}`, { do: 'contribute', contribution: randomBytes(32).toString('hex') });
  await post(`/tables/${table}`, { do: 'leave' });
  record = (await (await fetch(`${api}/tables/${table}/record`)).json()) as GameRecord;
});

async function choose(page: Page, content: object): Promise<string | null> {
  const verdict = page.getByTestId('verdict');
  const buffer = Buffer.from(JSON.stringify(content));
  await page.locator('input[type=file]').setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer });
  await verdict.waitFor();
  return verdict.getAttribute('data-passed');
}

const WORDS = {
  en: ['All is well', 'Something is wrong', 'The secret is not the one the server had promised.'],
  pl: ['Wszystko się zgadza', 'Coś się nie zgadza', 'Tajna liczba nie jest tą, którą serwer obiecał.'],
  hu: ['Minden rendben', 'Valami nem stimmel', 'A titkos szám nem az, amelyet a szerver megígért.'],
} as const;

test.each(['en', 'pl', 'hu'] as const)(
  'a good and a tampered file are told apart on a phone, in %s',
  async (locale) => {
    const visitor = await Visitor.arrive(stage.browser, 'phone', locale);
    const { page } = visitor;
    await page.goto(`${stage.server.url}/verify`);
    await page.locator('h1').waitFor();
    expect(await choose(page, record)).toBe('true');
    const [good, bad, reason] = WORDS[locale];
    await page.getByRole('heading', { name: good }).waitFor();
    expect(await page.locator('.verify__passed').count()).toBe(6);
    const { deal } = record;
    const secret = `${deal?.secret.startsWith('0') ? '1' : '0'}${deal?.secret.slice(1)}`;
    await choose(page, { ...record, deal: { ...deal, secret } });
    await page.getByRole('heading', { name: bad }).waitFor();
    await page.locator('.verify__failed[data-check=commitment]').getByText(reason).waitFor();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    expect(await seriousFindings(page)).toEqual([]);
    await visitor.leave();
  },
);

test('a game is found by its link, and what is no link is refused', async () => {
  const visitor = await Visitor.arrive(stage.browser);
  const { page } = visitor;
  await page.goto(`${stage.server.url}/verify`);
  await page.getByLabel('Link or code of the game').fill('hello');
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await page.getByText('This is not the link of a game.').waitFor();
  await page.getByLabel('Link or code of the game').fill(`${stage.server.url}/g/${table}`);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'All is well' }).waitFor();
  await page.getByText('the contribution of 1 of 1 people').waitFor();
  await visitor.context.close();
});

test('the browser contributes by itself and finds its contribution in the record', async () => {
  const visitor = await Visitor.arrive(stage.browser);
  const { page } = visitor;
  await visitor.playBot(stage.server.url);
  const address = page.url();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Leave the game' }).click();
  await page.getByRole('button', { name: 'Yes, leave' }).click();
  await page.getByRole('heading', { name: 'The light is on.' }).waitFor();
  await page.goto(address);
  await page.getByRole('link', { name: 'Check the deal' }).click();
  await page.getByRole('heading', { name: 'All is well' }).waitFor();
  await page.locator('.verify__passed[data-check=notes]').waitFor();
  // A server that answers with another game than the one it had promised.
  await page.evaluate((id) => {
    const notes = JSON.parse(localStorage.getItem('pharos.deals') ?? '[]') as [string, { contribution: string }][];
    for (const [one, note] of notes) if (one === id) note.contribution = 'ab'.repeat(32);
    localStorage.setItem('pharos.deals', JSON.stringify(notes));
  }, address.slice(-10));
  await page.reload();
  await page.locator('.verify__failed[data-check=notes]').getByText('its contribution is missing').waitFor();
  await visitor.context.close();
});

test('two people contribute, and whoever is muted stays so after a reload', async () => {
  const [host, friend] = await seatTwo(stage.browser, stage.server.url);
  const id = host.page.url().slice(-10);
  const notes = await Promise.all(
    [host, friend].map(({ page }) => page.evaluate(() => localStorage.getItem('pharos.deals') ?? '')),
  );
  const state = (await (await fetch(`${stage.server.url}/api/v1/tables/${id}`)).json()) as TableState;
  for (const { contribution } of state.table.seats)
    expect(notes.some((note) => contribution && note.includes(contribution))).toBe(true);

  const openChat = (page: Page): Promise<void> =>
    page
      .getByRole('button', { name: /^Chat and log/ })
      .first()
      .click();
  const say = async (page: Page, text: string): Promise<void> => {
    await page.getByLabel('Write a message').fill(text);
    await page.keyboard.press('Enter');
  };
  await openChat(host.page);
  await openChat(friend.page);
  await say(friend.page, 'first words');
  await host.page.getByText('first words').waitFor();
  const mute = host.page.getByRole('button', { name: /^Mute / });
  await mute.focus();
  await host.page.keyboard.press('Enter');
  await host.page.getByText('first words').waitFor({ state: 'detached' });
  await host.page.reload();
  await openChat(host.page);
  await say(friend.page, 'second words');
  await host.page.getByText('Nobody has said anything yet.').waitFor();
  expect(await host.page.getByText(/(first|second) words/).count()).toBe(0);
  await host.page.getByRole('button', { name: /^Hear .* again$/ }).click();
  await host.page.getByText('second words').waitFor();

  // Who only looks on at a private table does not talk there.
  const stranger = await Visitor.arrive(stage.browser);
  await stranger.page.goto(host.page.url());
  await openChat(stranger.page);
  await stranger.page.getByText('You are looking on.').waitFor();
  expect(await stranger.page.getByLabel('Write a message').count()).toBe(0);
  await Promise.all([host, friend, stranger].map(({ context }) => context.close()));
});
