import { parse, type Token } from '@messageformat/parser';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languageOf, LANGUAGES } from '../src/words/language.ts';
import { completed } from '../src/words/message.ts';

const FOLDERS = [
  'session/words',
  'analysis/words',
  'games/duel/words',
  'games/duel/agora/words',
  'games/duel/pantheon/words',
  'games/wonders/words',
  'games/wonders/armada/words',
  'games/wonders/cities/words',
  'games/wonders/leaders/words',
];
const PLURALS = { en: ['one', 'other'], pl: ['few', 'many', 'one', 'other'], hu: ['one', 'other'] };

type Catalogue = Readonly<Record<string, string>>;

function read(folder: string, language: string): Catalogue {
  const file = join(import.meta.dirname, '..', 'src', folder, `${language}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as Catalogue;
}

/** The names a message asks for; whom a sentence is about may be its name or the word for "you". */
function argumentsOf(tokens: readonly Token[]): string[] {
  const names = tokens.flatMap((token) => {
    if (token.type === 'content' || token.type === 'octothorpe') return [];
    return 'cases' in token ? [token.arg, ...token.cases.flatMap((one) => argumentsOf(one.tokens))] : [token.arg];
  });
  return [...new Set(names)].filter((name) => !/^who(se)?$/.test(name)).sort();
}

function pluralsOf(tokens: readonly Token[]): string[][] {
  return tokens.flatMap((token) => {
    if (!('cases' in token)) return [];
    const inside = token.cases.flatMap((one) => pluralsOf(one.tokens));
    const keys = token.cases.map(({ key }) => key).filter((key) => !key.startsWith('='));
    return token.type === 'plural' ? [keys.sort(), ...inside] : inside;
  });
}

describe.each(FOLDERS)('the messages in %s', (folder) => {
  const english = read(folder, 'en');

  it.each(LANGUAGES)(
    'messages of the terminal are complete in the language %s, with the same arguments and all plural forms',
    (language) => {
      const messages = read(folder, language);
      expect(Object.keys(messages)).toEqual(Object.keys(english));
      for (const [key, message] of Object.entries(messages)) {
        const tokens = parse(message);
        expect([key, argumentsOf(tokens)]).toEqual([key, argumentsOf(parse(english[key]))]);
        for (const forms of pluralsOf(tokens)) expect([key, forms]).toEqual([key, PLURALS[language]]);
      }
    },
  );

  it.each(['pl', 'hu'] as const)('messages of the terminal are translated into the language %s', (language) => {
    const messages = read(folder, language);
    const same = Object.keys(english).filter(
      (key) => messages[key] === english[key] && /\p{L}{4}/u.test(english[key].replace(/\{[^}]*\}/g, '')),
    );
    expect(same.filter((key) => !SAME.has(key))).toEqual([]);
  });
});

describe.each(['games/wonders/words', 'games/wonders/armada/words', 'games/wonders/leaders/words'])(
  'the first edition in %s',
  (folder) => {
    it('what the first edition calls otherwise stands for a message of the second, with its arguments', () => {
      const newest = read(folder, 'pl');
      for (const [key, message] of Object.entries(read(folder, 'firstEdition/pl'))) {
        expect([key, argumentsOf(parse(message))]).toEqual([key, argumentsOf(parse(newest[key]))]);
        expect(message).not.toBe(newest[key]);
        for (const forms of pluralsOf(parse(message))) expect([key, forms]).toEqual([key, PLURALS.pl]);
      }
    });
  },
);

/** Words that languages share. */
const SAME = new Set(['partner']);

describe('a message', () => {
  it('a message of the terminal is completed with plural forms, selections and values', () => {
    const coins =
      '{who, select, you {You} other {{name}}} paid {n, plural, =0 {nothing} one {# coin} other {# coins}}.';
    expect(completed(coins, { who: 'you', name: 'Iason', n: 1 }, 'en')).toBe('You paid 1 coin.');
    expect(completed(coins, { who: 'other', name: 'Iason', n: 5 }, 'en')).toBe('Iason paid 5 coins.');
    expect(completed(coins, { who: 'other', name: 'Iason', n: 0 }, 'en')).toBe('Iason paid nothing.');
    const polish = '{n, plural, one {# moneta} few {# monety} many {# monet} other {# monety}}';
    expect([1, 3, 5, 22].map((n) => completed(polish, { n }, 'pl'))).toEqual([
      '1 moneta',
      '3 monety',
      '5 monet',
      '22 monety',
    ]);
  });

  it('a message of the terminal is in the language of the terminal', () => {
    expect(languageOf({ LANG: 'pl_PL.UTF-8' })).toBe('pl');
    expect(languageOf({ LANG: 'pl_PL.UTF-8', LC_ALL: 'hu_HU.UTF-8' })).toBe('hu');
    expect(languageOf({ LANG: 'pl_PL.UTF-8', LC_ALL: '' })).toBe('pl');
    expect(languageOf({ LANG: 'C' })).toBe('en');
    expect(languageOf({})).toBe('en');
  });
});
