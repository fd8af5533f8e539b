import type { TableInfo, TableState } from '@pharos/protocol';
import { expect, test } from 'vitest';
import { setStage } from './stage.ts';
import { Visitor } from './table.ts';

const stage = setStage();

/** What a visitor's browser asks of the server without a page. */
async function ask<Value>({ context }: Visitor, path: string, data?: object): Promise<Value> {
  const url = `${stage.server.url}/api/v1${path}`;
  const answer = await (data === undefined ? context.request.get(url) : context.request.post(url, { data }));
  expect(answer.status(), path).toBe(200);
  return (await answer.json()) as Value;
}

/** Whoever has to choose plays the first legal move. */
async function playOne(table: string, players: readonly Visitor[]): Promise<void> {
  for (const player of players) {
    const { game } = await ask<TableState<{ decision: { choices: { move: string }[] | null } | null }>>(
      player,
      `/tables/${table}`,
    );
    const move = game?.view.decision?.choices?.[0]?.move;
    if (move !== undefined) return void (await ask(player, `/tables/${table}/move`, { v: game?.v, move }));
  }
  throw new Error('nobody has to choose');
}

async function begin(players: readonly [Visitor, Visitor], plan: object): Promise<string> {
  for (const player of players) await ask(player, '/me');
  const seats = [{ kind: 'host' }, { kind: 'open' }];
  const { table } = await ask<{ table: TableInfo }>(players[0], '/tables', { game: 'duel', seats, ...plan });
  await ask(players[1], `/tables/${table.id}`, { do: 'join' });
  await ask(players[0], `/tables/${table.id}`, { do: 'start' });
  return table.id;
}

test('a public game moves on the first page, stands in the list and is watched, a round late where that was agreed', async () => {
  const players = [await Visitor.arrive(stage.browser), await Visitor.arrive(stage.browser)] as const;
  const table = await begin(players, { visibility: 'public', watchDelay: 1 });
  const spectator = await Visitor.arrive(stage.browser, 'phone');
  const { page } = spectator;
  await page.goto(stage.server.url);
  const featured = page.getByRole('region', { name: 'Being played now' });
  await featured.getByText('no move yet').waitFor();
  for (let made = 0; made < 3; made++) await playOne(table, players);
  await featured.getByText('1 move', { exact: false }).waitFor();
  const picture = featured.getByRole('img');
  expect(await picture.evaluate(async (image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(
    1200,
  );
  await featured.getByRole('link', { name: 'All games' }).click();
  await page.getByTestId('watch').getByRole('link').first().click();
  await page.getByText('You see the game 1 round late.').waitFor();
  await page.locator('.notice', { hasText: 'round late' }).getByRole('button', { name: 'Close' }).click();
  await page.getByText('You see the game 1 round late.').waitFor({ state: 'detached' });
  await ask(players[0], `/tables/${table}`, { do: 'resign' });
  await page.getByTestId('end-screen').waitFor();
  await spectator.leave();
  for (const player of players) await player.leave();
});
