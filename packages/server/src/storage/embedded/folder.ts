import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { realDisk, syncFolders, syncTree, type Disk } from './disk.ts';
import { DatabaseLost } from '../unavailable.ts';
import { openEngine, type Engine } from './engine.ts';
import { SyncedFs, type Watching } from './syncedFs.ts';

export interface FolderOptions {
  readonly failed: (error: Error) => void;
  readonly disk?: Disk;
  readonly tap?: Watching['tap'];
}

/** Says that everything in the database lasts; folders from before that was so have none. */
const STAMP = 'pharos.synced';

/** Opens the database of a data folder, made anew if there is none. Nothing but this may use the folder. */
export async function openFolder(folder: string, options: FolderOptions): Promise<Engine> {
  const { disk = realDisk } = options;
  const data = join(folder, 'db');
  if (!existsSync(data)) await create(folder, data, disk);
  if (existsSync(join(data, STAMP))) syncFolders(data, disk);
  const engine = await open(data, options);
  if (!existsSync(join(data, STAMP))) stamp(data, disk);
  disk.syncFolder(folder);
  return engine;
}

/** Under another name first: a database that was half made when the power went is made anew. */
async function create(folder: string, data: string, disk: Disk): Promise<void> {
  const draft = `${data}.new`;
  rmSync(draft, { recursive: true, force: true });
  // What fails here is told by closing.
  const engine = await open(draft, { disk, failed: () => undefined });
  await engine.close();
  stamp(draft, disk);
  renameSync(draft, data);
  disk.syncFolder(folder);
}

function stamp(data: string, disk: Disk): void {
  syncTree(data, disk);
  writeFileSync(join(data, STAMP), '', { mode: 0o600 });
  disk.syncFolder(data);
}

async function open(data: string, { disk = realDisk, failed, tap }: FolderOptions): Promise<Engine> {
  let fault: Error | null = null;
  const watching: Watching = {
    disk,
    failed: (error) => {
      fault ??= new DatabaseLost(error.message);
      failed(error);
    },
    ...(tap === undefined ? {} : { tap }),
  };
  return openEngine({ fs: new SyncedFs(data, watching) }, () => fault);
}
