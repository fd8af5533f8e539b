import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer } from '@pharos/protocol';
import { UNSETTLED, type Asked, type Wish } from '../faults/history.ts';
import type { Link } from './socketClient.ts';
import type { Recorder } from './recorder.ts';
import type { Visitor } from './guestClient.ts';

const PAUSE_MS = 150;

/** Ways to send a command: HTTP, or a window. */
export type Way = 'http' | Link;

/** A command on its way: the same words and the same id however often it is sent. */
export interface Letter {
  readonly asked: Asked;
  readonly body: object;
}

/** Carries the commands of one visitor to the table and writes down what comes back. */
export class Courier {
  readonly #visitor: Visitor;
  readonly #recorder: Recorder;
  readonly #end: AbortSignal;
  #count = 0;

  constructor(visitor: Visitor, recorder: Recorder, end: AbortSignal) {
    this.#visitor = visitor;
    this.#recorder = recorder;
    this.#end = end;
  }

  write(what: Wish, text: string, body: object): Letter {
    const id = `c${++this.#count}`;
    const asked = this.#recorder.ask(this.#visitor.id, what, id, text);
    return { asked, body: { ...body, id } };
  }

  /** One try; null if no answer came. */
  async send({ asked, body }: Letter, way: Way): Promise<Answer<unknown> | null> {
    const attempt = this.#recorder.send(asked, way === 'http' ? 'http' : way.name);
    const answer = await (way === 'http'
      ? this.#post(asked.what, body)
      : way.ask(asked.what, socketBody(asked.what, body)));
    if (answer !== null) this.#recorder.answer(attempt, codeOf(answer), numberIn(answer));
    return answer;
  }

  /** Tries until there is an answer that settles it, or the game has been given up. */
  async deliver(letter: Letter, ways: readonly [Way, ...Way[]]): Promise<Answer<unknown> | null> {
    for (let tries = 0; !this.#end.aborted; tries++) {
      const answer = await this.send(letter, ways[tries % ways.length]);
      if (answer !== null && (answer.ok || !UNSETTLED.has(answer.problem.code))) return answer;
      await sleep(PAUSE_MS);
    }
    return null;
  }

  #post(what: Wish, body: object): Promise<Answer<unknown> | null> {
    const path = `/tables/${this.#recorder.table}`;
    return this.#visitor.send('POST', what === 'table' ? path : `${path}/${what}`, body);
  }
}

function socketBody(what: Wish, body: object): object {
  return what === 'table' ? { command: body } : body;
}

function codeOf(answer: Answer<unknown>): string {
  return answer.ok ? 'OK' : answer.problem.code;
}

/** The version after a move or an undo, the number of a message. */
function numberIn(answer: Answer<unknown>): number | null {
  const value = answer.ok ? (answer.value as { v?: unknown; id?: unknown }) : {};
  const number = value.v ?? value.id;
  return typeof number === 'number' ? number : null;
}
