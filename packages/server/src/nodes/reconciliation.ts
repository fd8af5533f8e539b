import type { House } from '../house.ts';
import { progressOf, type Progress } from '../storage/presence.ts';
import type { Talk } from '../tables/chat.ts';

/** Tables compared at a time; where more are followed, they take turns. */
const MOST = 2000;

/**
 * Signals may be lost: every now and then what was told about the tables followed here is compared with what is stored.
 * Answers how to stop.
 */
export function sweepRegularly(house: House, talk: Talk, every: number): () => void {
  let isSweeping = false;
  let turn = 0;
  const timer = setInterval(() => {
    if (isSweeping) return;
    isSweeping = true;
    const slice = nextSlice(house, turn++);
    sweep(house, talk, slice)
      .catch((error: unknown) => house.complain(error))
      .finally(() => (isSweeping = false));
  }, every);
  return () => clearInterval(timer);
}

function nextSlice({ audience, bots }: House, turn: number): string[] {
  const all = [...new Set([...audience.watched, ...bots.busy])];
  const slices = Math.max(1, Math.ceil(all.length / MOST));
  return all.slice((turn % slices) * MOST).slice(0, MOST);
}

async function sweep(house: House, talk: Talk, tables: readonly string[]): Promise<void> {
  await house.company.tellUntold();
  if (tables.length === 0) return;
  const changed = await house.company.ask(tables);
  for (const table of changed) await showTable(house, table);
  for (const progress of await progressOf(house.db, tables)) {
    if (isBehind(house, progress)) await house.rooms.catchUp(progress.id);
    await talk.catchUp(progress.id, progress.chat);
  }
}

function isBehind({ rooms }: House, { id, entries, revision }: Progress): boolean {
  const marks = rooms.marks(id);
  return marks !== null && (marks.entries !== entries || marks.revision !== revision);
}

/** Whoever follows a table here sees who is there now. */
export async function showTable(house: House, table: string): Promise<void> {
  if (!house.audience.isWatched(table)) return;
  await house.rooms.use(table, (room) => {
    house.audience.tellTable(room);
    house.timers.arm(room);
  });
}
