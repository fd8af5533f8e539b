import type { House } from '../house.ts';
import { Refusal } from '../shared/refusal.ts';
import { Conflict } from './conflict.ts';
import type { Room } from './room.ts';

/** So often a change is tried again when others are faster. */
const TRIES = 5;

/**
 * Changes a table. What is known of it may be old: a change that somebody else forestalled is tried again on what holds
 * now, and nobody is refused for what only an old copy says. `repeated` answers for a command that was carried out before.
 */
export function change<Value>(
  house: House,
  table: string,
  work: (room: Room) => Value | Promise<Value>,
  repeated: () => Promise<Value | null> = () => Promise.resolve(null),
): Promise<Value> {
  return house.rooms.use(table, async (room) => {
    for (let tries = 1; ; tries++) {
      try {
        return await work(room);
      } catch (error) {
        if (!(error instanceof Conflict || error instanceof Refusal)) throw error;
        const earlier = await repeated();
        if (earlier !== null) {
          // It may have been done on another node: whoever is told so has seen it before.
          if (house.isShared) await room.refresh();
          return earlier;
        }
        await lookAgain(house, room, error, tries);
      }
    }
  });
}

/** Fails with the refusal if it holds after a second look too. */
async function lookAgain(house: House, room: Room, error: Conflict | Refusal, tries: number): Promise<void> {
  const isConflict = error instanceof Conflict;
  const isNew = (isConflict || house.isShared) && (await room.refresh());
  if (!isConflict && (!isNew || tries >= TRIES)) throw error;
  if (tries >= TRIES) throw new Refusal('STALE', 'others were faster; try again');
}
