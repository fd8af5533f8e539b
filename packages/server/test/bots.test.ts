import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastRng, Match, movesOf } from '@pharos/core';
import { duel } from '@pharos/duel';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import choose, { type BotTask } from '../src/botWorker.ts';
import { gameEntry } from '../src/games.ts';
import { packState, unpackState } from '../src/play/botState.ts';
import { botThreads, type Thinker } from '../src/play/botThreads.ts';
import type { Storage } from '../src/storage/database.ts';
import { directThinker, sharedStorage, TestHost } from './support/host.ts';
import type { State } from './support/visitor.ts';

const { game } = gameEntry('duel');

describe('what a bot gets to know', () => {
  it('is the same for positions that differ only in what is hidden from it', () => {
    for (let number = 0; number < 20; number++) {
      const options = duel.readOptions({});
      const truth = duel.setup(options, fastRng(number));
      const draw = fastRng(number, 1);
      for (let ply = 0; ply < 30; ply++) {
        const seat = duel.toAct(truth) === 1 ? 0 : 1;
        const other = duel.resample(truth, seat, fastRng(number, 1000 + ply));
        const inputs = [truth, other].map((state) =>
          JSON.stringify(packState(game, options, game.resample(state, seat, fastRng(7, ply)))),
        );
        expect(inputs[0]).toBe(inputs[1]);
        const moves = movesOf(duel, truth, seat);
        duel.apply(truth, seat, moves[draw(moves.length)]);
        if (duel.toAct(truth) === 0) break;
      }
    }
  });

  it('arrives whole, without what the worker has already', () => {
    const options = duel.readOptions({});
    const match = Match.deal(game, options, '12');
    const state = match.imagine(0, fastRng(1));
    const packed = structuredClone(packState(game, options, state));
    expect(packed.shared).toContain('catalog');
    expect(JSON.stringify(packed).length).toBeLessThan(4000);
    const arrived = unpackState(game, packed);
    expect(game.encode(arrived, [])).toEqual(game.encode(state, []));
    expect(game.view(arrived, 0)).toEqual(game.view(state, 0));
  });
});

describe('bots in threads', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pharos-bots-'));
  const worker = join(folder, 'botWorker.mjs');
  let threads: Thinker;

  beforeAll(async () => {
    const entry = new URL('../src/botWorker.ts', import.meta.url).pathname;
    await build({ entryPoints: [entry], outfile: worker, bundle: true, platform: 'node', format: 'esm' });
    threads = botThreads(worker);
  });
  afterAll(async () => {
    await threads.close();
    rmSync(folder, { recursive: true });
  });

  it('choose what they would choose anywhere', async () => {
    const options = duel.readOptions({});
    const state = packState(game, options, Match.deal(game, options, '5').imagine(0, fastRng(3)));
    const task: BotTask = { game: 'duel', level: 'greedy', seat: 0, state, luck: [1, 2] };
    const [here, there] = [choose(task), await threads.think(task)];
    expect(there).toBe(here);
    expect(Match.deal(game, options, '5').legalMoves(0)).toContain(there);
  });

  it('that never answer are given up, and the next one thinks in peace', async () => {
    const sleeper = join(folder, 'sleeper.mjs');
    writeFileSync(sleeper, 'export default (task) => { while (task.level === "asleep"); return task.level; }');
    const slow = botThreads(sleeper, 400);
    const ask = (level: string): Promise<string> => slow.think({ level } as unknown as BotTask);
    const answers = await Promise.allSettled([ask('asleep'), ask('asleep'), ask('one'), ask('two')]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled', 'fulfilled']);
    await slow.close();
  });

  it('fail in their thread, not in ours', async () => {
    const task = { game: 'duel', level: 'godlike', seat: 0, state: { options: {}, own: {}, shared: [] }, luck: [1, 2] };
    await expect(threads.think(task as unknown as BotTask)).rejects.toThrow();
    await expect(threads.think({ ...task, game: 'chess' } as unknown as BotTask)).rejects.toThrow();
  });
});

describe('a table with a broken bot', () => {
  let shared: { storage: Storage; close: () => Promise<void> };

  beforeAll(async () => {
    shared = await sharedStorage();
  });
  afterAll(() => shared.close());

  async function playWith(think: Thinker['think']): Promise<{ v: number; asked: number }> {
    let asked = 0;
    const thinker: Thinker = {
      think: (task) => {
        asked++;
        return think(task);
      },
      close: () => Promise.resolve(),
    };
    const host = await TestHost.open({ storage: shared.storage, thinker });
    const ann = await host.visitor();
    const { table } = await ann.open({ seats: [{ kind: 'bot', level: 'greedy' }, { kind: 'host' }], start: true });
    let v = 0;
    for (let tries = 0; tries < 200 && v === 0; tries++) {
      await new Promise((resolve) => setTimeout(resolve, 10));
      v = (await ann.get<State>(`/tables/${table.id}`)).body.game?.v ?? 0;
    }
    await host.close();
    return { v, asked };
  }

  it.each<[string, Thinker['think']]>([
    ['crashes', () => Promise.reject(new Error('a broken bot'))],
    ['answers nonsense', () => Promise.resolve('resign')],
  ])('goes on by chance when it %s three times', async (_, think) => {
    expect(await playWith(think)).toEqual({ v: 1, asked: 3 });
  });

  it('asks again when it crashes once', async () => {
    let crashed = false;
    const result = await playWith((task) => {
      if (crashed) return directThinker.think(task);
      crashed = true;
      return Promise.reject(new Error('a crash'));
    });
    expect(result).toEqual({ v: 1, asked: 2 });
  });
});
