import type { GameEvent, Memory } from '@pharos/core';
import type {
  Answer,
  ChatMessage,
  ClientToServer,
  GameChange,
  GameUpdate,
  Hint,
  PartnerMessage,
  Previews,
  ServerToClient,
  TableCommand,
  TableInfo,
  TableState,
} from '@pharos/protocol';
import { updateAfter } from '@pharos/protocol/viewChanges';
import { io, type Socket } from 'socket.io-client';
import type { AnyView, Link, LinkHandlers } from '../table/store/link.ts';
import { me, offline } from './api.ts';
import { contributionFor, noteDeal } from './dealContributions.ts';
import { commandId, withRetries } from './retry.ts';

type ClientSocket = Socket<ServerToClient, ClientToServer>;
type Handlers = LinkHandlers<AnyView, GameEvent>;
type State = TableState<AnyView>;

/** Long enough for a slow phone, short enough to ask again. */
const ANSWER_MS = 5000;
/** Before a server that could not let us in is asked again. */
const RECONNECT_MS = 1000;
/** Before somebody who asked too often asks again. */
const CALM_DOWN_MS = 1000;

/** A table of the server. The socket comes back by itself; what was missed is asked for by `watch`. */
export class NetLink implements Link<AnyView, GameEvent> {
  readonly #table: string;
  readonly #socket: ClientSocket = io({ transports: ['websocket'], autoConnect: false, reconnectionDelayMax: 5000 });
  #reconnect: ReturnType<typeof setTimeout> | undefined;
  #isContributing = false;
  /** The last update, which changes refer to. */
  #last: GameUpdate<AnyView> | null = null;
  /** How many answers to `watch` are on their way, and the newest step that could not be followed meanwhile. */
  #watching = 0;
  #missed = -1;

  constructor(table: string) {
    this.#table = table;
  }

  open(handlers: Handlers): void {
    const socket = this.#socket;
    const here = (table: string): boolean => table === this.#table;
    socket.on('game', (update) => here(update.table) && isReadable(update) && this.#follow(update, handlers));
    socket.on('change', (change) => here(change.table) && this.#receiveChange(change, handlers));
    socket.on('table', (info) => {
      if (!here(info.id)) return;
      this.#contribute(info);
      handlers.table(info);
    });
    socket.on('chat', ({ table, message }) => here(table) && handlers.chat(message));
    socket.on('partner', ({ table, messages }) => here(table) && handlers.partner(messages));
    socket.on('plan', (plan) => here(plan.table) && handlers.plan(plan));
    socket.on('goodbye', () => handlers.goodbye());
    socket.on('disconnect', () => handlers.online(false));
    socket.io.on('reconnect', () => handlers.online(true));
    socket.on('connect_error', ({ message }) => this.#reconnectLater(message, handlers));
    // The cookie must be there before the socket shows it.
    void me().then(() => socket.connect());
  }

  /** As long as the server is there but cannot look, asks on. */
  async watch(): Promise<Answer<State>> {
    this.#watching++;
    try {
      for (;;) {
        const answer = await this.#look();
        if (answer.ok) {
          if (!this.#isOvertaken(answer.value)) return answer;
        } else if (answer.problem.code === 'RATE_LIMITED') {
          await new Promise((resolve) => setTimeout(resolve, CALM_DOWN_MS));
        } else if (answer.problem.code !== 'UNAVAILABLE' || !this.#socket.connected) return answer;
      }
    } finally {
      this.#watching--;
    }
  }

  async #look(): Promise<Answer<State>> {
    const answer = await this.#ask<TableState>((socket) =>
      socket.emitWithAck('watch', { table: this.#table, changes: true }),
    );
    if (!answer.ok) return answer;
    this.#contribute(answer.value.table);
    const state = readState(answer.value);
    if (state.ok) this.#last = state.value.game;
    return state;
  }

  /** Whether the game has gone on since, by steps that could not be followed. */
  #isOvertaken({ game }: State): boolean {
    const isOvertaken = (game?.at ?? Infinity) < this.#missed;
    this.#missed = -1;
    return isOvertaken;
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

  /** Asked once: the table can do without them, and the next position has others. */
  previews(v: number, seat: number): Promise<Answer<Previews>> {
    const message = { table: this.#table, v, seat };
    return this.#socket.timeout(ANSWER_MS).emitWithAck('previews', message).catch(offline);
  }

  /** Asked once: whoever still looks asks again in the next position. */
  memory(v: number, seat: number): Promise<Answer<Memory>> {
    const message = { table: this.#table, v, seat };
    return this.#socket.timeout(ANSWER_MS).emitWithAck('memory', message).catch(offline);
  }

  async command(command: TableCommand): Promise<Answer<TableInfo>> {
    const message = { table: this.#table, command: { ...command, id: commandId() } };
    const answer = await this.#ask<TableInfo>((socket) => socket.emitWithAck('table', message));
    if (answer.ok && answer.value.id === this.#table) this.#contribute(answer.value);
    return answer;
  }

  chat(text: string): Promise<Answer<ChatMessage>> {
    const message = { table: this.#table, text, id: commandId() };
    return this.#ask((socket) => socket.emitWithAck('chat', message));
  }

  /** The same thing told twice is told once. */
  tellPartner(
    v: number,
    told: { text: string; withdraw: boolean; seat: number },
  ): Promise<Answer<readonly PartnerMessage[]>> {
    return this.#ask((socket) => socket.emitWithAck('tellPartner', { table: this.#table, v, ...told }));
  }

  close(): void {
    clearTimeout(this.#reconnect);
    this.#socket.disconnect();
  }

  #follow(update: GameUpdate<AnyView>, handlers: Handlers): void {
    this.#last = update;
    handlers.game(update);
  }

  /** After something was missed everything is asked for again: once, however many changes come before the answer. */
  #receiveChange(change: GameChange, handlers: Handlers): void {
    const update = updateAfter(this.#last, change);
    if (update !== null) {
      this.#follow(update, handlers);
      return;
    }
    this.#missed = Math.max(this.#missed, change.at);
    if (this.#watching === 0) handlers.online(true);
  }

  /** Adds to the deal as soon as we sit and the server has committed itself. */
  #contribute(info: TableInfo): void {
    noteDeal(info);
    const contribution = this.#isContributing ? null : contributionFor(info);
    if (contribution === null) return;
    this.#isContributing = true;
    // Another window may have been faster: then its contribution holds.
    void this.command({ do: 'contribute', contribution }).finally(() => (this.#isContributing = false));
  }

  /** Whom the server itself turned away does not come back by itself. */
  #reconnectLater(why: string, handlers: Handlers): void {
    if (why !== 'UNAVAILABLE') return;
    this.#socket.once('connect', () => handlers.online(true));
    this.#reconnect = setTimeout(() => this.#socket.connect(), RECONNECT_MS * (1 + Math.random()));
  }

  /** What was asked when the connection broke is asked again when it is back. */
  #ask<Value>(ask: (socket: ReturnType<ClientSocket['timeout']>) => Promise<Answer<Value>>): Promise<Answer<Value>> {
    return withRetries(() => ask(this.#socket.timeout(ANSWER_MS)).catch(offline));
  }
}

/** Whether a view says of which game it is; everything else about it is that game's affair. */
function isReadable(update: GameUpdate): update is GameUpdate<AnyView> {
  const { view } = update;
  return typeof view === 'object' && view !== null && 'game' in view && typeof view.game === 'string';
}

function readState({ game, ...state }: TableState): Answer<State> {
  if (game === null || isReadable(game)) return { ok: true, value: { ...state, game } };
  return { ok: false, problem: { code: 'UNKNOWN_GAME', detail: 'the view does not say of which game it is' } };
}
