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
  // A choice that is put down unseen has nothing to tell until it is revealed.
  const lines = eventsOf(match).flatMap(({ events }, index) => {
    const sentences = account(events);
    return sentences.length === 0 ? [] : [replayTexts.brief(index + 1, sentences.join(' '))];
  });
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
