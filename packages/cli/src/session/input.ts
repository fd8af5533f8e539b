import { createInterface, type Interface } from 'node:readline';

/** Where a person's lines come from, one at a time; null once there are no more. */
export interface LineReader {
  ask(prompt: string): Promise<string | null>;
}

/** Lines from a terminal or a pipe; Ctrl-C ends them. */
export class LineInput implements LineReader {
  readonly #reader: Interface;
  readonly #waiting: string[] = [];
  #deliver: ((line: string | null) => void) | null = null;
  #isClosed = false;
  readonly #output: NodeJS.WriteStream;
  readonly #isTerminal: boolean;

  constructor(input: NodeJS.ReadStream, output: NodeJS.WriteStream) {
    const terminal = input.isTTY && output.isTTY;
    this.#output = output;
    this.#isTerminal = terminal;
    this.#reader = createInterface({ input, output, terminal, historySize: 100 });
    this.#reader.on('line', (line) => this.#receive(line));
    this.#reader.on('close', () => this.#end());
    this.#reader.on('SIGINT', () => this.#reader.close());
    // Without a terminal the signal does not pass through the reader.
    if (!terminal) process.once('SIGINT', () => this.#reader.close());
  }

  /** Asks and waits for a line. */
  ask(prompt: string): Promise<string | null> {
    const next = this.#waiting.shift();
    this.#reader.setPrompt(prompt);
    if (next !== undefined || this.#isClosed) {
      this.#output.write(`${prompt}${next ?? ''}\n`);
      return Promise.resolve(next ?? null);
    }
    this.#reader.prompt();
    return new Promise((resolve) => {
      this.#deliver = resolve;
    });
  }

  close(): void {
    this.#reader.close();
  }

  #receive(line: string): void {
    const deliver = this.#deliver;
    this.#deliver = null;
    if (deliver === null) this.#waiting.push(line);
    else {
      // A terminal shows what is typed; a transcript needs to be told.
      if (!this.#isTerminal) this.#output.write(`${line}\n`);
      deliver(line);
    }
  }

  #end(): void {
    this.#isClosed = true;
    this.#deliver?.(null);
    this.#deliver = null;
  }
}
