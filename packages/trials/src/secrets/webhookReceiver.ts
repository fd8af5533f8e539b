import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** Where webhooks of people lead: it keeps what it is sent. */
export class WebhookReceiver {
  readonly #received = new Map<string, string[]>();
  readonly #server = createServer((request, response) => {
    void text(request).then((body) => {
      const path = request.url ?? '';
      this.#received.set(path, [...(this.#received.get(path) ?? []), body]);
      response.end();
    });
  });

  static async open(): Promise<WebhookReceiver> {
    const receiver = new WebhookReceiver();
    await new Promise<void>((resolve) => receiver.#server.listen(0, '127.0.0.1', resolve));
    return receiver;
  }

  /** As it stands in the configuration. */
  get host(): string {
    return `127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  urlFor(person: number): string {
    return `http://${this.host}/${person}`;
  }

  /** What somebody was told, in the order it came. */
  told(person: number): readonly string[] {
    return this.#received.get(`/${person}`) ?? [];
  }

  /** What all were told since the last time anybody asked, person by person. */
  takeAll(): readonly string[] {
    const told = [...this.#received].flatMap(([path, bodies]) => bodies.map((body) => `${path} ${body}`));
    this.#received.clear();
    return told.toSorted();
  }

  async close(): Promise<void> {
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
