import { expect, test } from 'vitest';
import { settingOf } from '../packages/web/gallery/scenes/scenes.ts';
import { seriousFindings } from './findings.ts';
import { sidewaysPanning } from './panning.ts';
import { prepareStage, showScene } from './showScene.ts';
import { setStage } from './stage.ts';
import { SIZES, Visitor, type Size } from './table.ts';

const stage = setStage();

async function open(scene: string, size: Size, language = 'en'): Promise<Visitor> {
  const visitor = await Visitor.arrive(stage.browser, size);
  await prepareStage(visitor.context);
  await showScene(visitor.page, stage.server.url, settingOf(scene), { theme: 'dusk', language });
  await visitor.page.getByTestId('log').waitFor();
  return visitor;
}

test('the log of a whole game stands by Age and turn, and a row opens its details beside the others', async () => {
  const visitor = await open('sea8-logWhole', 'laptop');
  const log = visitor.page.getByTestId('log');
  // Seven turns at the most and an end in each Age, with a row for each of eight.
  await expect.poll(() => log.locator('[data-section$=end]').count()).toBeGreaterThanOrEqual(3);
  expect(await log.locator('.log > li').count()).toBeGreaterThanOrEqual(8 * 3 * 7);
  await log.getByRole('button', { name: 'Turn 2' }).first().click();
  const turn = log.locator('[data-section="1.2"]');
  await turn.getByRole('heading', { name: /Age I.*Turn 2/ }).waitFor();
  const row = turn.locator('.row').first();
  await row.click();
  const detail = log.getByRole('complementary');
  await detail.getByText(/^Points: /).waitFor();
  const [rowBox, detailBox] = await Promise.all([row.boundingBox(), detail.boundingBox()]);
  expect(detailBox?.x).toBeGreaterThanOrEqual((rowBox?.x ?? 0) + (rowBox?.width ?? 0));
  await log.getByRole('button', { name: 'Only me' }).click();
  expect(await turn.locator('.row').count()).toBe(1);
  expect(await seriousFindings(visitor.page)).toEqual([]);
  await visitor.leave();
});

test('on a phone one turn is shown at a time, by tabs and pills', async () => {
  const visitor = await open('sea8-logWhole', 'phone');
  const log = visitor.page.getByTestId('log');
  expect(await log.locator('[data-section]').count()).toBe(1);
  await log.getByRole('button', { name: 'Age I', exact: true }).tap();
  await log.getByRole('button', { name: 'Turn 3' }).tap();
  await log.getByRole('heading', { name: /Age I.*Turn 3/ }).waitFor();
  expect(await log.locator('.row').count()).toBeGreaterThanOrEqual(8);
  await log.locator('.row').first().tap();
  await log.getByRole('complementary').getByRole('button', { name: 'Close the details' }).tap();
  expect(await log.getByRole('complementary').count()).toBe(0);
  expect(await seriousFindings(visitor.page)).toEqual([]);
  await visitor.leave();
});

test.each(['en', 'pl', 'hu'])('nothing of the log pans sideways at any size, in %s', async (language) => {
  for (const scene of ['sea8-logWhole', 'sea7-logRow', 'log']) {
    const visitor = await open(scene, 'laptop', language);
    for (const [name, size] of Object.entries(SIZES)) {
      await visitor.page.setViewportSize(size);
      expect(await sidewaysPanning(visitor.page), `${scene}, ${name}`).toEqual([]);
    }
    await visitor.leave();
  }
});
