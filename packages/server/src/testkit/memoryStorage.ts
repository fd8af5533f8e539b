import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { openStorage, type Storage } from '../storage/database.ts';

/** An empty database that is gone when it is closed. */
export async function memoryStorage(): Promise<Storage> {
  return openStorage({ kind: 'memory', copyOf: await emptyDatabase() }, () => undefined);
}

/** An empty database takes seconds to make; a copy of one that was made before takes a moment. */
export async function emptyDatabase(): Promise<Blob> {
  const file = join(tmpdir(), `pharos-test-empty-${version()}.tar`);
  if (!existsSync(file)) await makeEmpty(file);
  return new Blob([readFileSync(file)]);
}

/** Several test files may do this at once: each writes its own, and the last one stays. */
async function makeEmpty(file: string): Promise<void> {
  const pglite = await PGlite.create();
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
  renameSync(draft, file);
}

function version(): string {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const text = readFileSync(join(dirname(dirname(entry)), 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
