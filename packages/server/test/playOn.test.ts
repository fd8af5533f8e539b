import type { GameRecord } from '@pharos/protocol';
import { afterAll, describe, expect, it } from 'vitest';
import { DATABASES } from './support/database.ts';
import { playToTheEnd, shortGame } from './support/finishedGames.ts';
import { beginGame } from './support/games.ts';
import type { State, TestClient } from './support/testClient.ts';
import { TestServer } from './support/testServer.ts';

const SEATS = 2;

describe.each(DATABASES)('playing on from a game that is over, on $name', async ({ open }) => {
  const server = await TestServer.open({ storage: await open() });
  afterAll(() => server.close());
  const [ann, bob, eve] = await server.newClients('Ann', 'Bob', 'Eve');

  const recordOf = async (table: string): Promise<GameRecord> =>
    (await ann.get<GameRecord>(`/tables/${table}/record`)).body;
  const movesOf = async (table: string): Promise<readonly string[]> => (await recordOf(table)).save.moves;
  const stateOf = async (client: TestClient, table: string): Promise<State> =>
    (await client.get<State>(`/tables/${table}`)).body;
  const playOn = async (table: string, moves: readonly string[], seat = 1): Promise<string> =>
    (await ann.ask<{ table: string }>(`/tables/${table}/continue`, { moves, seat })).table;

  it('a new table begins with these moves as soon as somebody takes the other seat', async () => {
    const of = await shortGame(server, ann, bob);
    const moves = (await movesOf(of)).slice(0, 6);
    const table = await playOn(of, moves);
    const waiting = await stateOf(ann, table);
    expect(waiting.table).toMatchObject({ phase: 'waiting', rated: false, opening: { table: of, moves: 6 } });
    expect(waiting.game).toBeNull();
    await eve.command(table, { do: 'join' });
    const { table: info, game } = await stateOf(eve, table);
    expect(info).toMatchObject({ phase: 'playing', secret: null });
    expect(info.seats.map(({ name }) => name)).toEqual(['Eve', 'Ann']);
    expect(game?.v).toBe(6);

    // Nobody takes back what it began with.
    for (const client of [ann, eve])
      expect(await client.refusal(`/tables/${table}/undo`, { v: 6 })).toBe('NOTHING_TO_UNDO');
    // Whoever reads it anew sees the same game.
    await server.app.context.rooms.invalidate(table);
    expect((await stateOf(eve, table)).game?.v).toBe(6);

    await playToTheEnd(server, table);
    const record = await recordOf(table);
    expect(record.save.moves.slice(0, 6)).toEqual(moves);
    expect(record.save.seed).toBe((await recordOf(of)).save.seed);
    // It claims no more than it can prove: the server has dealt it.
    expect(record.deal).toMatchObject({ method: 'server', contributions: null });
    const next = await playOn(table, record.save.moves.slice(0, 9));
    expect((await stateOf(ann, next)).table.opening).toEqual({ table, moves: 9 });
  });

  it('other moves than those of the game are fine, if they are legal, and none at its end', async () => {
    const of = await shortGame(server, ann, bob);
    const refusal = (moves: readonly string[], seat = 0): Promise<string> =>
      ann.refusal(`/tables/${of}/continue`, { moves, seat });
    const moves = await movesOf(of);
    expect(await refusal(['0 build nothing'])).toBe('BAD_NOTATION');
    expect(await refusal(['pick pyramids'])).toBe('BAD_NOTATION');
    expect(await refusal(moves.slice(1))).not.toBe('OK');
    expect(await refusal(moves, SEATS)).toBe('BAD_SEATS');
    const ended = await beginGame(ann, bob, { options: { wonders: 'beginner' } });
    await playToTheEnd(server, ended);
    const all = await movesOf(ended);
    expect(await ann.refusal(`/tables/${ended}/continue`, { moves: all, seat: 0 })).toBe('GAME_OVER');
  });

  it('nothing of a game under way is played on from, and nothing of a deal of the day', async () => {
    const running = await beginGame(ann, bob);
    expect(await ann.refusal(`/tables/${running}/continue`, { moves: [], seat: 0 })).toBe('NOT_FINISHED');
    const waiting = (await ann.open()).table.id;
    expect(['NOT_FINISHED', 'NOT_STARTED']).toContain(
      await ann.refusal(`/tables/${waiting}/continue`, { moves: [], seat: 0 }),
    );
    const { table } = await ann.ask<{ table: string }>(`/daily/${today()}/duel`, { late: false });
    await ann.command(table, { do: 'resign' });
    expect(await ann.refusal(`/tables/${table}/continue`, { moves: [], seat: 0 })).toBe('DAILY_HIDDEN');
  });
});

const today = (): string => new Date().toISOString().slice(0, 10);
