import { describe, expect, it } from 'vitest';
import { searchTime } from '../src/bots/botPool.ts';
import { FairQueue, QueueFull } from '../src/bots/fairQueue.ts';

const MASTER_MS = 1500;

/** A queue in a time of its own: work takes its budget, or what it is shortened to, and nothing else takes any time. */
class Simulation {
  now = 0;
  readonly queue: FairQueue;
  readonly served: { name: string; budget: number; waited: number; answered: number }[] = [];
  readonly #ends: { at: number; end: () => void }[] = [];

  constructor(places = 1, bounds?: ConstructorParameters<typeof FairQueue>[1]) {
    this.queue = new FairQueue(places, bounds, () => this.now);
  }

  /** A question on the path `address guest table`; answers when it is served, or why not. */
  ask(path: string, wanted = MASTER_MS, signal = new AbortController().signal): Promise<string> {
    const asked = this.now;
    const budget = (share: number, waited: number): number => searchTime(wanted, share, waited);
    let end: { at: number; end: () => void } | null = null;
    let began = asked;
    const work = async (given: number): Promise<void> => {
      const waited = this.now - asked;
      began = this.now;
      await new Promise<void>((done) => this.#ends.push((end = { at: this.now + given, end: done })));
      this.served.push({ name: path, budget: this.now - began, waited, answered: this.now - asked });
    };
    const shorten = (ms: number): void => {
      if (end !== null) end.at = Math.max(this.now, began + ms);
    };
    return this.queue.run({ path: path.split(' '), signal, budget, shorten }, work).then(
      () => 'served',
      (error: unknown) => (error instanceof Error ? error.name : 'refused'),
    );
  }

  /** Lets this much time pass. */
  async pass(ms: number): Promise<void> {
    const until = this.now + ms;
    for (;;) {
      await settled();
      const [next] = this.#ends.toSorted((a, b) => a.at - b.at);
      if (next === undefined || next.at > until) break;
      this.#ends.splice(this.#ends.indexOf(next), 1);
      this.now = next.at;
      next.end();
    }
    this.now = until;
  }

  timeOf(start: string): number {
    return this.served.filter(({ name }) => name.startsWith(start)).reduce((sum, { budget }) => sum + budget, 0);
  }
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}

describe('the fair queue', () => {
  it('a fair queue serves each guest once before it serves any of them again', async () => {
    const sim = new Simulation();
    for (const guest of 'aaaabbc') void sim.ask(`home ${guest} table`, 10);
    await sim.pass(1000);
    expect(sim.served.map(({ name }) => name[5]).join('')).toBe('abcabaa');
    expect(sim.queue.length).toBe(0);
  });

  it('a fair queue gives nobody more time for more tables', async () => {
    const sim = new Simulation();
    const again = (path: string): void => void sim.ask(path).then(() => again(path));
    for (let table = 0; table < 60; table++) for (let bot = 0; bot < 6; bot++) again(`here greta ${table}`);
    again('there ann duel');
    await sim.pass(60_000);
    expect(Math.abs(sim.timeOf('here') - sim.timeOf('there'))).toBeLessThan(3000);
    // Her tables take turns as well.
    const tables = new Set(sim.served.filter(({ name }) => name.startsWith('here')).map(({ name }) => name));
    expect(tables.size).toBe(60);
  });

  it('a fair queue gives one address no more for more guests, and shares its part among them', async () => {
    const sim = new Simulation();
    const again = (path: string): void => void sim.ask(path).then(() => again(path));
    for (let guest = 0; guest < 20; guest++) for (let bot = 0; bot < 6; bot++) again(`here greta${guest} table`);
    again('here bob duel');
    again('there ann duel');
    await sim.pass(60_000);
    expect(Math.abs(sim.timeOf('here') - sim.timeOf('there'))).toBeLessThan(3000);
    const [bob, greta] = [sim.timeOf('here bob'), sim.timeOf('here greta7')];
    expect(Math.abs(bob - greta)).toBeLessThan(500);
  });

  it('a fair queue answers a guest within 3 s while another one has 360 searches waiting, with one slot or with three', async () => {
    for (const places of [1, 3]) {
      const sim = new Simulation(places);
      const again = (path: string): void => void sim.ask(path).then(() => again(path));
      for (let table = 0; table < 60; table++) for (let bot = 0; bot < 6; bot++) again(`here greta ${table}`);
      for (let turn = 0; turn < 20; turn++) {
        void sim.ask('there ann duel');
        await sim.pass(4000);
      }
      const answers = sim.served.filter(({ name }) => name.startsWith('there'));
      expect(answers).toHaveLength(20);
      expect(Math.max(...answers.map(({ answered }) => answered))).toBeLessThan(3000);
      // It is those who ask too much who think less.
      expect(Math.min(...answers.map(({ budget }) => budget))).toBeGreaterThanOrEqual(800);
    }
  });

  it('a fair queue shortens searches before the wait grows, down to a limit', async () => {
    const sim = new Simulation();
    void sim.ask(`home ann table`);
    await sim.pass(10_000);
    for (let bot = 0; bot < 6; bot++) void sim.ask(`home ann table`);
    await sim.pass(10_000);
    const [alone, ...together] = sim.served.map(({ budget }) => budget);
    expect(alone).toBe(MASTER_MS);
    expect(Math.max(...together) - Math.min(...together)).toBeLessThan(10);
    expect(searchTime(MASTER_MS, 1 / 1000, 0)).toBe(50);
    expect(searchTime(20, 1 / 1000, 9000)).toBe(20);
  });

  it.each([1, 2, 4])(
    'with %d slots 20 tables that ask at once all have their answer within 1.7 s, and about as much time each',
    async (slots) => {
      const sim = new Simulation(slots);
      for (let table = 0; table < 20; table++) void sim.ask(`a${table} guest table`);
      await sim.pass(10_000);
      expect(sim.served).toHaveLength(20);
      expect(Math.max(...sim.served.map(({ answered }) => answered))).toBeLessThanOrEqual(1700);
      expect(Math.min(...sim.served.map(({ budget }) => budget))).toBeGreaterThan(70 * slots);
    },
  );

  it('a search under way is cut short when others come, and those who come later find it ended', async () => {
    const sim = new Simulation();
    void sim.ask('first ann table');
    await sim.pass(400);
    for (let table = 0; table < 9; table++) void sim.ask(`a${table} guest table`);
    await sim.pass(10_000);
    expect(sim.served[0]).toMatchObject({ name: 'first ann table', budget: 400 });
    expect(Math.max(...sim.served.map(({ answered }) => answered))).toBeLessThanOrEqual(1700);
  });

  it('a fair queue drops an aborted job at once', async () => {
    const sim = new Simulation();
    const [first, end] = [new AbortController(), new AbortController()];
    void sim.ask('a ann table', MASTER_MS, first.signal);
    const left = [sim.ask('b bob one', MASTER_MS, end.signal), sim.ask('b bob two', MASTER_MS, end.signal)];
    const stays = sim.ask('c cleo table');
    expect(sim.queue.length).toBe(3);
    end.abort();
    expect(sim.queue.length).toBe(1);
    expect(await Promise.all(left)).toEqual(['AbortError', 'AbortError']);
    expect(sim.queue.load(['b', 'bob'])).toBe(0);
    await sim.pass(5000);
    expect(await stays).toBe('served');
    expect(await sim.ask('d dan table', MASTER_MS, end.signal)).toBe('AbortError');
  });

  it('a fair queue rejects, when it is full, the last job of those who ask most', async () => {
    const sim = new Simulation(1, { total: 10, perGroup: [6, 2] });
    const asked: Promise<string>[] = [];
    for (let guest = 0; guest < 100; guest++) asked.push(sim.ask(`here greta${guest} table`));
    const greedy = [1, 2, 3, 4].map((table) => sim.ask(`there gus ${table}`));
    const ann = sim.ask('elsewhere ann table');
    expect(sim.queue.length).toBeLessThanOrEqual(10);
    await sim.pass(60_000);
    expect(await ann).toBe('served');
    expect((await Promise.all(greedy)).filter((one) => one === 'served')).toHaveLength(2);
    expect((await Promise.all(asked)).filter((one) => one === QueueFull.name).length).toBeGreaterThan(90);
  });

  it('a fair queue gives nobody later what they did not use before', async () => {
    const sim = new Simulation();
    const again = (path: string): void => void sim.ask(path).then(() => again(path));
    again('a ann table');
    await sim.pass(60_000);
    again('b bob table');
    const before = sim.timeOf('a');
    await sim.pass(20_000);
    expect(sim.timeOf('a') - before).toBeGreaterThan(8000);
  });
});
