import type { GameEvent, Match } from '@pharos/core';
import { eventsOf } from '../savedMatch.ts';
import { UsageError } from '../usageError.ts';
import { writeSave } from './saveFile.ts';
import { replayTexts, sessionTexts } from './texts.ts';

/** The game so far, move by move, each told as somebody may know it. */
export function logText<Options, State, View, Event extends GameEvent>(
  match: Match<Options, State, View, Event>,
  account: (events: readonly Event[]) => string[],
): string {
  const lines = eventsOf(match).map(({ events }, index) => replayTexts.brief(index + 1, account(events).join(' ')));
  return lines.length === 0 ? sessionTexts.emptyLog : lines.join('\n');
}

/** Saves the game once more, elsewhere. A file that cannot be written is no reason to stop playing. */
export function saveCopy<Options, State, View, Event extends GameEvent>(
  match: Match<Options, State, View, Event>,
  file: string,
): string {
  if (file === '') return sessionTexts.saveWhere;
  try {
    return sessionTexts.saved(writeSave(match, file));
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
}
