import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatSave, saveMatch, type GameEvent, type Match } from '@pharos/core';
import { Complaint } from '../complaint.ts';
import { reasonOf } from '../files.ts';
import { complaints } from '../texts.ts';

/** Keeps a game on disk while it is played, so that leaving in any way loses nothing. */
export class Keeper {
  #file: string | null;

  constructor(file: string | undefined) {
    this.#file = file ?? null;
  }

  /** Writes the game to its place; answers where that is. */
  keep<Options, State, View, Event extends GameEvent>(match: Match<Options, State, View, Event>): string {
    this.#file ??= join(mkdtempSync(join(tmpdir(), 'pharos-')), `${match.game.id}.json`);
    return writeGame(match, this.#file);
  }
}

/** A save holds the seed and with it all hidden cards: others need not read it. */
const PRIVATE = 0o600;

export function writeGame<Options, State, View, Event extends GameEvent>(
  match: Match<Options, State, View, Event>,
  file: string,
): string {
  try {
    writeFileSync(file, formatSave(saveMatch(match)), { mode: PRIVATE });
    return file;
  } catch (error) {
    throw new Complaint(complaints.unwritable(file, reasonOf(error)));
  }
}
