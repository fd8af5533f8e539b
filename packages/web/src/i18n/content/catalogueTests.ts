import { parse } from '@messageformat/parser';
import { expect, test } from 'vitest';
import { argumentsOf, PLURALS, pluralsOf, read, shapeOf, sorted, textsOf, type LANGUAGES } from './reading.ts';

/** What holds for the texts of every game in a language. */
export function testCatalogue(folder: string, language: (typeof LANGUAGES)[number], what: string): void {
  const content = read(`${folder}/${language}`);
  const english = read(`${folder}/en`);
  const texts = textsOf(content);

  test(`${what} have the structure of the English ones`, () => {
    expect(shapeOf(content)).toEqual(shapeOf(english));
  });

  test(`${what} are never empty and have no stray spaces`, () => {
    expect(texts.filter(([, text]) => text === '' || text !== text.trim() || text.includes('  '))).toEqual([]);
  });

  test(`${what} are messages with the plural forms of the language and the arguments of the English ones`, () => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    expect(sorted(pluralCategories)).toEqual(PLURALS[language]);
    const originals = new Map(textsOf(english));
    for (const [path, text] of texts) {
      const message = parse(text, { cardinal: pluralCategories, strict: true, strictPluralKeys: true });
      expect(argumentsOf(message), path).toEqual(argumentsOf(parse(originals.get(path) ?? '')));
      for (const cases of pluralsOf(message)) expect(cases, path).toEqual(PLURALS[language]);
    }
  });
}
