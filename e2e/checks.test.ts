import { readdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { GROUPS } from '../packages/web/gallery/scenes/scenes.ts';
import { SIZES, THEMES } from '../packages/web/gallery/sizes.ts';
import { contrastFindings, layoutFindings } from './checks/checks.ts';
import { EXEMPTIONS } from './checks/exemptions.ts';
import { findingsIn, openScene, openSceneContext, usualLooks, type Look } from './sceneFindings.ts';
import { setStage } from './stage.ts';

const stage = setStage();

let page: Page;
beforeAll(async () => {
  page = await (await openSceneContext(stage.browser)).newPage();
});

/** A page with nothing on it but what is planted. */
async function plant(html: string): Promise<void> {
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
    /^scrolls: .*aside/,
  ],
  ['a page that pans', '<p style="width:500px">words</p>', /^pans: the page/],
  [
    'a box that pans',
    '<div style="width:100px;overflow:auto"><p style="width:200px">words</p></div>',
    /^pans: div \(auto\): 200 in 100/,
  ],
  ['words that nobody can see', '<p style="opacity:0;font-size:8px">words</p>', null],
  ['a small button', '<button style="width:30px;height:44px;padding:0">go</button>', /^small, 30×44/],
  [
    'a small button with reach',
    '<button style="position:relative;width:30px;height:30px;padding:0">go<i style="position:absolute;inset:-10px"></i></button>',
    null,
  ],
];

test.each(FLAWS)('the layout of words and buttons: %s', async (_, html, finding) => {
  await plant(html);
  const found = await layoutFindings(page, true);
  if (finding === null) expect(found).toEqual([]);
  else expect(found).toEqual([expect.stringMatching(finding)]);
});

const SIGN = '<svg width="24" height="24" style="color:COLOUR"><path fill="currentColor" d="M2 2h20v20H2z"/></svg>';
const inArt = (attributes: string): string =>
  `<span class="card__art">${SIGN.replace('COLOUR', '#f3cf6a').replace('<svg', `<svg${attributes}`)}</span>`;
const underDrawer = (colour: string): string =>
  `<p style="color:${colour}">words, the last of them covered</p>
  <div style="position:fixed;left:170px;top:0;width:200px;height:800px;background:#111"></div>`;
const underSheet = (colour: string): string =>
  `<p style="position:absolute;top:100px;margin:0;line-height:20px;color:${colour}">words</p>
  <div style="position:fixed;left:0;top:112px;width:300px;height:90px;background:#111"></div>`;
/** Dark words with a dark drawing over them. */
const underArrow = (overlay: string): string =>
  `<p style="color:#222;width:90px">words</p><div class="${overlay}" style="position:relative;margin-top:-60px;pointer-events:none"><svg width="90" height="80"><rect width="90" height="80" fill="#222"/></svg></div>`;

const PALE: readonly [flaw: string, html: string, finding: RegExp | null][] = [
  ['dark on light', `<p>words</p>${SIGN.replace('COLOUR', '#333')}`, null],
  ['pale words', '<p style="color:#888">words</p>', /^pale, 3\.5: .*"words"/],
  ['pale by opacity', '<p style="opacity:0.5">words</p>', /^pale, [34]\./],
  ['words whose end lies under a drawer', underDrawer('#000'), null],
  ['words whose foot lies under a sheet', underSheet('#000'), null],
  ['pale words whose foot lies under a sheet', underSheet('#888'), /^pale, 3\.5/],
  ['pale words whose end lies under a drawer', underDrawer('#888'), /^pale, 3\.5/],
  ['large words may be paler', '<p style="color:#888;font-size:24px">words</p>', null],
  [
    'words on a picture',
    '<p style="background:linear-gradient(#000,#333);display:inline-block">words</p>',
    /^pale, 1\./,
  ],
  ['pale words in a drawing', '<svg width="90" height="30"><text y="20" fill="#aaa">words</text></svg>', /^pale, 2\.3/],
  ['a pale sign', SIGN.replace('COLOUR', '#f3cf6a'), /^pale sign, 1\.5/],
  ['a pale picture of a card', inArt(' aria-hidden="true"'), null],
  ['a pale sign in the picture of a card', inArt(''), /^pale sign, 1\.5/],
  ['words that an arrow of the analysis crosses', underArrow('marks'), null],
  ['words under any other drawing', underArrow('others'), /^pale, 1\./],
  ['pale words in the picture of a card', `<p class="card__art" style="color:#888">words</p>`, /^pale, 3\.5/],
];

test.each(PALE)('contrast: %s', async (_, html, finding) => {
  await plant(html);
  const found = await contrastFindings(page);
  if (finding === null) expect(found).toEqual([]);
  else expect(found).toEqual([expect.stringMatching(finding)]);
});

test('what is exempt are pictures, and the reason is told', () => {
  expect(EXEMPTIONS.map(({ check, selector }) => `${check}: ${selector}`)).toEqual([
    'pale sign: .card__art > svg[aria-hidden=true]',
    'pale sign: .wonder.tile > svg.scene',
  ]);
  for (const { reason } of EXEMPTIONS) expect(reason.split(' ').length).toBeGreaterThan(8);
});

/** What is put into a scene that has no fault, and what is told of it. */
const BROKEN: readonly [flaw: string, html: string, finding: RegExp][] = [
  ['what is too wide', '<p style="width:2000px">words</p>', /pans: the page/],
  ['small words', '<p style="font-size:10px">words</p>', /tiny, 10\.0 px/],
  ['cut words', '<p style="width:30px;overflow:hidden;white-space:nowrap">Choose a card</p>', /cut: .*Choose/],
  ['a small target', '<button style="width:30px;height:30px;min-height:0;padding:0">go</button>', /small, 30×30/],
  ['pale words', '<p style="background:#999;color:#aaa">words</p>', /pale, 1\./],
  ['a pale sign', `<p style="background:#f3cf6a">${SIGN.replace('COLOUR', '#f9e0a0')}</p>`, /pale sign, 1\./],
  ['a button without a name', '<button style="width:60px;height:60px"></button>', /button-name: <button/],
];

const PHONE: Look = { scene: 'about', sizes: ['390x844'], theme: 'dusk', language: 'en' };

/** Puts something into the scene, above everything else of it. */
async function breakScene(html: string): Promise<void> {
  await openScene(page, stage.server.url, PHONE);
  await page.locator('main').evaluate((main, broken) => main.insertAdjacentHTML('afterbegin', broken), html);
}

test.each(BROKEN)('a scene with a fault fails: %s', async (_, html, finding) => {
  await breakScene(html);
  const found = await findingsIn(page, PHONE);
  expect(found).toContainEqual(expect.stringMatching(finding));
  for (const one of found) expect(one).toMatch(/^about 390x844 dusk en: /);
});

test('a scene is looked at in every size', async () => {
  await breakScene('<p class="planted">words</p>');
  // The page takes no style elements from anybody.
  await page.evaluate(() => {
    document.styleSheets[0].insertRule('@media (width: 844px) { .planted { font-size: 9px } }');
  });
  expect(await findingsIn(page, { ...PHONE, sizes: SIZES })).toEqual([
    expect.stringMatching(/^about 844x390 dusk en: tiny, 9\.0 px/),
  ]);
  await openScene(page, stage.server.url, PHONE);
  expect(await findingsIn(page, PHONE)).toEqual([]);
});

test('the usual looks take in every scene in every size, and in every group all themes and the languages with long words', () => {
  const looks = usualLooks();
  const names = Object.values(GROUPS).flatMap((scenes) => Object.keys(scenes));
  expect(new Set(names).size).toBe(names.length);
  expect(looks.map(({ scene }) => scene)).toEqual(names);
  for (const { sizes } of looks) expect(new Set(sizes)).toEqual(new Set(SIZES));
  for (const scenes of Object.values(GROUPS)) {
    const inGroup = looks.filter(({ scene }) => scene in scenes);
    expect(new Set(inGroup.map(({ sizes }) => sizes[0]))).toEqual(new Set(SIZES));
    expect(new Set(inGroup.map(({ theme }) => theme))).toEqual(new Set(THEMES));
    expect(new Set(inGroup.map(({ language }) => language))).toEqual(new Set(['hu', 'pl']));
  }
});

test('a server that was built has no gallery', async () => {
  const context = await openSceneContext(stage.browser);
  const visited = await context.newPage();
  await visited.goto(`${stage.server.url}/gallery`);
  await visited.getByText('No page at this address').waitFor();
  expect(await visited.locator('iframe').count()).toBe(0);
  const built = readdirSync(new URL('../packages/web/dist', import.meta.url), { recursive: true, encoding: 'utf8' });
  expect(built.filter((file) => /gallery|frame/i.test(file))).toEqual([]);
  await context.close();
});
