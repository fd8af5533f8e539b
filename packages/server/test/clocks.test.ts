import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GameClocks } from '../src/play/clocks.ts';
import { beginGame } from './support/games.ts';
import { ManualTime } from './support/manualTime.ts';
import { firstMove, valueOf, type State, type TestClient } from './support/testClient.ts';
import { TestServer } from './support/testServer.ts';
import { openTimedServer } from './support/timedServer.ts';

const DAY_MS = 86_400_000;

const timed = await openTimedServer();

describe('reading clocks', () => {
  const first = [true, false];
  const second = [false, true];
  const nobody = [false, false];

  it('a bank shrinks while its owner chooses and grows with each move', () => {
    const clocks = new GameClocks({ kind: 'bank', seconds: 60, increment: 5 }, first, 0);
    expect(clocks.at(10_000)).toMatchObject({ left: [50_000, 60_000], running: [true, false] });
    clocks.moved(0, second, 20_000);
    expect(clocks.at(30_000)).toMatchObject({ left: [45_000, 50_000], running: [false, true] });
    expect(clocks.deadline(0)).toBeNull();
    expect(clocks.deadline(1)).toBe(80_000);
  });

  it('after an undo what the mover used stays used, and nobody else has lost time', () => {
    const clocks = new GameClocks({ kind: 'bank', seconds: 60, increment: 5 }, first, 0);
    clocks.moved(0, second, 20_000);
    clocks.undone(first, 50_000);
    expect(clocks.at(51_000)).toMatchObject({ left: [39_000, 60_000], running: [true, false] });
  });

  it('so many seconds for each move begin anew with each, a second one in a row too', () => {
    const clocks = new GameClocks({ kind: 'perMove', seconds: 30 }, first, 0);
    clocks.moved(0, first, 20_000);
    expect(clocks.at(25_000).left).toEqual([25_000, 30_000]);
    expect(clocks.deadline(0)).toBe(50_000);
    clocks.moved(0, second, 30_000);
    expect(clocks.at(70_000).left).toEqual([30_000, 0]);
  });

  it('where several choose at once, each has their own time', () => {
    const clocks = new GameClocks({ kind: 'perMove', seconds: 30 }, [true, true], 0);
    clocks.moved(0, second, 10_000);
    expect([clocks.deadline(0), clocks.deadline(1)]).toEqual([null, 30_000]);
    clocks.moved(1, [true, true], 20_000);
    expect([clocks.deadline(0), clocks.deadline(1)]).toEqual([50_000, 50_000]);
  });

  it('clocks stand still for bots and give some time to whoever comes back', () => {
    const clocks = new GameClocks({ kind: 'bank', seconds: 60, increment: 0 }, first, 0);
    clocks.handedOver(nobody, 60_000);
    expect(clocks.at(99_000)).toMatchObject({ left: [0, 60_000], running: [false, false] });
    clocks.takenBack(0, first, 100_000);
    expect(clocks.at(110_000).left).toEqual([20_000, 60_000]);
  });

  it('by correspondence each move has its days, and what goes beyond is taken from those for holidays', () => {
    const clocks = new GameClocks({ kind: 'correspondence', days: 3, holidays: 5 }, first, 0);
    expect(clocks.deadline(0)).toBe(8 * DAY_MS);
    expect(clocks.at(2 * DAY_MS)).toMatchObject({
      left: [6 * DAY_MS, 8 * DAY_MS],
      holidays: [5 * DAY_MS, 5 * DAY_MS],
      running: [true, false],
    });
    clocks.moved(0, second, 2 * DAY_MS);
    expect(clocks.at(2 * DAY_MS).left).toEqual([8 * DAY_MS, 8 * DAY_MS]);
    expect(clocks.at(6 * DAY_MS).holidays).toEqual([5 * DAY_MS, 4 * DAY_MS]);
    clocks.moved(1, first, 6 * DAY_MS);
    expect(clocks.at(6 * DAY_MS)).toMatchObject({
      left: [8 * DAY_MS, 7 * DAY_MS],
      holidays: [5 * DAY_MS, 4 * DAY_MS],
    });
    expect(clocks.at(20 * DAY_MS)).toMatchObject({ left: [0, 7 * DAY_MS], holidays: [0, 4 * DAY_MS] });
  });

  it('by correspondence whoever takes a seat back after their time was over has the days of a move again', () => {
    const clocks = new GameClocks({ kind: 'correspondence', days: 1, holidays: 2 }, first, 0);
    clocks.handedOver([false, false], 3 * DAY_MS);
    clocks.takenBack(0, first, 4 * DAY_MS);
    expect(clocks.at(4 * DAY_MS)).toMatchObject({ left: [DAY_MS, 3 * DAY_MS], holidays: [0, 2 * DAY_MS] });
  });

  it('without a clock nobody is ever late', () => {
    const clocks = new GameClocks({ kind: 'none' }, first, 0);
    expect(clocks.at(1e9)).toMatchObject({ left: [null, null], running: [false, false] });
    expect(clocks.deadline(0)).toBeNull();
    expect(clocks.runningSince(0)).toBe(0);
  });
});

describe('timeouts', () => {
  const { time, storage, closeStorage, ann, bob } = timed;
  let { server } = timed;

  afterAll(async () => {
    await server.close();
    await closeStorage();
  });

  it('when time runs out a bot moves at once and plays on, until the seat is taken back', async () => {
    const id = await beginGame(ann, bob, { clock: { kind: 'perMove', seconds: 30 } });
    const b = await bob.connect();
    await b.watch(id);
    await time.pass(29_000);
    expect((await bob.get<State>(`/tables/${id}`)).body.game?.clocks.left).toEqual([1000, 30_000]);
    await time.pass(1000);
    const update = await b.until(() => b.updates.find(({ v }) => v === 1));
    expect(update.move?.seat).toBe(0);
    expect(update.clocks).toMatchObject({ left: [30_000, 30_000], running: [false, true] });
    expect(b.tables.at(-1)?.seats[0]).toMatchObject({ standIn: true, name: 'Ann' });
    await ann.command(id, { do: 'takeBack', seat: 0 });
    valueOf(await b.move(id, 1, firstMove(update)));
    const next = await b.until(() => b.updates.find(({ v }) => v === 2));
    valueOf(await b.move(id, 2, firstMove(next)));
    await b.until(() => b.updates.find(({ v }) => v === 3));
    await time.pass(1000);
    expect((await ann.get<State>(`/tables/${id}`)).body.game?.v).toBe(3);
  });

  it('the increment of a bank of time counts', async () => {
    const id = await beginGame(ann, bob, { clock: { kind: 'bank', seconds: 60, increment: 10 } });
    const [a, b] = [await ann.connect(), await bob.connect()];
    const state = await a.watch(id);
    await b.watch(id);
    await time.pass(50_000);
    valueOf(await a.move(id, 0, firstMove(state.game)));
    const update = await b.until(() => b.updates.at(-1));
    expect(update.clocks.left).toEqual([20_000, 60_000]);
    await time.pass(59_000);
    expect(b.tables.at(-1)?.seats[1].standIn ?? false).toBe(false);
    await time.pass(1000);
    await b.until(() => b.tables.at(-1)?.seats[1].standIn === true);
  });

  it('clocks and bots go on after a restart, with a grace for people to come back', async () => {
    const id = await beginGame(ann, bob, { clock: { kind: 'perMove', seconds: 30 } });
    await server.close();
    await time.pass(100_000);
    server = await TestServer.open({ time, storage });
    await server.app.resume();
    const look = async (): Promise<State> => (await (await fetch(`${server.url}/api/v1/tables/${id}`)).json()) as State;
    await time.pass(10_000);
    expect((await look()).game?.v).toBe(0);
    await time.pass(6000);
    for (let tries = 0; tries < 100 && (await look()).game?.v === 0; tries++)
      await new Promise((r) => setTimeout(r, 20));
    expect(await look()).toMatchObject({ game: { v: 1 }, table: { seats: [{ standIn: true }, { standIn: false }] } });
  });
});

describe('games without a clock', () => {
  const time = new ManualTime();
  let server: TestServer;
  let ann: TestClient;
  let bob: TestClient;

  beforeAll(async () => {
    server = await TestServer.open({ time });
    [ann, bob] = await server.newClients('Ann', 'Bob');
    await time.pass(60_000);
  });
  afterAll(() => server.close());

  it('without a clock a bot stands in for somebody who is away five minutes while the other one waits', async () => {
    const id = await beginGame(ann, bob);
    // Nobody is there: the game rests for as long as they like.
    await time.leap(86_400_000);
    await time.pass(10_000);
    const b = await bob.connect();
    await b.watch(id);
    await time.pass(299_000);
    expect((await b.watch(id)).table.seats[0].standIn).toBe(false);
    await time.pass(2000);
    await b.until(() => b.updates.find(({ v }) => v === 1));
    expect((await b.watch(id)).table.seats[0].standIn).toBe(true);
  });

  it('without a clock nobody who is there is replaced, however long they think', async () => {
    const id = await beginGame(ann, bob);
    const [a, b] = [await ann.connect(), await bob.connect()];
    await a.watch(id);
    await b.watch(id);
    await time.pass(3_600_000);
    expect((await b.watch(id)).table.seats[0].standIn).toBe(false);
    a.close();
    while (b.tables.at(-1)?.seats[0].connected !== false) await time.pass(300);
    await time.pass(302_000);
    await b.until(() => b.updates.find(({ v }) => v === 1));
  });

  it('without a clock a game against a bot waits for its player for ever', async () => {
    const { id } = (await ann.open({ seats: [{ kind: 'host' }, { kind: 'bot', level: 'random' }], start: true })).table;
    await time.leap(86_400_000);
    await time.pass(10_000);
    expect((await ann.get<State>(`/tables/${id}`)).body).toMatchObject({ game: { v: 0 }, table: { phase: 'playing' } });
  });
});
