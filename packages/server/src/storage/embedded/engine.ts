import { PGlite, type PGliteOptions } from '@electric-sql/pglite';

/** A PostgreSQL without a network: speaks its protocol, one connection at a time. */
export interface Engine {
  /** Answers what the database says to a message. Fails if there is no knowing what it did. */
  exec(message: Uint8Array): Promise<Uint8Array<ArrayBuffer>>;
  close(): Promise<void>;
}

/** Little memory: the page cache of the machine does the rest. */
const SETTINGS = ['shared_buffers=8MB'];
/** Of the ways to sync, the only one that is not without effect here is `fsync`. */
const DURABLE = ['fsync=on', 'wal_sync_method=fsync', 'full_page_writes=on', 'synchronous_commit=on'];

/** In this thread. `fault` tells whether the database failed. */
export async function openEngine(
  place: Pick<PGliteOptions, 'fs' | 'loadDataDir'>,
  fault: () => Error | null = () => null,
): Promise<Engine> {
  const isLasting = place.fs !== undefined;
  const basics = PGlite.defaultStartParams.filter((param) => !isLasting || param !== SYNC_OFF);
  const settings = [...SETTINGS, ...(isLasting ? DURABLE : [])].flatMap((setting) => ['-c', setting]);
  const pglite = await PGlite.create({ ...place, startParams: [...basics, ...settings] });
  const check = (): void => {
    const error = fault();
    if (error !== null) throw error;
  };
  return {
    async exec(message) {
      check();
      const parts: Uint8Array[] = [];
      const onRawData = (bytes: Uint8Array): unknown => parts.push(bytes.slice());
      await pglite.execProtocolRawStream(message, { syncToFs: false, onRawData });
      check();
      return concat(parts);
    },
    async close() {
      if (fault() === null) await pglite.close();
      check();
    },
  };
}

const SYNC_OFF = '-F';

/** With memory of its own, which can be handed to another thread. */
function concat(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
