import { movesOf, type Choice, type Game, type GameEvent, type Preview } from '@pharos/core';
import { capital, listing, nameOf, signed } from '../english.ts';
import type { Choosing, GameTable, TableScene } from '../session/gameTable.ts';
import type { SeatNames } from '../session/seatNames.ts';
import { line, span, type Line } from '../terminal/ansi.ts';
import type { GameOption } from './gameOption.ts';
import type { TerminalGame } from './terminalGame.ts';

/** What the terminal cannot guess of a game that has no drawings and words of its own. */
export interface PlainGame<View> {
  readonly title: string;
  readonly options: readonly GameOption[];
  readonly seatsField: string | null;
  readonly endings: readonly string[];
  /** What a view offers its seat. */
  readonly choices: (view: View) => readonly Choice[];
}

/** Any game, played in plain lines: views and events are written as they are, bots play at random. */
export function plainGame<Options, State, View extends object, Event extends GameEvent>(
  game: Game<Options, State, View, Event>,
  { title, options, seatsField, endings, choices }: PlainGame<View>,
): TerminalGame<Options, State, View, Event, Preview<Event>> {
  return {
    game,
    title,
    summary: `play ${title}`,
    options,
    seatsField,
    seatsPerSide: () => 1,
    endings: () => endings,
    bot: () => ({
      blind: true,
      choose: (s, seat, rng) => {
        const moves = movesOf(game, s, seat);
        return moves[rng(moves.length)];
      },
    }),
    training: null,
    analysis: null,
    nameOf: () => nameOf,
    comparisons: [],
    languages: ['en'],
    table: () => plainTable(choices),
  };
}

function plainTable<View extends object, Event extends GameEvent>(
  choices: (view: View) => readonly Choice[],
): GameTable<View, Event, Preview<Event>> {
  return {
    isRedrawn: false,
    isNewsDrawn: false,
    menu: ({ view, seat, names, previews }: Choosing<View, Event, Preview<Event>>) => ({
      question: `${names.name(seat)} to choose.`,
      entries: choices(view).map(({ move }) => ({
        label: move,
        note: changesIn(previews[move], names),
        move,
        opens: null,
      })),
      impossible: [],
      listedFrom: 0,
    }),
    moveText: (_choosing, move) => move,
    drawings: ({ view }) => [fieldsOf(view).map((text) => line(span(text)))],
    finalLines: scoreLines,
    scoreLines,
    sentences: (events) => events.map(({ type, ...fields }) => [capital(type), ...fieldsOf(fields)].join(' ')),
    commands: [],
    help: () => ({ moves: ['Type the number of a choice, or the move itself.'], commands: [], signs: [] }),
  };
}

function fieldsOf(value: object): string[] {
  return Object.entries(value).map(([name, field]) => `${name}: ${JSON.stringify(field)}`);
}

/** `You coins +3`. */
function changesIn({ changes }: Preview<GameEvent>, names: SeatNames): string {
  return changes
    .map(
      ({ seat, what, before, after }) =>
        `${seat === null ? '' : `${names.name(seat)} `}${what} ${signed(after - before)}`,
    )
    .join(', ');
}

function scoreLines({ names, outcome }: TableScene<unknown>): Line[] {
  if (outcome === null) return [];
  const winners = listing(outcome.ranking[0].map((seat) => names.name(seat)));
  const totals = outcome.scores.map(({ total }, seat) => `  ${names.name(seat)}: ${total}`);
  return [`${nameOf(outcome.ending)}: ${winners} won.`, ...totals].map((text) => line(span(text)));
}
