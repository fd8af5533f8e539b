import { describe, expect, it } from 'vitest';
import { linesOf, pharos, temporaryFile } from './pharos.ts';

/** Takes the first card and its first use, or the first of whatever else there is. */
const FIRST = Array.from({ length: 200 }, () => '1').join('\n');

const WORDS = {
  en: { won: / won: |victory is shared/, age: 'Age III', you: 'You', english: null },
  pl: {
    won: /Wygrywa |Wygrywasz|Wspólne zwycięstwo/,
    age: 'Epoka III',
    you: 'Ty',
    english: /\b(the|card|built|coins?)\b/,
  },
  hu: { won: /győzött|Győztél|Közös/, age: 'III. kor', you: 'Te', english: /\b(the|card|built|coins?)\b/ },
} as const;

describe.each(['en', 'pl', 'hu'] as const)('a whole Duel in the language %s', (language) => {
  const { won, age, you, english } = WORDS[language];

  it.each([
    ['Duel', []],
    ['Agora', ['--packs', 'base,agora']],
    ['Pantheon', ['--packs', 'base,pantheon']],
    ['Agora and Pantheon', ['--packs', 'base,agora,pantheon']],
  ])('Duel is played by numbers in any language: %s', async (_, args) => {
    const file = temporaryFile('game.json');
    const { code, out, err } = await pharos(
      ['play', 'duel', '--seed', '7', '--seats', 'human,greedy', '--language', language, '--save', file, ...args],
      { input: `?\nxyzzy\nhint\nlog\nscore\npile\nsenate\npantheon\ninfo\ninfo a\n${FIRST}\n` },
    );
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain(age);
    expect(out).toMatch(new RegExp(`^▼ ${you} `, 'm'));
    expect(out).toMatch(won);
    expect(out).not.toMatch(/undefined|NaN|\[object|[{}]/);
    if (english !== null) expect(out).not.toMatch(english);
    for (const line of linesOf(out).filter((text) => /^[▲▼]/.test(text))) expect(line.length).toBeLessThanOrEqual(100);
    const told = await pharos(['replay', file, '--language', language]);
    expect(told.code).toBe(0);
    expect(told.out).toMatch(won);
  });
});

describe('names in the terminal of Duel', () => {
  it('names of pieces of Duel are those of the client, with and without accents', async () => {
    const input = 'info ołtarz\ninfo swiatynia artemidy\nquit\n';
    const { out } = await pharos(['play', 'duel', '--seed', '7', '--language', 'pl'], { input });
    expect(out).toContain('Ołtarz: karta, kolor niebieski, Epoka I. Koszt: nic.');
    expect(out).toContain('Świątynia Artemidy w Efezie: Cud. Koszt: ');
  });
});
