import { createHash } from 'node:crypto';
import type { Answer, GameUpdate } from '@pharos/protocol';
import type { Asked, Attempt, GameHistory, Heard, RecordSeen, Wish } from '../faults/history.ts';

let ticks = 0;

/** Writes down what happens at one table, as seen by its players. */
export class Recorder {
  readonly label: string;
  readonly beganMs = performance.now();
  readonly asked: Asked[] = [];
  readonly heard: Heard[] = [];
  readonly unexplained: string[] = [];
  readonly guests: string[] = [];
  table = '';
  /** How many moves were made, as far as anybody has heard. */
  version = 0;
  /** When anybody last saw the game go on. */
  progressMs = performance.now();
  #furthest = '';

  constructor(label: string) {
    this.label = label;
  }

  ask(guest: string, what: Wish, id: string, text: string): Asked {
    const asked: Asked = { guest, what, id, text, attempts: [] };
    this.asked.push(asked);
    return asked;
  }

  send(asked: Asked, connection: string): Attempt {
    const attempt: Attempt = {
      connection,
      sent: ++ticks,
      sentMs: performance.now(),
      answered: null,
      answeredMs: null,
      code: null,
      value: null,
    };
    asked.attempts.push(attempt);
    return attempt;
  }

  answer(attempt: Attempt, code: string, value: number | null): void {
    attempt.answered = ++ticks;
    attempt.answeredMs = performance.now();
    attempt.code = code;
    attempt.value = value;
  }

  /** Every answer passes here: one that gives no reason is written down. */
  judge(about: string, answer: Answer<unknown>): void {
    if (!answer.ok && answer.problem.code === 'INTERNAL') this.unexplained.push(`${about}: ${answer.problem.detail}`);
  }

  hear(guest: string, connection: string, { v, view, clocks }: GameUpdate): void {
    const seen = fingerprint(view);
    const ms = performance.now();
    this.heard.push({ guest, connection, tick: ++ticks, ms, v, view: seen, left: clocks.left });
    if (seen === this.#furthest) return;
    this.#furthest = seen;
    this.version = v;
    this.progressMs = performance.now();
  }

  history(trouble: string | null, record: RecordSeen | null): GameHistory {
    const { table, label, beganMs, guests, asked, heard, unexplained } = this;
    return { table, label, beganMs, guests, asked, heard, unexplained, trouble, record };
  }
}

export function fingerprint(view: unknown): string {
  return createHash('sha1').update(JSON.stringify(view)).digest('base64').slice(0, 16);
}
