import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { diskTroubleIn } from '../diskErrors.ts';
import type { DatabaseLost } from '../unavailable.ts';
import { DatabaseDamaged, databaseIn, writeMarker, needsCreation } from './databaseFolder.ts';
import { realDisk, syncFolders, type Disk } from './disk.ts';
import { openEngine, type Engine } from './engine.ts';
import { SyncedFiles } from './syncedFiles.ts';
import { SyncedFs, type FsOptions } from './syncedFs.ts';

export interface FolderOptions {
  readonly onFailure: (error: DatabaseLost) => void;
  readonly disk?: Disk;
  readonly tap?: FsOptions['tap'];
}

/**
 * Opens the database of a data folder, made anew if there is none and never was. Nothing but this may use the folder.
 */
export async function openFolder(folder: string, options: FolderOptions): Promise<Engine> {
  const { disk = realDisk } = options;
  const data = databaseIn(folder);
  if (needsCreation(folder)) await createDatabase(folder, data, options);
  const safe = SyncedFiles.read(data);
  // A process that was killed may have left new names behind that are not safe yet.
  if (safe !== null) syncFolders(data, disk);
  const engine = await openExisting(folder, options, safe);
  if (safe === null) SyncedFiles.make(data, disk);
  writeMarker(folder, disk);
  disk.syncFolder(folder);
  return engine;
}

/** A database that does not open is left as it is. */
async function openExisting(folder: string, options: FolderOptions, safe: SyncedFiles | null): Promise<Engine> {
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
async function createDatabase(folder: string, data: string, options: FolderOptions): Promise<void> {
  const { disk = realDisk } = options;
  const draft = `${data}.new`;
  rmSync(draft, { recursive: true, force: true });
  // What fails here is thrown by closing.
  const engine = await open(draft, { ...options, onFailure: () => undefined }, null);
  await engine.close();
  SyncedFiles.make(draft, disk);
  renameSync(draft, data);
  disk.syncFolder(folder);
}

async function open(data: string, options: FolderOptions, safe: SyncedFiles | null): Promise<Engine> {
  const { disk = realDisk, onFailure: failed, tap } = options;
  let fault: DatabaseLost | null = null;
  let isOpen = false;
  const watching: FsOptions = {
    disk,
    isSynced: (file) => safe?.has(file) ?? false,
    onFailure: (error) => {
      fault ??= error;
      // What happens before is thrown to whoever opens it.
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
