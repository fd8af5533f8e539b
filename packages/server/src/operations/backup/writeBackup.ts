import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { MIGRATIONS } from '../../storage/migrations.ts';
import type { Storage } from '../../storage/database.ts';
import { FORMAT, type End, type Head } from './format.ts';
import { readAll } from './readTables.ts';

/** Writes a backup of everything that is kept. Never more than a few games of it are in memory. */
export async function writeBackup(storage: Pick<Storage, 'db' | 'shared'>, out: Writable): Promise<End> {
  const lines = new CompressedLines(out);
  const migrations = Object.keys(MIGRATIONS).sort();
  const head: Head = { pharos: 'backup', format: FORMAT, migrations, at: new Date().toISOString() };
  await lines.write(JSON.stringify(head));
  let rows = 0;
  await readAll(storage, async (table, texts) => {
    for (const text of texts) await lines.write(`["${table}",${text}]`);
    rows += texts.length;
  });
  const end: End = { rows, sha256: lines.sha256() };
  await lines.write(JSON.stringify(end));
  await lines.end();
  return end;
}

class CompressedLines {
  readonly #gzip = createGzip();
  readonly #hash = createHash('sha256');
  readonly #done: Promise<void>;

  constructor(out: Writable) {
    this.#done = pipeline(this.#gzip, out);
    // The next write throws what failed; until then nobody waits for it.
    this.#done.catch(() => undefined);
  }

  async write(text: string): Promise<void> {
    const line = `${text}\n`;
    this.#hash.update(line);
    // A reader that went away never drains.
    if (!this.#gzip.write(line)) await Promise.race([once(this.#gzip, 'drain'), this.#done]);
  }

  /** Of the lines so far. */
  sha256(): string {
    return this.#hash.copy().digest('hex');
  }

  async end(): Promise<void> {
    this.#gzip.end();
    await this.#done;
  }
}
