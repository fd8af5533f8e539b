import type { House } from '../house.ts';

/** Figures that are looked up in the house when somebody asks. */
export function watchHouse({ metrics, rooms, audience }: House): void {
  metrics.watch('pharos_rooms', 'Tables in memory', () => rooms.size);
  metrics.watch('pharos_watched_tables', 'Tables that somebody follows', () => audience.tables);
  metrics.watch('pharos_watchers', 'Connections that follow a table, once for each table', () => audience.watchers);
}
