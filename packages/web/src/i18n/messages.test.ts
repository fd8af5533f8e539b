import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import MessageFormat from '@messageformat/core';
import { describe, expect, it } from 'vitest';
import { expansionTexts, helpAndPageMessages } from './content/expansionTexts.ts';

const source = join(import.meta.dirname, '..');
const LANGUAGES = ['en', 'pl', 'hu'] as const;

type Catalogue = Readonly<Record<string, string>>;

/** Those that come first, those of the help and of pages, and those of each game. */
const partsOf = (language: string): Catalogue[] => [
  JSON.parse(readFileSync(join(import.meta.dirname, 'messages', `${language}.json`), 'utf8')) as Catalogue,
  helpAndPageMessages(language),
  ...['duel', 'wonders'].flatMap((game) => expansionTexts(game, language).map(({ messages }) => messages)),
];

const catalogues = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    Object.fromEntries(partsOf(language).flatMap((part) => Object.entries(part))),
  ]),
);

/** The parts `{…}` of a message at its own level, braces of theirs included. */
function argumentsIn(message: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < message.length; at++) {
    if (message[at] === '{' && depth++ === 0) start = at + 1;
    else if (message[at] === '}' && --depth === 0) found.push(message.slice(start, at));
  }
  return found;
}

interface Shape {
  readonly names: Set<string>;
  /** Categories of each plural. */
  readonly plurals: string[][];
}

function shapeOf(message: string, shape: Shape = { names: new Set(), plurals: [] }): Shape {
  for (const part of argumentsIn(message)) {
    const [name, kind, ...rest] = part.split(',');
    shape.names.add(name.trim());
    if (kind === undefined) continue;
    const cases = rest.join(',');
    const labels = cases.replaceAll(/\{(?:[^{}]|\{[^{}]*\})*\}/g, '').match(/[=\w]+/g) ?? [];
    if (kind.trim() === 'plural') shape.plurals.push(labels.filter((label) => !label.startsWith('=')));
    for (const inner of argumentsIn(cases)) shapeOf(inner, shape);
  }
  return shape;
}

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourceFiles(path);
    return /\.(svelte|ts)$/.test(entry.name) && !entry.name.endsWith('.test.ts') ? [path] : [];
  });
}

describe('the catalogues', () => {
  const keys = Object.keys(catalogues.en);

  it.each(LANGUAGES)('the catalogues hold the same keys in %s as in English', (language) => {
    expect(Object.keys(catalogues[language])).toEqual(keys);
  });

  it('the catalogues say nothing twice', () => {
    expect(partsOf('en').flatMap((part) => Object.keys(part))).toHaveLength(keys.length);
  });

  it.each(LANGUAGES)('the catalogues ask for the same values in %s as in English', (language) => {
    const names = (message: string): string[] => [...shapeOf(message).names].toSorted();
    const differing = keys.filter(
      (key) => names(catalogues[language][key]).join() !== names(catalogues.en[key]).join(),
    );
    expect(differing).toEqual([]);
  });

  it.each(LANGUAGES)('the catalogues have every plural category of %s', (language) => {
    const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const lacking = keys.filter((key) =>
      shapeOf(catalogues[language][key]).plurals.some((labels) =>
        needed.some((category) => !labels.includes(category)),
      ),
    );
    expect(lacking).toEqual([]);
  });

  it.each(LANGUAGES)('the catalogues compile in %s', (language) => {
    const format = new MessageFormat(language);
    for (const message of Object.values(catalogues[language])) expect(() => format.compile(message)).not.toThrow();
  });

  it('the catalogues hold no key that nothing shows', () => {
    const code = sourceFiles(source)
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    // Keys with a part that is computed, such as t(`error.${code}`), are used by their beginning.
    const prefixes = [...code.matchAll(/`((?:[a-z]+\.)+)\$\{/g)].map(([, prefix]) => prefix);
    const isNamed = (key: string): boolean => code.includes(`'${key}'`);
    // The full text of a reason is found by its short one, as `${key}Text`.
    const isTextOfReason = (key: string): boolean => key.endsWith('Text') && isNamed(key.slice(0, -'Text'.length));
    const unused = keys.filter(
      (key) => !isNamed(key) && !isTextOfReason(key) && !prefixes.some((prefix) => key.startsWith(prefix)),
    );
    expect(unused).toEqual([]);
  });
});
