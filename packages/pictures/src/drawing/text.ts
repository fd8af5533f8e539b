import { outline, type Face, type Outline } from './fonts.ts';
import { short } from './svg.ts';

interface Line {
  readonly x: number;
  /** Where the letters stand. */
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  readonly face?: Face;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** A longer text gets smaller letters, down to `least`, and then an end of three dots. */
  readonly most?: number;
  readonly least?: number;
  readonly spacing?: number;
}

const SHARE_BEFORE = { start: 0, middle: 0.5, end: 1 };

/** A line of text. */
export function line(text: string, style: Line): string {
  const { x, y, fill, anchor = 'start' } = style;
  const { path, width } = fitted(text, style);
  if (path === '') return '';
  return `<path transform="translate(${short(x - width * SHARE_BEFORE[anchor])} ${short(y)})" fill="${fill}" d="${path}"/>`;
}

/** How wide a line of text gets. */
export const widthOf = (text: string, style: Omit<Line, 'x' | 'y' | 'fill' | 'anchor'>): number =>
  fitted(text, style).width;

/** The size at which the widest of some texts fits. */
export function sizeFor(
  texts: readonly string[],
  { face = 'text', size, most, least }: { face?: Face; size: number; most: number; least: number },
): number {
  const widest = Math.max(0, ...texts.map((text) => outline(text, face, size).width));
  return widest <= most ? size : Math.max(least, Math.floor((size * most) / widest));
}

function fitted(text: string, style: Omit<Line, 'x' | 'y' | 'fill' | 'anchor'>): Outline {
  const { size, face = 'text', most = Infinity, least = size, spacing = 0 } = style;
  const whole = outline(text, face, size, spacing);
  if (whole.width <= most) return whole;
  const smaller = Math.max(least, Math.floor((size * most) / whole.width));
  const shrunk = outline(text, face, smaller, spacing);
  if (shrunk.width <= most) return shrunk;
  return outline(shortened(text, { face, size: smaller, most, spacing }), face, smaller, spacing);
}

/** As much of a text as fits, with three dots if that is not all of it. */
export function shortened(
  text: string,
  { face, size, most, spacing = 0 }: { face: Face; size: number; most: number; spacing?: number },
): string {
  const letters = Array.from(text);
  const fits = (part: string): boolean => outline(part, face, size, spacing).width <= most;
  if (fits(text)) return text;
  for (let length = letters.length - 1; length > 0; length--) {
    const part = `${letters.slice(0, length).join('').trimEnd()}…`;
    if (fits(part)) return part;
  }
  return '';
}
