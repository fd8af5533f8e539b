import { diskTroubleIn, TROUBLE_MESSAGES, type DiskTrouble } from './diskErrors.ts';

/** Why nothing can be stored, or not everything can be read. */
export type StorageTrouble = DiskTrouble | 'DATABASE_DAMAGED';

/** What PostgreSQL says of files that are not as it left them: damaged pages or indexes, missing files. */
const DAMAGE = new Set<unknown>(['XX001', 'XX002', '58P01']);

const MESSAGES: Readonly<Record<StorageTrouble, string>> = {
  DISK_FULL: `${TROUBLE_MESSAGES.DISK_FULL}: nothing is stored until there is room again; no restart is needed`,
  DISK_READ_ONLY: `${TROUBLE_MESSAGES.DISK_READ_ONLY}: nothing is stored until it can be written again; no restart is needed`,
  DISK_FAILED: `${TROUBLE_MESSAGES.DISK_FAILED}: look at the system's log; nothing is stored until it works again`,
  DATABASE_DAMAGED: 'files of the database are damaged: stop the server, restore a backup, start it again',
};

/** What an exception of the database says about where it keeps things; null if nothing. */
export function troubleIn(error: unknown): StorageTrouble | null {
  if (error instanceof Error && 'code' in error && DAMAGE.has(error.code)) return 'DATABASE_DAMAGED';
  return diskTroubleIn(error);
}

export function messageFor(trouble: StorageTrouble): string {
  return MESSAGES[trouble];
}

interface Listener {
  /** Something failed for this reason. */
  failed(trouble: StorageTrouble): void;
  /** The reason why nothing can be stored is another one now; null: it can be. */
  changed(trouble: StorageTrouble | null): void;
}

/** Whether the database can store things, by what it said to those who tried. */
export class StorageHealth {
  #trouble: StorageTrouble | null = null;
  #listener: Listener | null = null;

  get trouble(): StorageTrouble | null {
    return this.#trouble;
  }

  /** It is called for what happened before too. */
  listen(listener: Listener): void {
    this.#listener = listener;
    if (this.#trouble !== null) listener.changed(this.#trouble);
  }

  /** Takes note of an exception of the database, if it says something about the disk. */
  observe(error: unknown): void {
    const trouble = troubleIn(error);
    if (trouble === null) return;
    this.#listener?.failed(trouble);
    // What is damaged stays so, whatever else happens.
    if (this.#trouble !== 'DATABASE_DAMAGED') this.#change(trouble);
  }

  /** Something was stored again. */
  recovered(): void {
    if (this.#trouble !== 'DATABASE_DAMAGED') this.#change(null);
  }

  #change(trouble: StorageTrouble | null): void {
    if (trouble === this.#trouble) return;
    this.#trouble = trouble;
    this.#listener?.changed(trouble);
  }
}
