import type { DuelView } from '@pharos/duel';
import { print } from '../output.ts';
import { BLANK, cut, cutText, line, paint, span, type Line } from '../render/ansi.ts';
import { styles } from '../render/palette.ts';
import type { Scene } from '../render/scene.ts';
import { screenOf, type Screen } from '../render/screen.ts';
import { finalLines, senateSceneLines, tableLines } from '../render/table.ts';
import type { Entry, Menu } from './menu.ts';

const CLEAR = '\u001b[2J\u001b[3J\u001b[H';

/** Puts table, news and menu on the terminal. */
export class Stage {
  readonly #names: readonly string[];

  constructor(names: readonly string[]) {
    this.#names = names;
  }

  /** The table with what happened lately and what can be chosen. */
  showTurn(view: DuelView, me: number, news: readonly string[], menu: Menu, hasChosen: boolean): void {
    const scene = this.#scene(view, me);
    const { screen } = scene;
    const choices = menuLines(menu, screen.columns);
    const roomBelow = (lines: readonly Line[]): number => screen.rows - lines.length - choices.length - 1;
    const tables = [tableLines(scene), tableLines(scene, true)];
    if (view.agora !== null && view.decision?.kind !== 'turn') tables.push(senateSceneLines(scene));
    const table = tables.find((lines) => roomBelow(lines) >= 0);
    // A list that does not fit below the table is shown alone; the table stays above it.
    if (hasChosen && (!screen.isTerminal || table === undefined)) return this.#write(choices, screen);
    const shown = table ?? tableLines(scene, true);
    const told = newsLines(news, screen, Math.max(1, roomBelow(shown)));
    const gap = roomBelow(shown) > told.length ? [BLANK] : [];
    this.#clear(screen);
    this.#write([...shown, ...gap, ...told, ...choices], screen);
  }

  showEnd(view: DuelView, me: number, news: readonly string[]): void {
    const scene = this.#scene(view, me);
    this.#clear(scene.screen);
    this.#write([...finalLines(scene), BLANK, ...newsLines(news, scene.screen, 4)], scene.screen);
  }

  lines(lines: (scene: Scene) => Line[], view: DuelView, me: number): void {
    const scene = this.#scene(view, me);
    this.#write(lines(scene), scene.screen);
  }

  /** The size may change at any time, so it is asked each time. */
  #scene(view: DuelView, me: number): Scene {
    return { view, names: this.#names, me, screen: screenOf(process.stdout, process.env) };
  }

  #clear({ isTerminal }: Screen): void {
    if (isTerminal) process.stdout.write(CLEAR);
    else print('');
  }

  #write(lines: readonly Line[], { colours }: Screen): void {
    print(lines.map((one) => paint(one, colours)).join('\n'));
  }
}

/** Sentences as a paragraph; the latest ones if there is no room for all. */
function newsLines(news: readonly string[], { columns }: Screen, most: number): Line[] {
  const rows: string[] = [];
  for (const word of news.join(' ').split(' ')) {
    const last = rows.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= columns) rows[rows.length - 1] = `${last} ${word}`;
    else rows.push(word);
  }
  return rows.slice(-most).map((row) => line(span(row)));
}

function menuLines({ question, entries, outOfReach, listedFrom }: Menu, columns: number): Line[] {
  const head = line(span(question, styles.strong));
  const listed = entries.slice(listedFrom);
  if (listed.length === 0) return [head];
  const width = Math.max(...listed.map(({ label }) => label.length)) + 2;
  return [
    head,
    ...listed.map((entry, index) => entryLine(keyFor(listedFrom + index + 1, entries.length), entry, width, columns)),
    ...(outOfReach === '' ? [] : [line(span(cutText(`    ${outOfReach}`, columns), styles.dim))]),
  ];
}

/** Keys of a long list have the same width. */
function keyFor(number: number, last: number): string {
  return String(number).padStart(String(last).length);
}

function entryLine(key: string, { label, note }: Entry, width: number, columns: number): Line {
  return cut(line(span(` ${key} `, styles.key), ` ${label.padEnd(width)}`, span(note, styles.dim)), columns);
}
