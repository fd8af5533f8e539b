import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer } from '@pharos/protocol';
import { UNCERTAIN_CODES, type SentCommand, type CommandKind } from '../faults/history.ts';
import type { SocketClient } from './socketClient.ts';
import type { Recorder } from './recorder.ts';
import type { GuestClient } from './guestClient.ts';

const PAUSE_MS = 150;

/** How a command is sent: by HTTP, or by a socket. */
export type Transport = 'http' | SocketClient;

/** A command and its body: the same id however often it is sent. */
export interface Command {
  readonly sent: SentCommand;
  readonly body: object;
}

/** Sends the commands of one guest to the table and records what comes back. */
export class CommandSender {
  readonly #client: GuestClient;
  readonly #recorder: Recorder;
  readonly #end: AbortSignal;
  #count = 0;

  constructor(client: GuestClient, recorder: Recorder, end: AbortSignal) {
    this.#client = client;
    this.#recorder = recorder;
    this.#end = end;
  }

  create(kind: CommandKind, text: string, body: object): Command {
    const id = `c${++this.#count}`;
    const sent = this.#recorder.addCommand(this.#client.id, kind, id, text);
    return { sent, body: { ...body, id } };
  }

  /** One try; null if no answer came. */
  async send({ sent, body }: Command, transport: Transport): Promise<Answer<unknown> | null> {
    const attempt = this.#recorder.addAttempt(sent, transport === 'http' ? 'http' : transport.name);
    const answer = await (transport === 'http'
      ? this.#post(sent.kind, body)
      : transport.request(sent.kind, socketBody(sent.kind, body)));
    if (answer !== null) this.#recorder.recordAnswer(attempt, answerCode(answer), answerNumber(answer));
    return answer;
  }

  /** Tries until there is an answer that settles it, or the game has been given up. */
  async sendUntilSettled(
    command: Command,
    transports: readonly [Transport, ...Transport[]],
  ): Promise<Answer<unknown> | null> {
    for (let attempt = 0; !this.#end.aborted; attempt++) {
      const answer = await this.send(command, transports[attempt % transports.length]);
      if (answer !== null && (answer.ok || !UNCERTAIN_CODES.has(answer.problem.code))) return answer;
      await sleep(PAUSE_MS);
    }
    return null;
  }

  #post(kind: CommandKind, body: object): Promise<Answer<unknown> | null> {
    const path = `/tables/${this.#recorder.table}`;
    return this.#client.send('POST', kind === 'table' ? path : `${path}/${kind}`, body);
  }
}

function socketBody(kind: CommandKind, body: object): object {
  return kind === 'table' ? { command: body } : body;
}

function answerCode(answer: Answer<unknown>): string {
  return answer.ok ? 'OK' : answer.problem.code;
}

/** The version after a move or an undo, the number of a message. */
function answerNumber(answer: Answer<unknown>): number | null {
  const value = answer.ok ? (answer.value as { v?: unknown; id?: unknown }) : {};
  const number = value.v ?? value.id;
  return typeof number === 'number' ? number : null;
}
