import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatSave, saveMatch, type GameEvent, type Match } from '@pharos/core';
import { errorTexts } from '../errorTexts.ts';
import { reasonOf } from '../files.ts';
import { UsageError } from '../usageError.ts';

/** The file a game is saved in while it is played, so that leaving in any way loses nothing. */
export class SaveFile {
  readonly #wanted: string | undefined;
  #path: string | null = null;

  /** Without a path a new temporary file is made. */
  constructor(path: string | undefined) {
    this.#wanted = path;
  }

  /** Writes the game; answers where. */
  write<Options, State, View, Event extends GameEvent>(match: Match<Options, State, View, Event>): string {
    this.#path ??= this.#wanted ?? join(mkdtempSync(join(tmpdir(), 'pharos-')), `${match.game.id}.json`);
    return writeSave(match, this.#path);
  }
}

/** A save holds the seed and with it all hidden cards: others need not read it. */
const OWNER_ONLY = 0o600;

export function writeSave<Options, State, View, Event extends GameEvent>(
  match: Match<Options, State, View, Event>,
  file: string,
): string {
  try {
    writeFileSync(file, formatSave(saveMatch(match)), { mode: OWNER_ONLY });
    return file;
  } catch (error) {
    throw new UsageError(errorTexts.unwritable(file, reasonOf(error)));
  }
}
