import type { LocalRecord } from './localRecord.ts';

const KEY = 'pharos.local.kept';
/** The oldest go when there are more. */
const MOST = 20;

/** Games of this device that another one has taken the place of, the last one first. */
export function keptGames(): LocalRecord[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as LocalRecord[]) : [];
  } catch {
    return [];
  }
}

/** By when it was begun, which tells it from all others. */
export const keptGame = (created: number): LocalRecord | null =>
  keptGames().find((one) => one.created === created) ?? null;

export function keepGame(record: LocalRecord): void {
  // Nothing is lost with a game in which nobody has moved.
  if (record.save.moves.length > 0) write([record, ...others(record)]);
}

/** It is played on, and not kept twice. */
export function dropGame(record: LocalRecord): void {
  write(others(record));
}

const others = ({ created }: LocalRecord): LocalRecord[] => keptGames().filter((one) => one.created !== created);

function write(records: readonly LocalRecord[]): void {
  for (let kept = records.slice(0, MOST); ; kept = kept.slice(0, -1)) {
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
      return;
    } catch {
      // The storage is full, or there is none.
      if (kept.length < 2) return;
    }
  }
}
