import type { House } from './house.ts';
import { change } from './play/changing.ts';
import { forgetCommands } from './storage/games.ts';
import { forgetGuests } from './storage/guests.ts';
import { forgetNodes } from './storage/leases.ts';
import { staleTables } from './storage/lists.ts';
import { save } from './tables/saving.ts';

const HOUR_MS = 3_600_000;
/** A table that waited this long waits in vain. */
const WAITING_MS = 7 * 24 * HOUR_MS;
/** A visitor who never played is forgotten after this long. */
const UNSEEN_MS = 90 * 24 * HOUR_MS;

/** Nobody repeats a command after this long. */
const REPEATED_MS = 24 * HOUR_MS;

/** Clears away what nobody needs, once an hour. Answers how to stop. */
export function keepHouse(house: House): () => void {
  let cancel = (): void => undefined;
  const again = (): void => {
    cancel = house.time.after(HOUR_MS, () => {
      tidy(house).catch((error: unknown) => house.log.error(error));
      again();
    });
  };
  again();
  return () => cancel();
}

async function tidy(house: House): Promise<void> {
  const now = house.time.now();
  house.presence.tidy(now);
  for (const id of await staleTables(house.db, new Date(now - WAITING_MS))) {
    await change(house, id, async (room) => {
      if (room.table.phase === 'waiting') await save(house, room, { change: { phase: 'closed' } });
    });
  }
  await forgetGuests(house.db, new Date(now - UNSEEN_MS));
  await forgetCommands(house.db, new Date(now - REPEATED_MS));
  await forgetNodes(house.db);
}
