import type { GameKnowledge } from '@pharos/analysis';
import type { Bot, BotName, BotSpec, TrainingGame } from '@pharos/bots';
import type { GameEvent, Preview } from '@pharos/core';
import type { GameArgs } from '../args.ts';
import type { GameTable } from '../session/gameTable.ts';
import type { PreviewedGame } from '../session/previews.ts';
import type { Language } from '../words/language.ts';
import type { GameOption } from './gameOption.ts';

/** What a game is to the command line. */
export interface TerminalGame<Options, State, View, Event extends GameEvent, Foreseen extends Preview<Event>> {
  readonly game: PreviewedGame<Options, State, View, Event, Foreseen>;
  /** As people write it: `7 Wonders Duel`. */
  readonly title: string;
  /** For the list of commands, after "play". */
  readonly summary: string;
  readonly options: readonly GameOption[];
  /** The field of the options that says how many play; null if the number is always the same. */
  readonly seatsField: string | null;
  /** How many seats win or lose together. */
  readonly seatsPerSide: (options: Options) => number;
  /** Endings to list even where no game ended so. */
  readonly endings: (options: Options) => readonly string[];
  readonly bot: (wanted: BotName | BotSpec) => Bot<State>;
  /** What `pharos train` fits; null for a game whose bots have no weights. */
  readonly training: Training<Options, State> | null;
  /** What `pharos analyse` goes by; null for a game that cannot be analysed. */
  readonly analysis: GameKnowledge<Options, State, View, Event> | null;
  /** What pieces, resources, symbols and categories are called, by their ids. */
  readonly nameOf: (language: Language, options: Options) => (id: string) => string;
  /** What `pharos balance` can compare. */
  readonly comparisons: readonly Comparison<Options>[];
  /** The languages it can be played in. */
  readonly languages: readonly Language[];
  /** How it is shown and played. */
  readonly table: (language: Language, options: Options) => GameTable<View, Event, Foreseen>;
}

export interface Training<Options, State> {
  readonly game: TrainingGame<State>;
  /** The tables to play at; none if there is no table like that. */
  readonly tables: (args: GameArgs) => readonly Options[];
}

/** Pieces of which each seat has one, to be compared by games between equal bots. */
export interface Comparison<Options> {
  /** The word after `pharos balance`. */
  readonly name: string;
  /** What is compared, as one calls a single one. */
  readonly piece: string;
  /** The arguments that hold unless others are given, and those that always hold. */
  readonly byDefault: GameArgs;
  readonly settled: GameArgs;
  readonly piecesOf: (options: Options) => readonly string[];
  /** The same table with these pieces at its seats. */
  readonly withPieces: (options: Options, bySeat: readonly string[]) => Options;
  /** The numbers that describe the table, by name. */
  readonly summary: (options: Options) => Readonly<Record<string, number>>;
}

/** What is done with a game, whichever it is. */
export type GameUse<Result> = <Options, State, View, Event extends GameEvent, Foreseen extends Preview<Event>>(
  known: TerminalGame<Options, State, View, Event, Foreseen>,
) => Result;

/** A game whose types are its own business. */
export interface RegisteredGame {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly options: readonly GameOption[];
  readonly comparisons: readonly { readonly name: string; readonly piece: string }[];
  use<Result>(use: GameUse<Result>): Result;
}

export function register<Options, State, View, Event extends GameEvent, Foreseen extends Preview<Event>>(
  known: TerminalGame<Options, State, View, Event, Foreseen>,
): RegisteredGame {
  const { game, title, summary, options, comparisons } = known;
  return { id: game.id, title, summary, options, comparisons, use: (use) => use(known) };
}
