import { lstatSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { openStorage } from '../../storage/database.ts';
import { databaseIn, writeMarker } from '../../storage/embedded/databaseFolder.ts';
import { realDisk } from '../../storage/embedded/disk.ts';
import { lockFolder } from '../../storage/lock.ts';
import type { End } from './format.ts';
import { restore } from './restore.ts';

/**
 * Restores a backup in place of a database that cannot be opened. It is made whole beside it first; then that one gets
 * another name. Whatever fails, the folder is as it was.
 */
export async function restoreInPlaceOf(folder: string, file: string): Promise<End & { readonly kept: string | null }> {
  const stop = (error: Error): never => {
    throw error;
  };
  const unlock = await lockFolder(folder, { onLost: stop });
  const draft = join(folder, 'restoring');
  try {
    rmSync(draft, { recursive: true, force: true });
    const end = await restoreNew(draft, file);
    const kept = putAside(databaseIn(folder));
    renameSync(databaseIn(draft), databaseIn(folder));
    writeMarker(folder, realDisk);
    realDisk.syncFolder(folder);
    return { ...end, kept };
  } finally {
    rmSync(draft, { recursive: true, force: true });
    unlock();
  }
}

async function restoreNew(folder: string, file: string): Promise<End> {
  const storage = await openStorage({ kind: 'folder', folder }, () => undefined);
  try {
    return await restore(storage.db, file, false);
  } finally {
    await storage.close();
  }
}

/** Answers the new name; null if there is nothing. */
function putAside(data: string): string | null {
  // A link that leads nowhere is put aside as well.
  if (lstatSync(data, { throwIfNoEntry: false }) === undefined) return null;
  const kept = `${data}.kept-${new Date().toISOString().replace(/[:.]/g, '-')}`;
  renameSync(data, kept);
  return basename(kept);
}
