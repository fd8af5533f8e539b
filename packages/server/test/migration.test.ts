import type { Migration } from '@pharos/core';
import { afterAll, expect, it, vi } from 'vitest';
import type * as games from '../src/shared/games.ts';
import { migrateStoredGame } from '../src/play/migrateStoredGame.ts';
import { loadTable } from '../src/storage/games.ts';
import { logOf } from './support/games.ts';
import { sharedStorage, TestServer } from './support/testServer.ts';
import { codeOf, firstMove, valueOf, type State } from './support/testClient.ts';

/** Rules in which a Wonder was "chosen", where today it is "picked". */
const OLD_WORD = 'choose';

const sayPick: Migration = {
  from: 1,
  up: (save) => ({
    ...save,
    moves: (save['moves'] as string[]).map((move) => move.replace(` ${OLD_WORD} `, ' pick ')),
  }),
};

// The present rules are one version further than they are, with a step that leads there.
vi.mock('../src/shared/games.ts', async (original) => {
  const real = await original<typeof games>();
  const gameEntry: typeof real.gameEntry = (id) => {
    const entry = real.gameEntry(id);
    return { ...entry, game: { ...entry.game, rules: 2, migrations: [sayPick] } };
  };
  return { ...real, gameEntry };
});

const shared = await sharedStorage();
const server = await TestServer.open({ storage: shared.storage });
const ann = await server.newClient('Ann');
const a = await ann.connect();
afterAll(async () => {
  await server.close();
  await shared.close();
});

async function newGame(): Promise<string> {
  const seats = [{ kind: 'host' as const }, { kind: 'hotSeat' as const }];
  return (await ann.open({ seats, start: true })).table.id;
}

/** Plays the first legal move, so many times. */
async function play(id: string, moves: number): Promise<void> {
  for (let made = 0; made < moves; made++) {
    const { game } = await a.watch(id);
    valueOf(await a.move(id, game?.v ?? 0, firstMove(game)));
  }
}

/** Makes a game look as if it had been played under the rules before: moves in old words, and nothing about rules. */
async function makeOld(id: string): Promise<void> {
  const { db } = shared.storage;
  const rows = await logOf(db, id);
  for (const { entry, text } of rows) {
    const change = { text: text?.replace('pick', OLD_WORD) ?? null, rules: null };
    await db.updateTable('log').set(change).where('table_id', '=', id).where('entry', '=', entry).execute();
  }
  await db.updateTable('tables').set({ rules: 1 }).where('id', '=', id).execute();
}

/** The table as a server shows it that has not loaded it before. */
async function elsewhere(id: string): Promise<State> {
  const other = await TestServer.open({ storage: shared.storage });
  const answer = await fetch(`${other.url}/api/v1/tables/${id}`, { headers: { cookie: ann.cookie } });
  const state = (await answer.json()) as State;
  await other.close();
  return state;
}

it('a game that was begun under earlier rules is continued, as often as it is read again', async () => {
  const id = await newGame();
  await play(id, 2);
  valueOf(await a.raw('undo', { table: id, v: 2 }));
  await play(id, 2);
  const before = (await a.watch(id)).game;
  await makeOld(id);
  await server.app.context.rooms.invalidate(id);
  expect((await elsewhere(id)).game?.view).toEqual(before?.view);

  await play(id, 1);
  const after = (await a.watch(id)).game;
  expect(after?.v).toBe(4);
  const rows = await logOf(shared.storage.db, id);
  expect(rows.map(({ entry, rules }) => [entry, rules])).toEqual([
    [1, null],
    [2, null],
    [3, null],
    [4, null],
    [5, null],
    [6, 2],
  ]);
  expect(rows[0].text).toContain(OLD_WORD);
  expect((await elsewhere(id)).game?.view).toEqual(after?.view);
});

it('a game that cannot be migrated to the present rules is shown as far as it goes', async () => {
  const id = await newGame();
  await play(id, 2);
  await makeOld(id);
  await shared.storage.db.updateTable('tables').set({ rules: 0 }).where('id', '=', id).execute();
  await server.app.context.rooms.invalidate(id);
  const { game } = (await ann.get<State>(`/tables/${id}`)).body;
  expect(game?.v).toBe(0);
  expect(codeOf(await a.move(id, 0, firstMove(game)))).toBe('GAME_STOPPED');
});

it('a migration may add moves or drop them', async () => {
  const id = await newGame();
  await play(id, 2);
  await makeOld(id);
  const stored = await loadTable(shared.storage.db, id);
  if (stored === null) throw new Error('there is no such table');
  const told = (moves: (old: readonly string[]) => string[]): unknown[] => {
    const up: Migration['up'] = (save) => ({ ...save, moves: moves(save['moves'] as string[]) });
    return migrateStoredGame(stored, { rules: 2, migrations: [{ from: 1, up }] }).log.map(
      ({ seat, text }) => `${seat} ${text}`,
    );
  };
  const old = stored.log.map(({ seat, text }) => `${seat} ${text}`);
  expect(told((moves) => [...moves, '1 rest'])).toEqual([...old, '1 rest']);
  expect(told((moves) => moves.slice(0, 1))).toEqual(old.slice(0, 1));
  expect(told(() => ['nonsense'])).toEqual(old);
});
