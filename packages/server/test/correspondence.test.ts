import { afterAll, expect, it } from 'vitest';
import { readRetention } from '../src/config/retention.ts';
import { applyRetention } from '../src/operations/retention.ts';
import { beginGame } from './support/games.ts';
import type { State } from './support/testClient.ts';
import { TestServer } from './support/testServer.ts';
import { openTimedServer } from './support/timedServer.ts';

const DAY_MS = 86_400_000;
const CLOCK = { kind: 'correspondence', days: 3, holidays: 2 } as const;

const { time, storage, closeStorage, ...opened } = await openTimedServer();
let { server, ann, bob } = opened;
afterAll(async () => {
  await server.close();
  await closeStorage();
});

/** A table as it becomes once something has happened without a person. */
async function lookUntil(id: string, isThere: (state: State) => boolean): Promise<State> {
  for (let tries = 0; tries < 250; tries++) {
    const state = (await (await fetch(`${server.url}/api/v1/tables/${id}`)).json()) as State;
    if (isThere(state)) return state;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('what was waited for did not happen');
}

it('by correspondence nobody is replaced while the other one sits there and waits', async () => {
  const id = await beginGame(ann, bob, { clock: CLOCK });
  const b = await bob.connect();
  await b.watch(id);
  await time.pass(600_000);
  const state = await b.watch(id);
  expect(state.table.seats[0].standIn).toBe(false);
  expect(state.game?.clocks).toMatchObject({ rule: CLOCK, holidays: [2 * DAY_MS, 2 * DAY_MS] });
  b.close();
});

it('by correspondence a bot moves with nobody there when days and holidays are over, also across restarts', async () => {
  const id = await beginGame(ann, bob, { clock: CLOCK });
  await time.leap(4 * DAY_MS);
  expect((await lookUntil(id, () => true)).table.seats[0].standIn).toBe(false);
  await server.close();
  server = await TestServer.open({ time, storage });
  [ann, bob] = [ann.at(server.url), bob.at(server.url)];
  await server.app.resume();
  await time.pass(120_000);
  expect((await lookUntil(id, () => true)).game?.v).toBe(0);
  await time.leap(DAY_MS);
  const state = await lookUntil(id, ({ game }) => game?.v === 1);
  expect(state.table.seats).toMatchObject([{ standIn: true }, { standIn: false }]);
});

it('by correspondence a game that rests for a week is not cleaned up, and tables wait for players for a month', async () => {
  const clock = { kind: 'correspondence', days: 7, holidays: 30 } as const;
  const playing = await beginGame(ann, bob, { clock });
  const { id: waiting } = (await ann.open({ clock })).table;
  const retention = readRetention({ KEEP_RESTING_DAYS: '3' });
  const phases = async (): Promise<string[]> => {
    await applyRetention(server.app.context, retention);
    return [(await lookUntil(playing, () => true)).table.phase, (await lookUntil(waiting, () => true)).table.phase];
  };
  await time.leap(20 * DAY_MS);
  expect(await phases()).toEqual(['playing', 'waiting']);
  await time.leap(11 * DAY_MS);
  expect(await phases()).toEqual(['playing', 'closed']);
});
