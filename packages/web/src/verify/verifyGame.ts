import {
  contributionsHash,
  gameOfSave,
  verifyRecord,
  type DealNotes,
  type Result,
  type Verification,
} from '@pharos/core';
import { rulesOf } from '../games/known.ts';
import { noteOf } from '../net/dealContributions.ts';

/** Checks a record or save, against what this browser noted of the game where it did. */
export async function verifyGame(text: string): Promise<Result<Verification>> {
  const id = gameOfSave(text);
  if (!id.ok) return id;
  const game = await rulesOf(id.value);
  if (game === null)
    return { ok: false, problem: { code: 'UNKNOWN_GAME', detail: `no game "${id.value.slice(0, 24)}"` } };
  const found = verifyRecord(game, text);
  const notes = found.ok && found.value.table !== null ? notesOf(found.value.table) : null;
  return notes === null ? found : verifyRecord(game, text, notes);
}

function notesOf(table: string): DealNotes | null {
  const note = noteOf(table);
  if (note === null) return null;
  const { commitment, contribution, place, all } = note;
  return { commitment, contribution, place, contributions: all === null ? null : contributionsHash(all) };
}
