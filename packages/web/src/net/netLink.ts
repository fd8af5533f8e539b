import type {
  Answer,
  ChatMessage,
  ClientToServer,
  Hint,
  ServerToClient,
  TableCommand,
  TableInfo,
} from '@pharos/protocol';
import { io, type Socket } from 'socket.io-client';
import type { DuelTableState, DuelUpdate, Link, LinkHandlers } from '../table/store/link.ts';
import { me, offline } from './api.ts';
import { contributionFor, noteDeal } from './dealContributions.ts';
import { commandId, repeatedly } from './repeating.ts';

type ClientSocket = Socket<ServerToClient, ClientToServer>;

/** Long enough for a slow phone, short enough to ask again. */
const PATIENCE = 5000;
/** Before a server that could not let us in is asked again. */
const COME_BACK_MS = 1000;

/** A table of the server. The socket comes back by itself; what was missed is asked for by `watch`. */
export class NetLink implements Link {
  readonly #table: string;
  readonly #socket: ClientSocket = io({ transports: ['websocket'], autoConnect: false, reconnectionDelayMax: 5000 });
  #return: ReturnType<typeof setTimeout> | undefined;
  #isContributing = false;

  constructor(table: string) {
    this.#table = table;
  }

  open(handlers: LinkHandlers): void {
    const socket = this.#socket;
    const here = (table: string): boolean => table === this.#table;
    socket.on('game', (update) => here(update.table) && handlers.game(update as DuelUpdate));
    socket.on('table', (info) => {
      if (!here(info.id)) return;
      this.#attend(info);
      handlers.table(info);
    });
    socket.on('chat', ({ table, message }) => here(table) && handlers.chat(message));
    socket.on('goodbye', () => handlers.goodbye());
    socket.on('disconnect', () => handlers.online(false));
    socket.io.on('reconnect', () => handlers.online(true));
    socket.on('connect_error', ({ message }) => this.#comeBack(message, handlers));
    // The cookie must be there before the socket shows it.
    void me().then(() => socket.connect());
  }

  /** As long as the server is there but cannot look, asks on. */
  async watch(): Promise<Answer<DuelTableState>> {
    for (;;) {
      const answer = await this.#ask(
        (socket) => socket.emitWithAck('watch', { table: this.#table }) as Promise<Answer<DuelTableState>>,
      );
      if (answer.ok) this.#attend(answer.value.table);
      if (answer.ok || answer.problem.code !== 'UNAVAILABLE' || !this.#socket.connected) return answer;
    }
  }

  move(v: number, move: string, seat: number): Promise<Answer<{ v: number }>> {
    const message = { table: this.#table, v, move, seat, id: commandId() };
    return this.#ask((socket) => socket.emitWithAck('move', message));
  }

  undo(v: number): Promise<Answer<{ v: number }>> {
    const message = { table: this.#table, v, id: commandId() };
    return this.#ask((socket) => socket.emitWithAck('undo', message));
  }

  hint(v: number, seat: number): Promise<Answer<readonly Hint[]>> {
    return this.#ask((socket) => socket.emitWithAck('hint', { table: this.#table, v, seat }));
  }

  async command(command: TableCommand): Promise<Answer<TableInfo>> {
    const message = { table: this.#table, command: { ...command, id: commandId() } };
    const answer = await this.#ask<TableInfo>((socket) => socket.emitWithAck('table', message));
    if (answer.ok && answer.value.id === this.#table) this.#attend(answer.value);
    return answer;
  }

  chat(text: string): Promise<Answer<ChatMessage>> {
    const message = { table: this.#table, text, id: commandId() };
    return this.#ask((socket) => socket.emitWithAck('chat', message));
  }

  close(): void {
    clearTimeout(this.#return);
    this.#socket.disconnect();
  }

  /** Adds to the deal as soon as we sit and the server has committed itself. */
  #attend(info: TableInfo): void {
    noteDeal(info);
    const contribution = this.#isContributing ? null : contributionFor(info);
    if (contribution === null) return;
    this.#isContributing = true;
    // Another window may have been faster: then its contribution holds.
    void this.command({ do: 'contribute', contribution }).finally(() => (this.#isContributing = false));
  }

  /** Whom the server itself turned away does not come back by itself. */
  #comeBack(why: string, handlers: LinkHandlers): void {
    if (why !== 'UNAVAILABLE') return;
    this.#socket.once('connect', () => handlers.online(true));
    this.#return = setTimeout(() => this.#socket.connect(), COME_BACK_MS * (1 + Math.random()));
  }

  /** What was asked when the connection broke is asked again when it is back. */
  #ask<Value>(ask: (socket: ReturnType<ClientSocket['timeout']>) => Promise<Answer<Value>>): Promise<Answer<Value>> {
    return repeatedly(() => ask(this.#socket.timeout(PATIENCE)).catch(offline));
  }
}
