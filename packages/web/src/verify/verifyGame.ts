import { contributionsHash, verifyRecord, type DealNotes, type Result, type Verification } from '@pharos/core';
import { rulesOfSave } from '../games/savedGame.ts';
import { noteOf } from '../net/dealContributions.ts';

/** Checks a record or save, against what this browser noted of the game where it did. */
export async function verifyGame(text: string): Promise<Result<Verification>> {
  const game = await rulesOfSave(text);
  if (!game.ok) return game;
  const found = verifyRecord(game.value, text);
  const notes = found.ok && found.value.table !== null ? notesOf(found.value.table) : null;
  return notes === null ? found : verifyRecord(game.value, text, notes);
}

function notesOf(table: string): DealNotes | null {
  const note = noteOf(table);
  if (note === null) return null;
  const { commitment, contribution, place, all } = note;
  return { commitment, contribution, place, contributions: all === null ? null : contributionsHash(all) };
}
