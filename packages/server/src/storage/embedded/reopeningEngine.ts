import { closeSync, fsyncSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { diskTroubleIn } from '../diskErrors.ts';
import type { StorageHealth } from '../health.ts';
import { DatabaseLost } from '../unavailable.ts';
import type { Engine } from './engine.ts';

/** Opens the database; `lost` is called if it fails afterwards. */
export type OpenEngine = (lost: (error: DatabaseLost) => void) => Promise<Engine>;

export interface ReopeningOptions {
  readonly health: StorageHealth;
  /** Whether it is worth a try. */
  canWrite(): boolean;
  /** For what a new start has to see to. */
  onFatal(error: Error): void;
  readonly every?: number;
}

const EVERY_MS = 2000;

/**
 * A database that ended because of its disk is opened anew as soon as the disk takes writes again, as a new start of the
 * server would do it: what was confirmed is read from its log. Whatever is asked meanwhile fails.
 */
export class ReopeningEngine implements Engine {
  readonly #opening: OpenEngine;
  readonly #options: ReopeningOptions;
  #engine: Engine | null = null;
  #fault: DatabaseLost | null = null;
  #timer: NodeJS.Timeout | null = null;
  #isClosed = false;

  private constructor(opening: OpenEngine, options: ReopeningOptions) {
    this.#opening = opening;
    this.#options = options;
  }

  static async open(opening: OpenEngine, options: ReopeningOptions): Promise<ReopeningEngine> {
    const engine = new ReopeningEngine(opening, options);
    await engine.#open();
    return engine;
  }

  async exec(message: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
    if (this.#engine === null) throw this.#fault ?? new DatabaseLost('it is closed');
    return this.#engine.exec(message);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    const engine = this.#engine;
    this.#engine = null;
    await engine?.close();
  }

  async #open(): Promise<void> {
    const opened: { engine: Engine | null } = { engine: null };
    opened.engine = await this.#opening((error) => {
      if (this.#isClosed || this.#engine !== opened.engine) return;
      this.#lose(error);
    });
    this.#engine = opened.engine;
  }

  #lose(error: DatabaseLost): void {
    if (error.trouble === null) return this.#options.onFatal(error);
    this.#engine = null;
    this.#fault = error;
    this.#options.health.observe(error);
    this.#retryLater();
  }

  #retryLater(): void {
    this.#timer = setTimeout(() => void this.#retry(), this.#options.every ?? EVERY_MS);
  }

  async #retry(): Promise<void> {
    if (!this.#options.canWrite()) return this.#retryLater();
    try {
      await this.#open();
      if (this.#isClosed) await this.close();
    } catch (error) {
      if (this.#isClosed) return;
      if (diskTroubleIn(error) === null) this.#options.onFatal(error instanceof Error ? error : new Error('unknown'));
      else this.#retryLater();
    }
  }
}

/** As much as PostgreSQL wants at once, and some for good measure. */
const PROBE_BYTES = 20 * 1024 * 1024;

/** Whether a folder takes writes, by trying. */
export function canWriteIn(folder: string): boolean {
  const probe = join(folder, 'pharos.probe');
  try {
    const file = openSync(probe, 'w', 0o600);
    try {
      const piece = Buffer.alloc(1024 * 1024, 1);
      for (let written = 0; written < PROBE_BYTES; written += piece.length) writeSync(file, piece);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    return true;
  } catch {
    return false;
  } finally {
    removeIfPossible(probe);
  }
}

function removeIfPossible(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // A folder that can only be read keeps it; the next try writes over it.
  }
}
