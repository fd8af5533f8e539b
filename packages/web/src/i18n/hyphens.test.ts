import { describe, expect, it } from 'vitest';
import { readCatalogue, type Texts } from '../../test/catalogues.ts';
import { softened } from './hyphens.ts';

const LONGEST = 11;

function nameOf(piece: string | Texts): string {
  if (typeof piece === 'string') return piece;
  return typeof piece['name'] === 'string' ? piece['name'] : '';
}

function namesIn(texts: Texts): string[] {
  return ['cards', 'wonders', 'tokens', 'leaders'].flatMap((kind) => {
    const pieces = texts[kind];
    return typeof pieces === 'object' ? Object.values(pieces).map(nameOf) : [];
  });
}

describe('long words in names', () => {
  it.each(['en', 'pl', 'hu'])(
    'every long word of a card, Wonder, token or leader can be divided, in %s',
    (language) => {
      const names = ['content/duel', 'content/wonders'].flatMap((game) => namesIn(readCatalogue(game, language)));
      const long = names.flatMap((name) => softened(name).split(/[\s-]/)).filter((word) => word.length > LONGEST);
      expect(long.length).toBeGreaterThan(3);
      expect(long.filter((word) => !word.includes('\u00AD') && !word.endsWith(':'))).toEqual([]);
    },
  );

  it('a name that is divided reads as before', () => {
    expect(softened('Wiszące ogrody Semiramidy')).toBe('Wiszące ogrody Semiramidy');
    expect(softened('Ostromműhely').replaceAll('\u00AD', '')).toBe('Ostromműhely');
  });
});
