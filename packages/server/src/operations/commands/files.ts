import { createWriteStream, existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Only whoever writes it may read it: there are secrets in it. */
const MODE = 0o600;

/** Writes a file that appears whole or not at all. `check` sees it before it appears. */
export async function writeWhole(
  file: string,
  content: Readable,
  check: (draft: string) => Promise<unknown> = () => Promise.resolve(),
): Promise<void> {
  const draft = `${file}.${process.pid}.part`;
  try {
    await pipeline(content, createWriteStream(draft, { mode: MODE, flags: 'wx', flush: true }));
    await check(draft);
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

export function isFolder(path: string): boolean {
  return existsSync(path) && statSync(path).isDirectory();
}

/** Each record as a save file of its own, for `pharos replay`. Answers how many there were. */
export async function writeSaves(folder: string, records: Readable): Promise<number> {
  let count = 0;
  for await (const line of createInterface({ input: records })) {
    const { id, save } = JSON.parse(line) as { id: string; save: object };
    await writeFile(join(folder, `${id}.json`), `${JSON.stringify(save, null, 1)}\n`, { mode: MODE });
    count++;
  }
  return count;
}
