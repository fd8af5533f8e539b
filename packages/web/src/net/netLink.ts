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
import type { DuelTableState, DuelUpdate, Link, LinkHandlers } from '../store/link.ts';
import { me, offline } from './api.ts';

type ClientSocket = Socket<ServerToClient, ClientToServer>;

/** Long enough for a slow phone, short enough to say that nothing came. */
const PATIENCE = 8000;

/** A table of the server. The socket comes back by itself; what was missed is asked for by `watch`. */
export class NetLink implements Link {
  readonly #table: string;
  readonly #socket: ClientSocket = io({ transports: ['websocket'], autoConnect: false, reconnectionDelayMax: 5000 });

  constructor(table: string) {
    this.#table = table;
  }

  open(handlers: LinkHandlers): void {
    const socket = this.#socket;
    const here = (table: string): boolean => table === this.#table;
    socket.on('game', (update) => here(update.table) && handlers.game(update as DuelUpdate));
    socket.on('table', (info) => here(info.id) && handlers.table(info));
    socket.on('chat', ({ table, message }) => here(table) && handlers.chat(message));
    socket.on('goodbye', () => handlers.goodbye());
    socket.on('disconnect', () => handlers.online(false));
    socket.io.on('reconnect', () => handlers.online(true));
    // The cookie must be there before the socket shows it.
    void me().then(() => socket.connect());
  }

  watch(): Promise<Answer<DuelTableState>> {
    return this.#ask(
      (socket) => socket.emitWithAck('watch', { table: this.#table }) as Promise<Answer<DuelTableState>>,
    );
  }

  move(v: number, move: string, seat: number): Promise<Answer<{ v: number }>> {
    // The id makes it harmless to be heard twice.
    const id = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
    return this.#ask((socket) =>
      socket.emitWithAck('move', { table: this.#table, v, move, seat, id: id.slice(0, 40) }),
    );
  }

  undo(v: number): Promise<Answer<{ v: number }>> {
    return this.#ask((socket) => socket.emitWithAck('undo', { table: this.#table, v }));
  }

  hint(v: number, seat: number): Promise<Answer<readonly Hint[]>> {
    return this.#ask((socket) => socket.emitWithAck('hint', { table: this.#table, v, seat }));
  }

  command(command: TableCommand): Promise<Answer<TableInfo>> {
    return this.#ask((socket) => socket.emitWithAck('table', { table: this.#table, command }));
  }

  chat(text: string): Promise<Answer<ChatMessage>> {
    return this.#ask((socket) => socket.emitWithAck('chat', { table: this.#table, text }));
  }

  close(): void {
    this.#socket.disconnect();
  }

  async #ask<Value>(
    ask: (socket: ReturnType<ClientSocket['timeout']>) => Promise<Answer<Value>>,
  ): Promise<Answer<Value>> {
    try {
      return await ask(this.#socket.timeout(PATIENCE));
    } catch {
      return offline();
    }
  }
}
