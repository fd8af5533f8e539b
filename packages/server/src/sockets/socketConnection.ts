import {
  chatCommand,
  hintCommand,
  moveCommand,
  tableCommand,
  tableId,
  undoCommand,
  type Answer,
  type ClientToServer,
  type GameUpdate,
  type ServerToClient,
} from '@pharos/protocol';
import type { Socket } from 'socket.io';
import { z } from 'zod';
import type { Buckets } from '../shared/tokenBuckets.ts';
import type { Site } from '../http/routeContext.ts';
import { needScope } from '../identity/identity.ts';
import type { BetweenNodes } from '../nodes/postgresSignals.ts';
import { observeCommand, tableOf } from '../telemetry/measure.ts';
import { move, undo } from '../play/gameCommands.ts';
import type { Told, Watcher } from '../play/watchers.ts';
import { Refusal, refusalIn } from '../shared/refusal.ts';
import type { GuestRow } from '../storage/schema.ts';
import { command } from '../tables/tableCommands.ts';
import type { Scope } from '../identity/signer.ts';
import { Written } from './jsonParser.ts';

export interface SocketData {
  guest: string;
  /** One seat only, for programs. */
  scope: Scope | null;
}

export type PharosSocket = Socket<ClientToServer, ServerToClient, BetweenNodes, SocketData>;

/** Who does not read is disconnected: at once when this many messages wait, after a while when these few do. */
const MOST_UNREAD = 300;
const MANY_UNREAD = 40;
const SLOW_MS = 3000;
/** Commands of one connection under way. */
const MOST_PENDING = 50;
/** Who goes on regardless is disconnected. */
const MOST_REFUSED = 200;
/** Tables one connection may follow. */
const MOST_WATCHED = 20;

const atTable = z.object({ table: tableId });
const asked = atTable.extend({ command: tableCommand });
const moved = moveCommand.extend({ table: tableId });
const undone = undoCommand.extend({ table: tableId });
const wondered = hintCommand.extend({ table: tableId });
const said = chatCommand.extend({ table: tableId });

/** Every message is about a table. */
interface AtTable {
  readonly table: string;
  readonly seat?: number | undefined;
}

/** One socket: checks what it says, carries it out, answers. */
export class Connection {
  readonly #socket: PharosSocket;
  readonly #site: Site;
  readonly #watcher: Watcher;
  readonly #watched = new Set<string>();
  readonly #rates: Buckets;
  #refused = 0;
  #pending = 0;
  #unread = 0;
  /** Since when the first of them waits. */
  #unreadSince = 0;
  #isClosed = false;

  /** `rates` counts the messages of each guest over all connections. */
  constructor(socket: PharosSocket, site: Site, rates: Buckets) {
    this.#socket = socket;
    this.#site = site;
    this.#rates = rates;
    socket.conn.on('drain', () => (this.#unread = 0));
    this.#watcher = { guest: socket.data.guest, tell: (told) => this.#tell(told) };
    this.#listen();
  }

  close(): void {
    this.#isClosed = true;
    for (const table of this.#watched) this.#site.following.unwatch(table, this.#watcher);
    this.#watched.clear();
  }

  #listen(): void {
    const { house, talk } = this.#site;
    const guest = { id: this.#socket.data.guest };
    this.#on('watch', atTable, ({ table }) => this.#watch(table));
    this.#on('unwatch', atTable, ({ table }) => this.#unwatch(table));
    this.#on('move', moved, ({ table, ...wish }) => move(house, guest, table, wish));
    this.#on('undo', undone, ({ table, ...wish }) => undo(house, guest, table, wish));
    this.#on('hint', wondered, ({ table, ...wish }) => house.hints.ask(guest, table, wish));
    this.#on('table', asked, async (wish) => command(house, await this.#guest(), wish.table, wish.command));
    this.#on('chat', said, async ({ table, ...wish }) => talk.say(await this.#guest(), table, wish));
  }

  /** Nothing a client sends may throw: what is not as agreed is answered, or dropped if it asks for no answer. */
  #on<Message extends AtTable>(
    name: string,
    schema: z.ZodType<Message>,
    work: (message: Message) => Promise<unknown>,
  ): void {
    const listen = this.#socket.on.bind(this.#socket) as (
      name: string,
      hear: (raw: unknown, answer: unknown) => void,
    ) => unknown;
    listen(name, (raw, answer) => {
      const reply = (value: Answer<unknown>): void => {
        this.#count();
        if (typeof answer === 'function') (answer as (value: Answer<unknown>) => void)(value);
      };
      const { headers } = this.#socket.handshake;
      const carryOut = (): Promise<Answer<unknown>> => this.#answer(name, schema, raw, work);
      void observeCommand(this.#site.house, { command: name, raw, headers }, carryOut).then(reply);
    });
  }

  async #answer<Message extends AtTable>(
    name: string,
    schema: z.ZodType<Message>,
    raw: unknown,
    work: (message: Message) => Promise<unknown>,
  ): Promise<Answer<unknown>> {
    try {
      this.#checkRate();
      const read = schema.safeParse(raw);
      if (!read.success) throw new Refusal('BAD_REQUEST', wordsOf(read.error));
      needSocketScope(this.#socket.data.scope, name, read.data);
      return { ok: true, value: await this.#underWay(() => work(read.data)) };
    } catch (error) {
      const problem = refusalIn(error);
      if (problem === null) this.#site.house.complain(error, { command: name, table: tableOf(raw) });
      return { ok: false, problem: problem ?? { code: 'INTERNAL', detail: 'something went wrong on our side' } };
    }
  }

  /** What waits for a slow table or database must not pile up here. */
  async #underWay<Value>(work: () => Promise<Value>): Promise<Value> {
    if (this.#pending >= MOST_PENDING) throw new Refusal('RATE_LIMITED', 'too many messages under way');
    this.#pending++;
    try {
      return await work();
    } finally {
      this.#pending--;
    }
  }

  #checkRate(): void {
    if (this.#rates.take(this.#socket.data.guest, this.#site.house.time.now())) {
      this.#refused = 0;
      return;
    }
    if (++this.#refused > MOST_REFUSED) this.#socket.disconnect(true);
    throw new Refusal('RATE_LIMITED', 'too many messages at once');
  }

  async #watch(table: string): Promise<unknown> {
    if (!this.#watched.has(table) && this.#watched.size >= MOST_WATCHED)
      throw new Refusal('TOO_MANY', `at most ${MOST_WATCHED} tables on one connection`);
    const state = await this.#site.following.watch(table, this.#watcher);
    if (this.#isClosed) this.#site.following.unwatch(table, this.#watcher);
    else this.#watched.add(table);
    return state;
  }

  #unwatch(table: string): Promise<null> {
    this.#watched.delete(table);
    this.#site.following.unwatch(table, this.#watcher);
    return Promise.resolve(null);
  }

  /** What nobody reads must not pile up here. */
  #count(): void {
    if (this.#unread++ === 0) this.#unreadSince = performance.now();
    const isSlow = this.#unread > MANY_UNREAD && performance.now() - this.#unreadSince > SLOW_MS;
    if (isSlow || this.#unread > MOST_UNREAD) this.#socket.disconnect(true);
  }

  async #guest(): Promise<GuestRow> {
    const guest = await this.#site.identity.find(this.#socket.data.guest);
    if (guest === null) throw new Refusal('UNAUTHORIZED', 'this guest is no longer known');
    return guest;
  }

  #tell(told: Told): void {
    this.#count();
    if (told.type === 'game') this.#tellGame(told.data, told.text);
    else if (told.type === 'table') this.#socket.emit('table', told.data);
    else this.#socket.emit('chat', told.data);
  }

  #tellGame(data: GameUpdate, text: string | undefined): void {
    // The encoder puts in as text what arrives as an update.
    this.#socket.emit('game', text === undefined ? data : (new Written(text) as unknown as GameUpdate));
  }
}

/** What somebody may ask who plays one seat only. */
const WITHIN_SCOPE = new Set(['watch', 'unwatch', 'move', 'undo', 'hint']);

function needSocketScope(scope: Scope | null, name: string, { table, seat }: AtTable): void {
  if (scope !== null && !WITHIN_SCOPE.has(name)) throw new Refusal('OUT_OF_SCOPE', 'this token is for one seat only');
  needScope(scope, table, seat);
}

function wordsOf(error: z.ZodError): string {
  const [first] = error.issues;
  return `${first?.path.join('.') || 'message'}: ${first?.message ?? 'not as agreed'}`;
}
