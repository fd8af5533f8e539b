import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@messageformat/parser';
import { describe, expect, it } from 'vitest';
import { expansionTexts, helpAndPageMessages } from '../../../i18n/content/expansionTexts.ts';
import { argumentsOf, read, repeated, textsOf, type Tree } from '../../../i18n/content/reading.ts';
import { mergeTexts } from '../../../i18n/mergeTexts.ts';
import { withWords } from '../../../i18n/withWords.ts';
import { editionIn } from '../edition.ts';

const readJson = (path: string): Readonly<Record<string, Tree>> =>
  JSON.parse(readFileSync(join(import.meta.dirname, path), 'utf8')) as Record<string, Tree>;

/** What a table shows in Polish, and what its help says. */
const all: Readonly<Record<string, Tree>> = Object.assign(
  {},
  readJson('../../../i18n/messages/pl.json'),
  helpAndPageMessages('pl'),
  ...expansionTexts<Tree>('wonders', 'pl').map((texts) => texts.messages),
);
const messages = Object.fromEntries(
  Object.entries(all).filter(([key]) =>
    /^(seven|sea\.(event|board|act)|(black|leaders)\.(event|phase|board|act)|help\.sign)\./.test(key),
  ),
);
const {
  help,
  armadaHelp,
  citiesHelp,
  leadersHelp,
  glossary,
  figures,
  armadaFigures,
  citiesFigures,
  leadersFigures,
  ...content
} = read('wonders/pl');
const second = { messages, content };
const { helpWords, ...first } = readJson('../texts/firstEdition/pl.json');
const helpOfSecond = {
  help,
  armadaHelp,
  citiesHelp,
  leadersHelp,
  glossary,
  figures,
  armadaFigures,
  citiesFigures,
  leadersFigures,
};
const helpOfFirst = withWords(helpOfSecond, helpWords as Readonly<Record<string, string>>);

/** Words of one rulebook that the other does not have. */
const OF_FIRST = /\bEr(a|y|ze|ę|ą)?\b|Morsk\w+ Budow|Tarcz\w* Morsk|Lądow|statk|statek|zas[oó]b/u;
const OF_SECOND =
  /Epo[kc]|Budow\w+ morsk|[Ss]ymbol\w* morsk|militarn\w+ (tej|każdej)|Konflikt\w* militarn|rozwoju handlow|\bFlot[ęy]\b|materiał/u;

const found = (texts: Tree, words: RegExp): string[] =>
  textsOf(texts).flatMap(([path, text]) => (words.test(text) ? [`${path}: ${text}`] : []));

describe('the Polish words of 7 Wonders', () => {
  it('are those of its rulebook at a table of the second edition', () => {
    expect(found(second, OF_FIRST)).toEqual([]);
  });

  it('are those of its rulebook at a table of the first edition', () => {
    expect(found(mergeTexts(second, first), OF_SECOND)).toEqual([]);
  });

  it('are those of its rulebook in the help of the first edition', () => {
    expect(found(helpOfFirst, OF_SECOND)).toEqual([]);
    // A form that the help does not have would never be read.
    const all = textsOf(helpOfSecond).map(([, text]) => text);
    for (const word of Object.keys(helpWords))
      expect(
        all.some((text) => text.includes(word)),
        word,
      ).toBe(true);
  });

  it('change by the whole, never within another one', () => {
    expect(withWords(['Epoka i Epokach', { a: 'Przed-Epoka Epokowa' }], { Epoka: 'Era', Epokach: 'Erach' })).toEqual([
      'Era i Erach',
      { a: 'Przed-Era Epokowa' },
    ]);
  });

  it('of the first edition stand in place of texts with the same arguments', () => {
    const newest = new Map(textsOf({ messages: all, content }));
    for (const [path, text] of textsOf(first)) {
      expect(newest.get(path) ?? `no text ${path}`).not.toBe(text);
      expect(argumentsOf(parse(text)), path).toEqual(argumentsOf(parse(newest.get(path) ?? '')));
    }
  });
});

describe('the English words of 7 Wonders', () => {
  const newest = read('wonders/en');
  const { helpWords, content } = readJson('../texts/firstEdition/en.json');
  const cardsOf = (texts: Tree): string[] =>
    textsOf((texts as Readonly<Record<string, Tree>>)['cards']).map(([, text]) => text);

  it('name pieces as the first edition does at its tables, and no two of them alike', () => {
    const known = new Map(textsOf(newest));
    for (const [path, text] of textsOf(content)) expect(known.get(path) ?? text, path).not.toBe(text);
    expect(repeated(cardsOf(mergeTexts(newest, content as object)))).toEqual([]);
  });

  it('are in the help what they are at the table', () => {
    const all = textsOf({ cities: newest['citiesHelp'], leaders: newest['leadersHelp'] }).map(([, text]) => text);
    for (const word of Object.keys(helpWords))
      expect(
        all.some((text) => text.includes(word)),
        word,
      ).toBe(true);
  });
});

describe('the edition of a table', () => {
  it.each([
    [{ edition: 1 }, 1],
    [{ edition: 2 }, 2],
    [{}, 2],
    [undefined, 2],
    [null, 2],
  ])('with the options %j is %i', (options, edition) => {
    expect(editionIn(options)).toBe(edition);
  });
});
