import type { GameEvent, Memory, Outcome, Preview, SeatId } from '@pharos/core';
import type { Line } from '../terminal/ansi.ts';
import type { Screen } from '../terminal/screen.ts';
import type { Menu } from './menu.ts';
import type { SeatNames } from './seatNames.ts';

/** What is drawn, and for whom. */
export interface TableScene<View, Event extends GameEvent = GameEvent> {
  readonly view: View;
  readonly names: SeatNames;
  /** The seat that looks. */
  readonly me: SeatId;
  /** The result, once the game is over. */
  readonly outcome: Outcome | null;
  readonly screen: Screen;
  /** What happened since a person chose last, as the seat that looks may know it. */
  readonly recent: readonly Event[];
}

/** What a person chooses from. */
export interface Choosing<View, Event extends GameEvent, Foreseen extends Preview<Event>> {
  readonly view: View;
  readonly seat: SeatId;
  readonly names: SeatNames;
  /** What each legal move would bring, by its text. */
  readonly previews: Readonly<Record<string, Foreseen>>;
  readonly screen: Screen;
}

/** How a game is shown and played at the terminal. */
export interface GameTable<View, Event extends GameEvent, Foreseen extends Preview<Event>> {
  /** Whether the table is drawn anew on a cleared screen, the news below it; otherwise all is written as it comes. */
  readonly isRedrawn: boolean;
  /** Whether the drawings tell what happened lately; otherwise sentences do. */
  readonly isNewsDrawn: boolean;
  /** What can be chosen now; `chosen` is the list that was opened before. */
  menu(choosing: Choosing<View, Event, Foreseen>, chosen: string | null): Menu;
  /** What a move does, as the menu has it; null for what is none of the choices of the seat. */
  moveText(choosing: Choosing<View, Event, Foreseen>, move: string): string | null;
  /** The table, from the roomiest drawing to the tightest: the first that leaves room for the menu is taken. */
  drawings(scene: TableScene<View, Event>): readonly (readonly Line[])[];
  /** The table of a finished game, with its result. */
  finalLines(scene: TableScene<View, Event>): readonly Line[];
  scoreLines(scene: TableScene<View, Event>): readonly Line[];
  /** What happened, a sentence each; what goes without saying is left out. */
  sentences(events: readonly Event[], names: SeatNames): string[];
  /** What a person can ask for beside the common commands. */
  readonly commands: readonly TableCommand<View, Event>[];
  help(view: View): TableHelp;
}

/** The help while playing: how to type a move, and the game's own commands and signs. */
export interface TableHelp {
  readonly moves: readonly string[];
  readonly commands: readonly string[];
  readonly signs: readonly string[];
}

export interface TableCommand<View, Event extends GameEvent = GameEvent> {
  readonly name: string;
  readonly short?: string;
  /** `memory` tells what the seat that looks remembers; null if the game knows nothing of the kind. */
  answer(text: string, scene: TableScene<View, Event>, memory: () => Memory | null): string;
}
