import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Notice, PushSubscription } from '@pharos/protocol';

/** A browser that is subscribed to push messages, and can read them. */
export class PushedBrowser {
  readonly #keys = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  readonly #endpoint: string;

  constructor(endpoint: string) {
    this.#endpoint = endpoint;
    this.#keys.generateKeys();
  }

  get subscription(): PushSubscription {
    const p256dh = this.#keys.getPublicKey().toString('base64url');
    return { endpoint: this.#endpoint, keys: { p256dh, auth: this.#auth.toString('base64url') } };
  }

  /** Reads a message by RFC 8291. */
  read(body: Buffer): Notice {
    const [salt, sender] = [body.subarray(0, 16), body.subarray(21, 21 + body[20])];
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#keys.getPublicKey(), sender]);
    const derive = (key: Buffer, salted: Buffer, text: Buffer, length: number): Buffer =>
      Buffer.from(hkdfSync('sha256', key, salted, text, length));
    const shared = derive(this.#keys.computeSecret(sender), this.#auth, info, 32);
    const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const sealed = body.subarray(21 + body[20]);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString()) as Notice;
  }
}

export interface ReceivedRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A service on this machine that takes what it is sent, and answers as it is told. */
export class LocalService {
  readonly received: ReceivedRequest[] = [];
  /** What the next requests are answered; 201 when there is nothing left. */
  readonly answers: number[] = [];
  /** Where answers that lead elsewhere lead. */
  location: string | null = null;
  /** Requests whose path begins so are answered only when somebody says so. */
  silentAt: string | null = null;
  readonly #unanswered: (() => void)[] = [];
  readonly #server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const path = request.url ?? '';
      this.received.push({ path, headers: request.headers, body: Buffer.concat(parts) });
      const answer = (): void => {
        response.statusCode = this.answers.shift() ?? 201;
        if (this.location !== null) response.setHeader('location', this.location);
        response.end();
      };
      if (this.silentAt !== null && path.startsWith(this.silentAt)) this.#unanswered.push(answer);
      else answer();
    });
  });

  static async open(): Promise<LocalService> {
    const service = new LocalService();
    await new Promise<void>((resolve) => service.#server.listen(0, '127.0.0.1', resolve));
    return service;
  }

  /** As it stands in the configuration. */
  get host(): string {
    return `127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  get url(): string {
    return `http://${this.host}`;
  }

  /** Answers all that was left without an answer. */
  answerAll(): void {
    for (const answer of this.#unanswered.splice(0)) answer();
  }

  to(path: string): ReceivedRequest[] {
    return this.received.filter((request) => request.path.split('?')[0] === path);
  }

  async close(): Promise<void> {
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
