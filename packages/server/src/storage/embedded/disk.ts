import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What makes writes last. Tests put something in its place that remembers, fails or does nothing. */
export interface Disk {
  /** Answers once the content of an open file outlasts a power cut. */
  syncFile(file: number): void;
  /** Likewise which names there are in a folder. */
  syncFolder(path: string): void;
}

export const realDisk: Disk = {
  syncFile: fsyncSync,
  syncFolder(path) {
    // Windows has no such thing.
    if (process.platform !== 'win32') syncPath(path, fsyncSync);
  },
};

/** Every file in a folder and every folder, the inner ones first. */
export function syncTree(folder: string, disk: Disk): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncTree(path, disk);
    else if (entry.isFile()) syncPath(path, (file) => disk.syncFile(file));
  }
  disk.syncFolder(folder);
}

/** The names alone: what a process that was killed created without syncing it. */
export function syncFolders(folder: string, disk: Disk): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) syncFolders(join(folder, entry.name), disk);
  }
  disk.syncFolder(folder);
}

function syncPath(path: string, sync: (file: number) => void): void {
  const file = openSync(path, 'r');
  try {
    sync(file);
  } finally {
    closeSync(file);
  }
}
