import { WebSocket } from 'ws';

type Headers = Readonly<Record<string, string>>;

/**
 * One player's connection, spoken in the frames of Socket.IO. The usual client parses every view it gets; five thousand
 * of them would cost more than the server they are to measure.
 */
export class RawSocket {
  /** Called for every message that is no answer, with its text. */
  onMessage: (text: string) => void = () => undefined;
  readonly #socket: WebSocket;
  readonly #pending = new Map<number, (answer: string) => void>();
  #lastId = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
  }

  static open(url: string, headers: Headers): Promise<RawSocket> {
    const address = `${url.replace(/^http/, 'ws')}/socket.io/?EIO=4&transport=websocket`;
    const socket = new WebSocket(address, { headers, perMessageDeflate: false });
    const raw = new RawSocket(socket);
    return new Promise((resolve, reject) => {
      socket.on('error', reject);
      socket.on('close', (code) => reject(new Error(`the connection was closed: ${code}`)));
      socket.on('message', (data: Buffer) =>
        raw.#receive(data.toString(), {
          welcome: () => resolve(raw),
          refuse: (why) => reject(new Error(`the connection was refused: ${why}`)),
        }),
      );
    });
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  /** Sends a command; answers the acknowledgement, unparsed: `[{"ok":true,…}]`. */
  request(name: string, message: object): Promise<string> {
    const id = ++this.#lastId;
    this.#socket.send(`42${id}${JSON.stringify([name, message])}`);
    return new Promise((resolve) => this.#pending.set(id, resolve));
  }

  close(): void {
    this.#socket.close();
  }

  #receive(text: string, { welcome, refuse }: { welcome: () => void; refuse: (why: string) => void }): void {
    if (text === '2') this.#socket.send('3');
    else if (text.startsWith('0')) this.#socket.send('40');
    else if (text.startsWith('40')) welcome();
    else if (text.startsWith('44')) refuse(text);
    else if (text.startsWith('43')) this.#answer(text);
    else this.onMessage(text);
  }

  #answer(text: string): void {
    const start = text.indexOf('[');
    const id = Number(text.slice(2, start));
    this.#pending.get(id)?.(text.slice(start));
    this.#pending.delete(id);
  }
}
