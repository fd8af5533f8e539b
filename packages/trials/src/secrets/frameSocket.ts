import { WebSocket } from 'ws';

/** A connection that keeps every frame it receives exactly as it came. */
export class Wire {
  readonly #socket: WebSocket;
  readonly #asked = new Map<number, (answer: string) => void>();
  #frames: string[] = [];
  #lastAsked = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
  }

  static open(url: string, cookie: string): Promise<Wire> {
    const address = `${url.replace(/^http/, 'ws')}/socket.io/?EIO=4&transport=websocket`;
    const socket = new WebSocket(address, { headers: { cookie }, perMessageDeflate: false });
    const wire = new Wire(socket);
    return new Promise((resolve, reject) => {
      socket.on('error', reject);
      socket.on('message', (data: Buffer) => wire.#receive(data.toString(), () => resolve(wire)));
    });
  }

  /** Sends a command and waits for its answer; both stay among the frames. */
  ask(name: string, message: object): Promise<string> {
    const id = ++this.#lastAsked;
    this.#socket.send(`42${id}${JSON.stringify([name, message])}`);
    return new Promise((resolve) => this.#asked.set(id, resolve));
  }

  /** The frames since the last time somebody asked. What the server sent before it answered is among them. */
  async take(): Promise<string[]> {
    await this.ask('unwatch', { table: 'nosuchtabl' });
    return this.#frames.splice(0);
  }

  /** Leaves a table; whatever came from there is thrown away. */
  async forget(table: string): Promise<void> {
    await this.ask('unwatch', { table });
    await this.take();
  }

  /** Throws away what came so far, without asking the server for anything. */
  drop(): void {
    this.#frames = [];
  }

  close(): void {
    this.#socket.close();
  }

  #receive(frame: string, welcome: () => void): void {
    if (frame === '2') this.#socket.send('3');
    else if (frame.startsWith('0')) this.#socket.send('40');
    else if (frame.startsWith('40')) welcome();
    else this.#keep(frame);
  }

  #keep(frame: string): void {
    this.#frames.push(frame);
    const [, id] = /^43(\d+)/.exec(frame) ?? [];
    if (id === undefined) return;
    this.#asked.get(Number(id))?.(frame);
    this.#asked.delete(Number(id));
  }
}
