import { readFileSync } from 'node:fs';
import { formatRecord, parseRecord, recordOf, type RecordedMove } from '@pharos/analysis';
import { loadSave, unwrap, type Save } from '@pharos/core';
import { duel } from '@pharos/duel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { settingOf } from '../packages/web/gallery/scenes/scenes.ts';
import { setStage } from './stage.ts';
import { beginByCorrespondence, Visitor } from './table.ts';

const stage = setStage();

/** Opens a finished game that is kept on this device. */
async function openFinished(page: Page, scene: 'analysisSeven' | 'debriefDuel', hash: string): Promise<void> {
  await page.goto(`${stage.server.url}/about`);
  for (const [name, text] of Object.entries(settingOf(scene).storage))
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [name, text] as const);
  await page.goto(`${stage.server.url}/g/local#${hash}`);
}

/** A game with a comment, a label, chances and a variation. */
function writtenRecord(): { text: string; comment: string; variation: RecordedMove } {
  const { save } = JSON.parse(settingOf('debriefDuel').storage['pharos.local']) as { save: Save };
  const { match } = unwrap(loadSave(duel, JSON.stringify(save)));
  const record = recordOf(match, { names: ['Ada', 'Béla'], date: '2026-11-18' });
  const at = 19;
  const comment = 'Here the clay ran out.';
  const other = match
    .after(at)
    .legalMoves(record.moves[at].seat)
    .find((move) => move !== record.moves[at].move);
  const variation: RecordedMove = {
    ...record.moves[at],
    move: other ?? '',
    comments: ['What I wanted to do.'],
  };
  const said = { label: 'slip', chances: [541, 459], comments: [comment], variations: [[variation]] } as const;
  const moves = record.moves.map((move, index) => (index === at ? { ...move, ...said } : move));
  return { text: formatRecord({ ...record, moves, comments: ['A long fight.'] }), comment, variation };
}

const textFile = (text: string) => ({ name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });

test('a text record is opened with all it says, kept over a reload, saved again and handed on in a link', async () => {
  const visitor = await Visitor.arrive(stage.browser);
  const { page } = visitor;
  const { text, comment, variation } = writtenRecord();
  await page.goto(`${stage.server.url}/replay`);
  await page
    .locator('input[type=file]')
    .setInputFiles(textFile(text.replace(`${variation.move}\n`, 'build nothing\n')));
  const wrong = page.getByTestId('wrong-line');
  await wrong.waitFor();
  expect(await wrong.textContent()).toMatch(/^Line \d+: 20\. [AB] build nothing$/);

  await page.locator('input[type=file]').setInputFiles(textFile(text));
  await page.getByText('A long fight.').waitFor();
  await page.getByRole('link', { name: 'Analyse' }).waitFor();
  await page.evaluate(() => (location.hash = 'analysis-20'));
  await page.getByTestId('in-record').getByText(comment).waitFor();
  await page.reload();
  await page.getByTestId('in-record').getByText(comment).waitFor();
  await page.getByTestId('in-record').getByText('54 – 46').waitFor();

  await page.keyboard.press('x');
  const explore = page.getByTestId('explore');
  await explore.getByText('What I wanted to do.').waitFor();
  await explore.locator('.tree button').first().click();
  expect(await explore.locator('.tree [aria-current]').count()).toBe(1);

  const [saved] = await Promise.all([page.waitForEvent('download'), page.getByTestId('save-text').click()]);
  const again = unwrap(parseRecord(readFileSync(await saved.path(), 'utf8')));
  expect(again).toMatchObject({ names: ['Ada', 'Béla'], date: '2026-11-18', comments: ['A long fight.'] });
  expect(again.moves[19]).toMatchObject({ label: 'slip', chances: [541, 459], comments: [comment] });
  expect(again.moves[19].variations.map(([first]) => first.move)).toContain(variation.move);

  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.getByTestId('share-line').click();
  await explore.getByText('Copied').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link.length).toBeLessThan(6000);
  const stranger = await Visitor.arrive(stage.browser, 'phone');
  await stranger.page.goto(link);
  const shown = stranger.page.getByTestId('explore').locator('.tree [aria-current]');
  await shown.waitFor();
  expect(await shown.textContent()).toContain('Ada');
  await stranger.page.getByText('What I wanted to do.').waitFor();
  expect(new URL(stranger.page.url()).hash).toMatch(/^#analysis-20\//);
  await stranger.leave();
  await visitor.leave();
});

test('in 7 Wonders moves are tried for the seat that is looked at, by its cards, and are there after a reload', async () => {
  const visitor = await Visitor.arrive(stage.browser);
  const { page } = visitor;
  const { seats } = JSON.parse(settingOf('analysisSeven').storage['pharos.local']) as { seats: { name: string }[] };
  const { name } = seats[2];
  await openFinished(page, 'analysisSeven', 'analysis-9');
  await page.getByTestId('moments').getByRole('row').first().waitFor();
  await page.getByRole('tab', { name: 'All moves' }).click();
  await page.getByTestId('moments').getByRole('button', { name }).nth(3).click();
  await page.keyboard.press('x');
  const explore = page.getByTestId('explore');
  await explore.getByText(`What ${name} can do here`).waitFor();
  const choosers = explore.getByTestId('choosers');
  expect(await choosers.getByRole('listitem').count()).toBe(5);
  expect(await choosers.locator('[aria-pressed=true]').textContent()).toBe(name);

  const hand = page.getByTestId('analysis-position');
  const all = await explore.locator('.move').count();
  await hand.getByRole('button').first().focus();
  await page.keyboard.press('Enter');
  expect(await hand.locator('[aria-pressed=true]').count()).toBe(1);
  const few = await explore.locator('.move').count();
  expect(few).toBeLessThan(all);
  const tried = (await explore.locator('.move b').last().textContent()) ?? '';
  await explore.locator('.move').last().click();
  await choosers.getByText(tried).waitFor();
  await explore.getByTestId('fill').click();
  await choosers.getByText(tried).waitFor({ state: 'detached' });
  expect(await choosers.locator('[aria-pressed=true]').textContent()).toBe(name);
  expect(await explore.locator('.tree li').count()).toBe(1);

  await page.reload();
  await page.getByTestId('analysis').waitFor();
  await page.keyboard.press('x');
  await page.getByTestId('explore').locator('.tree').getByText(`${name}: ${tried}`).click();
  await explore.getByText(`What ${name} can do here`).waitFor();
  expect(await choosers.getByText(tried).count()).toBe(0);
  await visitor.leave();
});

test('the finished game stays on the device when it is played on, and the way back leads to its analysis', async () => {
  const visitor = await Visitor.arrive(stage.browser);
  const { page } = visitor;
  await openFinished(page, 'debriefDuel', 'analysis-20');
  const chart = page.getByRole('slider', { name: 'Chances over the game' });
  await chart.waitFor();
  const moves = await chart.getAttribute('aria-valuemax');
  await page.getByRole('button', { name: 'Play on from here' }).first().click();
  await page.getByTestId('play-on').getByText('stays there').waitFor();
  await page.getByTestId('play-on').getByRole('button').last().click();
  await page.getByTestId('action-sheet').waitFor();
  await page.goBack();
  await chart.waitFor();
  expect(await chart.getAttribute('aria-valuenow')).toBe('20');
  expect(await chart.getAttribute('aria-valuemax')).toBe(moves);
  await page.goto(`${stage.server.url}/replay`);
  const kept = page.getByTestId('kept-games');
  expect(await kept.getByRole('listitem').count()).toBe(1);
  await kept.getByRole('link', { name: 'Open' }).click();
  await page.getByText(`Move 0 of ${moves}`).waitFor();
  await visitor.leave();
});

test('a game of the server is played on with a friend, who gets a link and sees where it begins', async () => {
  const host = await Visitor.arrive(stage.browser);
  const friend = await Visitor.arrive(stage.browser, 'phone');
  for (const { page } of [host, friend]) await page.goto(stage.server.url);
  const of = await beginByCorrespondence(host, friend);
  for (let v = 0; v < 6; v++) {
    for (const visitor of [host, friend]) {
      const state = await visitor.page.evaluate(async (table) => (await fetch(`/api/v1/tables/${table}`)).json(), of);
      const { decision } = (state as { game: { view: { decision: { choices?: { move: string }[] } | null } } }).game
        .view;
      const move = decision?.choices?.[0]?.move;
      if (move !== undefined) await visitor.send(`/tables/${of}/move`, { v, move }).catch(() => null);
    }
  }
  await friend.send(`/tables/${of}`, { do: 'resign' });

  await host.page.goto(`${stage.server.url}/g/${of}#analysis-4`);
  await host.page.getByRole('button', { name: 'Play on from here' }).first().click();
  const dialog = host.page.getByTestId('play-on');
  await dialog.getByText('A friend').click();
  await dialog.getByText('begins after move 3').waitFor();
  await dialog.getByRole('button').last().click();
  await host.page.getByTestId('opening').getByText('begins after move 3').waitFor();
  await friend.page.goto(host.page.url());
  await friend.page.getByTestId('opening').waitFor();
  await friend.page.getByRole('button', { name: 'Sit down' }).first().click();
  for (const { page } of [host, friend]) await page.getByTestId('action-sheet').waitFor();
  await friend.leave();
  await host.leave();
});
