import { setImmediate as soon } from 'node:timers/promises';
import { hintsFor, type AnyMatch } from '@pharos/bots';
import { fastRng, type Rng } from '@pharos/core';
import { createApp, type App } from '../../../server/src/app.ts';
import { readConfig } from '../../../server/src/config/config.ts';
import { Identity } from '../../../server/src/identity/identity.ts';
import { chooseMove, type HintTask } from '../../../server/src/bots/botTask.ts';
import { gameEntry } from '../../../server/src/shared/games.ts';
import type { BotPool } from '../../../server/src/bots/botPool.ts';
import type { Storage } from '../../../server/src/storage/database.ts';
import { createGuest } from '../../../server/src/storage/guests.ts';
import { insertTable } from '../../../server/src/storage/games.ts';
import type { SeatRow, TableRow } from '../../../server/src/storage/schema.ts';
import { Wire } from './frameSocket.ts';
import { StillTime } from './manualTime.ts';
import type { Doings, Thought } from './botActivity.ts';

const SECRET = 'the same in both worlds so that cookies are the same';
/** Eight players and somebody who looks on. */
const PEOPLE = 9;
/** So many are the same on every machine: no hint here ends by the clock. */
const HINT_ITERATIONS = 60;

/** The whole server, in which games begin where the trial says. Two of them differ in nothing else. */
export class World {
  readonly app: App;
  readonly time: StillTime;
  readonly url: string;
  readonly wires: readonly Wire[];
  readonly #given: Given;
  readonly #cookies: readonly string[];

  private constructor(
    app: App,
    time: StillTime,
    url: string,
    people: { wires: Wire[]; cookies: string[] },
    given: Given,
  ) {
    this.app = app;
    this.time = time;
    this.url = url;
    this.wires = people.wires;
    this.#cookies = people.cookies;
    this.#given = given;
  }

  static async open(storage: Storage): Promise<World> {
    const time = new StillTime();
    const given: Given = { matches: new Map(), thoughts: [], draw: fastRng(0) };
    const deal = ({ id }: TableRow): AnyMatch => {
      const match = given.matches.get(id);
      if (match === undefined) throw new Error(`nobody dealt table ${id}`);
      return match;
    };
    const config = {
      ...readConfig({
        SESSION_SECRET: SECRET,
        LOG_LEVEL: 'silent',
        REQUESTS_PER_MINUTE: '100000000',
        BOT_PAUSE_MS: '0',
      }),
      storage: { kind: 'memory' } as const,
      requestsPerAddress: 1e9,
    };
    const draw: Rng = (below) => given.draw(below);
    const app = await createApp(config, { storage, time, deal, draw, botPool: thinkerOf(given) });
    const url = await app.server.listen({ host: '127.0.0.1', port: 0 });
    const identity = new Identity(storage.db, time, { secrets: [SECRET], isSecure: false });
    const cookies: string[] = [];
    for (let person = 0; person < PEOPLE; person++) {
      const id = guestId(person);
      await createGuest(storage.db, { id, name: `Guest ${person}`, at: new Date(time.now()) });
      cookies.push(`${identity.cookieName}=${identity.sign('cookie', { id, generation: 0 })}`);
    }
    const wires = await Promise.all(cookies.map((cookie) => Wire.open(url, cookie)));
    return new World(app, time, url, { wires, cookies }, given);
  }

  cookie(person: number): string {
    return this.#cookies[person];
  }

  /** Begins a game; bots and hints draw from `luck`, which has nothing to do with its secret. */
  async seat(table: TableRow, seats: readonly SeatRow[], match: AnyMatch, luck: number): Promise<void> {
    this.#given.matches.set(table.id, match);
    this.#given.draw = fastRng(luck);
    await insertTable(this.app.context.db, table, seats);
  }

  /** Lets bots begin to play. */
  async wake(table: string): Promise<void> {
    await this.app.context.claims.claim(table);
  }

  /** Waits until no bot has anything to do. */
  async rest(table: string): Promise<void> {
    const { bots, rooms } = this.app.context;
    while (bots.activeTables.includes(table)) await soon();
    await rooms.use(table, () => undefined);
  }

  /** What bots did from a version on. */
  async takeDoings(table: string, version: number): Promise<Doings> {
    const moves = await this.app.context.rooms.use(table, ({ game }) => game.match.log.slice(version));
    return { thoughts: this.takeThoughts(), moves };
  }

  /** What was thought since the last time somebody asked. */
  takeThoughts(): Thought[] {
    return this.#given.thoughts.splice(0);
  }

  /** Leaves nothing behind for the next one. */
  async clear(table: string): Promise<void> {
    this.time.clear();
    const { db, rooms } = this.app.context;
    await rooms.use(table, (room) => room.unload());
    await db.deleteFrom('tables').where('id', '=', table).execute();
    this.#given.matches.delete(table);
    this.#given.thoughts.length = 0;
  }

  /** An answer by HTTP, as it is sent but for what depends on the hour. */
  async get(path: string, person: number): Promise<string> {
    const answer = await this.app.server.inject({ url: `/api/v1${path}`, headers: { cookie: this.cookie(person) } });
    const headers = Object.entries(answer.headers).filter(([name]) => !OF_THE_HOUR.has(name));
    return `${answer.statusCode} ${JSON.stringify(headers)} ${answer.payload}`;
  }

  async close(): Promise<void> {
    for (const wire of this.wires) wire.close();
    await this.app.close();
  }
}

/** What the trial gives a world. */
interface Given {
  readonly matches: Map<string, AnyMatch>;
  readonly thoughts: Thought[];
  draw: Rng;
}

/** Real bots and hints, without threads, which write down all they are told. */
function thinkerOf({ matches, thoughts }: Given): BotPool {
  const note = <Task extends HintTask>(task: Task, table: string): Task => {
    const version = matches.get(table)?.version ?? 0;
    thoughts.push({ seat: task.seat, version, known: JSON.stringify(task) });
    return structuredClone(task);
  };
  return {
    chooseMove: async (task, { table }) => chooseMove(note(task, table)),
    suggestMoves: async (task, { table }) =>
      hintsFor(gameEntry(task.game).mind, { ...note(task, table), patience: Infinity }, HINT_ITERATIONS),
    close: () => Promise.resolve(),
  };
}

const OF_THE_HOUR = new Set(['date', 'x-ratelimit-reset', 'x-ratelimit-remaining']);

export function guestId(person: number): string {
  return `guest-${person}`;
}
