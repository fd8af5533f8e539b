import { readdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { GROUPS } from '../packages/web/gallery/scenes/scenes.ts';
import { SIZES, THEMES } from '../packages/web/gallery/sizes.ts';
import { contrastFindings, layoutFindings } from './checks/checks.ts';
import { openScenePage, usualLooks } from './sceneFindings.ts';
import { setStage } from './stage.ts';

const stage = setStage();

/** A page with nothing on it but what is planted. */
async function plant(page: Page, html: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${stage.server.url}/icon-192.png`);
  await page.evaluate((planted) => {
    document.body.setAttribute('style', 'margin:40px;background:#fff;color:#000;font:16px sans-serif');
    document.body.innerHTML = planted;
  }, html);
}

const FLAWS: readonly [flaw: string, html: string, finding: RegExp | null][] = [
  ['nothing', '<p>words</p><button style="width:60px;height:44px">go</button>', null],
  ['small words', '<p style="font-size:10px">words</p>', /^tiny, 10\.0 px: .*"words"/],
  ['words made small', '<p style="transform:scale(0.5)">words</p>', /^tiny, 8\.0 px/],
  [
    'small words in a drawing',
    '<svg viewBox="0 0 10 10" width="40"><text y="8" font-size="2">words</text></svg>',
    /^tiny, 8/,
  ],
  [
    'dots',
    '<p style="width:60px;overflow:hidden;text-overflow:ellipsis;white-space:nowrap">Choose a card</p>',
    /^ends in dots/,
  ],
  [
    'words cut at the side',
    '<p style="width:60px;overflow:hidden;white-space:nowrap">Choose a card</p>',
    /^cut: .*"Choose a card"/,
  ],
  ['words cut below', '<p style="height:8px;overflow:hidden">words</p>', /^cut/],
  ['words in a list that scrolls', '<p style="height:8px;overflow:auto">words</p>', null],
  [
    'a price under the buttons',
    '<aside data-tight="5" style="height:40px;overflow:auto"><p>words</p><div class="acts">go</div></aside>',
    /^scrolls: aside/,
  ],
  ['a small button', '<button style="width:30px;height:44px;padding:0">go</button>', /^small, 30×44/],
  [
    'a small button with reach',
    '<button style="position:relative;width:30px;height:30px;padding:0">go<i style="position:absolute;inset:-10px"></i></button>',
    null,
  ],
];

test.each(FLAWS)('the layout of words and buttons: %s', async (_, html, finding) => {
  const { context, page } = await openScenePage(stage.browser);
  await plant(page, html);
  const found = await layoutFindings(page, true);
  if (finding === null) expect(found).toEqual([]);
  else expect(found).toEqual([expect.stringMatching(finding)]);
  await context.close();
});

const SIGN = '<svg width="24" height="24" style="color:COLOUR"><path fill="currentColor" d="M2 2h20v20H2z"/></svg>';
const PALE: readonly [flaw: string, html: string, finding: RegExp | null][] = [
  ['dark on light', `<p>words</p>${SIGN.replace('COLOUR', '#333')}`, null],
  ['pale words', '<p style="color:#888">words</p>', /^pale, 3\.5: .*"words"/],
  ['pale by opacity', '<p style="opacity:0.5">words</p>', /^pale, [34]\./],
  ['large words may be paler', '<p style="color:#888;font-size:24px">words</p>', null],
  [
    'words on a picture',
    '<p style="background:linear-gradient(#000,#333);display:inline-block">words</p>',
    /^pale, 1\./,
  ],
  ['pale words in a drawing', '<svg width="90" height="30"><text y="20" fill="#aaa">words</text></svg>', /^pale, 2\.3/],
  ['a pale sign', SIGN.replace('COLOUR', '#f3cf6a'), /^pale sign, 1\.5/],
];

test.each(PALE)('contrast: %s', async (_, html, finding) => {
  const { context, page } = await openScenePage(stage.browser);
  await plant(page, html);
  const found = await contrastFindings(page);
  if (finding === null) expect(found).toEqual([]);
  else expect(found).toEqual([expect.stringMatching(finding)]);
  await context.close();
});

test('the usual looks take in every scene, size and theme', () => {
  const looks = usualLooks();
  const names = Object.values(GROUPS).flatMap((scenes) => Object.keys(scenes));
  expect(new Set(names).size).toBe(names.length);
  expect(looks.map(({ scene }) => scene)).toEqual(names);
  for (const scenes of Object.values(GROUPS)) {
    const inGroup = looks.filter(({ scene }) => scene in scenes);
    expect(new Set(inGroup.flatMap(({ sizes }) => sizes))).toEqual(new Set(SIZES));
    expect(new Set(inGroup.map(({ theme }) => theme))).toEqual(new Set(THEMES));
  }
});

test('a server that was built has no gallery', async () => {
  const { context, page } = await openScenePage(stage.browser);
  await page.goto(`${stage.server.url}/gallery`);
  await page.getByText('No table at this address').waitFor();
  expect(await page.locator('iframe').count()).toBe(0);
  const built = readdirSync(new URL('../packages/web/dist', import.meta.url), { recursive: true, encoding: 'utf8' });
  expect(built.filter((file) => /gallery|frame/i.test(file))).toEqual([]);
  await context.close();
});
