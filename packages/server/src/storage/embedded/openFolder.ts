import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { diskTroubleIn } from '../diskErrors.ts';
import type { DatabaseLost } from '../unavailable.ts';
import { DatabaseDamaged, databaseIn, leaveMark, needsMaking } from './databaseFolder.ts';
import { realDisk, syncFolders, type Disk } from './disk.ts';
import { openEngine, type Engine } from './engine.ts';
import { SafeFiles } from './safeFiles.ts';
import { SyncedFs, type Watching } from './syncedFs.ts';

export interface FolderOptions {
  readonly failed: (error: DatabaseLost) => void;
  readonly disk?: Disk;
  readonly tap?: Watching['tap'];
}

/**
 * Opens the database of a data folder, made anew if there is none and never was. Nothing but this may use the folder.
 */
export async function openFolder(folder: string, options: FolderOptions): Promise<Engine> {
  const { disk = realDisk } = options;
  const data = databaseIn(folder);
  if (needsMaking(folder)) await create(folder, data, options);
  const safe = SafeFiles.read(data);
  // A process that was killed may have left new names behind that are not safe yet.
  if (safe !== null) syncFolders(data, disk);
  const engine = await openExisting(folder, options, safe);
  if (safe === null) SafeFiles.make(data, disk);
  leaveMark(folder, disk);
  disk.syncFolder(folder);
  return engine;
}

/** A database that does not open is left as it is. */
async function openExisting(folder: string, options: FolderOptions, safe: SafeFiles | null): Promise<Engine> {
  const data = databaseIn(folder);
  const pid = join(data, 'postmaster.pid');
  const hadPid = existsSync(pid);
  try {
    return await open(data, options, safe);
  } catch (error) {
    if (!hadPid) rmSync(pid, { force: true });
    if (diskTroubleIn(error) !== null) throw error;
    throw new DatabaseDamaged(folder, `PostgreSQL says: ${error instanceof Error ? error.message : 'nothing'}`);
  }
}

/** Under another name first: a database that was half made when the power went is made anew. */
async function create(folder: string, data: string, options: FolderOptions): Promise<void> {
  const { disk = realDisk } = options;
  const draft = `${data}.new`;
  rmSync(draft, { recursive: true, force: true });
  // What fails here is told by closing.
  const engine = await open(draft, { ...options, failed: () => undefined }, null);
  await engine.close();
  SafeFiles.make(draft, disk);
  renameSync(draft, data);
  disk.syncFolder(folder);
}

async function open(data: string, options: FolderOptions, safe: SafeFiles | null): Promise<Engine> {
  const { disk = realDisk, failed, tap } = options;
  let fault: DatabaseLost | null = null;
  let isOpen = false;
  const watching: Watching = {
    disk,
    isSafe: (file) => safe?.has(file) ?? false,
    failed: (error) => {
      fault ??= error;
      // Whoever opens it hears of what happens before.
      if (isOpen) failed(error);
    },
    ...(tap === undefined ? {} : { tap }),
  };
  const fs = new SyncedFs(data, watching);
  try {
    const engine = await openEngine({ fs }, () => fault);
    isOpen = true;
    return engine;
  } catch (error) {
    throw fault ?? fs.reasonFor(error instanceof Error ? error.message : 'it did not open');
  }
}
