import { gameOfSave, type Result } from '@pharos/core';
import type { AnyGame } from '../local/localGame.ts';
import { rulesOf } from './knownGames.ts';

/** The rules of the game that a save or a record is of, if it is known here. */
export async function rulesOfSave(text: string): Promise<Result<AnyGame>> {
  const id = gameOfSave(text);
  return id.ok ? rulesNamed(id.value) : id;
}

export async function rulesNamed(id: string): Promise<Result<AnyGame>> {
  const game = await rulesOf(id);
  if (game !== null) return { ok: true, value: game };
  return { ok: false, problem: { code: 'UNKNOWN_GAME', detail: `no game "${id.slice(0, 24)}"` } };
}
