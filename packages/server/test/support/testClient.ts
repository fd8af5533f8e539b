import type { DuelEvent, DuelView } from '@pharos/duel';
import type {
  Answer,
  ChatMessage,
  ClientToServer,
  GameUpdate,
  Guest,
  MoveCommand,
  NewTable,
  OwnPlan,
  OwnSeek,
  Pairing,
  Refused,
  SeekCommand,
  ServerToClient,
  TableCommand,
  TableInfo,
  TableState,
} from '@pharos/protocol';
import { updateAfter } from '@pharos/protocol/viewChanges';
import { io, type Socket } from 'socket.io-client';

export type Update = GameUpdate<DuelView, DuelEvent>;
export type State = TableState<DuelView, DuelEvent>;
type Reply<Value> = { readonly status: number; readonly body: Value; readonly headers: Headers };

/** Somebody with a browser: a cookie, requests, sockets. */
export class TestClient {
  readonly url: string;
  readonly cookie: string;
  readonly guest: Guest;
  readonly #sockets: TestSocket[] = [];

  private constructor(url: string, cookie: string, guest: Guest) {
    this.url = url;
    this.cookie = cookie;
    this.guest = guest;
  }

  static async create(url: string, name?: string): Promise<TestClient> {
    const answer = await fetch(`${url}/api/v1/me`);
    const cookie = answer.headers.getSetCookie()[0].split(';')[0];
    const client = new TestClient(url, cookie, (await answer.json()) as Guest);
    if (name !== undefined) await client.send('PATCH', '/me', { name });
    return client;
  }

  /** Somebody who was here before, with the cookie they got then. */
  static of(url: string, cookie: string, guest: Guest): TestClient {
    return new TestClient(url, cookie, guest);
  }

  /** The same person, at another server. */
  at(url: string): TestClient {
    return new TestClient(url, this.cookie, this.guest);
  }

  /** Whoever the answer to a request made of this browser. */
  after({ headers }: Pick<Reply<unknown>, 'headers'>): TestClient {
    return this.with(headers.getSetCookie()[0].split(';')[0]);
  }

  /** The same person with another cookie. */
  with(cookie: string): TestClient {
    return new TestClient(this.url, cookie, this.guest);
  }

  async get<Value>(path: string): Promise<Reply<Value>> {
    return reply(await fetch(`${this.url}/api/v1${path}`, { headers: { cookie: this.cookie } }));
  }

  async send<Value>(
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body: unknown,
    headers: Record<string, string> = {},
  ): Promise<Reply<Value>> {
    return reply(
      await fetch(`${this.url}/api/v1${path}`, {
        method,
        headers: { cookie: this.cookie, 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    );
  }

  /** Opens a table and answers its state; fails the test if refused. */
  async open(plan: Partial<NewTable> = {}): Promise<State> {
    const table: NewTable = { game: 'duel', seats: [{ kind: 'host' }, { kind: 'open' }], drawSeats: false, ...plan };
    return expectOk(await this.send<State>('POST', '/tables', table));
  }

  async command(table: string, command: TableCommand): Promise<TableInfo> {
    return expectOk(await this.send<TableInfo>('POST', `/tables/${table}`, command));
  }

  /** Asks for something and answers what came of it; fails the test if refused. */
  async ask<Value>(path: string, body: unknown = {}): Promise<Value> {
    return expectOk(await this.send<Value>('POST', path, body));
  }

  /** Asks for something that must be refused; answers why. */
  async refusal(path: string, body: unknown): Promise<string> {
    const { status, body: problem } = await this.send<Refused>('POST', path, body);
    if (status < 400) throw new Error(`${path} was not refused`);
    return problem.code;
  }

  /** Another window or device. */
  async connect(): Promise<TestSocket> {
    const connection = await TestSocket.open(this.url, { cookie: this.cookie });
    this.#sockets.push(connection);
    return connection;
  }

  closeSockets(): void {
    for (const socket of this.#sockets) socket.close();
  }
}

/** A socket that remembers what it was told. */
export class TestSocket {
  readonly socket: Socket<ServerToClient, ClientToServer>;
  readonly updates: Update[] = [];
  readonly tables: TableInfo[] = [];
  readonly messages: ChatMessage[] = [];
  readonly plans: OwnPlan[] = [];
  readonly seeks: OwnSeek[] = [];
  readonly pairings: Pairing[] = [];
  #listeners = new Set<() => void>();
  readonly #latest = new Map<string, GameUpdate>();

  private constructor(socket: Socket<ServerToClient, ClientToServer>) {
    this.socket = socket;
    socket.on('game', (update) => this.#note(() => this.#add(update)));
    socket.on('change', (change) => {
      const update = updateAfter(this.#latest.get(change.table) ?? null, change);
      if (update === null) throw new Error('a change came that cannot be followed');
      this.#note(() => this.#add(update));
    });
    socket.on('table', (info) => this.#note(() => this.tables.push(info)));
    socket.on('plan', (plan) => this.#note(() => this.plans.push(plan)));
    socket.on('seek', (own) => this.#note(() => this.seeks.push(own)));
    socket.on('pairing', (pairing) => this.#note(() => this.pairings.push(pairing)));
    socket.on('chat', ({ message }) => this.#note(() => this.messages.push(message)));
  }

  static async open(url: string, headers: Record<string, string>, auth: object = {}): Promise<TestSocket> {
    const socket: Socket<ServerToClient, ClientToServer> = io(url, {
      transports: ['websocket'],
      extraHeaders: headers,
      auth,
      reconnection: false,
      forceNew: true,
    });
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', () => resolve());
      socket.once('connect_error', (error) => {
        socket.close();
        reject(error);
      });
    });
    return new TestSocket(socket);
  }

  close(): void {
    this.socket.close();
  }

  /** Unless told otherwise, like the web client: what is new comes as changes, which make whole updates again. */
  async watch(table: string, changes = true): Promise<State> {
    return (await retryWhenLimited(() => this.#watch(table, changes))) as State;
  }

  /** Taken over within the answer itself: an update may come with the same packet. */
  #watch(table: string, changes: boolean): Promise<Answer<TableState>> {
    return new Promise((resolve) => {
      this.socket.emit('watch', { table, changes }, (answer) => {
        if (answer.ok && answer.value.game !== null) this.#latest.set(table, answer.value.game);
        resolve(answer);
      });
    });
  }

  #add(update: GameUpdate): void {
    this.#latest.set(update.table, update);
    this.updates.push(update as unknown as Update);
  }

  async move(table: string, v: number, move: string, more: Partial<MoveCommand> = {}): Promise<Answer<{ v: number }>> {
    return this.socket.emitWithAck('move', { table, v, move, ...more });
  }

  /** Looks for others; answers the table if they are there already. */
  async seek(wish: Partial<SeekCommand> = {}): Promise<string | null> {
    return valueOf(await this.socket.emitWithAck('seek', { kind: 'duel', pace: 'quick', ...wish })).seek?.table ?? null;
  }

  /** The table for which others were found. */
  async paired(): Promise<string> {
    return this.until(() => this.seeks.at(-1)?.seek?.table ?? undefined);
  }

  /** Sends what no honest client sends. */
  async raw(name: string, message: unknown): Promise<Answer<unknown>> {
    const send = this.socket.emitWithAck.bind(this.socket) as unknown as (
      name: string,
      message: unknown,
    ) => Promise<Answer<unknown>>;
    return send(name, message);
  }

  /** Waits until something is so. */
  async until<Value>(look: () => Value | undefined | false, ms = 5000): Promise<Value> {
    const found = look();
    if (found !== undefined && found !== false) return found;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#listeners.delete(check);
        reject(new Error('waited in vain'));
      }, ms);
      const check = (): void => {
        const value = look();
        if (value === undefined || value === false) return;
        clearTimeout(timer);
        this.#listeners.delete(check);
        resolve(value);
      };
      this.#listeners.add(check);
    });
  }

  #note(add: () => void): void {
    add();
    for (const check of this.#listeners) check();
  }
}

/** The first legal move of a view that may choose. */
export function firstMove(update: Update | null): string {
  const choice = update?.view.decision?.choices?.at(0);
  if (choice === undefined) throw new Error('there is nothing to choose');
  return choice.move;
}

export function valueOf<Value>(answer: Answer<Value>): Value {
  if (!answer.ok) throw new Error(`${answer.problem.code}: ${answer.problem.detail}`);
  return answer.value;
}

/** A test is faster than anybody with a mouse: asks again until it is not too fast any more. */
export async function retryWhenLimited<Value>(ask: () => Promise<Answer<Value>>): Promise<Value> {
  for (;;) {
    const answer = await ask();
    if (codeOf(answer) !== 'RATE_LIMITED') return valueOf(answer);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

export function codeOf(answer: Answer<unknown>): string {
  return answer.ok ? 'OK' : answer.problem.code;
}

async function reply<Value>(answer: Response): Promise<Reply<Value>> {
  return { status: answer.status, body: (await answer.json()) as Value, headers: answer.headers };
}

function expectOk<Value>({ status, body }: Reply<Value>): Value {
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body;
}
