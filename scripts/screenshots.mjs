// Takes pictures of the scenes of the gallery: node scripts/screenshots.mjs [folder] [filter] [--base=http://localhost:5173]
//   --sizes=390x844,844x390  --languages=en,pl,hu  --themes=dusk,noon,contrast
// All sizes in English and in the dusk if nothing is said; `filter` is a regular expression over the titles, such as
// ^sea7-mid-390. Only the files of the client are fetched from `base`: a development server, or one that was built.
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { faults } from './screenshots/faults.mjs';
import { loadTools } from './screenshots/loadTools.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const flags = new Map(
  process.argv.slice(2).flatMap((word) => (word.startsWith('--') ? [word.slice(2).split('=')] : [])),
);
const folder = words[0] ?? join(root, 'screenshots');
const filter = new RegExp(words[1] ?? '.');
const base = flags.get('base') ?? 'http://localhost:5173';

const tools = await loadTools(root);
const listed = (name, usual) => flags.get(name)?.split(',') ?? usual;
const browser = await tools.launchBrowser(await tools.findBrowser());
mkdirSync(folder, { recursive: true });
for (const size of listed('sizes', tools.SIZES)) await takeSize(size);
await browser.close();

/** All pictures of a size that the filter wants. */
async function takeSize(size) {
  const { width, height } = tools.pixelsOf(size);
  const isPhone = width < 500 || height < 500;
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: isPhone ? 2 : 1,
    hasTouch: isPhone,
    serviceWorkers: 'block',
  });
  await tools.prepareStage(context, join(root, 'packages/web/gallery/stage/underTest.ts'));
  const page = await context.newPage();
  let title = '';
  page.on('pageerror', (error) => process.stdout.write(`${title}: ${error.message}\n`));
  for (const name of tools.sceneNames())
    for (const language of listed('languages', ['en']))
      for (const theme of listed('themes', ['dusk'])) {
        title = `${name}-${size}-${language}${theme === 'dusk' ? '' : `-${theme}`}`;
        if (filter.test(title)) await take(page, title, name, { theme, language });
      }
  await context.close();
}

async function take(page, title, name, wishes) {
  const setting = tools.settingOf(name);
  await page.emulateMedia({ reducedMotion: setting.passes ? 'no-preference' : 'reduce' });
  try {
    await tools.showScene(page, base, setting, wishes);
  } catch (error) {
    process.stdout.write(`${title}: ${error.message}\n`);
  }
  await page.screenshot({ path: join(folder, `${title}.png`) });
  const report = await page.evaluate(faults);
  process.stdout.write(`${title} ${report.length > 0 ? JSON.stringify(report) : 'ok'}\n`);
}
