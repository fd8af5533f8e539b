// Measures the first load of pages on a slow phone: node scripts/pageLoad.mjs [filter] --base=http://localhost:3000
//   --times=3  how often each page is opened (the median counts)  --fast  without slowing anything down
// `base` is a server with the client that was built. Slow is 150 ms, 1.6 Mbit/s and a CPU four times slower.
import { loadavg } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadTools } from './screenshots/loadTools.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const flags = new Map(
  process.argv.slice(2).flatMap((word) => (word.startsWith('--') ? [word.slice(2).split('=')] : [])),
);
const filter = process.argv.slice(2).find((word) => !word.startsWith('--')) ?? '';
const base = flags.get('base') ?? 'http://localhost:3000';
const times = Number(flags.get('times') ?? 3);
const SLOW = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const SLOWER_CPU = 4;

/** `table`: the game that the page shows, which all seats play on this device; `ready`: what a person waits for. */
const PAGES = [
  { name: 'home', ready: 'main button' },
  { name: 'duel', table: { game: 'duel' }, ready: '.pick, [data-testid=action-sheet]' },
  {
    name: 'wonders',
    table: { game: 'wonders', options: { edition: 2, players: 4 } },
    ready: '[data-testid=action-sheet]',
  },
  {
    name: 'armada',
    table: { game: 'wonders', options: { edition: 2, players: 4, packs: ['base', 'armada'] } },
    ready: '[data-testid=action-sheet]',
  },
];

const tools = await loadTools(root);
const browser = await tools.launchBrowser(await tools.findBrowser());
const median = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];
process.stdout.write(`load of the machine ${loadavg()[0].toFixed(1)}\n`);
for (const page of PAGES.filter(({ name }) => name.includes(filter))) {
  const loads = [];
  for (let time = 0; time < times; time++) loads.push(await load(page));
  const kilobytes = (kind) => (median(loads.map((one) => one.bytes[kind] ?? 0)) / 1000).toFixed(1).padStart(6);
  process.stdout.write(
    `${page.name.padEnd(8)} ready ${median(loads.map(({ ready }) => ready))
      .toFixed(0)
      .padStart(5)} ms  ` +
      `requests ${String(median(loads.map(({ requests }) => requests))).padStart(3)}  until ready: ` +
      `scripts ${kilobytes('Script')} kB, styles ${kilobytes('Stylesheet')} kB, fonts ${kilobytes('Font')} kB, all ${kilobytes('all')} kB\n`,
  );
}
await browser.close();

/** Opens a page in a browser that has never seen it. */
async function load({ table, ready }) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    serviceWorkers: 'block',
  });
  const path = table === undefined ? '/' : await openTable(context, table);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (!flags.has('fast')) {
    await session.send('Network.emulateNetworkConditions', SLOW);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU });
  }
  const kinds = new Map();
  const bytes = { all: 0 };
  let requests = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.requestWillBeSent', () => requests++);
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
    bytes.all += encodedDataLength;
  });
  const start = performance.now();
  await page.goto(base + path, { waitUntil: 'commit' });
  await page.locator(ready).first().waitFor({ timeout: 120_000 });
  const result = { ready: performance.now() - start, requests, bytes: { ...bytes } };
  await context.close();
  return result;
}

async function openTable({ request }, { game, options = {} }) {
  await request.get(`${base}/api/v1/me`);
  const seats = Array.from({ length: options.players ?? 2 }, (_, seat) => ({ kind: seat === 0 ? 'host' : 'hotSeat' }));
  const answer = await request.post(`${base}/api/v1/tables`, {
    headers: { origin: base },
    data: { game, options, seats, drawSeats: false, start: true },
  });
  if (!answer.ok()) throw new Error(`${game}: ${await answer.text()}`);
  return `/g/${(await answer.json()).table.id}`;
}
