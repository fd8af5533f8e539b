import type { Result, Save } from '@pharos/core';
import { Replay } from './replay.ts';

/** A game that somebody has opened from a file. */
export interface OpenedGame {
  readonly replay: Replay;
  readonly save: Save;
  /** By seat; null for whom the file does not name. */
  readonly names: readonly (string | null)[];
}

/** Longer names are no names. */
const MOST_LETTERS = 40;

/** Reads what a file holds: a save, a record of the server, or a text record. */
export async function openGame(text: string): Promise<Result<OpenedGame>> {
  if (text.startsWith('Pharos record ')) return (await import('./textRecord.ts')).openTextRecord(text);
  const read = await Replay.read(text);
  return read.ok ? { ok: true, value: opened(read.value, namesIn(text)) } : read;
}

export function opened(replay: Replay, names: readonly unknown[]): OpenedGame {
  const named = Array.from({ length: replay.seatCount }, (_, seat) => {
    const name = names[seat];
    return typeof name === 'string' && name !== '' ? name.slice(0, MOST_LETTERS) : null;
  });
  return { replay, save: replay.save, names: named };
}

/** Records say who played, saves do not. The text has been read as one of them. */
function namesIn(text: string): readonly unknown[] {
  const { names } = JSON.parse(text) as { readonly names?: unknown };
  return Array.isArray(names) ? names : [];
}
