import type { LocalRecord } from '../local/localRecord.ts';
import { seatName } from '../players/names.ts';
import { opened, type Read } from './openedGame.ts';
import { Replay } from './replay.ts';

/** Reads what a file holds: a save, a record of the server, or a text record. */
export async function openGame(text: string): Promise<Read> {
  if (text.startsWith('Pharos record ')) return (await import('./textRecord.ts')).openTextRecord(text);
  const read = await Replay.read(text);
  return read.ok ? { ok: true, value: opened(read.value, namesIn(text)) } : read;
}

/** A game that was played on this device. */
export async function openLocal({ save, seats }: LocalRecord): Promise<Read> {
  const read = await Replay.read(JSON.stringify(save));
  if (!read.ok) return read;
  const people = [...seats.keys()].filter((seat) => seats[seat].level === null);
  const me = people.length === 1 ? people[0] : null;
  return { ok: true, value: opened(read.value, namesOf(seats), { me }) };
}

export const namesOf = (seats: LocalRecord['seats']): string[] =>
  seats.map(({ name, level }) => seatName({ kind: level === null ? 'guest' : 'bot', name, level }));

/** Records say who played, saves do not. The text has been read as one of them. */
function namesIn(text: string): readonly unknown[] {
  const { names } = JSON.parse(text) as { readonly names?: unknown };
  return Array.isArray(names) ? names : [];
}
