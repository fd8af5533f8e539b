import type { GameEvent, Preview } from '@pharos/core';
import type { Choosing, GameTable } from './gameTable.ts';
import type { Entry } from './menu.ts';

/** How a menu calls a move, whichever of its lists has it; null if none has. */
export function findEntry<View, Event extends GameEvent, Foreseen extends Preview<Event>>(
  table: GameTable<View, Event, Foreseen>,
  choosing: Choosing<View, Event, Foreseen>,
  move: string,
): Entry | null {
  const lists: (string | null)[] = [null];
  for (const list of lists) {
    for (const entry of table.menu(choosing, list).entries) {
      if (entry.move === move) return entry;
      if (entry.opens !== null && !lists.includes(entry.opens)) lists.push(entry.opens);
    }
  }
  return null;
}
