import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** A folder for the tests of a file. It is deleted last of all: hooks that are registered first run last. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `pharos-${name}-`));
  afterAll(() => rmSync(folder, { recursive: true, force: true }), 60_000);
  return folder;
}
