import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Token } from '@messageformat/parser';
import { mergeTexts } from '../mergeTexts.ts';
import { expansionTexts } from './expansionTexts.ts';

/** What the tests of the catalogues of all games share. */
export type Tree = string | readonly Tree[] | { readonly [key: string]: Tree };

export const LANGUAGES = ['en', 'pl', 'hu'] as const;
export const PLURALS = { en: ['one', 'other'], pl: ['few', 'many', 'one', 'other'], hu: ['one', 'other'] };

/** A catalogue such as `duel/en`, with the texts of the expansions. */
export function read(path: string): Readonly<Record<string, Tree>> {
  const own = JSON.parse(readFileSync(join(import.meta.dirname, `${path}.json`), 'utf8')) as Record<string, Tree>;
  const [game, language] = path.split('/');
  return expansionTexts<Tree>(game, language).reduce((all, { content }) => mergeTexts(all, content), own);
}

/** Every text with its path: `tokens.law.name`. */
export function textsOf(tree: Tree, path = ''): [string, string][] {
  if (typeof tree === 'string') return [[path, tree]];
  return Object.entries(tree).flatMap(([key, part]) => textsOf(part, path === '' ? key : `${path}.${key}`));
}

/** The structure alone: keys in order, lengths of lists, ids of sections. */
export function shapeOf(tree: Tree): string[] {
  return textsOf(tree).map(([path, text]) => (path.endsWith('.id') ? `${path}=${text}` : path));
}

export function argumentsOf(tokens: readonly Token[]): string[] {
  const names = tokens.flatMap((token) => {
    if (token.type === 'content' || token.type === 'octothorpe') return [];
    return 'cases' in token ? [token.arg, ...token.cases.flatMap(({ tokens }) => argumentsOf(tokens))] : [token.arg];
  });
  return [...new Set(names)].sort();
}

/** The cases of every plural in a message. */
export function pluralsOf(tokens: readonly Token[]): string[][] {
  return tokens.flatMap((token) =>
    'cases' in token
      ? [
          ...(token.type === 'plural' ? [token.cases.map(({ key }) => key).sort()] : []),
          ...token.cases.flatMap(({ tokens }) => pluralsOf(tokens)),
        ]
      : [],
  );
}

export const keysOf = (tree: object | string): string[] => Object.keys(tree).sort();
export const sorted = (texts: readonly string[]): string[] => [...texts].sort();
export const repeated = (texts: readonly string[]): string[] =>
  texts.filter((text, index) => texts.indexOf(text) !== index);
