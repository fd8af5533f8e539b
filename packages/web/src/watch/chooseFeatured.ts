import type { WatchableTable } from '@pharos/protocol';

/** A game at which nobody has moved for so long is no sight. */
const LIVELY_MS = 10 * 60_000;

/** The game worth a look: of somebody one follows, with the most people, then the liveliest. Null if all stand still. */
export function chooseFeatured(tables: readonly WatchableTable[], now: number): WatchableTable | null {
  const lively = tables.filter(({ lastAt, seats }) => now - lastAt < LIVELY_MS && !seats.some(({ mine }) => mine));
  return lively.sort(byInterest)[0] ?? null;
}

function byInterest(a: WatchableTable, b: WatchableTable): number {
  return Number(b.followed) - Number(a.followed) || peopleAt(b) - peopleAt(a) || b.lastAt - a.lastAt;
}

const peopleAt = ({ seats }: WatchableTable): number => seats.filter(({ kind }) => kind === 'guest').length;
