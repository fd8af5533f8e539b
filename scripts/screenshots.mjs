// Takes pictures of the web client: node scripts/screenshots.mjs [folder] [filter] [--base=http://localhost:5173]
// Positions come from games that bots play here; they are put into the browser as a game of this device.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { scenes } from './screenshotScenes.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const flags = new Map(
  process.argv.slice(2).flatMap((word) => (word.startsWith('--') ? [word.slice(2).split('=')] : [])),
);
const folder = words[0] ?? join(root, 'screenshots');
const filter = new RegExp(words[1] ?? '.');
const base = flags.get('base') ?? 'http://localhost:5173';

/** The browser of the tests, and games of bots up to the first position that `stop` likes, as a save. */
const TOOLS = `
import { botRng, duelBot, wondersBot } from '@pharos/bots';
import { firstSeat, Match, saveMatch } from '@pharos/core';
import { duel } from '@pharos/duel';
import { wonders } from '@pharos/wonders';
export { findBrowser, launchBrowser } from '../../e2e/browser.ts';
const KITS = { duel: [duel, duelBot('greedy')], wonders: [wonders, wondersBot('greedy')] };
export function position(seed, stop, options = {}, id = 'duel') {
  const [game, bot] = KITS[id];
  const match = Match.deal(game, game.readOptions(options), seed);
  while (match.toAct() !== 0 && !stop(match.view(firstSeat(match.toAct())), match.version)) {
    const seat = firstSeat(match.toAct());
    const rng = botRng(seed, match.version);
    const state = match.imagine(seat, rng);
    match.play(seat, game.formatMove(state, bot.choose(state, seat, rng)));
  }
  return { save: saveMatch(match), view: match.view(0), acting: match.toAct() === 0 ? 0 : firstSeat(match.toAct()) };
}
`;

/** They are TypeScript: bundled into a place from which the packages of the registry are found. */
async function loadTools() {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const scratch = mkdtempSync(join(root, '.cache', 'screenshots-'));
  const outfile = join(scratch, 'tools.mjs');
  await build({
    stdin: { contents: TOOLS, resolveDir: join(root, 'packages', 'web'), loader: 'ts' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    external: ['playwright-core'],
    outfile,
    logLevel: 'warning',
  });
  const tools = await import(pathToFileURL(outfile).href);
  rmSync(scratch, { recursive: true });
  return tools;
}

const { findBrowser, launchBrowser, position } = await loadTools();

/** The first game in which the position comes up, or that ends as wanted. */
function search(wanted, options, ended = () => false) {
  for (let game = 1; game < 400; game++) {
    let hit = false;
    const found = position(`9.${game}`, (view, version) => (hit = wanted(view, version)), options);
    if (hit || ended(found.view)) return found;
  }
  throw new Error('no such position');
}

const SIZES = [
  [1440, 900],
  [1024, 768],
  [768, 1024],
  [390, 844],
  [844, 390],
];
const LANGUAGES = (flags.get('languages') ?? 'en,pl,hu').split(',');
const THEMES = (flags.get('themes') ?? 'dusk').split(',');

const browser = await launchBrowser(await findBrowser());
mkdirSync(folder, { recursive: true });

/** What a stranger would notice: scrolling, things outside the window, clipped or tiny words. */
function faults() {
  const found = [];
  const isSeen = (box) => box.width > 0 && box.height > 0;
  for (const element of document.body.querySelectorAll('*')) {
    if (element.closest('svg, .vh, .sprite, .rows, .log, dialog')) continue;
    const box = element.getBoundingClientRect();
    if (!isSeen(box)) continue;
    const style = getComputedStyle(element);
    const said = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim() !== '');
    if (box.right > innerWidth + 1 || box.left < -1) found.push(`outside: ${element.className}`);
    if (!said || style.visibility === 'hidden') continue;
    const text = element.textContent.trim().slice(0, 24);
    if (Number.parseFloat(style.fontSize) < 11) found.push(`tiny ${style.fontSize}: ${text}`);
    if (element.scrollWidth > element.clientWidth + 1 && style.display !== 'inline' && element.clientWidth > 0)
      found.push(`clipped: ${element.className} "${text}"`);
  }
  if (document.documentElement.scrollHeight > innerHeight + 1)
    found.push(`scrolls: ${document.documentElement.scrollHeight}`);
  return [...new Set(found)].slice(0, 6);
}

for (const [name, scene] of Object.entries(scenes({ position, search }))) {
  let game = null;
  for (const [width, height] of SIZES) {
    for (const language of LANGUAGES) {
      for (const theme of THEMES) {
        const title = `${name}-${width}x${height}-${language}${theme === 'dusk' ? '' : `-${theme}`}`;
        if (!filter.test(title)) continue;
        game ??= scene.game?.() ?? null;
        const page = await browser.newPage({
          viewport: { width, height },
          deviceScaleFactor: width < 500 || height < 500 ? 2 : 1,
          reducedMotion: 'reduce',
        });
        const names = ['Berenike', 'Nikias', 'Theano', 'Lysandra', 'Iason', 'Demetrios', 'Kallisto'];
        const seats = names
          .slice(0, game?.save.options.players ?? 2)
          .map((name, seat) =>
            seat === (game?.acting ?? 0) ? { name: 'Arsinoe', level: null } : { name, level: 'greedy' },
          );
        await page.addInitScript(
          ([record, settings]) => {
            if (record) localStorage.setItem('pharos.local', record);
            localStorage.setItem('pharos.settings', settings);
          },
          [
            game && JSON.stringify({ save: game.save, seats, created: 0 }),
            JSON.stringify({ theme, language, speed: 'off', name: 'Arsinoe' }),
          ],
        );
        page.on('pageerror', (error) => process.stdout.write(`${title}: ${error.message}\n`));
        await page.goto(base + (scene.path ?? '/g/local'));
        const there = scene.game ? '[data-testid=action-sheet], [data-testid=end-screen]' : 'main';
        await page.waitForSelector(scene.at ?? there);
        await page.waitForTimeout(scene.wait ?? 400);
        if (scene.select) await select(page, scene.select);
        if (scene.pick) await page.locator('.pick').first().click();
        for (const selector of scene.press ?? [])
          await page.locator(selector).filter({ visible: true }).first().click();
        if (scene.until) await page.waitForSelector(scene.until);
        await page.waitForTimeout(250);
        await page.screenshot({ path: join(folder, `${title}.png`) });
        const report = await page.evaluate(faults);
        process.stdout.write(`${title} ${report.length > 0 ? JSON.stringify(report) : 'ok'}\n`);
        await page.close();
      }
    }
  }
}
await browser.close();

/** Takes up an open card; one that can be built, one that helps a Wonder, or any. */
async function select(page, kind) {
  const open = page.locator('[data-slot][aria-pressed]');
  for (let index = (await open.count()) - 1; index >= 0; index--) {
    await open.nth(index).click();
    if (kind === 'any') return;
    if (kind === 'senator') {
      if (/politician|conspirator/.test((await open.nth(index).getAttribute('data-card')) ?? '')) return;
      continue;
    }
    const act = page.locator(kind === 'build' ? '[aria-keyshortcuts=b]' : '[aria-keyshortcuts=w]');
    if ((await act.getAttribute('aria-disabled')) === 'true') continue;
    if (kind === 'wonder') await act.click();
    return;
  }
}
