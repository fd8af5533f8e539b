import { isInLog, commandName, type SentCommand, type GameHistory, type ReceivedUpdate } from './history.ts';
import type { Position } from './replay.ts';
import type { StoredEntry } from './storedGames.ts';

interface Moment {
  readonly tick: number;
  readonly update?: ReceivedUpdate;
  /** The entry that was acknowledged. */
  readonly entry?: number;
}

/** Each connection is shown positions of the log, never an older one after a newer one or after its own acknowledgement. */
export function checkUpdates(
  { commands, updates }: GameHistory,
  positions: readonly Position[],
  entries: Map<string, StoredEntry[]>,
  report: (what: string) => void,
): void {
  for (const moments of momentsByConnection(commands, updates, entries).values()) {
    let reached = 0;
    for (const { update, entry = 0 } of moments.sort((a, b) => a.tick - b.tick)) {
      reached = Math.max(reached, entry);
      if (update === undefined) continue;
      const fits = ({ version, views }: Position): boolean =>
        version === update.v && views.get(update.guest) === update.view;
      const found = positions.findIndex((position, index) => index >= reached && fits(position));
      if (found >= 0) reached = found;
      else report(`${update.connection} was shown version ${update.v}, ${whyNot(positions, fits, update)}`);
    }
  }
}

function whyNot(positions: readonly Position[], fits: (position: Position) => boolean, { v }: ReceivedUpdate): string {
  if (positions.some(fits)) return 'which was older than what it knew';
  return positions.some(({ version }) => version === v) ? 'which looked different' : 'which never was';
}

function momentsByConnection(
  commands: readonly SentCommand[],
  updates: readonly ReceivedUpdate[],
  entries: Map<string, StoredEntry[]>,
): Map<string, Moment[]> {
  const all = new Map<string, Moment[]>();
  const add = (connection: string, moment: Moment): void => {
    const moments = all.get(connection) ?? [];
    all.set(connection, moments);
    moments.push(moment);
  };
  for (const update of updates) add(update.connection, { tick: update.tick, update });
  for (const one of commands.filter(isInLog)) {
    const entry = entries.get(commandName(one))?.at(0)?.entry;
    if (entry === undefined) continue;
    for (const { connection, code, answered } of one.attempts)
      if (code === 'OK' && answered !== null) add(connection, { tick: answered, entry });
  }
  return all;
}
