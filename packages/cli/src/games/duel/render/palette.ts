import type { words } from '@pharos/duel';
import type { Colour } from '../../../terminal/ansi.ts';
import { LOOKS, type CardLook } from '../../cardLooks.ts';

/** Cards that are no Buildings have no colour. */
const COLOURLESS: CardLook = { glyph: '◉', edge: [214, 200, 168], face: [54, 48, 40] };

export function lookOf(colour: words.ColourName | undefined): CardLook {
  return colour === undefined ? COLOURLESS : LOOKS[colour];
}

/** The face of a card that can be taken: brighter than that of a covered one. */
export function openFace(face: Colour): Colour {
  const [red, green, blue] = face.map((part) => Math.min(255, Math.round(part * 1.5 + 6)));
  return [red, green, blue];
}
