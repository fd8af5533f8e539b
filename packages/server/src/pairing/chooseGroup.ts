import type { SeekRow } from '../storage/schema.ts';

type Waiting = Pick<SeekRow, 'created_at' | 'fill_after' | 'fill_level' | 'guest' | 'least' | 'most'>;

/** People who sit down together, and the bots that take the other seats. */
export interface Group<Seek extends Waiting = SeekRow> {
  readonly people: readonly Seek[];
  readonly bots: readonly string[];
}

/** Whether two guests may be put at one table. */
export type MayMeet = (one: string, other: string) => boolean;

/**
 * Who of those who wait, the longest first, sit down together now: as many as possible, for that is what people came for.
 * If nobody has enough others but somebody's time is up, bots fill their table, and whoever wants bots at all joins them.
 * Null if all have to wait.
 */
export function chooseGroup<Seek extends Waiting>(
  waiting: readonly Seek[],
  now: number,
  mayMeet: MayMeet,
): Group<Seek> | null {
  return fullGroup(waiting, mayMeet) ?? filledGroup(waiting, now, mayMeet);
}

function fullGroup<Seek extends Waiting>(waiting: readonly Seek[], mayMeet: MayMeet): Group<Seek> | null {
  const largest = Math.max(0, ...waiting.map(({ most }) => most));
  const smallest = Math.min(largest, ...waiting.map(({ least }) => least));
  for (let size = largest; size >= Math.max(2, smallest); size--) {
    for (const first of waiting) {
      const people = companions(first, waiting, size, mayMeet);
      if (people.length === size) return { people, bots: [] };
    }
  }
  return null;
}

function filledGroup<Seek extends Waiting>(
  waiting: readonly Seek[],
  now: number,
  mayMeet: MayMeet,
): Group<Seek> | null {
  const first = waiting.find((seek) => (fillTime(seek) ?? Infinity) <= now);
  if (first === undefined) return null;
  const willing = waiting.filter(({ fill_after }) => fill_after !== null);
  const sizes = Array.from({ length: first.most - first.least + 1 }, (_none, index) => first.least + index);
  const tables = sizes.map((size) => ({ size, people: companions(first, willing, size, mayMeet) }));
  // As many people as possible, then as few bots.
  const [{ size, people }] = tables.toSorted((a, b) => b.people.length - a.people.length || a.size - b.size);
  const level = first.fill_level ?? '';
  return { people, bots: Array.from({ length: size - people.length }, () => level) };
}

/** Somebody and those who have waited longest among the ones who fit at a table of a size, up to that many. */
function companions<Seek extends Waiting>(
  first: Seek,
  waiting: readonly Seek[],
  size: number,
  mayMeet: MayMeet,
): Seek[] {
  if (!fits(first, size)) return [];
  const group = [first];
  for (const seek of waiting) {
    if (group.length === size) break;
    if (seek !== first && fits(seek, size) && group.every(({ guest }) => mayMeet(guest, seek.guest))) group.push(seek);
  }
  return group;
}

function fits({ least, most }: Waiting, size: number): boolean {
  return least <= size && size <= most;
}

/** When bots take the empty seats; null: never. */
export function fillTime({ created_at, fill_after }: Pick<SeekRow, 'created_at' | 'fill_after'>): number | null {
  return fill_after === null ? null : created_at.getTime() + fill_after * 1000;
}
