import type { Context } from '@opentelemetry/api';
import type { Answer, ClientToServer, OwnSeek, Pairing, ServerToClient } from '@pharos/protocol';
import type { Socket } from 'socket.io';
import type { Identity } from '../identity/identity.ts';
import type { Scope } from '../identity/signer.ts';
import type { NodeToNode } from '../nodes/postgresSignals.ts';
import type { WaitingList } from '../pairing/waitingList.ts';
import type { SeekCommands } from '../pairing/seekCommands.ts';
import type { Seeker } from '../pairing/seekers.ts';
import type { GameCommands } from '../play/gameCommands.ts';
import type { EncodedUpdate } from '../play/gameBroadcast.ts';
import type { Hints } from '../play/hints.ts';
import type { Memories } from '../play/memories.ts';
import { Mutex } from '../play/mutex.ts';
import type { Previews } from '../play/previews.ts';
import type { Watcher, WatcherMessage } from '../play/watchers.ts';
import { Refusal, refusalIn } from '../shared/refusal.ts';
import type { Time } from '../shared/time.ts';
import type { TokenBuckets } from '../shared/tokenBuckets.ts';
import type { GuestRow } from '../storage/schema.ts';
import type { Chat } from '../tables/chat.ts';
import type { PartnerMessages } from '../tables/partnerMessages.ts';
import type { TableCommands } from '../tables/tableCommands.ts';
import type { TableWatching } from '../tables/tableWatching.ts';
import type { ReportError } from '../telemetry/logging.ts';
import { measureCommand, tableIdIn, type CommandTelemetry } from '../telemetry/measure.ts';
import { remoteTrace } from '../telemetry/tracing.ts';
import { sendEncoded } from './encodedMessages.ts';
import { isCommand, readRequest, type CommandName, type SocketRequest } from './socketRequests.ts';

export interface SocketData {
  guest: string;
  /** One seat only, for programs. */
  scope: Scope | null;
  session: string | null;
}

export type PharosSocket = Socket<ClientToServer, ServerToClient, NodeToNode, SocketData>;

export interface ConnectionParts extends CommandTelemetry {
  readonly time: Time;
  readonly identity: Pick<Identity, 'find'>;
  readonly watching: Pick<TableWatching, 'unwatch' | 'watch'>;
  readonly gameCommands: GameCommands;
  readonly tableCommands: Pick<TableCommands, 'run'>;
  readonly hints: Pick<Hints, 'request'>;
  readonly previews: Pick<Previews, 'request'>;
  readonly memories: Pick<Memories, 'request'>;
  readonly chat: Pick<Chat, 'post'>;
  readonly partnerMessages: Pick<PartnerMessages, 'tell'>;
  readonly seekCommands: Pick<SeekCommands, 'cancel' | 'disconnect' | 'seek'>;
  readonly waitingList: Pick<WaitingList, 'unwatch' | 'watch'>;
  readonly reportError: ReportError;
}

/** Who does not read is disconnected: at once when this many messages wait, after a while when these few do. */
const MOST_UNREAD = 300;
const MANY_UNREAD = 40;
const SLOW_MS = 3000;
/** Commands of one connection under way. */
const MOST_PENDING = 50;
/** Who goes on regardless is disconnected. */
const MOST_REFUSED = 200;
/** Tables one connection may watch. */
const MOST_WATCHED = 20;

/** How each command of a connection is carried out. */
type CommandHandlers = {
  readonly [Name in CommandName]: (connection: SocketConnection, request: SocketRequest<Name>) => Promise<unknown>;
};

/** One socket: checks what it sends, carries it out, answers. There are thousands: each keeps little. */
export class SocketConnection {
  readonly #socket: PharosSocket;
  readonly #with: ConnectionParts;
  readonly #watcher: Watcher;
  /** The trace that the first request named. */
  readonly #trace: Context;
  /** Null as long as they never looked for a game. */
  #seeker: Seeker | null = null;
  /** Whoever cancels a search that is just begun has the last word. */
  #seekTurn: Mutex | null = null;
  readonly #sendPairing = (pairing: Pairing): void => {
    this.#countUnread();
    this.#socket.emit('pairing', pairing);
  };
  /** The tables watched, and whether only what is new is to be sent of them. */
  readonly #watched = new Map<string, boolean>();
  readonly #rates: TokenBuckets;
  #refused = 0;
  #pending = 0;
  #unread = 0;
  /** Since when the first of them waits. */
  #unreadSince = 0;
  #isClosed = false;

  /** `rates` counts the messages of each guest over all connections. */
  constructor(socket: PharosSocket, parts: ConnectionParts, rates: TokenBuckets) {
    this.#socket = socket;
    this.#with = parts;
    this.#rates = rates;
    this.#trace = remoteTrace(socket.handshake.headers);
    socket.conn.on('drain', () => (this.#unread = 0));
    this.#watcher = { guest: socket.data.guest, send: (message) => this.#send(message) };
    socket.onAny((name: string, raw: unknown, acknowledge: unknown) => {
      if (isCommand(name)) this.#carryOut(name, raw, acknowledge);
    });
  }

  close(): void {
    this.#isClosed = true;
    const { watching, waitingList, seekCommands } = this.#with;
    for (const table of this.#watched.keys()) watching.unwatch(table, this.#watcher);
    this.#watched.clear();
    waitingList.unwatch(this.#sendPairing);
    if (this.#seeker !== null) seekCommands.disconnect(this.#seeker);
  }

  static readonly #handlers: CommandHandlers = {
    watch: (one, request) => one.#watch(request),
    unwatch: (one, { table }) => one.#unwatch(table),
    move: (one, { table, ...command }) => one.#with.gameCommands.submit(one.#id, table, { kind: 'move', ...command }),
    undo: (one, { table, ...command }) => one.#with.gameCommands.submit(one.#id, table, { kind: 'undo', ...command }),
    hint: (one, { table, ...command }) => one.#with.hints.request(one.#id, table, command),
    previews: (one, { table, ...command }) => one.#with.previews.request(one.#id, table, command),
    tellPartner: (one, { table, ...command }) => one.#with.partnerMessages.tell(one.#id, table, command),
    memory: (one, { table, ...command }) => one.#with.memories.request(one.#id, table, command),
    table: async (one, { table, command }) => one.#with.tableCommands.run(await one.#guest(), table, command),
    chat: async (one, { table, ...command }) => one.#with.chat.post(await one.#guest(), table, command),
    seek: (one, command) => one.#seek(command),
    cancelSeek: (one, command) => one.#cancelSeek(command),
    watchPairing: (one) => one.#watchPairing(),
    unwatchPairing: (one) => one.#unwatchPairing(),
  };

  get #id(): { readonly id: string } {
    return { id: this.#socket.data.guest };
  }

  #carryOut(name: CommandName, raw: unknown, acknowledge: unknown): void {
    void measureCommand(this.#with, { command: name, raw, remote: this.#trace }, () => this.#receive(name, raw)).then(
      (answer) => {
        this.#countUnread();
        if (typeof acknowledge === 'function') (acknowledge as (answer: Answer<unknown>) => void)(answer);
      },
    );
  }

  /** Nothing a client sends may throw: what is not as agreed is answered, or dropped if it asks for no answer. */
  async #receive(name: CommandName, raw: unknown): Promise<Answer<unknown>> {
    try {
      this.#checkRate();
      // What waits for a slow table or database must not pile up here.
      if (this.#pending >= MOST_PENDING) throw new Refusal('RATE_LIMITED', 'too many messages under way');
      this.#pending++;
      try {
        return { ok: true, value: await this.#run(name, raw) };
      } finally {
        this.#pending--;
      }
    } catch (error) {
      const problem = refusalIn(error);
      if (problem === null) this.#with.reportError(error, { command: name, table: tableIdIn(raw) });
      return { ok: false, problem: problem ?? { code: 'INTERNAL', detail: 'something went wrong on our side' } };
    }
  }

  #run(name: CommandName, raw: unknown): Promise<unknown> {
    const run = SocketConnection.#handlers[name] as (
      connection: SocketConnection,
      request: unknown,
    ) => Promise<unknown>;
    return run(this, readRequest(name, raw, this.#socket.data.scope));
  }

  #checkRate(): void {
    if (this.#rates.take(this.#socket.data.guest, this.#with.time.now())) {
      this.#refused = 0;
      return;
    }
    if (++this.#refused > MOST_REFUSED) this.#socket.disconnect(true);
    throw new Refusal('RATE_LIMITED', 'too many messages at once');
  }

  async #watch({ table, changes }: SocketRequest<'watch'>): Promise<unknown> {
    if (!this.#watched.has(table) && this.#watched.size >= MOST_WATCHED)
      throw new Refusal('TOO_MANY', `at most ${MOST_WATCHED} tables on one connection`);
    const state = await this.#with.watching.watch(table, this.#watcher);
    if (this.#isClosed) this.#with.watching.unwatch(table, this.#watcher);
    else this.#watched.set(table, changes === true);
    return state;
  }

  #unwatch(table: string): Promise<null> {
    this.#watched.delete(table);
    this.#with.watching.unwatch(table, this.#watcher);
    return Promise.resolve(null);
  }

  async #seek(command: SocketRequest<'seek'>): Promise<OwnSeek> {
    const { seekCommands } = this.#with;
    const release = await this.#takeSeekTurn();
    try {
      this.#seeker ??= { guest: this.#socket.data.guest, tell: (own) => this.#tellSeek(own) };
      const own = await seekCommands.seek(await this.#guest(), command, this.#seeker);
      if (this.#isClosed) seekCommands.disconnect(this.#seeker);
      return own;
    } finally {
      release();
    }
  }

  async #cancelSeek(command: SocketRequest<'cancelSeek'>): Promise<OwnSeek> {
    const release = await this.#takeSeekTurn();
    return this.#with.seekCommands.cancel(this.#id, command).finally(release);
  }

  #takeSeekTurn(): Promise<() => void> {
    this.#seekTurn ??= new Mutex();
    return this.#seekTurn.acquire();
  }

  async #watchPairing(): Promise<Pairing> {
    const { waitingList } = this.#with;
    const pairing = await waitingList.watch(this.#sendPairing);
    if (this.#isClosed) waitingList.unwatch(this.#sendPairing);
    return pairing;
  }

  #unwatchPairing(): Promise<null> {
    this.#with.waitingList.unwatch(this.#sendPairing);
    return Promise.resolve(null);
  }

  #tellSeek(own: OwnSeek): void {
    this.#countUnread();
    this.#socket.emit('seek', own);
  }

  /** What nobody reads must not pile up here. */
  #countUnread(): void {
    if (this.#unread++ === 0) this.#unreadSince = performance.now();
    const isSlow = this.#unread > MANY_UNREAD && performance.now() - this.#unreadSince > SLOW_MS;
    if (isSlow || this.#unread > MOST_UNREAD) this.#socket.disconnect(true);
  }

  async #guest(): Promise<GuestRow> {
    const guest = await this.#with.identity.find(this.#socket.data.guest);
    if (guest === null) throw new Refusal('UNAUTHORIZED', 'this guest is no longer known');
    return guest;
  }

  #send(message: WatcherMessage): void {
    this.#countUnread();
    if (message.type === 'game') this.#sendGame(message.table, message.update);
    else if (message.type === 'table') this.#socket.emit('table', message.data);
    else if (message.type === 'plan') this.#socket.emit('plan', message.data);
    else if (message.type === 'partner') this.#socket.emit('partner', message.data);
    else this.#socket.emit('chat', message.data);
  }

  #sendGame(table: string, { change, whole }: EncodedUpdate): void {
    if (change !== null && this.#watched.get(table) === true) sendEncoded(this.#socket, 'change', change);
    else sendEncoded(this.#socket, 'game', { text: whole() });
  }
}
