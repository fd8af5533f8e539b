import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { diskTroubleIn, type DiskTrouble } from '../diskErrors.ts';
import { DatabaseLost } from '../unavailable.ts';
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

export interface FsOptions {
  readonly disk: Disk;
  /** Whether a file has nothing that could get lost. */
  isSynced(file: number): boolean;
  /** Called when the database cannot go on: what it was about to confirm is not safe. */
  onFailure(error: DatabaseLost): void;
  /** Looks at what reaches the disk. */
  tap?(driver: Driver): void;
}

/** The numbers by which the database knows "no space left", "read-only" and "input/output error". */
const NUMBERS: Readonly<Record<DiskTrouble, number>> = { DISK_FULL: 51, DISK_READ_ONLY: 69, DISK_FAILED: 29 };
/** "Quota exceeded", which is no other trouble than a full disk. */
const EDQUOT = 19;

/** What the driver's own exceptions say, which have a number and nothing else. */
function troubleByNumber(error: unknown): DiskTrouble | null {
  const number = typeof error === 'object' && error !== null && 'errno' in error ? error.errno : null;
  if (number === EDQUOT) return 'DISK_FULL';
  return (Object.keys(NUMBERS) as DiskTrouble[]).find((trouble) => NUMBERS[trouble] === number) ?? null;
}

/**
 * Files of the machine, with syncing: PostgreSQL asks for it at the right moments, but the driver it is built with lets
 * that go unheard. Nor does PostgreSQL sync the folders in which it creates tables; that is seen to here as well.
 */
export class SyncedFs extends NodeFS {
  readonly #watching: FsOptions;
  /** Folders in which names came or went since they were synced. */
  readonly #changed = new Set<string>();
  /** What PostgreSQL gave as the reason when it could not go on. */
  #lastWords: string | null = null;
  #trouble: DiskTrouble | null = null;
  #isClosing = false;

  constructor(folder: string, watching: FsOptions) {
    super(folder);
    this.#watching = watching;
  }

  override async init(pg: PGlite, options: Options): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options);
    const preRun = [...(emscriptenOpts.preRun ?? []), (mod: Module) => this.#hook(mod)];
    const onAbort = (what: unknown): void => {
      if (!this.#isClosing) this.#watching.onFailure(this.reasonFor(`it ended itself (${String(what)})`));
    };
    const printErr = (line: string): void => {
      this.#lastWords = /(?:FATAL|PANIC):\s*(.{1,300})/.exec(line)?.[1] ?? this.#lastWords;
      emscriptenOpts.printErr?.(line);
    };
    // After an error it cannot recover from, PostgreSQL ends its process; here that ends the database.
    return { emscriptenOpts: { ...emscriptenOpts, preRun, onAbort, printErr } };
  }

  /** Why the database failed, as well as it is known. */
  reasonFor(otherwise: string): DatabaseLost {
    return new DatabaseLost(this.#lastWords ?? otherwise, this.#trouble);
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
    this.#followTrouble(mod, driver);
    this.#followNames(driver);
    driver.stream_ops.fsync = ({ nfd }) => {
      try {
        this.#syncFolders();
        if (!this.#watching.isSynced(nfd)) this.#watching.disk.syncFile(nfd);
        return 0;
      } catch (error) {
        const reason = error instanceof Error ? error.message : 'the disk failed';
        this.#watching.onFailure(new DatabaseLost(reason, diskTroubleIn(error) ?? 'DISK_FAILED'));
        throw new mod.FS.ErrnoError(NUMBERS.DISK_FAILED);
      }
    };
  }

  /** What the disk refuses reaches PostgreSQL as a number; here it is known by name. */
  #followTrouble(mod: Module, { node_ops, stream_ops }: Driver): void {
    const noting =
      <Given extends unknown[], Value>(work: (...given: Given) => Value): ((...given: Given) => Value) =>
      (...given) => {
        try {
          return work(...given);
        } catch (error) {
          const trouble = diskTroubleIn(error) ?? troubleByNumber(error);
          this.#trouble = trouble ?? this.#trouble;
          throw trouble === null ? error : new mod.FS.ErrnoError(NUMBERS[trouble]);
        }
      };
    stream_ops.write = noting(stream_ops.write);
    stream_ops.setattr = noting(stream_ops.setattr);
    node_ops.setattr = noting(node_ops.setattr);
    node_ops.mknod = noting(node_ops.mknod);
    node_ops.rename = noting(node_ops.rename);
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
