import { connect } from 'node:net';
import type { Rng } from '@pharos/core';
import type { Targets } from './commands.ts';
import { nextRequest } from './requests.ts';
import type { FuzzTally } from './tally.ts';

/** Who announces more than they send gets no answer; we do not wait for the timeout of the server. */
const ANSWER_TIMEOUT_MS = 1500;

/** Sends requests nobody should send, each over a connection of its own, and reads what comes back. */
export class HttpAttacker {
  readonly #port: number;
  readonly #cookies: readonly string[];
  readonly #targets: Targets;
  readonly #tally: FuzzTally;
  readonly #rng: Rng;

  constructor(port: number, cookies: readonly string[], targets: Targets, tally: FuzzTally, rng: Rng) {
    this.#port = port;
    this.#cookies = cookies;
    this.#targets = targets;
    this.#tally = tally;
    this.#rng = rng;
  }

  async attack(count: number): Promise<void> {
    for (let sent = 0; sent < count; sent++) {
      const request = nextRequest(this.#targets, this.#cookies, this.#rng);
      this.#tally.sent++;
      this.#tally.requests++;
      const answer = await this.#exchange(request);
      if (answer === '') this.#tally.unanswered++;
      else this.#check(answer, request.toString('latin1'));
    }
  }

  #exchange(request: Buffer): Promise<string> {
    return new Promise((resolve) => {
      const chunks: Buffer[] = [];
      const socket = connect(this.#port, '127.0.0.1', () => socket.write(request));
      socket.setTimeout(ANSWER_TIMEOUT_MS, () => socket.destroy());
      socket.on('data', (chunk) => chunks.push(chunk));
      socket.on('error', () => socket.destroy());
      socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')));
    });
  }

  /** Refusals are ours, with a code; the library of the sockets numbers its own. */
  #check(answer: string, request: string): void {
    const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(answer) ?? [];
    if (status === undefined) return this.#tally.addFault(`no HTTP: ${answer.slice(0, 100)}`);
    if (Number(status) < 400) return this.#tally.addAnswer('OK', request);
    const [, code] = /"code":"?([A-Z_]+|\d)"?/.exec(answer) ?? [];
    if (code === undefined && !request.startsWith('HEAD '))
      this.#tally.addFault(`${answer.slice(0, 300)} to ${request.slice(0, 200)}`);
    else if (code !== undefined && !/\d/.test(code)) this.#tally.addAnswer(code, request);
  }
}
