import type { BrowserContext } from 'playwright-core';
import { expect, test } from 'vitest';
import { setStage } from './stage.ts';
import { Visitor } from './table.ts';

const stage = setStage();

interface Load {
  readonly page: string;
  readonly table?: { readonly game: string; readonly options?: object; readonly seats: number };
  /** Kilobytes of programs and styles as they come over the wire; docs/bench.md has what they weigh. */
  readonly most: number;
  /** Requests for them: each takes its time on a slow network. */
  readonly files: number;
}

const armada = { edition: 2, players: 4, packs: ['base', 'armada'] };
const leaders = { edition: 2, players: 4, packs: ['base', 'cities', 'leaders'] };
const LOADS: readonly Load[] = [
  { page: 'home', most: 130, files: 6 },
  { page: 'Duel', table: { game: 'duel', seats: 2 }, most: 226, files: 18 },
  {
    page: '7 Wonders',
    table: { game: 'wonders', options: { edition: 2, players: 4 }, seats: 4 },
    most: 265,
    files: 24,
  },
  { page: 'Armada', table: { game: 'wonders', options: armada, seats: 4 }, most: 305, files: 30 },
  { page: 'Cities and Leaders', table: { game: 'wonders', options: leaders, seats: 4 }, most: 300, files: 33 },
];

test.each(LOADS)(
  'who opens $page for the first time fetches at most $most kB in $files files',
  async ({ table, most, files }) => {
    const { context, page } = await Visitor.arrive(stage.browser, 'phone');
    const path = table === undefined ? '/' : await openTable(context, table);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const kinds = new Map<string, string>();
    let bytes = 0;
    let count = 0;
    session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (!/^(Script|Stylesheet)$/.test(kinds.get(requestId) ?? '')) return;
      bytes += encodedDataLength;
      count++;
    });
    await page.goto(stage.server.url + path);
    await page
      .locator(table === undefined ? 'main button' : '[data-testid=action-sheet]')
      .first()
      .waitFor();
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes / 1000).toBeLessThanOrEqual(most);
    expect(count).toBeLessThanOrEqual(files);
    await context.close();
  },
);

/** A table of the server at which this device plays all seats. */
async function openTable(
  { request }: BrowserContext,
  { game, options, seats }: NonNullable<Load['table']>,
): Promise<string> {
  await request.get(`${stage.server.url}/api/v1/me`);
  const answer = await request.post(`${stage.server.url}/api/v1/tables`, {
    headers: { origin: stage.server.url },
    data: {
      game,
      ...(options && { options }),
      seats: Array.from({ length: seats }, (_, seat) => ({ kind: seat === 0 ? 'host' : 'hotSeat' })),
      drawSeats: false,
      start: true,
    },
  });
  const { table } = (await answer.json()) as { table: { id: string } };
  return `/g/${table.id}`;
}
