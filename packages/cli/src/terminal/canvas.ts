import { span, type Line, type Span, type Style } from './ansi.ts';

interface Cell {
  readonly sign: string;
  readonly style: Style;
}

const EMPTY: Cell = { sign: ' ', style: {} };

/** A rectangle of characters to paint on; later strokes cover earlier ones, what lies outside is lost. */
export class Canvas {
  readonly #rows: Cell[][];

  constructor(width: number, height: number) {
    this.#rows = Array.from({ length: height }, () => Array.from({ length: width }, () => EMPTY));
  }

  put(x: number, y: number, text: string, style: Style): void {
    const row = this.#rows.at(y);
    if (row === undefined || y < 0) return;
    for (const [index, sign] of Array.from(text).entries()) {
      if (x + index >= 0 && x + index < row.length) row[x + index] = { sign, style };
    }
  }

  lines(): Line[] {
    return this.#rows.map(merge);
  }
}

/** Neighbours of one style become one span. */
function merge(cells: readonly Cell[]): Line {
  const spans: Span[] = [];
  for (const { sign, style } of cells) {
    const last = spans.at(-1);
    if (last !== undefined && last.style === style) spans[spans.length - 1] = span(last.text + sign, style);
    else spans.push(span(sign, style));
  }
  return spans;
}
