import type { TableInfo } from '@pharos/protocol';
import { botNames } from '@pharos/protocol/botNames';

export function nameBots(table: TableInfo): TableInfo {
  const names = botNames(table.seats);
  return { ...table, seats: table.seats.map((seat, index) => ({ ...seat, name: names[index] })) };
}
