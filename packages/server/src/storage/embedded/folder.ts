import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseLost } from '../unavailable.ts';
import { realDisk, syncFolders, type Disk } from './disk.ts';
import { openEngine, type Engine } from './engine.ts';
import { SafeFiles } from './safeFiles.ts';
import { SyncedFs, type Watching } from './syncedFs.ts';

export interface FolderOptions {
  readonly failed: (error: Error) => void;
  readonly disk?: Disk;
  readonly tap?: Watching['tap'];
}

/** Opens the database of a data folder, made anew if there is none. Nothing but this may use the folder. */
export async function openFolder(folder: string, options: FolderOptions): Promise<Engine> {
  const { disk = realDisk } = options;
  const data = join(folder, 'db');
  if (!existsSync(data)) await create(folder, data, disk);
  const safe = SafeFiles.read(data);
  // A process that was killed may have left new names behind that are not safe yet.
  if (safe !== null) syncFolders(data, disk);
  const engine = await open(data, options, safe);
  if (safe === null) SafeFiles.make(data, disk);
  disk.syncFolder(folder);
  return engine;
}

/** Under another name first: a database that was half made when the power went is made anew. */
async function create(folder: string, data: string, disk: Disk): Promise<void> {
  const draft = `${data}.new`;
  rmSync(draft, { recursive: true, force: true });
  // What fails here is told by closing.
  const engine = await open(draft, { disk, failed: () => undefined }, null);
  await engine.close();
  SafeFiles.make(draft, disk);
  renameSync(draft, data);
  disk.syncFolder(folder);
}

async function open(data: string, options: FolderOptions, safe: SafeFiles | null): Promise<Engine> {
  const { disk = realDisk, failed, tap } = options;
  let fault: Error | null = null;
  const watching: Watching = {
    disk,
    isSafe: (file) => safe?.has(file) ?? false,
    failed: (error) => {
      fault ??= new DatabaseLost(error.message);
      failed(error);
    },
    ...(tap === undefined ? {} : { tap }),
  };
  return openEngine({ fs: new SyncedFs(data, watching) }, () => fault);
}
