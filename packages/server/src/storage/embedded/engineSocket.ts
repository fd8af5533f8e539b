import { Duplex } from 'node:stream';
import type { Engine } from './engine.ts';

/** Takes the place of a network socket between a client of PostgreSQL and an engine. */
export class EngineSocket extends Duplex {
  readonly #engine: Engine;

  constructor(engine: Engine) {
    super();
    this.#engine = engine;
  }

  connect(): this {
    // All clients share one session: what the last one may have left open is not for the next.
    this.#engine.exec(ROLLBACK).then(
      () => this.emit('connect'),
      (error: unknown) => this.destroy(error instanceof Error ? error : new Error('the database is gone')),
    );
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {
    // Answers are passed on when they come.
  }

  override _write(chunk: Uint8Array, _encoding: string, done: (error?: Error) => void): void {
    this.#ask(new Uint8Array(chunk), done);
  }

  /** The parts of one query are written together and asked together. */
  override _writev(chunks: { readonly chunk: Uint8Array }[], done: (error?: Error) => void): void {
    this.#ask(new Uint8Array(Buffer.concat(chunks.map(({ chunk }) => chunk))), done);
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  #ask(message: Uint8Array, done: (error?: Error) => void): void {
    this.#engine.exec(message).then((answer) => {
      if (answer.length > 0) this.push(answer);
      done();
    }, done);
  }
}

/** "Q", a length, the text, a zero. */
const ROLLBACK = Buffer.from('Q\0\0\0\rrollback\0', 'latin1');
