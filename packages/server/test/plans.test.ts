import type { NewTable, Plan, PlanChoices, Refused } from '@pharos/protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TestCluster } from './support/cluster.ts';
import { beginGame, logOf } from './support/games.ts';
import { ManualTime } from './support/manualTime.ts';
import type { State, TestClient } from './support/testClient.ts';
import { sharedStorage, TestServer } from './support/testServer.ts';

const CLOCK = { kind: 'correspondence', days: 3, holidays: 0 } as const;
const BY_POST: Partial<NewTable> = { clock: CLOCK };

let shared: Awaited<ReturnType<typeof sharedStorage>>;
let server: TestServer;
let ann: TestClient;
let bob: TestClient;

beforeAll(async () => {
  shared = await sharedStorage();
  server = await TestServer.open({ storage: shared.storage });
});
afterAll(async () => {
  await server.close();
  await shared.close();
});
beforeEach(async () => {
  [ann, bob] = await server.newClients('Ann', 'Bob');
});

/** What could be chosen after some moves. */
async function choicesAfter(client: TestClient, table: string, moves: string[], v = 0): Promise<string[]> {
  const { next } = await client.ask<PlanChoices>(`/tables/${table}/plan/choices`, { v, moves });
  return next?.choices.map(({ move }) => move) ?? [];
}

/** A line that begins with this move of Ann and goes on with Bob's first choices, as long as they are his. */
async function lineAfter(table: string, first: string, length: number): Promise<string[]> {
  const line = [first];
  while (line.length < length) line.push((await choicesAfter(bob, table, line))[0]);
  return line;
}

const plan = (client: TestClient, table: string, lines: string[][], v = 0) =>
  client.send<Plan & Partial<Refused>>('PUT', `/tables/${table}/plan`, { v, lines });

const linesOf = async (client: TestClient, table: string): Promise<string[][]> =>
  (await client.get<Plan>(`/tables/${table}/plan`)).body.lines.map((line) => line.map(({ choice }) => choice.move));

const stateOf = async (client: TestClient, table: string): Promise<State> =>
  (await client.get<State>(`/tables/${table}`)).body;

const move = (client: TestClient, table: string, v: number, text: string, more: object = {}) =>
  client.send<{ v: number } & Partial<Refused>>('POST', `/tables/${table}/move`, { v, move: text, ...more });

const movesIn = async (table: string): Promise<string[]> =>
  (await logOf(shared.storage.db, table)).flatMap(({ kind, seat, text }) => (kind === 'move' ? `${seat} ${text}` : []));

describe('planned moves', () => {
  it('are made the moment the other one does what they answer, and everybody sees one move after the other', async () => {
    const table = await beginGame(ann, bob, BY_POST);
    const [first, second] = await choicesAfter(bob, table, []);
    const [one, other] = [await lineAfter(table, first, 3), await lineAfter(table, second, 3)];
    expect((await plan(bob, table, [one, other])).body.lines.map((line) => line.map(({ seat }) => seat))).toEqual([
      [0, 1, 1],
      [0, 1, 1],
    ]);
    const sockets = await Promise.all([ann.connect(), bob.connect()]);
    for (const socket of sockets) await socket.watch(table);
    expect((await stateOf(bob, table)).game?.planned).toBe(2);

    expect((await move(ann, table, 0, second)).body).toEqual({ v: 1 });
    expect(await movesIn(table)).toEqual(other.map((text, at) => `${at === 0 ? 0 : 1} ${text}`));
    for (const socket of sockets) {
      await socket.until(() => socket.updates.length === 3);
      expect(socket.updates.map(({ v, move: made }) => [v, made?.seat])).toEqual([
        [1, 0],
        [2, 1],
        [3, 1],
      ]);
      const picked = socket.updates.map(({ view }) => view.players.flatMap(({ wonders }) => wonders).length);
      expect(picked[0]).toBe(1);
      socket.close();
    }
    expect((await stateOf(bob, table)).game?.planned).toBeUndefined();
    expect((await stateOf(bob, table)).game?.v).toBe(3);
  });

  it('are void when the other one does something else', async () => {
    const table = await beginGame(ann, bob, BY_POST);
    const [first, second] = await choicesAfter(bob, table, []);
    await plan(bob, table, [await lineAfter(table, first, 2)]);
    await move(ann, table, 0, second);
    expect(await movesIn(table)).toEqual([`0 ${second}`]);
    expect(await linesOf(bob, table)).toEqual([]);
  });

  it('go on over several turns of both, as far as they can be foreseen', async () => {
    const table = await beginGame(ann, bob, { ...BY_POST, options: { wonders: 'beginner' } });
    const line: string[] = [];
    for (let at = 0; at < 4; at++)
      line.push((await choicesAfter(bob, table, line)).find((text) => text.startsWith('discard')) ?? '');
    await plan(bob, table, [line]);
    await move(ann, table, 0, line[0]);
    expect(await movesIn(table)).toEqual([`0 ${line[0]}`, `1 ${line[1]}`]);
    expect(await linesOf(bob, table)).toEqual([line.slice(2)]);
    await move(ann, table, 2, line[2]);
    expect((await movesIn(table)).at(-1)).toBe(`1 ${line[3]}`);
    expect(await linesOf(bob, table)).toEqual([]);
  });

  it('can be changed and called off, and what says the same twice is kept once', async () => {
    const table = await beginGame(ann, bob, BY_POST);
    const [first, second] = await choicesAfter(bob, table, []);
    const line = await lineAfter(table, first, 3);
    await plan(bob, table, [line.slice(0, 2), line, line]);
    expect(await linesOf(bob, table)).toEqual([line]);
    const entries = (await logOf(shared.storage.db, table)).length;
    await plan(bob, table, [line]);
    expect((await logOf(shared.storage.db, table)).length).toBe(entries);
    const other = await lineAfter(table, second, 2);
    await plan(bob, table, [other]);
    expect(await linesOf(bob, table)).toEqual([other]);
    await plan(bob, table, []);
    expect(await linesOf(bob, table)).toEqual([]);
    await move(ann, table, 0, second);
    expect(await movesIn(table)).toEqual([`0 ${second}`]);
  });

  it('fall away when a bot plays for whoever planned them, and when a move is taken back', async () => {
    const table = await beginGame(ann, bob, BY_POST);
    const [first] = await choicesAfter(bob, table, []);
    await plan(bob, table, [await lineAfter(table, first, 2)]);
    await bob.command(table, { do: 'leave' });
    await bob.command(table, { do: 'takeBack', seat: 1 });
    expect(await linesOf(bob, table)).toEqual([]);

    await move(ann, table, 0, first);
    const [next] = (await stateOf(bob, table)).game?.view.decision?.choices ?? [];
    await move(bob, table, 1, next.move);
    await bob.send('POST', `/tables/${table}/undo`, { v: 2 });
    const offer = (await stateOf(ann, table)).table.offer?.id ?? 0;
    await ann.command(table, { do: 'answer', offer, accept: true });
    expect((await stateOf(ann, table)).game?.v).toBe(1);
    expect((await stateOf(bob, table)).game?.planned).toBeUndefined();
  });

  it('show in all windows of whoever plans, and are made once however often and wherever the move they answer is sent', async () => {
    const cluster = await TestCluster.open();
    const nodes = [await cluster.node(), await cluster.node()];
    const [eve, tom] = [await nodes[0].newClient('Eve'), await nodes[1].newClient('Tom')];
    const table = await beginGame(eve, tom.at(nodes[0].url), BY_POST);
    const [first] = await choicesAfter(tom, table, []);
    const line = [first, (await choicesAfter(tom, table, [first]))[0]];
    const windows = await Promise.all(nodes.map(({ url }) => tom.at(url).connect()));
    for (const socket of windows) await socket.watch(table);
    const { lines } = (await plan(tom, table, [line])).body;
    for (const socket of windows) {
      await socket.until(() => socket.plans.length > 0);
      expect(socket.plans).toEqual([{ table, seat: 1, v: 0, lines }]);
    }
    await nodes[0].app.context.rooms.invalidate(table);
    const sent = nodes.flatMap(({ url }) => [0, 1].map(() => move(eve.at(url), table, 0, first, { id: 'once' })));
    expect((await Promise.all(sent)).map(({ body }) => body.v)).toEqual([1, 1, 1, 1]);
    const log = await logOf(nodes[0].app.context.db, table);
    expect(log.map(({ kind, seat, text, version }) => [kind, seat, kind === 'plan' ? '' : text, version])).toEqual([
      ['plan', 1, '', 0],
      ['move', 0, first, 1],
      ['move', 1, line[1], 2],
    ]);
    await cluster.close();
  });
});

describe('what nobody else learns of planned moves', () => {
  it('is that there are any: no message, no answer and no list changes by them', async () => {
    // No time passes, so that nobody is told who comes and goes.
    const quiet = await TestServer.open({ time: new ManualTime() });
    [ann, bob] = await quiet.newClients('Ann', 'Bob');
    const eve = await quiet.newClient('Eve');
    const table = await beginGame(ann, bob, { ...BY_POST, visibility: 'public' });
    const sockets = await Promise.all([ann.connect(), eve.connect()]);
    const packets: string[] = [];
    for (const socket of sockets) {
      await socket.watch(table);
      socket.socket.io.engine.on('packet', ({ data }: { data?: unknown }) => {
        if (typeof data === 'string' && data !== '') packets.push(data);
      });
    }
    const seen = async (): Promise<unknown[]> => {
      const paths = [`/tables/${table}`, '/tables/running', '/tables/mine', '/me/notices'];
      const answers: unknown[] = [];
      for (const client of [ann, eve])
        for (const path of paths) answers.push(withoutTime((await client.get(path)).body));
      return answers;
    };
    const before = await seen();
    const [first] = await choicesAfter(bob, table, []);
    await plan(bob, table, [await lineAfter(table, first, 3)]);
    expect(await seen()).toEqual(before);
    expect(await linesOf(ann, table)).toEqual([]);
    // An answer comes after everything that was sent before it.
    for (const socket of sockets) await socket.raw('unwatch', { table: 'nosuchtabl' });
    expect(packets.filter((packet) => !packet.startsWith('3'))).toEqual([]);
    await quiet.close();
  });

  it('is what they are: nobody asks for the plan of a seat that is not theirs', async () => {
    const eve = await server.newClient('Eve');
    const table = await beginGame(ann, bob, BY_POST);
    const [first] = await choicesAfter(bob, table, []);
    const line = await lineAfter(table, first, 2);
    await plan(bob, table, [line]);
    for (const path of [`/tables/${table}/plan`, `/tables/${table}/plan?seat=1`])
      expect((await eve.get<Refused>(path)).body.code).toBe('NOT_SEATED');
    expect((await ann.get<Refused>(`/tables/${table}/plan?seat=1`)).body.code).toBe('NOT_SEATED');
    for (const client of [ann, eve]) {
      const body = { v: 0, seat: 1, lines: [] };
      expect((await client.send<Refused>('PUT', `/tables/${table}/plan`, body)).body.code).toBe('NOT_SEATED');
    }
    await ann.command(table, { do: 'resign' });
    expect(JSON.stringify((await ann.get(`/tables/${table}/record`)).body)).not.toContain(line[1]);
  });
});

/** Clocks run on, whoever looks. */
function withoutTime(body: unknown): unknown {
  return JSON.parse(JSON.stringify(body, (key, value: unknown) => (key === 'now' || key === 'left' ? null : value)));
}

describe('planned moves that are refused', () => {
  it('are those that may not be possible, answer one thing twice or end with the other one', async () => {
    const table = await beginGame(ann, bob, BY_POST);
    const [first] = await choicesAfter(bob, table, []);
    const [one, two] = await choicesAfter(bob, table, [first]);
    const codeOf = async (lines: string[][]): Promise<string | undefined> => (await plan(bob, table, lines)).body.code;
    expect(await codeOf([[first]])).toBe('BAD_PLAN');
    expect(await codeOf([[one]])).toBe('BAD_PLAN');
    expect(await codeOf([[first, first]])).toBe('BAD_PLAN');
    expect(await codeOf([[first, 'nonsense']])).toBe('BAD_PLAN');
    expect(
      await codeOf([
        [first, one],
        [first, two],
      ]),
    ).toBe('BAD_PLAN');
    // The next four Wonders are not known yet.
    const rest = await choicesAfter(bob, table, [first, one]);
    expect(await choicesAfter(bob, table, [first, one, rest[0]])).toEqual([]);
    expect(await codeOf([[first, one, rest[0], rest[1]]])).toBe('BAD_PLAN');
    expect(await codeOf([[]])).toBe('BAD_REQUEST');
    expect(await codeOf([Array<string>(9).fill(first)])).toBe('BAD_REQUEST');
    expect(await codeOf(Array.from({ length: 25 }, () => [first, one]))).toBe('BAD_REQUEST');
    expect(await linesOf(bob, table)).toEqual([]);
    expect((await plan(ann, table, [[first]])).body.code).toBe('BAD_PLAN');
    await move(ann, table, 0, first);
    expect((await plan(bob, table, [])).body.code).toBe('STALE');
    expect((await plan(bob, table, [], 1)).body.code).toBe('BAD_PLAN');
  });

  it.each<[string, Partial<NewTable>]>([
    ['without days for each move', {}],
    ['with Agora', { ...BY_POST, options: { packs: ['base', 'agora'] } }],
    ['where all choose at once', { ...BY_POST, game: 'wonders', options: { players: 2, edition: 1 } }],
  ])('are all those at a table %s', async (_, settings) => {
    const table = await beginGame(ann, bob, settings);
    expect((await plan(bob, table, [])).body.code).toBe('PLANS_OFF');
    expect((await stateOf(bob, table)).table.plans).toBe(false);
  });

  it('are those of a game that is over', async () => {
    const table = await beginGame(ann, bob, BY_POST);
    expect((await stateOf(bob, table)).table.plans).toBe(true);
    await ann.command(table, { do: 'resign' });
    expect((await plan(bob, table, [])).body.code).toBe('GAME_OVER');
  });
});
