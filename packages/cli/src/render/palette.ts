import type { words } from '@pharos/duel';
import type { Colour, Style } from './ansi.ts';

/** How a colour of cards is drawn: a sign and letters as well, so that colour is never the only information. */
export interface CardLook {
  readonly glyph: string;
  readonly letters: string;
  /** Edge of a card, and its name in running text. */
  readonly edge: Colour;
  /** Face of a card behind its text. */
  readonly face: Colour;
}

export const LOOKS: Readonly<Record<words.ColourName, CardLook>> = {
  brown: { glyph: '■', letters: 'Br', edge: [184, 120, 72], face: [52, 34, 20] },
  grey: { glyph: '◆', letters: 'Gy', edge: [160, 168, 176], face: [48, 52, 56] },
  blue: { glyph: '●', letters: 'Bl', edge: [84, 148, 232], face: [20, 36, 66] },
  green: { glyph: '▲', letters: 'Gn', edge: [76, 176, 104], face: [16, 46, 28] },
  yellow: { glyph: '○', letters: 'Ye', edge: [220, 172, 56], face: [58, 44, 12] },
  red: { glyph: '✚', letters: 'Rd', edge: [224, 92, 84], face: [62, 20, 20] },
  purple: { glyph: '✦', letters: 'Pu', edge: [172, 120, 224], face: [44, 28, 62] },
};

/** Senators have no colour. */
const SENATOR: CardLook = { glyph: '◉', letters: 'Se', edge: [214, 200, 168], face: [54, 48, 40] };

export function lookOf(colour: words.ColourName | undefined): CardLook {
  return colour === undefined ? SENATOR : LOOKS[colour];
}

export const PAPER: Colour = [236, 232, 220];
export const GOLD: Colour = [222, 178, 70];
export const SEA: Colour = [92, 168, 184];
export const GOOD: Colour = [104, 190, 116];
export const BAD: Colour = [226, 100, 92];
const NIGHT: Colour = [24, 34, 44];
const BACK_EDGE: Colour = [104, 116, 128];
const BACK_FACE: Colour = [28, 34, 40];

export const styles = {
  header: { fg: PAPER, bg: NIGHT },
  title: { fg: GOLD, bg: NIGHT, bold: true },
  label: { fg: SEA },
  strong: { bold: true },
  dim: { dim: true },
  coins: { fg: GOLD, bold: true },
  points: { bold: true },
  good: { fg: GOOD },
  bad: { fg: BAD },
  key: { fg: NIGHT, bg: GOLD, bold: true },
  back: { fg: BACK_EDGE, bg: BACK_FACE },
} as const satisfies Readonly<Record<string, Style>>;

/** The face of a card that can be taken: brighter than that of a covered one. */
export function openFace(face: Colour): Colour {
  const [red, green, blue] = face.map((part) => Math.min(255, Math.round(part * 1.5 + 6)));
  return [red, green, blue];
}

/** A name in running text, in the colour of its card. */
export function inColour(colour: words.ColourName): Style {
  return { fg: LOOKS[colour].edge };
}
