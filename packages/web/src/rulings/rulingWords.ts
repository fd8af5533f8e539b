import type { Book, Ruling } from '@pharos/core';
import type { RULINGS as DUEL } from '@pharos/duel';
import type { Language } from '@pharos/protocol';
import type { RulingName } from '@pharos/wonders';
import { alongside, language } from '../i18n/index.svelte.ts';

/** A ruling in words. */
export interface RulingText<Answer extends string = string> {
  readonly question: string;
  readonly answers: Readonly<Record<Answer, string>>;
  /** One sentence: which book says what. */
  readonly books: string;
}

/** A ruling or an answer without words is an error of types. */
interface RulingTexts {
  readonly bookNames: Readonly<Record<Book, string>>;
  readonly duel: {
    readonly [Each in (typeof DUEL)[number] as Each['id']]: RulingText<Each['answers'][number]['id']>;
  };
  readonly wonders: Readonly<Record<RulingName, RulingText<'usual' | 'turned'>>>;
}

const LOADERS: Readonly<Record<Language, () => Promise<{ default: RulingTexts }>>> = {
  en: () => import('../i18n/content/rulings/en.json'),
  pl: () => import('../i18n/content/rulings/pl.json'),
  hu: () => import('../i18n/content/rulings/hu.json'),
};

const loaded: Partial<Record<Language, RulingTexts>> = {};

async function load(wanted: Language): Promise<void> {
  loaded[wanted] ??= (await LOADERS[wanted]()).default;
}

/** Before a ruling is shown; from then on its words change with the language. */
export const loadRulings = (): Promise<void> => alongside(load);

function texts(): RulingTexts {
  const found = loaded[language()];
  if (found === undefined) throw new Error('words of rulings are asked for before they are loaded');
  return found;
}

export type RuledGame = Exclude<keyof RulingTexts, 'bookNames'>;

/** The words of a ruling of a game. */
export function rulingText(game: RuledGame, { id }: Ruling): RulingText {
  const byId: Readonly<Record<string, RulingText>> = texts()[game];
  return byId[id];
}

/** What book an abbreviation stands for. */
export const bookName = (book: Book): string => texts().bookNames[book];
