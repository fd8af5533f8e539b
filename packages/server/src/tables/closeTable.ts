import type { Room } from '../play/room.ts';
import type { Guard } from '../storage/games.ts';

/** Closes a table, before the start or in the middle of the game. Called within the room's turn. */
export async function closeTable(
  room: Room,
  now: number,
  command: string | null = null,
  guard: Guard | null = null,
): Promise<void> {
  const change = { phase: 'closed', finished_at: new Date(now), to_act: 0, due_at: null, keeper: null } as const;
  await room.save({ change, command, guard });
}
