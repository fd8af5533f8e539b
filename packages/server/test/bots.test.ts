import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packState, taskFor, unpackState } from '@pharos/bots';
import { fastRng, Match, movesOf, seatsOf } from '@pharos/core';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseMove, suggestMoves, type BotTask } from '../src/bots/botTask.ts';
import { gameEntry } from '../src/shared/games.ts';
import { createBotPool, type BotRequest, type BotPool } from '../src/bots/botPool.ts';
import type { Storage } from '../src/storage/database.ts';
import { directBotPool, sharedStorage, TestServer } from './support/testServer.ts';
import { firstMove, valueOf, type State, type Update } from './support/testClient.ts';

const THINK_MS = 20_000;
const duel = gameEntry('duel').game;

function request(guest = 'ann', signal = new AbortController().signal): BotRequest {
  return { requesters: [{ guest, address: guest }], table: guest, signal };
}

describe('the input of a bot', () => {
  const armada = { packs: ['base', 'armada'], edition: 1, players: 4, sides: 'random' };

  it.each<[string, object]>([
    ['duel', {}],
    ['duel', { packs: ['base', 'agora'] }],
    ['wonders', { players: 4 }],
    ['wonders', { players: 2, edition: 1 }],
    ['wonders', armada],
    ['wonders', { ...armada, teams: true }],
  ])(
    'what a bot gets to know in %s with %j is the same whatever is hidden from it, and so is its choice',
    (id, wanted) => {
      const { game, bots } = gameEntry(id);
      const options = game.readOptions(wanted);
      // No clock: on a busy machine two searches of the same time are not the same search.
      const bot = bots.bot({ kind: 'search', budget: { iterations: 60, milliseconds: Infinity }, settings: {} });
      for (let number = 0; number < 20; number++) {
        const truth = game.setup(options, fastRng(number));
        const draw = fastRng(number, 1);
        for (let ply = 0; ply < 40 && game.toAct(truth) !== 0; ply++) {
          const [seat] = seatsOf(game.toAct(truth));
          const other = game.resample(truth, seat, fastRng(number, 1000 + ply));
          const tasks = [truth, other].map((state) =>
            taskFor(Match.from(game, options, state), seat, THINK_MS, fastRng(7, ply)),
          );
          expect(JSON.stringify(tasks[0])).toBe(JSON.stringify(tasks[1]));
          // Searching takes a hundred times as long as packing.
          if (number < 2 && ply % 16 === 15) {
            const choices = tasks.map(({ state, seed }) =>
              bot.choose(unpackState(game, structuredClone(state)), seat, fastRng(...seed)),
            );
            expect(choices[0]).toBe(choices[1]);
          }
          const moves = movesOf(game, truth, seat);
          game.apply(truth, seat, moves[draw(moves.length)]);
        }
      }
    },
  );

  it('what a bot gets to know arrives whole, without what the worker has already', () => {
    const options = duel.readOptions({});
    const match = Match.deal(duel, options, '12');
    const state = match.imagine(0, fastRng(1));
    const packed = structuredClone(packState(duel, options, state));
    expect(JSON.stringify(packed).length).toBeLessThan(4000);
    const arrived = unpackState(duel, packed);
    expect(duel.encode(arrived, [])).toEqual(duel.encode(state, []));
    expect(duel.view(arrived, 0)).toEqual(duel.view(state, 0));
  });
});

describe('bots in threads', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pharos-bots-'));
  const worker = join(folder, 'botWorker.mjs');
  let threads: BotPool;

  beforeAll(async () => {
    const entry = new URL('../src/botWorker.ts', import.meta.url).pathname;
    await build({ entryPoints: [entry], outfile: worker, bundle: true, platform: 'node', format: 'esm' });
    threads = createBotPool(worker, 1);
  });
  afterAll(async () => {
    await threads.close();
    rmSync(folder, { recursive: true });
  });

  /** Threads of a worker that does something else. */
  function odd(
    name: string,
    code: string,
    grace = 400,
  ): { ask: (level: string, by?: BotRequest) => Promise<string>; pool: BotPool } {
    const file = join(folder, `${name}.mjs`);
    writeFileSync(file, code);
    const pool = createBotPool(file, 1, grace);
    const task = (level: string): BotTask => ({ level, timeLimit: 0 }) as unknown as BotTask;
    return { ask: (level, by = request()) => pool.chooseMove(task(level), by), pool };
  }
  const SPIN = 'const end = Date.now() + 150; while (Date.now() < end); return task.level;';

  it('bots in threads choose what they would choose anywhere, and give the same hints', async () => {
    const match = Match.deal(duel, duel.readOptions({}), '5');
    const task: BotTask = { ...taskFor(match, 0, THINK_MS, fastRng(3)), game: 'duel', level: 'adept' };
    const [here, there] = [chooseMove(task), await threads.chooseMove(task, request())];
    expect(there).toBe(here);
    expect(match.legalMoves(0)).toContain(there);
    const quick = { ...task, timeLimit: 50 };
    const hints = [suggestMoves(quick), await threads.suggestMoves(quick, request())].flat();
    for (const { move, chance, share } of hints) {
      expect(match.legalMoves(0)).toContain(move);
      for (const part of [chance, share]) expect(part >= 0 && part <= 1).toBe(true);
    }
  });

  it('a bot that never answers is ended, and the next one is not disturbed', async () => {
    const { ask, pool } = odd(
      'sleeper',
      'export const chooseMove = (task) => { while (task.level === "asleep"); return task.level; }',
      3000,
    );
    const answers = await Promise.allSettled([ask('asleep'), ask('asleep'), ask('one'), ask('two')]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled', 'fulfilled']);
    await pool.close();
  });

  it('a bot that ends its thread leaves the others alone', async () => {
    const { ask, pool } = odd(
      'crasher',
      'export const chooseMove = (task) => task.level === "mad" ? process.exit(3) : task.level;',
      5000,
    );
    const answers = await Promise.allSettled([ask('mad'), ask('sane')]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    await pool.close();
  });

  it('a bot in a thread fails there, not in the thread of the server', async () => {
    const task = { game: 'duel', level: 'godlike', seat: 0, state: { options: {}, own: {}, shared: [] }, seed: [1, 2] };
    const ask = (more: object): Promise<string> =>
      threads.chooseMove({ ...task, timeLimit: 0, ...more } as unknown as BotTask, request());
    await expect(ask({})).rejects.toThrow();
    await expect(ask({ game: 'chess', level: 'greedy' })).rejects.toThrow();
  });

  it('aborted requests of bots stop, those that wait and the one that is computed', async () => {
    const { ask, pool } = odd(
      'endless',
      'export const chooseMove = (task) => { while (task.level === "endless"); return task.level; }',
      120_000,
    );
    const end = new AbortController();
    const answers = Promise.allSettled([
      ask('endless', request('a', end.signal)),
      ask('endless', request('b', end.signal)),
      ask('after'),
    ]);
    setTimeout(() => end.abort(), 100);
    expect((await answers).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
    await pool.close();
  });

  it('an aborted request of a bot does not end its thread', async () => {
    const { ask, pool } = odd(
      'numbered',
      `import { threadId } from 'node:worker_threads';
      export const chooseMove = (task) => {
        const end = performance.now() + (task.level === 'slow' ? 100 : 0);
        while (performance.now() < end);
        return String(threadId);
      }`,
      5000,
    );
    const thread = await ask('quick');
    const end = new AbortController();
    const calledOff = ask('slow', request('a', end.signal));
    setTimeout(() => end.abort(), 20);
    await expect(calledOff).rejects.toThrow();
    expect(await ask('quick')).toBe(thread);
    await pool.close();
  });

  it('bots of one guest do not keep another guest waiting, and none of them the thread of the server', async () => {
    const { ask, pool } = odd('slow', `export const chooseMove = (task) => { ${SPIN} }`, 5000);
    await ask('warm');
    const done: string[] = [];
    let ticks = 0;
    const clock = setInterval(() => ticks++, 10);
    const many = Array.from({ length: 7 }, () => ask('many', request('a')).then((name) => done.push(name)));
    const one = ask('one', request('b')).then((name) => done.push(name));
    await Promise.all([...many, one]);
    clearInterval(clock);
    expect(done.indexOf('one')).toBeLessThan(3);
    expect(ticks).toBeGreaterThan(10);
    await pool.close();
  });
});

describe('broken bots', () => {
  let shared: { storage: Storage; close: () => Promise<void> };

  beforeAll(async () => {
    shared = await sharedStorage();
  });
  afterAll(() => shared.close());

  async function playWith(think: BotPool['chooseMove']): Promise<{ v: number; asked: number }> {
    let asked = 0;
    const pool: BotPool = {
      ...directBotPool,
      chooseMove: (task, by) => {
        asked++;
        return think(task, by);
      },
    };
    const server = await TestServer.open({ storage: shared.storage, botPool: pool }, { botThinkTimeout: 50 });
    const ann = await server.newClient();
    const { table } = await ann.open({ seats: [{ kind: 'bot', level: 'greedy' }, { kind: 'host' }], start: true });
    let v = 0;
    for (let tries = 0; tries < 1000 && v === 0; tries++) {
      await new Promise((resolve) => setTimeout(resolve, 10));
      v = (await ann.get<State>(`/tables/${table.id}`)).body.game?.v ?? 0;
    }
    await server.close();
    return { v, asked };
  }

  it.each<[string, BotPool['chooseMove']]>([
    ['crashes', () => Promise.reject(new Error('a broken bot'))],
    ['answers nonsense', () => Promise.resolve('resign')],
  ])('a table with a broken bot goes on by chance when it %s three times', async (_, think) => {
    expect(await playWith(think)).toEqual({ v: 1, asked: 3 });
  });

  it('a table with a broken bot asks again when it crashes once', async () => {
    let crashed = false;
    const result = await playWith((task, by) => {
      if (crashed) return directBotPool.chooseMove(task, by);
      crashed = true;
      return Promise.reject(new Error('a crash'));
    });
    expect(result).toEqual({ v: 1, asked: 2 });
  });

  it.each([
    ['hangs', 'export default () => { for (;;); }'],
    ['ends its thread', 'export default () => process.exit(1);'],
  ])('a table with a broken bot asks again when its bot %s in a thread, and goes on by chance', async (_, code) => {
    const folder = mkdtempSync(join(tmpdir(), 'pharos-broken-'));
    writeFileSync(join(folder, 'broken.mjs'), code);
    const threads = createBotPool(join(folder, 'broken.mjs'), 1, 400);
    expect(await playWith((task, by) => threads.chooseMove(task, by))).toEqual({ v: 1, asked: 3 });
    await threads.close();
    rmSync(folder, { recursive: true });
  });

  it('a table aborts what its bot computes when the last move is taken back and when the table is left', async () => {
    const asked: AbortSignal[] = [];
    const think: BotPool['chooseMove'] = (_task, { signal }) => {
      asked.push(signal);
      return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('called off'))));
    };
    const server = await TestServer.open({ storage: shared.storage, botPool: { ...directBotPool, chooseMove: think } });
    const ann = await server.newClient();
    const { table, game } = await ann.open({
      seats: [{ kind: 'host' }, { kind: 'bot', level: 'master' }],
      start: true,
    });
    const socket = await ann.connect();
    await socket.watch(table.id);
    valueOf(await socket.move(table.id, 0, firstMove(game as Update)));
    await socket.until(() => asked.length === 1);
    valueOf(await socket.raw('undo', { table: table.id, v: 1 }));
    expect(asked.map(({ aborted }) => aborted)).toEqual([true]);
    valueOf(await socket.move(table.id, 0, firstMove(game as Update)));
    await socket.until(() => asked.length === 2);
    await ann.command(table.id, { do: 'leave' });
    expect(asked.map(({ aborted }) => aborted)).toEqual([true, true]);
    await server.close();
  });
});
