import { writeSync } from 'node:fs';

/** A reader who has seen enough, as in `| head`, is no error. */
export function leaveWhenNobodyReads(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(0);
  });
}

export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

export function printJson(value: unknown): void {
  print(JSON.stringify(value));
}

/** For the person, not for a pipe. */
export function note(text: string): void {
  process.stderr.write(`${text}\n`);
}

/** A line that is written over until the work is done; only on a terminal. */
export class Progress {
  readonly #label: string;
  #shownAt = Date.now();
  #isShown = false;

  constructor(label: string) {
    this.#label = label;
  }

  /** Shows how far the work is, a few times a second at most; `done` is 0 … 1. */
  show(done: number): void {
    const now = Date.now();
    if (!process.stderr.isTTY || now - this.#shownAt < 100) return;
    this.#shownAt = now;
    this.#isShown = true;
    this.#write(`\r\u001b[2K${this.#label} ${Math.floor(100 * done)} %`);
  }

  clear(): void {
    if (this.#isShown) this.#write('\r\u001b[2K');
  }

  /** At once, because the work that follows leaves no time for a queued write. */
  #write(text: string): void {
    try {
      writeSync(process.stderr.fd, text);
    } catch {
      // A terminal that is busy misses one update.
    }
  }
}
