import { setImmediate as soon } from 'node:timers/promises';
import { hintsFor, type AnyMatch } from '@pharos/bots';
import { fastRng, type Rng } from '@pharos/core';
import {
  Identity,
  chooseMove,
  createApp,
  createGuest,
  gameEntry,
  insertTable,
  readConfig,
  type App,
  type BotPool,
  type HintTask,
  type SeatRow,
  type Storage,
  type TableRow,
} from '@pharos/server';
import { FrameSocket } from './frameSocket.ts';
import type { WebhookReceiver } from './webhookReceiver.ts';
import { ManualTime } from './manualTime.ts';
import type { BotActivity, BotInput } from './botActivity.ts';

const SECRET = 'the same on both servers so that cookies are the same';
/** Eight players and somebody who looks on. */
const PEOPLE = 9;
/** So many are the same on every machine: no hint here ends by the clock. */
const HINT_ITERATIONS = 60;

/** The whole server, on which games begin in given states. Two of them differ in nothing else. */
export class TrialServer {
  readonly app: App;
  readonly time: ManualTime;
  readonly url: string;
  readonly sockets: readonly FrameSocket[];
  readonly #notices: WebhookReceiver;
  readonly #injected: InjectedParts;
  readonly #cookies: readonly string[];

  private constructor(
    app: App,
    time: ManualTime,
    url: string,
    people: { sockets: FrameSocket[]; cookies: string[]; notices: WebhookReceiver },
    injected: InjectedParts,
  ) {
    this.app = app;
    this.time = time;
    this.url = url;
    this.sockets = people.sockets;
    this.#cookies = people.cookies;
    this.#notices = people.notices;
    this.#injected = injected;
  }

  /** `notices` is where it sends what people are told; the address shows, so that both servers have the same. */
  static async open(storage: Storage, notices: WebhookReceiver): Promise<TrialServer> {
    const time = new ManualTime();
    const injected: InjectedParts = { matches: new Map(), botInputs: [], draw: fastRng(0) };
    const deal = ({ id }: TableRow): AnyMatch => {
      const match = injected.matches.get(id);
      if (match === undefined) throw new Error(`nobody dealt table ${id}`);
      return match;
    };
    const config = {
      ...readConfig({
        SESSION_SECRET: SECRET,
        LOG_LEVEL: 'silent',
        REQUESTS_PER_MINUTE: '100000000',
        BOT_PAUSE_MS: '0',
        NOTICE_HOSTS: notices.host,
        ANALYSIS_THREADS: '0',
      }),
      // Nothing is sent before somebody asks for it.
      heartbeat: { interval: 86_400_000, leaseTime: 86_400_000 },
      storage: { kind: 'memory' } as const,
      requestsPerAddress: 1e9,
      exportRate: { burst: 1e9, perSecond: 1e9 },
      historyRate: { burst: 1e9, perSecond: 1e9 },
    };
    const draw: Rng = (below) => injected.draw(below);
    const app = await createApp(config, { storage, time, deal, draw, botPool: recordingBotPool(injected) });
    const url = await app.server.listen({ host: '127.0.0.1', port: 0 });
    const identity = new Identity(storage.db, time, { secrets: [SECRET], isSecure: false });
    const cookies: string[] = [];
    for (let person = 0; person < PEOPLE; person++) {
      const id = guestId(person);
      await createGuest(storage.db, { id, name: `Guest ${person}`, at: new Date(time.now()) });
      cookies.push(`${identity.cookieName}=${identity.sign('cookie', { id, generation: 0 })}`);
    }
    for (const [person, cookie] of cookies.entries()) {
      const payload = { kind: 'webhook', url: notices.urlFor(person), shape: 'json' };
      const request = { method: 'POST', url: '/api/v1/me/notices/channels', headers: { cookie }, payload } as const;
      const { statusCode, body } = await app.server.inject(request);
      if (statusCode !== 200) throw new Error(`nobody can be told anything: ${body}`);
    }
    const sockets = await Promise.all(cookies.map((cookie) => FrameSocket.open(url, cookie)));
    return new TrialServer(app, time, url, { sockets, cookies, notices }, injected);
  }

  cookie(person: number): string {
    return this.#cookies[person];
  }

  /** Begins a game; bots and hints draw from `seed`, which has nothing to do with its secret. */
  async beginGame(table: TableRow, seats: readonly SeatRow[], match: AnyMatch, seed: number): Promise<void> {
    this.#injected.matches.set(table.id, match);
    this.#injected.draw = fastRng(seed);
    await insertTable(this.app.context.db, table, seats);
  }

  /** Lets bots begin to play. */
  async startBots(table: string): Promise<void> {
    await this.app.context.claims.claim(table);
  }

  /** Waits until no bot has anything to do. */
  async waitForBots(table: string): Promise<void> {
    const { bots, rooms } = this.app.context;
    while (bots.activeTables.includes(table)) await soon();
    await rooms.use(table, () => undefined);
  }

  /** What bots did from a version on. */
  async takeBotActivity(table: string, version: number): Promise<BotActivity> {
    const moves = await this.app.context.rooms.use(table, ({ game }) => game.match.log.slice(version));
    return { inputs: this.takeBotInputs(), moves };
  }

  /** What bots and hints were computed from since the last time somebody asked. */
  takeBotInputs(): BotInput[] {
    return this.#injected.botInputs.splice(0);
  }

  /** What all who are away are told of what has happened, person by person, but for its id. Nobody else sends anything meanwhile. */
  async takeNotices(): Promise<string[]> {
    await this.app.noticeDispatcher.run();
    return this.#notices.takeAll().map((notice) => notice.replace(/\{"id":"[\w-]{22}"/, '{"id":""'));
  }

  /** Leaves nothing behind for the next comparison. */
  async clear(table: string): Promise<void> {
    this.time.clear();
    const { db, rooms } = this.app.context;
    await rooms.use(table, (room) => room.unload());
    await db.deleteFrom('tables').where('id', '=', table).execute();
    this.#injected.matches.delete(table);
    this.#injected.botInputs.length = 0;
  }

  /** An answer by HTTP, as it is sent but for what depends on the time. */
  async get(path: string, person: number): Promise<string> {
    const answer = await this.app.server.inject({ url: `/api/v1${path}`, headers: { cookie: this.cookie(person) } });
    const headers = Object.entries(answer.headers).filter(([name]) => !TIME_HEADERS.has(name));
    return `${answer.statusCode} ${JSON.stringify(headers)} ${answer.payload}`;
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.close();
    await this.app.close();
  }
}

/** What a comparison gives a server. */
interface InjectedParts {
  readonly matches: Map<string, AnyMatch>;
  readonly botInputs: BotInput[];
  draw: Rng;
}

/** Real bots and hints, without threads, whose inputs are recorded. */
function recordingBotPool({ matches, botInputs }: InjectedParts): BotPool {
  const record = <Task extends HintTask>(task: Task, table: string): Task => {
    const version = matches.get(table)?.version ?? 0;
    botInputs.push({ seat: task.seat, version, known: JSON.stringify(task) });
    return structuredClone(task);
  };
  return {
    chooseMove: async (task, { table }) => chooseMove(record(task, table)),
    suggestMoves: async (task, { table }) =>
      hintsFor(gameEntry(task.game).bots, { ...record(task, table), timeLimit: Infinity }, HINT_ITERATIONS),
    close: () => Promise.resolve(),
  };
}

const TIME_HEADERS = new Set(['date', 'x-ratelimit-reset', 'x-ratelimit-remaining']);

export function guestId(person: number): string {
  return `guest-${person}`;
}
