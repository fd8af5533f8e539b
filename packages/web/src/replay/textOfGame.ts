import { formatRecord, recordOf } from '@pharos/analysis';
import { Replay } from './replay.ts';

/** A save, or a record of the server, as a text record; null if it is neither. */
export async function textOfGame(game: string, names: readonly string[]): Promise<string | null> {
  const read = await Replay.read(game);
  if (!read.ok) return null;
  const { value: replay } = read;
  return formatRecord(recordOf(replay.matchAt(replay.length), { names }));
}
