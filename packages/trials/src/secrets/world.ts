import type { AnyMatch } from '@pharos/bots';
import { createApp, type App } from '../../../server/src/app.ts';
import { readConfig } from '../../../server/src/config.ts';
import { Identity } from '../../../server/src/identity.ts';
import type { Thinker } from '../../../server/src/play/botThreads.ts';
import type { Storage } from '../../../server/src/storage/database.ts';
import { createGuest } from '../../../server/src/storage/guests.ts';
import { insertTable } from '../../../server/src/storage/games.ts';
import type { SeatRow, TableRow } from '../../../server/src/storage/schema.ts';
import { Wire } from './wire.ts';
import { StillTime } from './stillTime.ts';

const SECRET = 'the same in both worlds so that cookies are the same';
/** Eight players and somebody who looks on. */
const PEOPLE = 9;
/** Nobody thinks here: what bots choose is a matter of chance. */
const thoughtless: Thinker = {
  think: () => Promise.reject(new Error('there are no bots')),
  advise: () => Promise.resolve([]),
  close: () => Promise.resolve(),
};

/** The whole server, in which games begin where the trial says. Two of them differ in nothing else. */
export class World {
  readonly app: App;
  readonly time: StillTime;
  readonly url: string;
  readonly wires: readonly Wire[];
  readonly #matches: Map<string, AnyMatch>;
  readonly #cookies: readonly string[];

  private constructor(
    app: App,
    time: StillTime,
    url: string,
    people: { wires: Wire[]; cookies: string[] },
    matches: Map<string, AnyMatch>,
  ) {
    this.app = app;
    this.time = time;
    this.url = url;
    this.wires = people.wires;
    this.#cookies = people.cookies;
    this.#matches = matches;
  }

  static async open(storage: Storage): Promise<World> {
    const time = new StillTime();
    const matches = new Map<string, AnyMatch>();
    const deal = ({ id }: TableRow): AnyMatch => {
      const match = matches.get(id);
      if (match === undefined) throw new Error(`nobody dealt table ${id}`);
      return match;
    };
    const config = {
      ...readConfig({ SESSION_SECRET: SECRET, LOG_LEVEL: 'silent', REQUESTS_PER_MINUTE: '100000000' }),
      storage: { kind: 'memory' } as const,
      requestsPerAddress: 1e9,
    };
    const app = await createApp(config, { storage, time, deal, thinker: thoughtless });
    const url = await app.server.listen({ host: '127.0.0.1', port: 0 });
    const identity = new Identity(storage.db, time, { secrets: [SECRET], isSecure: false });
    const cookies: string[] = [];
    for (let person = 0; person < PEOPLE; person++) {
      const id = guestId(person);
      await createGuest(storage.db, { id, name: `Guest ${person}`, at: new Date(time.now()) });
      cookies.push(`${identity.cookieName}=${identity.sign('cookie', { id, generation: 0 })}`);
    }
    const wires = await Promise.all(cookies.map((cookie) => Wire.open(url, cookie)));
    return new World(app, time, url, { wires, cookies }, matches);
  }

  cookie(person: number): string {
    return this.#cookies[person];
  }

  async seat(table: TableRow, seats: readonly SeatRow[], match: AnyMatch): Promise<void> {
    this.#matches.set(table.id, match);
    await insertTable(this.app.house.db, table, seats);
  }

  /** Leaves nothing behind for the next one. */
  async clear(table: string): Promise<void> {
    this.time.clear();
    const { db, rooms } = this.app.house;
    await rooms.use(table, (room) => room.forget());
    await db.deleteFrom('tables').where('id', '=', table).execute();
    this.#matches.delete(table);
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

const OF_THE_HOUR = new Set(['date', 'x-ratelimit-reset', 'x-ratelimit-remaining']);

export function guestId(person: number): string {
  return `guest-${person}`;
}
