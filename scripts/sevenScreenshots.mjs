// Takes pictures of the table of 7 Wonders: node scripts/sevenScreenshots.mjs [folder] [filter] [--base=http://localhost:5173]
// Bots play up to the position; the page believes that it talks to a server.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { fakeSocket, stepOf, tableInfo } from './fakeTable.mjs';
import { scenes } from './sevenScenes.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const flags = new Map(
  process.argv.slice(2).flatMap((word) => (word.startsWith('--') ? [word.slice(2).split('=')] : [])),
);
const folder = words[0] ?? join(root, 'screenshots');
const filter = new RegExp(words[1] ?? '.');
const base = flags.get('base') ?? 'http://localhost:5173';
const languages = (flags.get('languages') ?? 'en').split(',');
const themes = (flags.get('themes') ?? 'dusk').split(',');
const TABLE = 'aaaaaaaaaa';
const NAMES = ['Arsinoe', 'Nikias', 'Theano', 'Lysandra', 'Iason', 'Demetrios', 'Kallisto', 'Melitta'];

const TOOLS = `
import { botRng, wondersBot } from '@pharos/bots';
import { Match, rngFromSeed, seatsOf } from '@pharos/core';
import { wonders } from '@pharos/wonders';
export { findBrowser, launchBrowser } from '../../e2e/browser.ts';
export { wonders as game };
/** A position that somebody wrote down. */
export function describe(raw, position) {
  const options = wonders.readOptions(raw);
  return { match: Match.from(wonders, options, wonders.describe(options, position, rngFromSeed('7.1'))), steps: [] };
}
const bot = wondersBot('greedy');
/** Lets bots play, the far seats first, until \`stop\` likes what seat 0 sees; answers the match and all that was told. */
export function play(options, seed, stop) {
  const match = Match.deal(wonders, wonders.readOptions(options), seed);
  const steps = [];
  for (;;) {
    const acting = seatsOf(match.toAct());
    if (acting.length === 0 || stop(match.view(0), match)) return { match, steps, isOver: acting.length === 0 };
    const seat = acting.at(-1);
    const rng = botRng(seed, match.version);
    const state = match.imagine(seat, rng);
    const played = match.play(seat, wonders.formatMove(state, bot.choose(state, seat, rng)));
    steps.push({ v: match.version, move: { seat }, events: played.value });
  }
}
`;

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

const { describe, findBrowser, launchBrowser, play, game } = await loadTools();

/** The first game in which the position comes up before the end. */
function search(options, wanted) {
  for (let seed = 1; seed < 300; seed++) {
    const found = play(options, `7.${seed}`, wanted);
    if (!found.isOver) return found;
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

/** What a stranger would notice: scrolling, things outside the window or their panel, clipped or tiny words. */
function faults() {
  const found = [];
  for (const element of document.body.querySelectorAll('*')) {
    if (element.closest('svg, .vh, .st--bare, .act--discard, .sprite, .rows, .log, dialog, .fan')) continue;
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) continue;
    const style = getComputedStyle(element);
    const said = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim() !== '');
    if (box.right > innerWidth + 1 || box.left < -1 || box.bottom > innerHeight + 1)
      found.push(`outside: ${element.className}`);
    const panel = element.closest('.panel');
    if (panel && panel !== element && style.position !== 'absolute') {
      const frame = panel.getBoundingClientRect();
      if (box.bottom > frame.bottom + 1 || box.right > frame.right + 1)
        found.push(`out of panel: ${element.className}`);
    }
    if (!said || style.visibility === 'hidden') continue;
    const text = element.textContent.trim().slice(0, 24);
    if (Number.parseFloat(style.fontSize) < 11) found.push(`tiny ${style.fontSize}: ${text}`);
    if (element.scrollWidth > element.clientWidth + 1 && style.display !== 'inline' && element.clientWidth > 0)
      found.push(`clipped: ${element.className} "${text}"`);
  }
  if (document.documentElement.scrollHeight > innerHeight + 1) found.push('scrolls');
  for (const list of document.querySelectorAll('.sheet7, .sheet7__b, .wait7, .picker7__l, .cols7'))
    if (list.scrollHeight > list.clientHeight + 1) found.push(`scrolls inside: ${list.className}`);
  return [...new Set(found)].slice(0, 8);
}

const browser = await launchBrowser(await findBrowser());
mkdirSync(folder, { recursive: true });

for (const [name, scene] of Object.entries(scenes({ describe, play, search }))) {
  let start = null;
  for (const [width, height] of SIZES) {
    for (const language of languages) {
      for (const theme of themes) {
        const title = `${name}-${width}x${height}-${language}${theme === 'dusk' ? '' : `-${theme}`}`;
        if (!filter.test(title)) continue;
        start ??= scene.game();
        const context = await browser.newContext({
          viewport: { width, height },
          deviceScaleFactor: width < 500 || height < 500 ? 2 : 1,
          reducedMotion: 'reduce',
          serviceWorkers: 'block',
        });
        const page = await context.newPage();
        const { match, steps } = start;
        const names = NAMES.slice(0, match.options.players);
        const mine = scene.mine ?? 0;
        const table = { id: TABLE, game, match, names, mine };
        const told = steps.map(({ v, move, events }) => ({
          v,
          move,
          events: events.flatMap((event) => game.redact(event, mine) ?? []),
        }));
        await fakeSocket(page, (message) =>
          message === 'watch'
            ? {
                ok: true,
                value: {
                  protocol: 1,
                  table: tableInfo({ ...table, game: 'wonders' }),
                  game: stepOf(table, [], null),
                  chat: [],
                  history: told,
                },
              }
            : { ok: false, problem: { code: 'OFFLINE', detail: '' } },
        );
        await page.route('**/api/**', (route) => route.fulfill({ json: {} }));
        await page.addInitScript(
          (settings) => localStorage.setItem('pharos.settings', settings),
          JSON.stringify({ theme, language, speed: 'off', name: 'Arsinoe' }),
        );
        page.on('pageerror', (error) => process.stdout.write(`${title}: ${error.message}\n`));
        await page.goto(`${base}/g/${TABLE}`);
        await page.waitForSelector('[data-testid=turn-pill], [data-testid=end-screen]', { timeout: 60_000 });
        await page.waitForTimeout(scene.wait ?? 400);
        if (scene.slot) await page.locator(`[data-slot="${scene.slot(match.view(0))}"]`).click();
        for (const step of scene.steps ?? []) await page.locator(step).first().click();
        await page.waitForTimeout(250);
        await page.screenshot({ path: join(folder, `${title}.png`) });
        const report = await page.evaluate(faults);
        process.stdout.write(`${title} ${report.length > 0 ? JSON.stringify(report) : 'ok'}\n`);
        await context.close();
      }
    }
  }
}
await browser.close();
