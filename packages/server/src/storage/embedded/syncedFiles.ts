import {
  closeSync,
  fstatSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  writeSync,
  type BigIntStats,
} from 'node:fs';
import { join } from 'node:path';
import { syncTree, type Disk } from './disk.ts';

/** What a file was like when it was last known to be safe on the disk. */
type Fingerprints = Readonly<{ [ino: string]: string }>;

const NAME = 'pharos.synced';
/** Times of files are only as fine as this: what changed just now could change again without showing it. */
const BLUR_MS = 100;

/**
 * Which files of a database have not changed since all of it was synced. After a crash PostgreSQL syncs every file it
 * has, about a thousand; these need it not.
 */
export class SyncedFiles {
  readonly #known: Fingerprints;

  private constructor(known: Fingerprints) {
    this.#known = known;
  }

  /** Null if the database was never synced as a whole: it is from before that was done, or was copied by halves. */
  static read(folder: string): SyncedFiles | null {
    try {
      return new SyncedFiles(JSON.parse(readFileSync(join(folder, NAME), 'utf8')) as Fingerprints);
    } catch {
      return null;
    }
  }

  /** Syncs all of a database that is not being written, and remembers it. */
  static make(folder: string, disk: Disk): void {
    syncTree(folder, disk);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const stats = files.map((name) => statSync(join(folder, name), { bigint: true }));
    const settled = stats.filter((stat) => stat.isFile() && Date.now() - Number(stat.ctimeMs) > BLUR_MS);
    const file = openSync(join(folder, NAME), 'w', 0o600);
    try {
      writeSync(file, JSON.stringify(Object.fromEntries(settled.map((stat) => [stat.ino, fingerprint(stat)]))));
      disk.syncFile(file);
    } finally {
      closeSync(file);
    }
    disk.syncFolder(folder);
  }

  has(file: number): boolean {
    const stat = fstatSync(file, { bigint: true });
    return this.#known[String(stat.ino)] === fingerprint(stat);
  }
}

function fingerprint({ size, mtimeNs, ctimeNs }: BigIntStats): string {
  return `${size} ${mtimeNs} ${ctimeNs}`;
}
