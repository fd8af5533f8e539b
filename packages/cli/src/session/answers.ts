import type { GameEvent, Match } from '@pharos/core';
import { eventsOf } from '../savedMatch.ts';
import { UsageError } from '../usageError.ts';
import { writeSave } from './saveFile.ts';
import type { Speak } from '../words/speaker.ts';
import { numbered, type SessionKey } from './texts.ts';

/** The game so far, move by move, each told as somebody may know it. */
export function logText<Options, State, View, Event extends GameEvent>(
  match: Match<Options, State, View, Event>,
  account: (events: readonly Event[]) => string[],
  say: Speak<SessionKey>,
): string {
  // A choice that is put down unseen has nothing to tell until it is revealed.
  const lines = eventsOf(match).flatMap(({ events }, index) => {
    const sentences = account(events);
    return sentences.length === 0 ? [] : [numbered.brief(index + 1, sentences.join(' '))];
  });
  return lines.length === 0 ? say('emptyLog') : lines.join('\n');
}

/** Saves the game once more, elsewhere. A file that cannot be written is no reason to stop playing. */
export function saveCopy<Options, State, View, Event extends GameEvent>(
  match: Match<Options, State, View, Event>,
  file: string,
  say: Speak<SessionKey>,
): string {
  if (file === '') return say('saveWhere');
  try {
    return say('saved', { file: writeSave(match, file) });
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
}
