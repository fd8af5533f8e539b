import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  addPart,
  finishJob,
  giveBackJob,
  isAskedWaiting,
  partsOf,
  queueJob,
  restartJob,
  takeJob,
  type NewJob,
  type TakenJob,
} from '../src/storage/analysisJobs.ts';
import { findAnalysis } from '../src/storage/analyses.ts';
import { askedJobs, countJobs, jobsOf } from '../src/storage/analysisQueue.ts';
import { renewLease } from '../src/storage/leases.ts';
import { DATABASES, insertGame } from './support/database.ts';

const NOW = new Date('2030-01-01T12:00:00Z');
const MOST = 1000;

for (const { name, open } of DATABASES) {
  describe(`jobs of analysis on ${name}`, async () => {
    const storage = await open();
    const { db } = storage;
    afterAll(() => storage.close());
    let made = 0;
    const games = new Set<string>();
    beforeEach(async () => {
      await sql`delete from tables`.execute(db);
      games.clear();
      await sql`delete from nodes`.execute(db);
      for (const node of ['here', 'there', 'here2', 'there2']) await renewLease(db, node, 60_000);
    });

    async function queue(table: string, owner: string, more: Partial<NewJob> = {}, most = MOST): Promise<void> {
      if (!games.has(table)) await insertGame(db, table);
      games.add(table);
      const at = new Date(NOW.getTime() - 60_000 + made++);
      const job = { table, depth: 'standard', owner, asked: false, iterations: null, engine: 1, at } as const;
      await queueJob(db, { ...job, ...more }, most);
    }
    const take = (node = 'here', busy: readonly TakenJob[] = []): Promise<TakenJob | null> =>
      takeJob(db, { node, now: NOW, busy });

    /** Takes and ends jobs until there is none; answers their tables in order. */
    async function workOff(most = Infinity): Promise<string[]> {
      const tables: string[] = [];
      for (let job = await take(); job !== null; job = tables.length < most ? await take() : null) {
        tables.push(job.table);
        await finishJob(db, 'here', job, { engine: 1, at: NOW, result: '{}' });
      }
      return tables;
    }

    it('owners take turns, however many games one of them has', async () => {
      for (let game = 1; game <= 6; game++) await queue(`ann${game}`, 'ann');
      expect(await workOff(2)).toEqual(['ann1', 'ann2']);
      for (let game = 1; game <= 2; game++) await queue(`bob${game}`, 'bob');
      await queue('eve1', 'eve');
      expect(await workOff()).toEqual(['ann3', 'bob1', 'eve1', 'ann4', 'bob2', 'ann5', 'ann6']);
    });

    it('a deep analysis takes the turns of four others', async () => {
      await queue('ann1', 'ann', { asked: true, depth: 'deep' });
      await queue('ann2', 'ann', { asked: true });
      for (let game = 1; game <= 5; game++) await queue(`bob${game}`, 'bob', { asked: true });
      expect(await workOff()).toEqual(['ann1', 'bob1', 'bob2', 'bob3', 'bob4', 'ann2', 'bob5']);
    });

    it('games that somebody waits for come first, also those that were in the queue already', async () => {
      for (let game = 1; game <= 3; game++) await queue(`game${game}`, 'ann');
      expect(await isAskedWaiting(db, NOW)).toBe(false);
      await queue('game3', 'bob', { asked: true });
      expect(await isAskedWaiting(db, NOW)).toBe(true);
      expect(await jobsOf(db, 'game1')).toEqual([{ depth: 'standard', done: 0, choices: null, ahead: 1 }]);
      expect(await askedJobs(db, 'ann')).toEqual({ own: 1, all: 1 });
      expect(await workOff()).toEqual(['game3', 'game1', 'game2']);
    });

    it('a game that is asked for twice is one job, and no more than so many are queued', async () => {
      for (let time = 1; time <= 3; time++) await queue('game1', 'ann');
      for (let game = 2; game <= 9; game++) await queue(`game${game}`, 'ann', {}, 4);
      expect(await countJobs(db)).toBe(4);
    });

    it('nodes that take jobs at the same time never take the same one', async () => {
      for (let game = 1; game <= 12; game++) await queue(`game${game}`, `owner${game % 5}`);
      const takeAll = async (node: string): Promise<string[]> => {
        const taken: TakenJob[] = [];
        for (let job = await take(node); job !== null; job = await take(node, taken)) taken.push(job);
        return taken.map(({ table }) => table);
      };
      const all = (await Promise.all(['here', 'there', 'here2', 'there2'].map(takeAll))).flat();
      expect([all.length, new Set(all).size]).toEqual([12, 12]);
    });

    it('the job of a node that lives is not taken, that of one that is gone goes on where it was', async () => {
      await queue('game1', 'ann');
      const job = await take('here');
      if (job === null) throw new Error('nothing to do');
      expect(await addPart(db, 'here', job, { first: 0, next: 3, all: 9, decisions: '["a","b"]' })).toBe(true);
      expect(await take('there')).toBeNull();
      expect(await take('here', [job])).toBeNull();
      await renewLease(db, 'here', -1);
      expect(await take('there')).toMatchObject({ table: 'game1', done: 3, attempts: 1 });
      expect(await partsOf(db, job)).toEqual(['["a","b"]']);
    });

    it('what a node finds out that has lost its job is not kept', async () => {
      await queue('game1', 'ann');
      const job = await take('here');
      if (job === null) throw new Error('nothing to do');
      await renewLease(db, 'here', -1);
      await take('there');
      expect(await addPart(db, 'here', job, { first: 0, next: 1, all: 9, decisions: '[]' })).toBe(false);
      expect(await finishJob(db, 'here', job, { engine: 1, at: NOW, result: '{}' })).toBe(false);
      expect(await findAnalysis(db, 'game1', 'standard')).toBeNull();
      expect(await finishJob(db, 'there', job, { engine: 1, at: NOW, result: '{}' })).toBe(true);
      expect(await findAnalysis(db, 'game1', 'standard')).toMatchObject({ engine: 1, result: '{}' });
    });

    it('decisions of another engine are thrown away, and a job that was put off waits', async () => {
      await queue('game1', 'ann');
      const job = await take();
      if (job === null) throw new Error('nothing to do');
      await addPart(db, 'here', job, { first: 0, next: 3, all: 9, decisions: '["a"]' });
      expect(await restartJob(db, 'here', job, 2)).toBe(true);
      expect(await partsOf(db, job)).toEqual([]);
      await giveBackJob(db, 'here', job, { due: new Date(NOW.getTime() + 1), attempts: 2 });
      expect(await take()).toBeNull();
      const later = await takeJob(db, { node: 'here', now: new Date(NOW.getTime() + 1), busy: [] });
      expect(later).toMatchObject({ done: 0, engine: 2, attempts: 3 });
    });

    it('jobs, what they have found out and what is stored go with their game', async () => {
      await queue('game1', 'ann');
      const job = await take();
      if (job === null) throw new Error('nothing to do');
      await addPart(db, 'here', job, { first: 0, next: 3, all: 9, decisions: '["a"]' });
      await sql`insert into analyses values ('game1', 'deep', 1, now(), '{}')`.execute(db);
      await sql`delete from tables`.execute(db);
      for (const table of ['analyses', 'analysis_jobs', 'analysis_parts']) {
        const { rows } = await sql`select from ${sql.table(table)}`.execute(db);
        expect(rows).toEqual([]);
      }
      expect(await addPart(db, 'here', job, { first: 3, next: 4, all: 9, decisions: '[]' })).toBe(false);
    });
  });
}
