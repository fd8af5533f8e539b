import type { Pairing } from '@pharos/protocol';
import type { DatabaseAndTime } from '../shared/databaseAndTime.ts';
import { countWaitingSeeks, listSeeks } from '../storage/seeks.ts';
import type { ReportError } from '../telemetry/logging.ts';
import { PACES, PAIRING_KINDS } from './pairingKinds.ts';

/** Whoever looks is told at most this often. */
const PAUSE_MS = 1000;
/** Who went without a word shows only when somebody looks again. */
const REFRESH_MS = 5000;

type Watcher = (pairing: Pairing) => void;

interface Dependencies extends DatabaseAndTime {
  readonly reportError: ReportError;
}

/** Who waits for what, for everybody who looks. However many look and come and go, it is read once a second. */
export class WaitingList {
  readonly #with: Dependencies;
  readonly #watchers = new Set<Watcher>();
  #latest: { readonly at: number; readonly pairing: Promise<Pairing> } | null = null;
  #sent = '';
  #isChanged = false;
  #cancel: (() => void) | null = null;

  constructor(dependencies: Dependencies) {
    this.#with = dependencies;
  }

  /** As it is now, or was a moment ago. */
  async current(): Promise<Pairing> {
    const now = this.#with.time.now();
    if (this.#latest !== null && now - this.#latest.at < PAUSE_MS && !this.#isChanged) return this.#latest.pairing;
    return this.#read(now);
  }

  async watch(watcher: Watcher): Promise<Pairing> {
    this.#watchers.add(watcher);
    // What others were sent last need not be what this one is told now.
    this.#sent = '';
    this.#schedule(REFRESH_MS);
    return this.current();
  }

  unwatch(watcher: Watcher): void {
    this.#watchers.delete(watcher);
    if (this.#watchers.size === 0) this.stop();
  }

  /** Somebody came or went. */
  changed(): void {
    if (this.#isChanged) return;
    this.#isChanged = true;
    if (this.#watchers.size === 0) return;
    this.stop();
    this.#schedule((this.#latest?.at ?? 0) + PAUSE_MS - this.#with.time.now());
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = null;
  }

  #schedule(ms: number): void {
    this.#cancel ??= this.#with.time.after(ms, () => {
      this.#cancel = null;
      this.#publish()
        .catch((error: unknown) => this.#with.reportError(error))
        .finally(() => {
          if (this.#watchers.size > 0) this.#schedule(this.#isChanged ? PAUSE_MS : REFRESH_MS);
        });
    });
  }

  async #publish(): Promise<void> {
    const pairing = await this.#read(this.#with.time.now());
    const text = JSON.stringify(pairing);
    if (text === this.#sent) return;
    this.#sent = text;
    for (const watcher of this.#watchers) watcher(pairing);
  }

  #read(now: number): Promise<Pairing> {
    this.#isChanged = false;
    const pairing = this.#query(new Date(now));
    this.#latest = { at: now, pairing };
    pairing.catch(() => (this.#latest = null));
    return pairing;
  }

  async #query(now: Date): Promise<Pairing> {
    const { db } = this.#with;
    const [waiting, seeks] = [await countWaitingSeeks(db, now), await listSeeks(db, now)];
    return { kinds: PAIRING_KINDS, paces: PACES, waiting, seeks };
  }
}
