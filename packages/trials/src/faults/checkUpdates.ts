import { isInLog, nameOf, type Asked, type GameHistory, type Heard } from './history.ts';
import type { Position } from './replay.ts';
import type { StoredEntry } from './storedGames.ts';

interface Moment {
  readonly tick: number;
  readonly heard?: Heard;
  /** The entry that was acknowledged. */
  readonly entry?: number;
}

/** Each connection is shown positions of the log, never an older one after a newer one or after its own acknowledgement. */
export function checkShown(
  { asked, heard }: GameHistory,
  positions: readonly Position[],
  entries: Map<string, StoredEntry[]>,
  complain: (what: string) => void,
): void {
  for (const moments of momentsByConnection(asked, heard, entries).values()) {
    let reached = 0;
    for (const { heard, entry = 0 } of moments.sort((a, b) => a.tick - b.tick)) {
      reached = Math.max(reached, entry);
      if (heard === undefined) continue;
      const fits = ({ version, views }: Position): boolean =>
        version === heard.v && views.get(heard.guest) === heard.view;
      const found = positions.findIndex((position, index) => index >= reached && fits(position));
      if (found >= 0) reached = found;
      else complain(`${heard.connection} was shown version ${heard.v}, ${whyNot(positions, fits, heard)}`);
    }
  }
}

function whyNot(positions: readonly Position[], fits: (position: Position) => boolean, { v }: Heard): string {
  if (positions.some(fits)) return 'which was older than what it knew';
  return positions.some(({ version }) => version === v) ? 'which looked different' : 'which never was';
}

function momentsByConnection(
  asked: readonly Asked[],
  heard: readonly Heard[],
  entries: Map<string, StoredEntry[]>,
): Map<string, Moment[]> {
  const all = new Map<string, Moment[]>();
  const add = (connection: string, moment: Moment): void => {
    const moments = all.get(connection) ?? [];
    all.set(connection, moments);
    moments.push(moment);
  };
  for (const one of heard) add(one.connection, { tick: one.tick, heard: one });
  for (const one of asked.filter(isInLog)) {
    const entry = entries.get(nameOf(one))?.at(0)?.entry;
    if (entry === undefined) continue;
    for (const { connection, code, answered } of one.attempts)
      if (code === 'OK' && answered !== null) add(connection, { tick: answered, entry });
  }
  return all;
}
