import { chmodSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { diskTroubleIn, TROUBLE_MESSAGES } from './diskErrors.ts';
import { realDisk } from './embedded/disk.ts';
import type { Engine } from './embedded/engine.ts';
import { openFolder } from './embedded/openFolder.ts';
import { canWriteIn, ReopeningEngine, type OpenEngine } from './embedded/reopeningEngine.ts';
import { WorkerEngine } from './embedded/workerEngine.ts';
import type { StorageHealth } from './health.ts';
import { lockFolder } from './lock.ts';

/** Opens the database of a folder for this process alone, in a thread if its script is named. */
export async function openDataFolder(
  folder: string,
  worker: string | undefined,
  health: StorageHealth,
): Promise<Engine> {
  const opening: OpenEngine = (failed) =>
    worker === undefined ? openFolder(folder, { onFailure: failed }) : WorkerEngine.open(worker, folder, failed);
  return inFolder(folder, async () => {
    const canWrite = (): boolean => canWriteIn(folder);
    return ReopeningEngine.open(opening, { health, canWrite, onFatal: exitProcess });
  });
}

/** Does something that has the folder for itself until the engine is closed. */
async function inFolder(folder: string, open: () => Promise<Engine>): Promise<Engine> {
  try {
    makeFolder(resolve(folder));
    const unlock = await lockFolder(folder, { onLost: exitProcess });
    try {
      const engine = await open();
      return { exec: (message) => engine.exec(message), close: () => engine.close().finally(unlock) };
    } catch (error) {
      unlock();
      throw error;
    }
  } catch (error) {
    const trouble = diskTroubleIn(error);
    if (trouble === null) throw error;
    throw new Error(`The data folder ${resolve(folder)} cannot be written: ${TROUBLE_MESSAGES[trouble]}.`, {
      cause: error,
    });
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
function exitProcess(error: Error): never {
  process.stderr.write(`Pharos stops, for its database cannot go on: ${error.message}\n`);
  process.exit(1);
}
