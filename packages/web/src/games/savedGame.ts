import { gameOfSave, type Result } from '@pharos/core';
import type { AnyGame } from '../local/localGame.ts';
import { rulesOf } from './knownGames.ts';

/** The rules of the game that a save or a record is of, if it is known here. */
export async function rulesOfSave(text: string): Promise<Result<AnyGame>> {
  const id = gameOfSave(text);
  if (!id.ok) return id;
  const game = await rulesOf(id.value);
  if (game !== null) return { ok: true, value: game };
  return { ok: false, problem: { code: 'UNKNOWN_GAME', detail: `no game "${id.value.slice(0, 24)}"` } };
}
