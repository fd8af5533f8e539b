import { isRecord, parseRecord, playRecord, type GameRecord } from '@pharos/analysis';
import { gameOfSave, loadSave, type Game, type GameEvent, type Loaded, type Problem, type Result } from '@pharos/core';
import { errorTexts } from '../errorTexts.ts';
import { readText } from '../files.ts';
import { UsageError } from '../usageError.ts';

/** A game in a file, as a save or as a text record. */
export interface GameFile {
  /** The id of its game. */
  readonly id: string;
  /** The record, if it is one. */
  readonly record: GameRecord | null;
  readonly load: <Options, State, View, Event extends GameEvent>(
    game: Game<Options, State, View, Event>,
  ) => Loaded<Options, State, View, Event>;
}

export function readGame(file: string): GameFile {
  const text = readText(file);
  const refused = ({ code, detail }: Problem): never => {
    throw new UsageError(errorTexts.malformed(file, code, detail));
  };
  const valueOf = <Value>(result: Result<Value>): Value => (result.ok ? result.value : refused(result.problem));
  if (!isRecord(text)) {
    const id = valueOf(gameOfSave(text));
    return { id, record: null, load: (game) => valueOf(loadSave(game, text)) };
  }
  const record = valueOf(parseRecord(text));
  return { id: record.game, record, load: (game) => valueOf(playRecord(game, record)) };
}
