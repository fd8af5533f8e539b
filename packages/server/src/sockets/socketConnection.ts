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
import { sendEncoded } from './encodedMessages.ts';
import { readRequest, type CommandName, type SocketRequest } from './socketRequests.ts';

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

/** How each command is carried out. */
type CommandHandlers = { readonly [Name in CommandName]: (request: SocketRequest<Name>) => Promise<unknown> };

/** One socket: checks what it sends, carries it out, answers. */
export class SocketConnection {
  readonly #socket: PharosSocket;
  readonly #with: ConnectionParts;
  readonly #watcher: Watcher;
  readonly #seeker: Seeker;
  /** Whoever cancels a search that is just begun has the last word. */
  readonly #seekTurn = new Mutex();
  readonly #sendPairing = (pairing: Pairing): void => {
    this.#countUnread();
    this.#socket.emit('pairing', pairing);
  };
  readonly #watched = new Set<string>();
  /** Tables of which only what is new is to be sent. */
  readonly #takesChanges = new Set<string>();
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
    socket.conn.on('drain', () => (this.#unread = 0));
    this.#watcher = { guest: socket.data.guest, send: (message) => this.#send(message) };
    this.#seeker = { guest: socket.data.guest, tell: (own) => this.#tellSeek(own) };
    const handlers = this.#handlers();
    for (const name of Object.keys(handlers) as CommandName[]) this.#listen(name, handlers);
  }

  close(): void {
    this.#isClosed = true;
    for (const table of this.#watched) this.#with.watching.unwatch(table, this.#watcher);
    this.#watched.clear();
    this.#with.waitingList.unwatch(this.#sendPairing);
    this.#with.seekCommands.disconnect(this.#seeker);
  }

  #handlers(): CommandHandlers {
    const { gameCommands, tableCommands, hints, previews, memories, chat, partnerMessages } = this.#with;
    const guest = { id: this.#socket.data.guest };
    return {
      watch: (request) => this.#watch(request),
      unwatch: ({ table }) => this.#unwatch(table),
      move: ({ table, ...command }) => gameCommands.submit(guest, table, { kind: 'move', ...command }),
      undo: ({ table, ...command }) => gameCommands.submit(guest, table, { kind: 'undo', ...command }),
      hint: ({ table, ...command }) => hints.request(guest, table, command),
      previews: ({ table, ...command }) => previews.request(guest, table, command),
      tellPartner: ({ table, ...command }) => partnerMessages.tell(guest, table, command),
      memory: ({ table, ...command }) => memories.request(guest, table, command),
      table: async ({ table, command }) => tableCommands.run(await this.#guest(), table, command),
      chat: async ({ table, ...command }) => chat.post(await this.#guest(), table, command),
      seek: (command) => this.#seek(command),
      cancelSeek: (command) => this.#cancelSeek(command),
      watchPairing: () => this.#watchPairing(),
      unwatchPairing: () => this.#unwatchPairing(),
    };
  }

  #listen<Name extends CommandName>(name: Name, { [name]: run }: Pick<CommandHandlers, Name>): void {
    const { headers } = this.#socket.handshake;
    const on = this.#socket.on.bind(this.#socket) as (
      name: string,
      listener: (raw: unknown, acknowledge: unknown) => void,
    ) => unknown;
    on(name, (raw, acknowledge) => {
      void measureCommand(this.#with, { command: name, raw, headers }, () => this.#receive(name, raw, run)).then(
        (answer) => {
          this.#countUnread();
          if (typeof acknowledge === 'function') (acknowledge as (answer: Answer<unknown>) => void)(answer);
        },
      );
    });
  }

  /** Nothing a client sends may throw: what is not as agreed is answered, or dropped if it asks for no answer. */
  async #receive<Name extends CommandName>(
    name: Name,
    raw: unknown,
    run: (request: SocketRequest<Name>) => Promise<unknown>,
  ): Promise<Answer<unknown>> {
    try {
      this.#checkRate();
      const request = readRequest(name, raw, this.#socket.data.scope);
      // What waits for a slow table or database must not pile up here.
      if (this.#pending >= MOST_PENDING) throw new Refusal('RATE_LIMITED', 'too many messages under way');
      this.#pending++;
      try {
        return { ok: true, value: await run(request) };
      } finally {
        this.#pending--;
      }
    } catch (error) {
      const problem = refusalIn(error);
      if (problem === null) this.#with.reportError(error, { command: name, table: tableIdIn(raw) });
      return { ok: false, problem: problem ?? { code: 'INTERNAL', detail: 'something went wrong on our side' } };
    }
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
    else this.#watched.add(table);
    if (changes === true) this.#takesChanges.add(table);
    else this.#takesChanges.delete(table);
    return state;
  }

  #unwatch(table: string): Promise<null> {
    this.#watched.delete(table);
    this.#takesChanges.delete(table);
    this.#with.watching.unwatch(table, this.#watcher);
    return Promise.resolve(null);
  }

  async #seek(command: SocketRequest<'seek'>): Promise<OwnSeek> {
    const { seekCommands } = this.#with;
    const release = await this.#seekTurn.acquire();
    try {
      const own = await seekCommands.seek(await this.#guest(), command, this.#seeker);
      if (this.#isClosed) seekCommands.disconnect(this.#seeker);
      return own;
    } finally {
      release();
    }
  }

  async #cancelSeek(command: SocketRequest<'cancelSeek'>): Promise<OwnSeek> {
    const release = await this.#seekTurn.acquire();
    return this.#with.seekCommands.cancel({ id: this.#seeker.guest }, command).finally(release);
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
    if (change !== null && this.#takesChanges.has(table)) sendEncoded(this.#socket, 'change', change);
    else sendEncoded(this.#socket, 'game', { text: whole() });
  }
}
