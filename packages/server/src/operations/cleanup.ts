import type { House } from '../house.ts';
import { letGo, type Retention } from './retention.ts';
import { forgetCommands } from '../storage/games.ts';
import { forgetNodes } from '../storage/leases.ts';

const HOUR_MS = 3_600_000;
/** Nobody repeats a command after this long. */
const REPEATED_MS = 24 * HOUR_MS;

/** Clears away what nobody needs, once an hour. Answers how to stop. */
export function keepHouse(house: House, retention: Retention): () => void {
  let cancel = (): void => undefined;
  const again = (): void => {
    cancel = house.time.after(HOUR_MS, () => {
      tidy(house, retention).catch((error: unknown) => house.complain(error));
      again();
    });
  };
  again();
  return () => cancel();
}

async function tidy(house: House, retention: Retention): Promise<void> {
  const now = house.time.now();
  house.presence.tidy(now);
  await letGo(house, retention);
  await forgetCommands(house.db, new Date(now - REPEATED_MS));
  await forgetNodes(house.db);
}
