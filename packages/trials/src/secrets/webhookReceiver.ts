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

  /** What somebody was told since the last time anybody asked; what others were told is thrown away. */
  take(person: number): readonly string[] {
    const told = this.told(person);
    this.#received.clear();
    return told;
  }

  async close(): Promise<void> {
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
