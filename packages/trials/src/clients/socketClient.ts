import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer, ClientToServer, GameUpdate, ServerToClient, TableInfo, TableState } from '@pharos/protocol';
import { nextStep } from '@pharos/protocol/follow';
import { updateAfter } from '@pharos/protocol/viewChanges';
import type { Socket } from 'socket.io-client';
import type { PlayView } from './openMoves.ts';
import type { Recorder } from './recorder.ts';
import type { GuestClient } from './guestClient.ts';
import { openSocket } from './openSocket.ts';

type Update = GameUpdate<PlayView>;
type State = TableState<PlayView>;

/** As long as an answer is waited for. */
const ANSWER_TIMEOUT_MS = 4000;

let windows = 0;

/** A socket of a guest that watches a table, by the rules of the web client. */
export class SocketClient {
  readonly #client: GuestClient;
  readonly #recorder: Recorder;
  readonly #socket: Socket<ServerToClient, ClientToServer>;
  readonly #window = ++windows;
  readonly #onChange: () => void;
  /** Connections so far: each is a new one to the checker. */
  connections = 0;
  game: Update | null = null;
  /** The last one that came, which changes refer to. */
  #latest: Update | null = null;
  info: TableInfo | null = null;
  #isWatching = false;
  #isClosed = false;

  constructor(client: GuestClient, recorder: Recorder, onChange: () => void) {
    this.#client = client;
    this.#recorder = recorder;
    this.#onChange = onChange;
    this.#socket = openSocket(client);
    this.#listen();
  }

  /** Names the connection, so that what comes on it can be told from what came before. */
  get name(): string {
    return `${this.#window}.${this.connections}`;
  }

  /** One try; null if no answer came. */
  async request(name: 'move' | 'undo' | 'table' | 'chat', message: object): Promise<Answer<unknown> | null> {
    const request = { ...message, table: this.#recorder.table };
    const socket = this.#socket.timeout(ANSWER_TIMEOUT_MS);
    const send = socket.emitWithAck.bind(socket) as (name: string, request: object) => Promise<Answer<unknown>>;
    try {
      const answer = await send(name, request);
      this.#recorder.checkAnswer(name, answer);
      return answer;
    } catch {
      return null;
    }
  }

  /** Asks for everything again, until it is answered. */
  async watch(): Promise<void> {
    if (this.#isWatching) return;
    this.#isWatching = true;
    while (this.#socket.connected && !(await this.#watchOnce())) await sleep(RETRY_MS);
    this.#isWatching = false;
  }

  /** The connection breaks; it comes back by itself. */
  drop(): void {
    this.#socket.io.engine?.close();
  }

  close(): void {
    this.#isClosed = true;
    this.#socket.disconnect();
  }

  #reconnect(): void {
    if (!this.#isClosed) this.#socket.connect();
  }

  #listen(): void {
    const socket = this.#socket;
    socket.on('connect', () => {
      this.connections++;
      void this.watch();
    });
    // Like the web client: whom the server itself turned away does not come back by itself.
    socket.on('connect_error', ({ message }) => {
      this.#recorder.checkAnswer('connect', { ok: false, problem: { code: message, detail: 'no connection' } });
      if (message === 'UNAVAILABLE') setTimeout(() => this.#reconnect(), RETRY_MS);
    });
    socket.on('game', (update) => this.#receive(update as Update));
    socket.on('change', (change) => {
      this.#latest = updateAfter(this.#latest, change);
      if (this.#latest === null) void this.watch();
      else this.#receive(this.#latest);
    });
    socket.on('table', (info) => this.#receiveTable(info));
  }

  /** Answers whether it worked. Taken over within the answer itself: an update may come with the same packet. */
  #watchOnce(): Promise<boolean> {
    const name = this.name;
    return new Promise((resolve) => {
      const request = { table: this.#recorder.table, changes: true };
      this.#socket
        .timeout(ANSWER_TIMEOUT_MS)
        .emit('watch', request, (error: Error | null, answer: Answer<TableState>) => {
          if (error === null) this.#recorder.checkAnswer('watch', answer);
          const isTaken = error === null && answer.ok && name === this.name;
          if (isTaken) this.#adopt(answer.value as State);
          resolve(isTaken);
        });
    });
  }

  #adopt({ table, game }: State): void {
    this.info = table;
    if (game !== null) this.#show(game);
    this.#onChange();
  }

  #receive(update: Update): void {
    this.#latest = update;
    this.#recorder.addUpdate(this.#client.id, this.name, update);
    const step = nextStep(this.game?.v ?? null, update);
    if (step === 'resync') void this.watch();
    if (step === 'resync' || step === 'ignore') return;
    this.game = update;
    this.#onChange();
  }

  #show(game: Update): void {
    this.#latest = game;
    this.#recorder.addUpdate(this.#client.id, this.name, game);
    this.game = game;
  }

  #receiveTable(info: TableInfo): void {
    this.info = info;
    if (info.phase !== 'waiting' && this.game === null) void this.watch();
    this.#onChange();
  }
}

const RETRY_MS = 300;
