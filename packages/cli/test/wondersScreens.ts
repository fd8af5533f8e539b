import { botRng, wondersBot } from '@pharos/bots';
import { firstSeat, Match, rngFromSeed, seatsOf, unwrap, type SeatId } from '@pharos/core';
import { wonders, type Options, type State, type WondersEvent, type WondersView } from '@pharos/wonders';
import { wondersTable } from '../src/games/wonders/table.ts';
import { previewsFor } from '../src/session/previews.ts';
import { seatNames, type SeatNames } from '../src/session/seatNames.ts';
import type { Menu } from '../src/session/menu.ts';
import { paint, type Line } from '../src/terminal/ansi.ts';
import type { Language } from '../src/words/language.ts';

/** What a person at the first seat has before their eyes. */
export interface Seen {
  readonly view: WondersView;
  /** From the roomiest drawing to the tightest. */
  readonly drawings: readonly (readonly Line[])[];
  /** The list to choose from and every list it leads to; none while others choose. */
  readonly menus: readonly Menu[];
  readonly sentences: readonly string[];
}

export interface Game {
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
  readonly language: Language;
  readonly columns?: number;
}

function namesFor(count: number): SeatNames {
  return seatNames(
    Array.from({ length: count }, (_, seat) => (seat === 0 ? 'Jason' : `Bot ${seat + 1}`)),
    0,
  );
}

/** Everything shown in a game between bots that choose at random, up to its final score. */
export function playThrough({ options, seed, language, columns = 80 }: Game): Seen[] {
  const match = Match.deal(wonders, wonders.readOptions(options), seed);
  const table = wondersTable(language, match.options);
  const bot = wondersBot('random');
  const names = namesFor(match.seatCount);
  const screen = { columns, rows: 24, colours: false, isTerminal: true };
  const seen: Seen[] = [];
  let recent: WondersEvent[] = [];
  const look = (drawings: (scene: Parameters<typeof table.drawings>[0]) => Seen['drawings'], menus: Menu[]): void => {
    const view = match.view(0);
    const told = recent.flatMap((event) => wonders.redact(event, 0) ?? []);
    const scene = { view, names, me: 0, outcome: match.outcome(), screen, recent: told };
    seen.push({ view, drawings: drawings(scene), menus, sentences: table.sentences(told, names) });
  };
  for (let acting = match.toAct(); acting !== 0; acting = match.toAct()) {
    const seats = seatsOf(acting);
    const seat = seats.at(-1) ?? 0;
    if (seat === 0) {
      look((scene) => table.drawings(scene), listsFor(match, 0, language, columns));
      recent = [];
    }
    const rng = botRng(seed, match.version);
    const known = match.imagine(seat, rng);
    const played = match.play(seat, wonders.formatMove(known, bot.choose(known, seat, rng)));
    if (played.ok) recent.push(...played.value);
  }
  look((scene) => [table.finalLines(scene), table.scoreLines(scene)], []);
  return seen;
}

type WondersMatch = Match<Options, State, WondersView, WondersEvent>;

/** The list that a seat chooses from, and every list it leads to. */
export function listsFor(match: WondersMatch, seat: SeatId, language: Language, columns = 80): Menu[] {
  const table = wondersTable(language, match.options);
  const choosing = {
    view: match.view(seat),
    seat,
    names: namesFor(match.seatCount),
    previews: previewsFor(wonders, match, seat),
    screen: { columns, rows: 24, colours: false, isTerminal: true },
  };
  const lists = [table.menu(choosing, null)];
  for (const { entries } of lists)
    for (const { opens } of entries) if (opens !== null) lists.push(table.menu(choosing, opens));
  return lists;
}

/** The list of the first seat after some moves from a written position of Armada with three cities. */
export function listAfter(position: object, moves: readonly string[], language: Language, edition = 1): Menu {
  const options = wonders.readOptions({ packs: ['base', 'armada'], edition, players: 3 });
  const match = Match.from(wonders, options, wonders.describe(options, position, rngFromSeed('7.1')));
  for (const move of moves) unwrap(match.play(firstSeat(match.toAct()), move));
  return listsFor(match, 0, language)[0];
}

export function textOf(lines: readonly Line[]): string {
  return lines.map((line) => paint(line, false)).join('\n');
}

/** The lines of a menu, without its keys. */
export function menuLines({ question, details = [], entries, impossible }: Menu): string[] {
  return [
    question,
    ...details.map((line) => paint(line, false)),
    ...entries.flatMap(({ label, note, lines }) => [label, note, ...(lines ?? []).map((line) => paint(line, false))]),
    ...impossible,
  ];
}

/** How many rows a menu takes on a screen. */
export function heightOf({ details = [], entries }: Menu): number {
  return 1 + details.length + entries.reduce((sum, { lines }) => sum + (lines?.length ?? 1), 0);
}
