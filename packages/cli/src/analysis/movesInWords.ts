import type { Decision } from '@pharos/analysis';
import { Match, unwrap, type GameEvent, type Preview } from '@pharos/core';
import type { TerminalGame } from '../games/terminalGame.ts';
import type { Choosing } from '../session/gameTable.ts';
import { previewsFor } from '../session/previews.ts';
import type { SeatNames } from '../session/seatNames.ts';
import type { Language } from '../words/language.ts';

/** A move of a decision in words. */
export type MoveWords = (decision: Pick<Decision, 'ply' | 'from' | 'seat'>, move: string) => string;

/** Nothing is drawn. */
const NOWHERE = { columns: 0, rows: 0, colours: false, isTerminal: false };

/** The moves of a game in the words in which they are chosen while it is played. */
export function movesInWords<Options, State, View, Event extends GameEvent, Foreseen extends Preview<Event>>(
  { game, table }: Pick<TerminalGame<Options, State, View, Event, Foreseen>, 'game' | 'table'>,
  match: Match<Options, State, View, Event>,
  names: SeatNames,
  language: Language,
): MoveWords {
  const words = table(language, match.options);
  const known = new Map<number, Choosing<View, Event, Foreseen>>();
  const choosingIn = ({ ply, from, seat }: Parameters<MoveWords>[0]): Choosing<View, Event, Foreseen> => {
    const found = known.get(ply);
    if (found !== undefined) return found;
    const before = Match.deal(game, match.options, match.seed ?? '');
    for (const entry of match.log.slice(0, from)) unwrap(before.play(entry.seat, entry.text));
    const previews = previewsFor(game, before, seat);
    const choosing = { view: before.view(seat), seat, names, previews, screen: NOWHERE };
    known.set(ply, choosing);
    return choosing;
  };
  return (decision, move) => words.moveText(choosingIn(decision), move) ?? move;
}
