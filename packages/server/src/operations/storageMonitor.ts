import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Db, Storage } from '../storage/database.ts';
import { messageFor } from '../storage/health.ts';
import type { Metrics } from '../telemetry/metrics.ts';

/** Milliseconds between checks whether things can be stored again. */
const EVERY_MS = 2000;

interface StorageMonitorParts {
  readonly storage: Pick<Storage, 'db' | 'health'>;
  readonly metrics: Pick<Metrics, 'storageFailures' | 'storageTrouble'>;
  readonly log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
}

/** One line when nothing can be stored any more and one when it can be again, however many notice. Answers how to stop. */
export function monitorStorage({ storage, metrics, log }: StorageMonitorParts): () => void {
  const { db, health } = storage;
  let timer: NodeJS.Timeout | null = null;
  const stop = (): void => {
    if (timer !== null) clearInterval(timer);
    timer = null;
  };
  const check = (): void => {
    probe(db).then(
      () => health.recovered(),
      () => undefined,
    );
  };
  health.listen({
    failed: (reason) => metrics.storageFailures.inc({ reason }),
    changed: (reason) => {
      metrics.storageTrouble.reset();
      stop();
      if (reason === null) {
        log.warn({ code: 'STORAGE_RECOVERED' }, 'games are stored again');
        return;
      }
      metrics.storageTrouble.set({ reason }, 1);
      log.error({ code: reason }, messageFor(reason));
      // Damage does not mend itself.
      if (reason !== 'DATABASE_DAMAGED') timer = setInterval(check, EVERY_MS);
    },
  });
  return stop;
}

/** Takes room on the disk for a moment. A change of rows that are there could succeed on a disk that is full. */
async function probe(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`create temporary table pharos_probe (text text) on commit drop`.execute(tx);
    await sql`insert into pharos_probe select repeat(md5(n::text), 30) from generate_series(1, 1000) n`.execute(tx);
  });
}
