import { loadSave, Match, type Game, type GameEvent, type Loaded } from '@pharos/core';
import { errorTexts } from './errorTexts.ts';
import { readText } from './files.ts';
import { UsageError } from './usageError.ts';

/** Reads the save of a game, or says in one line what is wrong with it. */
export function loadMatch<Options, State, View, Event extends GameEvent>(
  game: Game<Options, State, View, Event>,
  file: string,
): Loaded<Options, State, View, Event> {
  const loaded = loadSave(game, readText(file));
  if (!loaded.ok) throw new UsageError(errorTexts.malformed(file, loaded.problem.code, loaded.problem.detail));
  return loaded.value;
}

/** One entry of a log with what it brought about. */
export interface PlayedMove<Event extends GameEvent> {
  readonly seat: number;
  readonly move: string;
  readonly events: readonly Event[];
}

/** Plays a match again for its events. */
export function eventsOf<Options, State, View, Event extends GameEvent>(
  match: Match<Options, State, View, Event>,
): PlayedMove<Event>[] {
  if (match.seed === null) return [];
  const again = Match.deal(match.game, match.options, match.seed);
  return match.log.map(({ seat, text }) => {
    const played = again.play(seat, text);
    return { seat, move: text, events: played.ok ? played.value : [] };
  });
}
