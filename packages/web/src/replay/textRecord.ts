import { lineOf, parseRecord, playRecord, wrongMoveIn } from '@pharos/analysis';
import { rulesNamed } from '../games/savedGame.ts';
import { opened, type Read } from './openedGame.ts';
import { Replay } from './replay.ts';

/** A game as people write it down; docs/record.md describes it. */
export async function openTextRecord(text: string): Promise<Read> {
  const read = parseRecord(text);
  if (!read.ok) return read;
  const record = read.value;
  const game = await rulesNamed(record.game);
  if (!game.ok) return game;
  const played = playRecord(game.value, record);
  if (played.ok) return { ok: true, value: opened(Replay.of(played.value.match), record.names, { record }) };
  const wrong = wrongMoveIn(game.value, record);
  const line = wrong === null ? undefined : lineOf(wrong.move);
  return line === undefined
    ? played
    : { ok: false, problem: { code: wrong?.problem.code ?? 'BAD_SAVE', detail: played.problem.detail, line } };
}
