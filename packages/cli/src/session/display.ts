import type { GameEvent, Outcome, Preview } from '@pharos/core';
import { print } from '../output.ts';
import { BLANK, cut, flow, line, paint, span, type Line } from '../terminal/ansi.ts';
import { screenOf, type Screen } from '../terminal/screen.ts';
import { styles } from '../terminal/styles.ts';
import type { GameTable, TableScene } from './gameTable.ts';
import type { Speak } from '../words/speaker.ts';
import type { Entry, Menu } from './menu.ts';
import type { SeatNames } from './seatNames.ts';
import type { SessionKey } from './texts.ts';

const CLEAR = '\u001b[2J\u001b[3J\u001b[H';
const NEWS_AT_END = 4;
const INDENT = 4;

/** Puts table, news and menu on the terminal. */
export class Display<View, Event extends GameEvent, Foreseen extends Preview<Event>> {
  readonly #table: GameTable<View, Event, Foreseen>;
  readonly #names: SeatNames;
  readonly #outcome: () => Outcome | null;
  readonly #say: Speak<SessionKey>;

  constructor(
    table: GameTable<View, Event, Foreseen>,
    names: SeatNames,
    outcome: () => Outcome | null,
    say: Speak<SessionKey>,
  ) {
    this.#table = table;
    this.#names = names;
    this.#outcome = outcome;
    this.#say = say;
  }

  /** The table with what happened lately and what can be chosen. */
  showTurn(scene: TableScene<View, Event>, news: readonly string[], menu: Menu, isOpened: boolean): void {
    const { screen } = scene;
    // What scrolls by may be as long as it is; a screen has an edge.
    const longest = this.#table.isRedrawn ? screen.columns : Infinity;
    const choices = menuLines(menu, screen.columns, longest, this.#say('impossible'));
    const drawings = this.#table.drawings(scene);
    if (!this.#table.isRedrawn) return this.#write([BLANK, ...(drawings.at(0) ?? []), ...choices], screen);
    const roomBelow = (lines: readonly Line[]): number => screen.rows - lines.length - choices.length - 1;
    const fitting = drawings.find((lines) => roomBelow(lines) >= 0);
    // A list that does not fit below the table is shown alone; the table stays above it.
    if (isOpened && (!screen.isTerminal || fitting === undefined)) return this.#write(choices, screen);
    const shown = fitting ?? drawings.at(-1) ?? [];
    const told = newsLines(news, screen, Math.max(news.length === 0 ? 0 : 1, roomBelow(shown)));
    const gap = roomBelow(shown) > told.length ? [BLANK] : [];
    this.#clear(screen);
    this.#write([...shown, ...gap, ...told, ...choices], screen);
  }

  showEnd(scene: TableScene<View, Event>, news: readonly string[]): void {
    if (this.#table.isRedrawn) this.#clear(scene.screen);
    const told = this.#table.isRedrawn && news.length > 0 ? [BLANK, ...newsLines(news, scene.screen, NEWS_AT_END)] : [];
    this.#write([...this.#table.finalLines(scene), ...told], scene.screen);
  }

  showScore(scene: TableScene<View, Event>): void {
    this.#write(this.#table.scoreLines(scene), scene.screen);
  }

  /** The size may change at any time, so it is asked each time. */
  scene(view: View, me: number, recent: readonly Event[]): TableScene<View, Event> {
    return { view, names: this.#names, me, outcome: this.#outcome(), screen: this.screen(), recent };
  }

  screen(): Screen {
    return screenOf(process.stdout, process.env);
  }

  #clear({ isTerminal }: Screen): void {
    if (isTerminal) process.stdout.write(CLEAR);
    else print('');
  }

  #write(lines: readonly Line[], { colours }: Screen): void {
    print(lines.map((one) => paint(one, colours)).join('\n'));
  }
}

/** Sentences as a paragraph; the latest ones, each from its beginning, if there is no room for all. */
function newsLines(news: readonly string[], { columns }: Screen, most: number): Line[] {
  if (news.length === 0 || most === 0) return [];
  const paragraphs = news.map((_, from) => rowsOf(news.slice(from).join(' '), columns));
  const rows = paragraphs.find(({ length }) => length <= most) ?? paragraphs.at(-1) ?? [];
  return rows.slice(0, most).map((row) => line(span(row)));
}

function rowsOf(text: string, columns: number): string[] {
  const rows: string[] = [];
  for (const word of text.split(' ')) {
    const last = rows.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= columns) rows[rows.length - 1] = `${last} ${word}`;
    else rows.push(word);
  }
  return rows;
}

function menuLines(
  { question, details = [], entries, impossible, listedFrom }: Menu,
  columns: number,
  longest: number,
  label: string,
): Line[] {
  const head = cut(line(span(question, styles.strong)), longest);
  const listed = entries.slice(listedFrom);
  const width = Math.max(0, ...listed.map(({ label }) => label.length)) + 2;
  return [
    head,
    ...details,
    ...listed.flatMap((entry, index) =>
      entryLines(keyFor(listedFrom + index + 1, entries.length), entry, width, longest),
    ),
    ...impossibleLines(impossible, columns, label),
  ];
}

/** What cannot be done, as a paragraph. */
function impossibleLines(items: readonly string[], columns: number, label: string): Line[] {
  if (items.length === 0) return [];
  const [first, ...others] = items.map((text) => line(span(text, styles.dim)));
  const start = line(span(`${' '.repeat(INDENT)}${label}`, styles.dim), ...first);
  return flow([start, ...others], columns, ' · ', INDENT);
}

/** Keys of a long list have the same width. */
function keyFor(number: number, last: number): string {
  return String(number).padStart(String(last).length);
}

function entryLines(key: string, { label, note, lines }: Entry, width: number, columns: number): Line[] {
  const number = span(` ${key} `, styles.key);
  if (lines === undefined) return [cut(line(number, ` ${label.padEnd(width)}`, span(note, styles.dim)), columns)];
  const indent = span(' '.repeat(number.text.length));
  return lines.map((one, index) => cut([index === 0 ? number : indent, span(' '), ...one], columns));
}
