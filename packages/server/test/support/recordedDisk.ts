import { fstatSync, lstatSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Disk } from '../../src/storage/embedded/disk.ts';
import type { Driver, FsNode } from '../../src/storage/embedded/syncedFs.ts';

/** A file, whatever it is called. `base`: where it was before anything was recorded. */
export interface RecordedFile {
  readonly base: string | null;
}

export type Entry = RecordedFile | 'folder';

/** What reached the disk. Paths are relative to the folder of the database, with slashes. */
export type DiskEvent =
  | { readonly kind: 'write'; readonly file: RecordedFile; readonly at: number; readonly bytes: Uint8Array }
  | { readonly kind: 'size'; readonly file: RecordedFile; readonly size: number }
  | { readonly kind: 'sync'; readonly file: RecordedFile }
  | { readonly kind: 'enter'; readonly path: string; readonly entry: Entry }
  | { readonly kind: 'leave'; readonly path: string }
  | { readonly kind: 'move'; readonly from: string; readonly to: string; readonly entry: Entry }
  | { readonly kind: 'syncFolder'; readonly path: string }
  /** Somebody was told that this much is stored. */
  | { readonly kind: 'promise'; readonly table: number; readonly entries: number };

/** Writes down what an embedded database does to its folder, in order. */
export class RecordedDisk implements Disk {
  readonly events: DiskEvent[] = [];
  readonly #root: string;
  readonly #files = new Map<number, RecordedFile>();
  readonly #folders = new Map<number, string>();

  constructor(root: string) {
    this.#root = root;
    this.#know(root);
  }

  /** PostgreSQL opens and syncs folders like files. */
  syncFile(file: number): void {
    const { ino } = fstatSync(file);
    const path = this.#folders.get(ino);
    if (path === undefined) this.events.push({ kind: 'sync', file: this.#fileOf(ino) });
    else this.events.push({ kind: 'syncFolder', path });
  }

  syncFolder(path: string): void {
    this.events.push({ kind: 'syncFolder', path: this.#within(path) });
  }

  readonly tap = (driver: Driver): void => {
    this.#tapContents(driver);
    this.#tapNames(driver);
  };

  #tapContents({ realPath, node_ops, stream_ops }: Driver): void {
    const { write, setattr } = stream_ops;
    const setattrOf = node_ops.setattr;
    stream_ops.write = (stream, from, offset, length, position) => {
      const bytes = from.slice(offset, offset + length);
      this.events.push({ kind: 'write', file: this.#fileOf(fstatSync(stream.nfd).ino), at: position, bytes });
      return write(stream, from, offset, length, position);
    };
    const resize = (ino: number, size: number | undefined): void => {
      if (size !== undefined) this.events.push({ kind: 'size', file: this.#fileOf(ino), size });
    };
    stream_ops.setattr = (stream, change) => {
      resize(fstatSync(stream.nfd).ino, change.size);
      setattr(stream, change);
    };
    node_ops.setattr = (node, change) => {
      resize(lstatSync(realPath(node)).ino, change.size);
      setattrOf(node, change);
    };
  }

  #tapNames({ realPath, node_ops }: Driver): void {
    const { mknod, rename, unlink, rmdir } = node_ops;
    const inside = (folder: FsNode, name: string): string => this.#within(join(realPath(folder), name));
    node_ops.mknod = (parent, name, mode, dev) => {
      const node = mknod(parent, name, mode, dev);
      this.events.push({ kind: 'enter', path: inside(parent, name), entry: this.#newEntry(realPath(node)) });
      return node;
    };
    node_ops.rename = (node, folder, name) => {
      const entry = this.#entryOf(realPath(node));
      this.events.push({ kind: 'move', from: this.#within(realPath(node)), to: inside(folder, name), entry });
      rename(node, folder, name);
    };
    const leave = (parent: FsNode, name: string): unknown =>
      this.events.push({ kind: 'leave', path: inside(parent, name) });
    node_ops.unlink = (parent, name) => {
      leave(parent, name);
      unlink(parent, name);
    };
    node_ops.rmdir = (parent, name) => {
      leave(parent, name);
      rmdir(parent, name);
    };
  }

  #know(folder: string): void {
    this.#folders.set(lstatSync(folder).ino, this.#within(folder));
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) this.#know(path);
      else this.#files.set(lstatSync(path).ino, { base: this.#within(path) });
    }
  }

  #newEntry(path: string): Entry {
    const stat = lstatSync(path);
    this.#folders.delete(stat.ino);
    if (stat.isDirectory()) {
      this.#folders.set(stat.ino, this.#within(path));
      return 'folder';
    }
    const file: RecordedFile = { base: null };
    this.#files.set(stat.ino, file);
    return file;
  }

  #entryOf(path: string): Entry {
    const stat = lstatSync(path);
    return stat.isDirectory() ? 'folder' : this.#fileOf(stat.ino);
  }

  #fileOf(ino: number): RecordedFile {
    const file = this.#files.get(ino);
    if (file === undefined) throw new Error('a file came from nowhere');
    return file;
  }

  #within(path: string): string {
    return relative(this.#root, path).split(sep).join('/');
  }
}
