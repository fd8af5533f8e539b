// Takes pictures of the web client: node scripts/screenshots.mjs [folder] [filter] [--base=http://localhost:5173]
//   --languages=en,pl,hu  --themes=dusk
// Bots play up to the positions. `filter` is a regular expression over the titles, such as ^sea7-mid-390.
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deviceScenes } from './screenshots/deviceScenes.mjs';
import { faults } from './screenshots/faults.mjs';
import { loadTools } from './screenshots/loadTools.mjs';
import { tableScenes } from './screenshots/tableScenes.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const flags = new Map(
  process.argv.slice(2).flatMap((word) => (word.startsWith('--') ? [word.slice(2).split('=')] : [])),
);
const folder = words[0] ?? join(root, 'screenshots');
const filter = new RegExp(words[1] ?? '.');
const base = flags.get('base') ?? 'http://localhost:5173';
const LANGUAGES = (flags.get('languages') ?? 'en').split(',');
const THEMES = (flags.get('themes') ?? 'dusk').split(',');
const SIZES = [
  [1440, 900],
  [1024, 768],
  [768, 1024],
  [390, 844],
  [844, 390],
];

const tools = await loadTools(root);
const browser = await tools.launchBrowser(await tools.findBrowser());
mkdirSync(folder, { recursive: true });
for (const [name, scene] of Object.entries(deviceScenes(tools))) await take(name, scene, tools.device);
for (const [name, scene] of Object.entries(tableScenes(tools))) await take(name, scene, tools.table);
await browser.close();

/** All pictures of a scene that the filter wants. */
async function take(name, scene, place) {
  let game = null;
  for (const [width, height] of SIZES) {
    for (const language of LANGUAGES) {
      for (const theme of THEMES) {
        const title = `${name}-${width}x${height}-${language}${theme === 'dusk' ? '' : `-${theme}`}`;
        if (!filter.test(title)) continue;
        game ??= scene.game?.() ?? null;
        const context = await browser.newContext({
          viewport: { width, height },
          deviceScaleFactor: width < 500 || height < 500 ? 2 : 1,
          reducedMotion: 'reduce',
          serviceWorkers: 'block',
        });
        const page = await context.newPage();
        await page.addInitScript(
          ({ settings, isNew }) => {
            localStorage.setItem('pharos.settings', settings);
            if (!isNew) localStorage.setItem('pharos.hasPlayed', 'yes');
          },
          { settings: JSON.stringify({ theme, language, speed: 'off', name: 'Arsinoe' }), isNew: scene.isNew ?? false },
        );
        page.on('pageerror', (error) => process.stdout.write(`${title}: ${error.message}\n`));
        const { path, shown } = await place.prepare(page, scene, game);
        await page.goto(base + path);
        await page.waitForSelector(shown, { timeout: 60_000 });
        await page.waitForTimeout(scene.wait ?? 400);
        await place.takeUp(page, scene, game);
        for (const selector of scene.press ?? [])
          await page.locator(selector).filter({ visible: true }).first().click();
        if (scene.until) await page.waitForSelector(scene.until);
        await page.waitForTimeout(250);
        await page.screenshot({ path: join(folder, `${title}.png`) });
        const report = await page.evaluate(faults);
        process.stdout.write(`${title} ${report.length > 0 ? JSON.stringify(report) : 'ok'}\n`);
        await context.close();
      }
    }
  }
}
