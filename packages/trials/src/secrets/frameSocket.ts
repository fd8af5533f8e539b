import { WebSocket } from 'ws';

/** A connection that keeps every frame it receives exactly as it came. */
export class FrameSocket {
  readonly #socket: WebSocket;
  readonly #pending = new Map<number, (answer: string) => void>();
  #frames: string[] = [];
  #lastId = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
  }

  static open(url: string, cookie: string): Promise<FrameSocket> {
    const address = `${url.replace(/^http/, 'ws')}/socket.io/?EIO=4&transport=websocket`;
    const socket = new WebSocket(address, { headers: { cookie }, perMessageDeflate: false });
    const frames = new FrameSocket(socket);
    return new Promise((resolve, reject) => {
      socket.on('error', reject);
      socket.on('message', (data: Buffer) => frames.#receive(data.toString(), () => resolve(frames)));
    });
  }

  /** Sends a command and waits for its answer; both stay among the frames. */
  request(name: string, message: object): Promise<string> {
    const id = ++this.#lastId;
    this.#socket.send(`42${id}${JSON.stringify([name, message])}`);
    return new Promise((resolve) => this.#pending.set(id, resolve));
  }

  /** The frames since the last time somebody asked. What the server sent before it answered is among them. */
  async takeFrames(): Promise<string[]> {
    await this.request('unwatch', { table: 'nosuchtabl' });
    return this.#frames.splice(0);
  }

  /** Leaves a table; whatever came from there is thrown away. */
  async unwatch(table: string): Promise<void> {
    await this.request('unwatch', { table });
    await this.takeFrames();
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
    else this.#addFrame(frame);
  }

  #addFrame(frame: string): void {
    this.#frames.push(frame);
    const [, id] = /^43(\d+)/.exec(frame) ?? [];
    if (id === undefined) return;
    this.#pending.get(Number(id))?.(frame);
    this.#pending.delete(Number(id));
  }
}
