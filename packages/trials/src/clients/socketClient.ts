import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer, ClientToServer, GameUpdate, ServerToClient, TableInfo, TableState } from '@pharos/protocol';
import { io, type Socket } from 'socket.io-client';
import { nextStep } from '../../../web/src/table/store/follow.ts';
import type { PlayView } from './openMoves.ts';
import type { Recorder } from './recorder.ts';
import type { Visitor } from './guestClient.ts';

type Update = GameUpdate<PlayView>;
type State = TableState<PlayView>;

/** As long as an answer is waited for. */
const PATIENCE_MS = 4000;

let windows = 0;

/** A window of a visitor at a table: follows the game by the rules of the web client. */
export class Link {
  readonly #visitor: Visitor;
  readonly #recorder: Recorder;
  readonly #socket: Socket<ServerToClient, ClientToServer>;
  readonly #window = ++windows;
  readonly #tell: () => void;
  /** Connections so far: each is a new one to the checker. */
  connections = 0;
  game: Update | null = null;
  info: TableInfo | null = null;
  #isWatching = false;
  #isClosed = false;

  constructor(visitor: Visitor, recorder: Recorder, tell: () => void) {
    this.#visitor = visitor;
    this.#recorder = recorder;
    this.#tell = tell;
    this.#socket = io(visitor.url, {
      transports: ['websocket'],
      extraHeaders: { ...visitor.headers },
      forceNew: true,
      reconnectionDelay: 100,
      reconnectionDelayMax: 1000,
    });
    this.#listen();
  }

  /** Names the connection, so that what is told on it can be told from what was told before. */
  get name(): string {
    return `${this.#window}.${this.connections}`;
  }

  /** One try; null if no answer came. */
  async ask(name: 'move' | 'undo' | 'table' | 'chat', message: object): Promise<Answer<unknown> | null> {
    const request = { ...message, table: this.#recorder.table };
    const socket = this.#socket.timeout(PATIENCE_MS);
    const send = socket.emitWithAck.bind(socket) as (name: string, request: object) => Promise<Answer<unknown>>;
    try {
      const answer = await send(name, request);
      this.#recorder.judge(name, answer);
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

  #comeBack(): void {
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
      this.#recorder.judge('connect', { ok: false, problem: { code: message, detail: 'no connection' } });
      if (message === 'UNAVAILABLE') setTimeout(() => this.#comeBack(), RETRY_MS);
    });
    socket.on('game', (update) => this.#receive(update as Update));
    socket.on('table', (info) => this.#hearOfTable(info));
  }

  /** Answers whether it worked. Taken over within the answer itself: an update may come with the same packet. */
  #watchOnce(): Promise<boolean> {
    const name = this.name;
    return new Promise((resolve) => {
      const request = { table: this.#recorder.table };
      this.#socket.timeout(PATIENCE_MS).emit('watch', request, (error: Error | null, answer: Answer<TableState>) => {
        if (error === null) this.#recorder.judge('watch', answer);
        const isTaken = error === null && answer.ok && name === this.name;
        if (isTaken) this.#adopt(answer.value as State);
        resolve(isTaken);
      });
    });
  }

  #adopt({ table, game }: State): void {
    this.info = table;
    if (game !== null) this.#show(game);
    this.#tell();
  }

  #receive(update: Update): void {
    this.#recorder.hear(this.#visitor.id, this.name, update);
    const step = nextStep(this.game?.v ?? null, update);
    if (step === 'resync') void this.watch();
    if (step === 'resync' || step === 'ignore') return;
    this.game = update;
    this.#tell();
  }

  #show(game: Update): void {
    this.#recorder.hear(this.#visitor.id, this.name, game);
    this.game = game;
  }

  #hearOfTable(info: TableInfo): void {
    this.info = info;
    if (info.phase !== 'waiting' && this.game === null) void this.watch();
    this.#tell();
  }
}

const RETRY_MS = 300;
