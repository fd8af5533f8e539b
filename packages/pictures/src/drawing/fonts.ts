import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font, type Glyph } from 'fontkit';
import { short } from './svg.ts';

/** Titles, and everything else. */
export type Face = 'title' | 'text';

const require = createRequire(import.meta.url);

/** Font files are read when their first letter is drawn. */
class FontFile {
  readonly #path: string;
  readonly #holds: RegExp | null;
  #font: Font | null = null;

  /** `holds`: the only characters that are taken from it. */
  constructor(path: string, holds: RegExp | null = null) {
    this.#path = path;
    this.#holds = holds;
  }

  has(character: string): boolean {
    const code = character.codePointAt(0) ?? 0;
    return this.#holds?.test(character) !== false && this.font.hasGlyphForCodePoint(code);
  }

  get font(): Font {
    this.#font ??= create(readFileSync(require.resolve(this.#path))) as Font;
    return this.#font;
  }
}

const sans = (subset: string): FontFile =>
  new FontFile(`@fontsource/source-sans-3/files/source-sans-3-${subset}-600-normal.woff`);
const marcellus = (subset: string): FontFile =>
  new FontFile(`@fontsource/marcellus/files/marcellus-${subset}-400-normal.woff`);

const TEXT_FILES = ['latin', 'latin-ext', 'greek', 'cyrillic', 'cyrillic-ext', 'vietnamese'].map(sans);

/** In front: figures as tall as capitals, as on the screen. */
const FILES: Readonly<Record<Face, readonly FontFile[]>> = {
  text: TEXT_FILES,
  title: [
    new FontFile('@fontsource/cinzel/files/cinzel-latin-500-normal.woff', /[0-9+−]/),
    marcellus('latin'),
    marcellus('latin-ext'),
    ...TEXT_FILES,
  ],
};

const fileFor = (character: string, face: Face): FontFile | undefined =>
  FILES[face].find((file) => file.has(character));

const LETTER = /[\p{L}\p{N}]/u;

/** What can be drawn of a text: emoji and the like are left out. Null if letters would be missing. */
export function drawable(text: string): string | null {
  const characters = Array.from(text.normalize('NFC'));
  if (characters.some((character) => LETTER.test(character) && fileFor(character, 'text') === undefined)) return null;
  const left = characters.filter((character) => fileFor(character, 'text') !== undefined).join('');
  return LETTER.test(left) ? left.replaceAll(/\s+/g, ' ').trim() : null;
}

export interface Outline {
  /** The outlines of all letters, on a line that begins at 0, 0. */
  readonly path: string;
  readonly width: number;
}

/** A text as outlines: no letter of it is markup, and no font of the machine has a say. */
export function outline(text: string, face: Face, size: number, spacing = 0): Outline {
  let path = '';
  let x = 0;
  for (const { file, characters } of runsOf(text, face)) {
    const scale = size / file.font.unitsPerEm;
    for (const { glyph, advance, offset } of shaped(file.font, characters)) {
      path += placed(glyph, scale, x + offset * scale);
      x += advance * scale + spacing;
    }
  }
  return { path, width: x };
}

interface Run {
  readonly file: FontFile;
  characters: string;
}

/** Neighbouring characters of one font file. */
function runsOf(text: string, face: Face): Run[] {
  const runs: Run[] = [];
  for (const character of text.normalize('NFC')) {
    const file = fileFor(character, face);
    if (file === undefined) continue;
    const last = runs.at(-1);
    if (last?.file === file) last.characters += character;
    else runs.push({ file, characters: character });
  }
  return runs;
}

interface Placed {
  readonly glyph: Glyph;
  readonly advance: number;
  readonly offset: number;
}

/** With its kerning; letter by letter if the rules of the font fail for some odd text. */
function shaped(font: Font, characters: string): Placed[] {
  try {
    const { glyphs, positions } = font.layout(characters);
    return glyphs.map((glyph, at) => ({ glyph, advance: positions[at].xAdvance, offset: positions[at].xOffset }));
  } catch {
    return font.glyphsForString(characters).map((glyph) => ({ glyph, advance: glyph.advanceWidth, offset: 0 }));
  }
}

const LETTER_OF: Readonly<Record<string, string>> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
};

function placed({ path }: Glyph, scale: number, x: number): string {
  return path.commands
    .map(({ command, args }) => {
      const points = args.map((value, at) => short(at % 2 === 0 ? x + value * scale : -value * scale));
      return `${LETTER_OF[command]}${points.join(' ')}`;
    })
    .join('');
}
