import type { Colour, Style } from '../terminal/ansi.ts';

/** How a colour of cards is drawn: with a sign, so that colour is never the only information. */
export interface CardLook {
  readonly glyph: string;
  /** Edge of a card, and its name in running text. */
  readonly edge: Colour;
  /** Face of a card behind its text. */
  readonly face: Colour;
}

/** The colours of cards; the games share them, as they do in print. */
export const LOOKS = {
  brown: { glyph: '■', edge: [184, 120, 72], face: [52, 34, 20] },
  grey: { glyph: '◆', edge: [160, 168, 176], face: [48, 52, 56] },
  blue: { glyph: '●', edge: [84, 148, 232], face: [20, 36, 66] },
  green: { glyph: '▲', edge: [76, 176, 104], face: [16, 46, 28] },
  yellow: { glyph: '○', edge: [220, 172, 56], face: [58, 44, 12] },
  red: { glyph: '✚', edge: [224, 92, 84], face: [62, 20, 20] },
  purple: { glyph: '✦', edge: [172, 120, 224], face: [44, 28, 62] },
  black: { glyph: '♠', edge: [150, 140, 158], face: [20, 18, 24] },
  white: { glyph: '♔', edge: [236, 226, 200], face: [54, 50, 40] },
} as const satisfies Readonly<Record<string, CardLook>>;

/** A name in running text, in the colour of its card. */
export function inColour(colour: keyof typeof LOOKS): Style {
  return { fg: LOOKS[colour].edge };
}
