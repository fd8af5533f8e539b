// A server inside the page: it answers requests and the socket of the table.
import type { FakeServer } from '../scenes/setting.ts';

/** The messages of socket.io over a websocket that the client sends and expects. */
const OPEN = '0{"sid":"fake","upgrades":[],"pingInterval":600000,"pingTimeout":600000,"maxPayload":1000000}';
const JOINED = '40{"sid":"fake"}';
const PATH = '/api/v1';

const no = (code: string): unknown => ({ ok: false, problem: { code, detail: '' } });
const yes = (value: unknown): unknown => ({ ok: true, value });

/** Answers what the client asks over HTTP; everything else goes its way. */
export function fakeApi({ api }: FakeServer): void {
  const real = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    if (!pathname.startsWith(PATH)) return real(input, init);
    if (api === null) throw new TypeError('no answer');
    const value = api[pathname.slice(PATH.length)];
    if (value === undefined) return Response.json({ code: 'NOT_FOUND', detail: '' }, { status: 404 });
    return Response.json(value);
  };
}

const isRefusal = (table: NonNullable<FakeServer['table']>): boolean => 'code' in table;

function answerTo(name: string, { table, previews, memory, hints, refusal, pairing, seek }: FakeServer): unknown {
  if (name === 'watch' && table !== null) return isRefusal(table) ? { ok: false, problem: table } : yes(table);
  if (name === 'watchPairing' && pairing) return yes(pairing);
  if (name === 'seek' && seek) return yes(seek);
  if (name === 'previews' && previews) return yes(previews);
  if (name === 'memory' && memory) return yes(memory);
  if (name === 'hint' && hints) return yes(hints);
  if (name === 'move' && refusal) return { ok: false, problem: refusal };
  return no('OFFLINE');
}

/** Stands in for `WebSocket`: on its other end sits the server of the scene. */
export function fakeSockets(server: FakeServer): void {
  let isLost = server.connection === 'never';

  class FakeSocket extends EventTarget {
    binaryType = 'blob';
    readyState = 0;
    bufferedAmount = 0;
    onopen: (() => void) | null = null;
    onmessage: ((message: { data: string }) => void) | null = null;
    onclose: ((reason: { code: number; reason: string }) => void) | null = null;
    onerror: ((error: Event) => void) | null = null;

    constructor() {
      super();
      queueMicrotask(() => (isLost ? this.#break() : this.#open()));
    }

    send(data: string): void {
      if (data === '2') this.#say('3');
      else if (data.startsWith('40')) this.#say(JOINED);
      else if (data.startsWith('42')) this.#hear(data);
    }

    close(): void {
      this.readyState = 3;
      this.onclose?.({ code: 1000, reason: '' });
    }

    #open(): void {
      this.readyState = 1;
      this.onopen?.();
      this.#say(OPEN);
    }

    #break(): void {
      this.onerror?.(new Event('error'));
      this.close();
    }

    #say(data: string): void {
      queueMicrotask(() => this.onmessage?.({ data }));
    }

    #tell(name: string, value: unknown): void {
      this.#say(`42${JSON.stringify([name, value])}`);
    }

    #hear(data: string): void {
      const [, id = '', body = '[]'] = /^42(\d*)(\[.*)$/s.exec(data) ?? [];
      const [name] = JSON.parse(body) as [string];
      if (id !== '') this.#say(`43${id}${JSON.stringify([answerTo(name, server)])}`);
      if (name === 'watch') tell = (event, value) => this.#tell(event, value);
      if (name === 'watch') drop = () => this.#break();
    }
  }

  let tell: (event: string, value: unknown) => void = () => undefined;
  let drop = (): void => undefined;
  goOn = () => {
    for (const update of server.updates ?? []) tell('game', update);
    if (server.connection === 'leaving') tell('goodbye', { reason: 'restart' });
    if (server.connection !== 'lost') return;
    isLost = true;
    drop();
  };
  const constants = { CONNECTING: 0, OPEN: 1, CLOSING: 2, CLOSED: 3 };
  Object.defineProperty(window, 'WebSocket', { value: Object.assign(FakeSocket, constants), writable: true });
}

let goOn = (): void => undefined;

/** What happens at the table once it is shown. */
export const tellTheRest = (): void => goOn();
