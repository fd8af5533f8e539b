import type { TableInfo } from '@pharos/protocol';

/** What this browser wrote down of a deal before the cards were dealt: it must be found again in the record. */
export interface DealNote {
  readonly commitment: string;
  readonly contribution: string;
  /** Where we sat when it was given. */
  readonly place: number | null;
  /** The contributions of all seats, as they were shown when the game began. */
  readonly all: readonly (string | null)[] | null;
}

const KEY = 'pharos.deals';
/** Games whose notes are kept. */
const MOST = 200;

function allNotes(): [string, DealNote][] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? (stored as [string, DealNote][]) : [];
  } catch {
    // Storage may be forbidden or damaged; then nothing is remembered.
    return [];
  }
}

export function noteOf(table: string): DealNote | null {
  return allNotes().find(([id]) => id === table)?.[1] ?? null;
}

function setNote(table: string, note: DealNote | null): void {
  const others = allNotes().filter(([id]) => id !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify(note === null ? others : [...others, [table, note]].slice(-MOST)));
  } catch {
    // Without storage the record can be checked, but not against our own memory.
  }
}

/** 32 random bytes as hexadecimal digits. */
function randomHex(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What we have to add to the deal of a table now; null if nothing. It is written down before it is sent. */
export function contributionFor({ id, phase, commitment, seats }: TableInfo): string | null {
  const own = seats.filter((seat) => seat.mine);
  // Older servers know no contributions, and without a commitment they would be worth nothing.
  if (phase !== 'waiting' || !commitment || own.length === 0) return null;
  if (own.some((seat) => seat.contribution !== null)) return null;
  const known = noteOf(id);
  // The same one again if the first did not arrive.
  const contribution = known?.commitment === commitment ? known.contribution : randomHex();
  setNote(id, { commitment, contribution, place: null, all: null });
  return contribution;
}

/** Writes down what a table shows of the deal to come, and of the one that was made. */
export function noteDeal({ id, phase, seats }: TableInfo): void {
  const note = noteOf(id);
  if (note === null) return;
  if (phase === 'waiting') {
    const own = seats.filter((seat) => seat.mine);
    const given = own.find((seat) => seat.contribution === note.contribution);
    if (own.length === 0) setNote(id, null);
    else if (given && note.place === null) setNote(id, { ...note, place: given.seat });
  } else if (phase === 'playing' && note.all === null)
    setNote(id, { ...note, all: seats.map((seat) => seat.contribution ?? null) });
}
