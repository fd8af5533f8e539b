import { keepGame } from './keptGames.ts';
import type { LocalRecord } from './localRecord.ts';

const KEY = 'pharos.local';

/** The one game that is played on this device without a server; it survives a reload. */
export function readLocal(): LocalRecord | null {
  try {
    const text = localStorage.getItem(KEY);
    return text === null ? null : (JSON.parse(text) as LocalRecord);
  } catch {
    return null;
  }
}

/** Another game that was there is kept elsewhere on this device. */
export function writeLocal(record: LocalRecord): void {
  const last = readLocal();
  if (last !== null && last.created !== record.created) keepGame(last);
  try {
    localStorage.setItem(KEY, JSON.stringify(record));
  } catch {
    // Without storage the game lasts as long as the page.
  }
}
