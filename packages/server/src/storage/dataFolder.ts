import { chmodSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { realDisk } from './embedded/disk.ts';
import type { Engine } from './embedded/engine.ts';
import { openFolder } from './embedded/folder.ts';
import { WorkerEngine } from './embedded/worker.ts';
import { lockFolder } from './lock.ts';

/** Opens the database of a folder for this process alone, in a thread if its script is named. */
export async function openDataFolder(folder: string, worker: string | undefined): Promise<Engine> {
  makeFolder(resolve(folder));
  const unlock = await lockFolder(folder, { lost: giveUp });
  try {
    const engine = await (worker === undefined
      ? openFolder(folder, { failed: giveUp })
      : WorkerEngine.open(worker, folder, giveUp));
    return { exec: (message) => engine.exec(message), close: () => engine.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}

function makeFolder(folder: string): void {
  const first = mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  if (first === undefined) return;
  // The names of new folders must outlast a power cut like all that is in them.
  for (let made = folder; made.length >= first.length; made = dirname(made)) realDisk.syncFolder(dirname(made));
}

/** What a failed database has confirmed is safe, but it cannot confirm anything more. A new start reads it anew. */
function giveUp(error: Error): never {
  process.stderr.write(`Pharos stops, for its database cannot go on: ${error.message}\n`);
  process.exit(1);
}
