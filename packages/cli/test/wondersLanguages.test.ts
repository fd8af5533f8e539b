import { describe, expect, it } from 'vitest';
import { linesOf, pharos, temporaryFile } from './pharos.ts';

/** Takes the first card and its first use, or the first of whatever else there is. */
const FIRST = Array.from({ length: 120 }, () => '1').join('\n');

const WORDS = {
  en: { won: /won|share the victory/, age: /Age III/, you: 'You', unknown: '"xyzzy" is neither' },
  pl: {
    won: /Wygrywa|Wygrywasz|Wspólne zwycięstwo/,
    age: /Epoka III|Era III/,
    you: 'Ty',
    unknown: '„xyzzy” to ani numer',
  },
  hu: { won: /győzött|Győztél|győztes|Közös/, age: /III\. kor/, you: 'Te', unknown: '„xyzzy” se nem sorszám' },
} as const;

describe.each(['en', 'pl', 'hu'] as const)('a whole game in the language %s', (language) => {
  const { won, age, you, unknown } = WORDS[language];

  it.each([
    ['7 Wonders with three', ['--seats', 'human,greedy,random']],
    ['7 Wonders with two', ['--edition', '1', '--seats', 'human,random']],
    ['Cities and Leaders', ['--packs', 'base,cities,leaders', '--seats', 'human,greedy,random,random']],
    ['Armada with two teams', ['--packs', 'base,armada', '--teams', '--seats', 'human,greedy,random,random']],
  ])('7 Wonders is played by numbers in any language: %s', async (_, args) => {
    const file = temporaryFile('game.json');
    const { code, out, err } = await pharos(
      ['play', 'wonders', '--seed', '7', '--language', language, '--save', file, ...args],
      { input: `?\nxyzzy\nhint\nlog\nscore\nmemory\ncity\ncity 2\ninfo a\n${FIRST}\n` },
    );
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain(unknown);
    expect(out).toMatch(age);
    expect(out).toMatch(new RegExp(`^▼ ${you} `, 'm'));
    expect(out).toMatch(won);
    expect(out).not.toMatch(/undefined|NaN|\[object/);
    expect(out).not.toContain('\u001b');
    for (const line of linesOf(out).filter((text) => /^[◀▶▼·]/.test(text)))
      expect(line.length).toBeLessThanOrEqual(100);
    const told = await pharos(['replay', file, '--language', language]);
    expect(told.code).toBe(0);
    expect(told.out).toMatch(won);
  });

  it('the language of 7 Wonders is that of the terminal, too', async () => {
    const { out } = await pharos(['play', 'wonders', '--seed', '7'], { environment: { LANG: `${language}.UTF-8` } });
    expect(out).toMatch(new RegExp(`^▼ ${you} `, 'm'));
  });
});

describe('a language', () => {
  it('a language that the game does not speak is refused in one line', async () => {
    const { code, err } = await pharos(['play', 'wonders', '--language', 'de']);
    expect(code).toBe(2);
    expect(err).toContain('wonders is played in en, pl, hu, not in "de"');
    expect((await pharos(['play', 'duel', '--language', 'de'])).err).toContain('duel is played in en, pl, hu');
  });

  it('7 Wonders takes names with and without accents', async () => {
    const input = '1\ninfo ołtarz\ninfo oltarz\nquit\n';
    const { out } = await pharos(['play', 'wonders', '--seed', '7', '--language', 'pl'], { input });
    expect(out.match(/^Ołtarz: karta, kolor niebieski, Epoka I\. Koszt: nic\.$/gm)).toHaveLength(2);
  });
});
