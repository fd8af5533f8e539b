// Measures the frames of a reveal with seven seats on a slow machine: node scripts/frames.mjs [scene] [--base=http://localhost:5173]
//   --slower=4  how many times slower than this machine  --size=390x844
// Prints the longest frames by phase as they pass, and the longest tasks of the page in time of its own thread, which what
// else the machine does leaves alone. `base` should be a client that was built.
import { loadavg } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadTools } from './screenshots/loadTools.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const scene = process.argv.slice(2).find((word) => !word.startsWith('--')) ?? 'seven7-reveal';
const flags = new Map(
  process.argv.slice(2).flatMap((word) => (word.startsWith('--') ? [word.slice(2).split('=')] : [])),
);
const base = flags.get('base') ?? 'http://localhost:5173';
const rate = Number(flags.get('slower') ?? 4);
const LONG_MS = 50;

const tools = await loadTools(root);
const { width, height } = tools.pixelsOf(flags.get('size') ?? '390x844');
const browser = await tools.launchBrowser(await tools.findBrowser());
const context = await browser.newContext({ viewport: { width, height }, hasTouch: true, serviceWorkers: 'block' });
await tools.prepareStage(context, root);
await context.addInitScript(recordFrames);
const page = await context.newPage();
const setting = tools.settingOf(scene);
const shown = tools.showScene(
  page,
  base,
  {
    ...setting,
    storage: { 'pharos.settings': JSON.stringify({ language: 'en', theme: 'dusk', speed: 'normal' }) },
    press: ['#begin'],
    passTo: null,
    until: '[data-frames]',
  },
  { theme: 'dusk', language: 'en' },
);
await page.locator(setting.shown).first().waitFor({ timeout: 90_000 });
await page.waitForTimeout(2000);
const session = await context.newCDPSession(page);
await session.send('Emulation.setCPUThrottlingRate', { rate });
await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
await page.evaluate(() => {
  const begin = document.createElement('button');
  begin.id = 'begin';
  begin.textContent = '·';
  document.body.append(begin);
});
await shown;
const trace = JSON.parse((await browser.stopTracing()).toString());
const frames = JSON.parse(await page.locator('[data-frames]').getAttribute('data-frames'));
await browser.close();

const longest = (list) => Math.max(0, ...list).toFixed(0);
process.stdout.write(`load of the machine ${loadavg()[0].toFixed(1)}; ${rate} times slower; ${frames.length} frames\n`);
for (const phase of new Set(frames.map(({ phase }) => phase))) {
  const own = frames.filter((frame) => frame.phase === phase).map(({ ms }) => ms);
  const long = own.filter((ms) => ms > LONG_MS).length;
  process.stdout.write(`${phase}: ${own.length} frames, longest ${longest(own)} ms, ${long} over ${LONG_MS} ms\n`);
}
const names = trace.traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
const mains = new Set(names.map(({ pid, tid }) => `${pid}.${tid}`));
const tasks = trace.traceEvents.filter(({ name, pid, tid }) => name.endsWith('RunTask') && mains.has(`${pid}.${tid}`));
const stamps = trace.traceEvents.filter(({ cat }) => cat.includes('blink.user_timing')).sort((a, b) => a.ts - b.ts);
const phaseAt = (time) => stamps.findLast(({ ts }) => ts <= time)?.name ?? 'before';
tasks.sort((a, b) => (b.tdur ?? 0) - (a.tdur ?? 0));
for (const { tdur = 0, ts } of tasks.slice(0, 6))
  process.stdout.write(`task of ${(tdur / 1000).toFixed(0)} ms in thread time, ${phaseAt(ts)}\n`);

/** Runs in the page: from the first frame of the stage until half a second after the last one. */
function recordFrames() {
  const frames = [];
  let last = performance.now();
  let over = 0;
  let said;
  const tick = (now) => {
    const phase = document.querySelector('[data-testid=reveal]')?.dataset.phase;
    if (phase !== undefined || frames.length > 0) frames.push({ ms: now - last, phase: phase ?? 'settled' });
    if (phase !== said) performance.mark((said = phase) ?? 'settled');
    last = now;
    if (phase === undefined && frames.length > 0) over ||= now;
    if (over > 0 && now - over > 500) document.body.dataset.frames = JSON.stringify(frames);
    else requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}
