import type { Pool } from 'pg';
import type { Metrics } from './metrics.ts';

interface Counted {
  readonly rooms: { readonly size: number };
  readonly watchers: { readonly tableCount: number; readonly watcherCount: number };
}

/** Figures that are looked up when somebody asks for them. */
export function addServerGauges(metrics: Metrics, { rooms, watchers }: Counted): void {
  metrics.addGauge('pharos_rooms', 'Tables in memory', () => rooms.size);
  metrics.addGauge('pharos_watched_tables', 'Tables that somebody watches', () => watchers.tableCount);
  metrics.addGauge(
    'pharos_watchers',
    'Connections that watch a table, once for each table',
    () => watchers.watcherCount,
  );
}

/** How busy the connections to a PostgreSQL server are. */
export function addPoolGauges(metrics: Metrics, pool: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>): void {
  metrics.addGauge('pharos_database_connections', 'Connections to the database', () => pool.totalCount);
  metrics.addGauge('pharos_database_idle', 'Connections nobody uses', () => pool.idleCount);
  metrics.addGauge('pharos_database_waiting', 'Questions that wait for a connection', () => pool.waitingCount);
}
