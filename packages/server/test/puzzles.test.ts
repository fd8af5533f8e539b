import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CountedPuzzleTry, PuzzleRatings } from '@pharos/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgetGuest, moveGuest } from '../src/storage/moveGuest.ts';
import { keepWithPasskey } from './support/authenticator.ts';
import { ManualTime } from './support/manualTime.ts';
import type { TestClient } from './support/testClient.ts';
import { TestServer } from './support/testServer.ts';

const EASY = '0000000a';
const HARD = '0000000b';
const LIST = [EASY, HARD].map((id) => ({
  id,
  moves: [{ move: 'build baths', same: ['build baths free'] }, { move: 'discard baths' }],
}));

describe('puzzles', () => {
  const time = new ManualTime();
  const folder = join(tmpdir(), `pharos-puzzles-${process.pid}`);
  let server: TestServer;
  let [ann, bob, guest]: TestClient[] = [];

  beforeAll(async () => {
    mkdirSync(join(folder, 'puzzles'), { recursive: true });
    writeFileSync(join(folder, 'puzzles', 'duel.json'), JSON.stringify({ list: LIST }));
    server = await TestServer.open({ time }, { webFolder: folder });
    const [first, second, third] = await server.newClients('Ann', 'Bob', 'Cy');
    ann = (await keepWithPasskey(first)).client;
    bob = (await keepWithPasskey(second)).client;
    guest = third;
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const attempt = (client: TestClient, puzzle: string, move: string | null): Promise<CountedPuzzleTry> =>
    client.ask('/puzzles/duel/tries', { puzzle, move });
  const ratings = async (client: TestClient): Promise<PuzzleRatings> =>
    (await client.get<PuzzleRatings>('/puzzles/duel')).body;

  it('rates who solves one upwards and the puzzle downwards, however it is paid', async () => {
    expect(await ratings(ann)).toEqual({
      puzzles: [],
      own: { points: 1500, doubt: expect.any(Number), provisional: true, tries: 0, solved: 0 },
      tried: [],
    });
    const tried = await attempt(ann, EASY, 'build baths free');
    expect(tried).toMatchObject({ counted: true, solved: true, before: { points: 1500 } });
    expect(tried.own.points).toBeGreaterThan(1500);
    expect(tried.puzzle).toMatchObject({ id: EASY, tries: 1, solved: 1 });
    expect(tried.puzzle.points).toBeLessThan(1500);
  });

  it('counts the first try only, whatever is tried later', async () => {
    const wrong = await attempt(ann, HARD, 'discard baths');
    expect(wrong).toMatchObject({ counted: true, solved: false, puzzle: { tries: 1, solved: 0 } });
    const again = await attempt(ann, HARD, 'build baths');
    expect(again).toMatchObject({ counted: false, solved: false, before: wrong.before, own: wrong.own });
    const both = await Promise.all([attempt(bob, HARD, 'build baths'), attempt(bob, HARD, 'discard baths')]);
    expect(both.filter(({ counted }) => counted)).toHaveLength(1);
    expect(both[0].solved).toBe(both[1].solved);
    expect((await ratings(bob)).puzzles.find(({ id }) => id === HARD)).toMatchObject({ tries: 2 });
  });

  it('takes giving up for a try that failed', async () => {
    expect(await attempt(bob, EASY, null)).toMatchObject({ counted: true, solved: false, puzzle: { tries: 2 } });
    expect((await ratings(bob)).tried).toHaveLength(2);
  });

  it('refuses guests, puzzles that there are not, and what is no try', async () => {
    const easy = { puzzle: EASY, move: 'build baths' };
    expect(await guest.refusal('/puzzles/duel/tries', easy)).toBe('NOT_KEPT');
    expect((await ratings(guest)).own).toBeNull();
    expect(await ann.refusal('/puzzles/duel/tries', { ...easy, puzzle: 'ffffffff' })).toBe('NOT_FOUND');
    expect(await ann.refusal('/puzzles/agora/tries', easy)).toBe('NOT_FOUND');
    expect(await ann.refusal('/puzzles/..%2Fduel/tries', easy)).toBe('BAD_REQUEST');
    expect(await ann.refusal('/puzzles/duel/tries', { puzzle: EASY })).toBe('BAD_REQUEST');
    expect(await ann.refusal('/puzzles/duel/tries', { puzzle: EASY, move: 'x'.repeat(200) })).toBe('BAD_REQUEST');
  });

  it('limits how many tries somebody makes in a row', async () => {
    const codes = await Promise.all(
      Array.from({ length: 30 }, () => ann.send('POST', '/puzzles/duel/tries', { puzzle: EASY, move: null })),
    );
    expect(codes.filter(({ status }) => status === 429).length).toBeGreaterThan(5);
  });

  it('follow an identity that becomes part of another, and are forgotten with it', async () => {
    const { db } = server.app.context;
    const before = await ratings(ann);
    const [{ id: heir }, { id: from }] = await Promise.all(
      ['Ann', 'Bob'].map((name) =>
        db.selectFrom('guests').select('id').where('name', '=', name).executeTakeFirstOrThrow(),
      ),
    );
    await moveGuest(db, from, heir);
    const after = await ratings(ann);
    expect(after.tried).toEqual(before.tried);
    expect(after.own).toMatchObject({ tries: 2, solved: 1 });
    await forgetGuest(db, heir);
    expect(await db.selectFrom('puzzle_tries').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('puzzle_solvers').selectAll().execute()).toEqual([]);
    expect(after.puzzles).toHaveLength(2);
  });
});
