import { expect, test } from 'vitest';
import { seriousFindings } from './findings.ts';
import { playSome } from './play.ts';
import { Player } from './player.ts';
import { setStage } from './stage.ts';
import { Visitor } from './table.ts';

const stage = setStage();

test('words too pale to read are a finding', async () => {
  const visitor = await Visitor.arrive(stage.browser);
  await visitor.page.goto(stage.server.url);
  const heading = visitor.page.locator('#open-title');
  // Again until it is found: a page that is still being built may put the heading in place anew.
  const find = async (): Promise<string[]> => {
    await heading.evaluate((element) => Object.assign(element.style, { color: '#777', background: '#888' }));
    return seriousFindings(visitor.page);
  };
  await expect.poll(find).toEqual([expect.stringMatching(/^color-contrast: <h2/)]);
  await visitor.context.close();
});

test('the lobby has no serious finding', async () => {
  const visitor = await Visitor.arrive(stage.browser);
  await visitor.invite(stage.server.url);
  expect(await seriousFindings(visitor.page)).toEqual([]);
  await visitor.context.close();
});

test('moves and turns are announced to screen readers', async () => {
  const visitor = await Visitor.arrive(stage.browser);
  await visitor.playBot(stage.server.url);
  const live = visitor.page.locator('[aria-live=polite]').first();
  await playSome([new Player(visitor.page)], 1);
  await expect.poll(() => live.innerText()).not.toBe('');
  await visitor.context.close();
});
