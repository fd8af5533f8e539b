import { createHash } from 'node:crypto';
import type { Answer, GameUpdate } from '@pharos/protocol';
import type { SentCommand, Attempt, GameHistory, ReceivedUpdate, RecordSeen, CommandKind } from '../faults/history.ts';

let ticks = 0;

/** Records what happens at one table, as seen by its players. */
export class Recorder {
  readonly label: string;
  readonly beganMs = performance.now();
  readonly commands: SentCommand[] = [];
  readonly updates: ReceivedUpdate[] = [];
  readonly internalErrors: string[] = [];
  readonly guests: string[] = [];
  table = '';
  /** How many moves were made, as far as anybody was shown. */
  version = 0;
  /** When anybody last saw the game go on. */
  progressMs = performance.now();
  #furthest = '';

  constructor(label: string) {
    this.label = label;
  }

  addCommand(guest: string, kind: CommandKind, id: string, text: string): SentCommand {
    const command: SentCommand = { guest, kind, id, text, attempts: [] };
    this.commands.push(command);
    return command;
  }

  addAttempt(command: SentCommand, connection: string): Attempt {
    const attempt: Attempt = {
      connection,
      sent: ++ticks,
      sentMs: performance.now(),
      answered: null,
      answeredMs: null,
      code: null,
      value: null,
    };
    command.attempts.push(attempt);
    return attempt;
  }

  recordAnswer(attempt: Attempt, code: string, value: number | null): void {
    attempt.answered = ++ticks;
    attempt.answeredMs = performance.now();
    attempt.code = code;
    attempt.value = value;
  }

  /** Every answer passes here: one that gives no reason is recorded. */
  checkAnswer(about: string, answer: Answer<unknown>): void {
    if (!answer.ok && answer.problem.code === 'INTERNAL')
      this.internalErrors.push(`${about}: ${answer.problem.detail}`);
  }

  addUpdate(guest: string, connection: string, { v, view, clocks }: GameUpdate): void {
    const seen = fingerprint(view);
    const ms = performance.now();
    this.updates.push({ guest, connection, tick: ++ticks, ms, v, view: seen, left: clocks.left });
    if (seen === this.#furthest) return;
    this.#furthest = seen;
    this.version = v;
    this.progressMs = performance.now();
  }

  history(failure: string | null, record: RecordSeen | null): GameHistory {
    const { table, label, beganMs, guests, commands, updates, internalErrors } = this;
    return { table, label, beganMs, guests, commands, updates, internalErrors, failure, record };
  }
}

export function fingerprint(view: unknown): string {
  return createHash('sha1').update(JSON.stringify(view)).digest('base64').slice(0, 16);
}
