import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import type { Disk } from './disk.ts';

type Options = Parameters<NodeFS['init']>[1];
type Module = NonNullable<Options['preRun']>[number] extends (mod: infer Mod) => void ? Mod : never;

/** A file or folder as the database knows it. */
export interface FsNode {
  readonly name: string;
  readonly parent: FsNode;
}

/** The part of the driver for files of the machine that matters here; its functions may be replaced. */
export interface Driver {
  readonly realPath: (node: FsNode) => string;
  readonly node_ops: {
    mknod: (parent: FsNode, name: string, mode: number, dev: number) => FsNode;
    rename: (node: FsNode, folder: FsNode, name: string) => void;
    unlink: (parent: FsNode, name: string) => void;
    rmdir: (parent: FsNode, name: string) => void;
    symlink: (parent: FsNode, name: string, to: string) => void;
    setattr: (node: FsNode, change: { readonly size?: number }) => void;
  };
  readonly stream_ops: {
    fsync?: (stream: FsStream) => number;
    write: (stream: FsStream, from: Uint8Array, offset: number, length: number, position: number) => number;
    setattr: (stream: FsStream, change: { readonly size?: number }) => void;
  };
}

export interface FsStream {
  readonly node: FsNode;
  /** The open file of the machine. */
  readonly nfd: number;
}

export interface Watching {
  readonly disk: Disk;
  /** Whether a file has nothing that could get lost. */
  isSafe(file: number): boolean;
  /** Hears that the database cannot go on: what it was about to confirm is not safe. */
  failed(error: Error): void;
  /** Looks at what reaches the disk. */
  tap?(driver: Driver): void;
}

/** The number by which the database knows "input/output error". */
const EIO = 29;

/**
 * Files of the machine, with syncing: PostgreSQL asks for it at the right moments, but the driver it is built with lets
 * that go unheard. Nor does PostgreSQL sync the folders in which it creates tables; that is seen to here as well.
 */
export class SyncedFs extends NodeFS {
  readonly #watching: Watching;
  /** Folders in which names came or went since they were synced. */
  readonly #changed = new Set<string>();
  #isClosing = false;

  constructor(folder: string, watching: Watching) {
    super(folder);
    this.#watching = watching;
  }

  override async init(pg: PGlite, options: Options): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options);
    const preRun = [...(emscriptenOpts.preRun ?? []), (mod: Module) => this.#hook(mod)];
    const ended = (why: string): void => {
      if (!this.#isClosing) this.#watching.failed(new Error(`the embedded database ended itself${why}`));
    };
    // After an error it cannot recover from, PostgreSQL ends its process; here that must end the whole server.
    return { emscriptenOpts: { ...emscriptenOpts, preRun, onAbort: (what: unknown) => ended(` (${String(what)})`) } };
  }

  override async closeFs(): Promise<void> {
    this.#isClosing = true;
    await super.closeFs();
    this.#syncFolders();
  }

  #hook(mod: Module): void {
    // The package does not say what its file systems are made of.
    const driver = mod.NODEFS as unknown as Driver;
    this.#watching.tap?.(driver);
    this.#followNames(driver);
    driver.stream_ops.fsync = ({ nfd }) => {
      try {
        this.#syncFolders();
        if (!this.#watching.isSafe(nfd)) this.#watching.disk.syncFile(nfd);
        return 0;
      } catch (error) {
        this.#watching.failed(error instanceof Error ? error : new Error('the disk failed'));
        throw new mod.FS.ErrnoError(EIO);
      }
    };
  }

  #followNames({ node_ops, realPath }: Driver): void {
    const { mknod, rename, unlink, rmdir, symlink } = node_ops;
    const changed = (folder: FsNode): unknown => this.#changed.add(realPath(folder));
    node_ops.mknod = (parent, ...rest) => {
      changed(parent);
      return mknod(parent, ...rest);
    };
    node_ops.rename = (node, folder, name) => {
      changed(node.parent);
      changed(folder);
      rename(node, folder, name);
    };
    node_ops.unlink = (parent, name) => {
      changed(parent);
      unlink(parent, name);
    };
    node_ops.rmdir = (parent, name) => {
      changed(parent);
      rmdir(parent, name);
    };
    node_ops.symlink = (parent, name, to) => {
      changed(parent);
      symlink(parent, name, to);
    };
  }

  #syncFolders(): void {
    for (const folder of this.#changed) {
      try {
        this.#watching.disk.syncFolder(folder);
      } catch (error) {
        // A folder that was removed has no names to keep.
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
      }
    }
    this.#changed.clear();
  }
}
