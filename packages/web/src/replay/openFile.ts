import type { Result } from '@pharos/core';
import { opened, type OpenedGame } from './openedGame.ts';
import { Replay } from './replay.ts';

/** Reads what a file holds: a save, a record of the server, or a text record. */
export async function openGame(text: string): Promise<Result<OpenedGame>> {
  if (text.startsWith('Pharos record ')) return (await import('./textRecord.ts')).openTextRecord(text);
  const read = await Replay.read(text);
  return read.ok ? { ok: true, value: opened(read.value, namesIn(text)) } : read;
}

/** Records say who played, saves do not. The text has been read as one of them. */
function namesIn(text: string): readonly unknown[] {
  const { names } = JSON.parse(text) as { readonly names?: unknown };
  return Array.isArray(names) ? names : [];
}
