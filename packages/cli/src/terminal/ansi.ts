/** Red, green, blue, 0 … 255 each. */
export type Colour = readonly [number, number, number];

export interface Style {
  readonly fg?: Colour;
  readonly bg?: Colour;
  readonly bold?: boolean;
  readonly dim?: boolean;
}

/** A piece of text in one style. Widths are counted in characters: every sign in use takes one column. */
export interface Span {
  readonly text: string;
  readonly style: Style;
}

export type Line = readonly Span[];

export const BLANK: Line = [];

export function span(text: string, style: Style = {}): Span {
  return { text, style };
}

export function line(...parts: readonly (Span | string)[]): Line {
  return parts.map((part) => (typeof part === 'string' ? span(part) : part));
}

export function widthOf(spans: Line): number {
  return spans.reduce((sum, { text }) => sum + text.length, 0);
}

/** A text of at most so many characters; what is cut off shows as an ellipsis. */
export function cutText(text: string, width: number): string {
  return text.length <= width ? text : `${text.slice(0, Math.max(0, width - 1))}…`.slice(0, width);
}

/** A text in the middle of so many columns. */
export function centreText(text: string, width: number): string {
  return text.padStart(Math.floor((width + text.length) / 2)).padEnd(width);
}

/** A line of at most so many columns. */
export function cut(spans: Line, width: number): Line {
  const kept: Span[] = [];
  let left = width;
  for (const { text, style } of spans) {
    if (left <= 0) break;
    kept.push({ text: cutText(text, left), style });
    left -= text.length;
  }
  return kept;
}

/** A line of exactly so many columns. */
export function fit(spans: Line, width: number, style: Style = {}): Line {
  const short = cut(spans, width);
  return [...short, span(' '.repeat(width - widthOf(short)), style)];
}

/** Two texts at the two ends of a line. */
export function ends(left: Line, right: Line, width: number, style: Style = {}): Line {
  const room = Math.max(0, width - widthOf(right) - 1);
  return cut([...fit(left, room, style), span(' ', style), ...right], width);
}

/** Puts items that must not be broken into lines of a width, `between` them; further lines are indented. */
export function flow(items: readonly Line[], width: number, between: string, indent = 0): Line[] {
  const lines: Span[][] = [];
  let room = 0;
  for (const item of items) {
    const needed = widthOf(item) + between.length;
    const current = lines.at(-1);
    if (current === undefined || needed > room) {
      const start = current === undefined ? '' : ' '.repeat(indent);
      lines.push([span(start), ...item]);
      room = width - start.length - widthOf(item);
    } else {
      current.push(span(between, { dim: true }), ...item);
      room -= needed;
    }
  }
  return lines.map((spans) => cut(spans, width));
}

const RESET = '\u001b[0m';

/** The line as text for a terminal, with 24-bit colours or without any escape codes. */
export function paint(spans: Line, colours: boolean): string {
  const text = spans.map(({ text, style }) => (colours ? coloured(text, style) : text)).join('');
  return colours ? text : text.trimEnd();
}

function coloured(text: string, { fg, bg, bold, dim }: Style): string {
  const codes: string[] = [];
  if (bold === true) codes.push('1');
  if (dim === true) codes.push('2');
  if (fg !== undefined) codes.push(`38;2;${fg.join(';')}`);
  if (bg !== undefined) codes.push(`48;2;${bg.join(';')}`);
  return codes.length === 0 || text === '' ? text : `\u001b[${codes.join(';')}m${text}${RESET}`;
}
