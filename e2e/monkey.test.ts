import { expect, test } from 'vitest';
import { pressRandomly, monkey } from './monkey.ts';
import { setStage } from './stage.ts';
import { Visitor, type Size } from './table.ts';

const stage = setStage();

test.each<[game: string, fixture: string, people: number, size: Size, locale: string]>([
  ['Agora', 'senateAtOnce', 2, 'laptop', 'pl'],
  ['Armada', 'islandThenShips', 1, 'phone', 'hu'],
])('whoever presses anything in %s is never stuck', async (_, fixture, people, size, locale) => {
  const visitor = await Visitor.arrive(stage.browser, size, locale);
  await visitor.goOn(stage.server.url, fixture, people);
  await visitor.page.getByTestId('action-sheet').waitFor();
  const seed = Date.now() % 1_000_000;
  const { isOver, presses } = await visitor.page.evaluate(pressRandomly, monkey(seed));
  expect(visitor.pageErrors).toEqual([]);
  expect(isOver, `seed ${seed}: ${await visitor.page.locator('body').innerText()}`).toBe(true);
  expect(presses).toBeGreaterThan(30);
  await visitor.context.close();
});
