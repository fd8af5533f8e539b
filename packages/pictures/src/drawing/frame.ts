import { coloured } from './sheet.ts';
import { DEFINITIONS, sprite } from './sprites.ts';
import { GOLD, NIGHT, TEXT } from './palette.ts';
import { rectangle } from './svg.ts';
import { line, sizeFor } from './text.ts';

/** Link previews are this large everywhere; nothing in them is smaller than 30, for they are often shown at a third. */
export const WIDTH = 1200;
export const HEIGHT = 630;
export const MARGIN = 60;
const FOOTER = 84;
export const FOOT = HEIGHT - FOOTER;

/** A whole picture: `content` above the line with our name and an invitation to look closer. */
export function framed(content: string, invitation: string): string {
  const base = FOOT + 54;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<defs>${DEFINITIONS}</defs>`,
    content,
    rectangle({ x: 0, y: FOOT, width: WIDTH, height: FOOTER, fill: '#060c18', more: 'fill-opacity=".92"' }),
    rectangle({ x: 0, y: FOOT, width: WIDTH, height: 2, fill: GOLD, more: 'fill-opacity=".5"' }),
    icon('ch-lighthouse', { x: MARGIN, y: FOOT + 17, size: 50, colour: GOLD }),
    line('PHAROS', { x: MARGIN + 68, y: base, size: 34, fill: GOLD, face: 'title', spacing: 5 }),
    line(invitation, { x: WIDTH - MARGIN, y: base, size: 34, fill: TEXT, anchor: 'end', most: 760, least: 30 }),
    '</svg>',
  ].join('');
}

interface IconStyle {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour: string;
  /** What stands inside of the sign. */
  readonly inner?: string;
}

/** A sign, as on the table. */
export function icon(id: string, { x, y, size, colour, inner = NIGHT }: IconStyle): string {
  const drawing = coloured(sprite(`i-${id}`, { x, y, width: size, height: size }), { ic2: inner });
  return `<g color="${colour}">${drawing}</g>`;
}

/** What is played, with a sign in front. */
export function subjectLine(text: string, sign: string, y: number, most = WIDTH - 2 * MARGIN - 46): string {
  return (
    icon(sign, { x: MARGIN, y: y - 28, size: 32, colour: GOLD, inner: '#1b2a5a' }) +
    line(text, { x: MARGIN + 46, y, size: 32, fill: GOLD, most, least: 30 })
  );
}

interface TitleStyle {
  readonly y: number;
  readonly size: number;
  readonly most: number;
}

/** The lines of a title, all of one size. */
export function title(lines: readonly string[], { y, size, most }: TitleStyle): string {
  const fitting = sizeFor(lines, { face: 'title', size, most, least: 48 });
  return lines
    .map((text, at) =>
      line(text, {
        x: MARGIN,
        y: y - (size - fitting) * 0.3 + at * fitting * 1.06,
        size: fitting,
        fill: TEXT,
        face: 'title',
        most,
        least: 48,
      }),
    )
    .join('');
}
