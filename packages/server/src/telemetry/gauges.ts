import type { Pool } from 'pg';
import type { House } from '../house.ts';
import type { Metrics } from './metrics.ts';

/** Figures that are looked up in the house when somebody asks. */
export function watchHouse({ metrics, rooms, audience }: House): void {
  metrics.watch('pharos_rooms', 'Tables in memory', () => rooms.size);
  metrics.watch('pharos_watched_tables', 'Tables that somebody follows', () => audience.tables);
  metrics.watch('pharos_watchers', 'Connections that follow a table, once for each table', () => audience.watchers);
}

/** How busy the connections to a PostgreSQL server are. */
export function watchPool(metrics: Metrics, pool: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>): void {
  metrics.watch('pharos_database_connections', 'Connections to the database', () => pool.totalCount);
  metrics.watch('pharos_database_idle', 'Connections nobody uses', () => pool.idleCount);
  metrics.watch('pharos_database_waiting', 'Questions that wait for a connection', () => pool.waitingCount);
}
