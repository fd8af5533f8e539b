import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { settingOf } from '../packages/web/gallery/scenes/scenes.ts';
import { seriousFindings } from './findings.ts';
import { sidewaysPanning } from './panning.ts';
import { prepareStage, showScene } from './showScene.ts';
import { setStage } from './stage.ts';
import { SIZES, Visitor } from './table.ts';

const stage = setStage();

type Arrival = Parameters<typeof Visitor.arrive>;

/** A visitor before a scene of an end, in dusk. */
async function visitEnd(
  scene: string,
  size: Arrival[1],
  language = 'en',
  options: Arrival[3] = {},
): Promise<{ visitor: Visitor; page: Page }> {
  const visitor = await Visitor.arrive(stage.browser, size, 'en', options);
  await prepareStage(visitor.context);
  await showScene(visitor.page, stage.server.url, settingOf(scene), { theme: 'dusk', language });
  return { visitor, page: visitor.page };
}

/** Words of the end that are cut off, smaller than 11 px, or lie outside their panel. */
function unreadable(page: Page): Promise<string[]> {
  return page.getByTestId('end-screen').evaluate((end) =>
    [...end.querySelectorAll<HTMLElement>('.panel *')].flatMap((element) => {
      const isSaid = [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim());
      const box = element.getBoundingClientRect();
      const frame = element.closest('.panel')?.getBoundingClientRect();
      if (!isSaid || box.width <= 2 || frame === undefined || element.closest('.dock, svg, .talk')) return [];
      const text = element.textContent.trim().slice(0, 30);
      const isInside = box.left >= frame.left - 1 && box.right <= frame.right + 1 && box.bottom <= frame.bottom + 1;
      return [
        ...(isInside ? [] : [`outside: ${text}`]),
        ...(element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0 ? [`cut: ${text}`] : []),
        ...(Number.parseFloat(getComputedStyle(element).fontSize) < 11 ? [`tiny: ${text}`] : []),
      ];
    }),
  );
}

const ENDS = ['sea8-end', 'sea4-end', 'seven7-end', 'agoraEnd', 'endLost', 'endScientific', 'endResigned'];

test.each(['en', 'pl', 'hu'])('every end of a game is readable at every size, in %s', async (language) => {
  const visitor = await Visitor.arrive(stage.browser, 'phone');
  const { page } = visitor;
  await prepareStage(visitor.context);
  for (const scene of ENDS) {
    await showScene(page, stage.server.url, settingOf(scene), { theme: 'dusk', language });
    for (const [name, size] of Object.entries(SIZES)) {
      await page.setViewportSize(size);
      await page.getByTestId('score-table').waitFor();
      expect(await unreadable(page), `${scene}, ${name}`).toEqual([]);
      expect(await sidewaysPanning(page), `${scene}, ${name}`).toEqual([]);
    }
    await page.setViewportSize(SIZES.phone);
    expect(await seriousFindings(page), scene).toEqual([]);
  }
  await visitor.leave();
});

test('the bars of a team game are wide enough to tell apart on a phone', async () => {
  const { visitor, page } = await visitEnd('sea8-end', 'phone', 'hu');
  for (const size of [SIZES.phone, SIZES.phoneLandscape]) {
    await page.setViewportSize(size);
    const widths = await page
      .getByTestId('parties')
      .locator('.bar')
      .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().width));
    expect(widths).toHaveLength(8);
    expect(Math.min(...widths)).toBeGreaterThan(120);
  }
  await visitor.leave();
});

test('points are counted before the result is told, a tap ends that, and the result is told to me', async () => {
  const { visitor, page } = await visitEnd('sea8-counting', 'phone', 'en', { reducedMotion: 'no-preference' });
  await page.getByRole('heading', { name: 'Counting the points' }).waitFor();
  expect(await page.getByText(/^Place \d/).count()).toBe(0);
  await page.getByTestId('parties').tap();
  await page.getByRole('heading', { name: 'Your team wins by 4' }).waitFor();
  await page.getByText('Place 1 of 4 teams').waitFor();
  // Who comes back from the table has seen it.
  await page.getByRole('button', { name: 'Table' }).tap();
  await page.getByTestId('turn-pill').waitFor();
  await page.getByRole('button', { name: 'Final scores' }).first().tap();
  await page.getByText('Place 1 of 4 teams').waitFor();
  await visitor.leave();
});

test('the talk stays beside the scores where there is room, and nothing is dimmed', async () => {
  const { visitor, page } = await visitEnd('seven7-end', 'small');
  await page.getByLabel('Write a message').waitFor();
  const [chat, scores] = await Promise.all([
    page.getByLabel('Write a message').boundingBox(),
    page.getByTestId('score-table').boundingBox(),
  ]);
  expect(chat?.x).toBeGreaterThan((scores?.x ?? 0) + (scores?.width ?? 0));
  expect(await page.locator('dialog').count()).toBe(0);
  await page.setViewportSize(SIZES.phone);
  await page.getByRole('button', { name: 'Chat' }).click();
  await page.getByRole('dialog').getByLabel('Write a message').waitFor();
  await visitor.leave();
});
