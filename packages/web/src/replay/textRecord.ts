import { parseRecord, playRecord } from '@pharos/analysis';
import type { Result } from '@pharos/core';
import { rulesNamed } from '../games/savedGame.ts';
import { opened, type OpenedGame } from './openedGame.ts';
import { Replay } from './replay.ts';

/** A game as people write it down; docs/record.md describes it. */
export async function openTextRecord(text: string): Promise<Result<OpenedGame>> {
  const record = parseRecord(text);
  if (!record.ok) return record;
  const game = await rulesNamed(record.value.game);
  if (!game.ok) return game;
  const played = playRecord(game.value, record.value);
  return played.ok ? { ok: true, value: opened(Replay.of(played.value.match), record.value.names) } : played;
}
