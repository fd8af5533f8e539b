import type { Book, Ruling } from '@pharos/core';
import type { GameForm, RulingText } from '../form/gameForm.ts';
import { catalogue, type Catalogue } from '../i18n/catalogue.ts';

const books = catalogue<Readonly<Record<Book, string>>>('books', {
  en: () => import('../i18n/content/rulings/books/en.json'),
  pl: () => import('../i18n/content/rulings/books/pl.json'),
  hu: () => import('../i18n/content/rulings/books/hu.json'),
});

const byGame = new Map<string, Catalogue<Readonly<Record<string, RulingText>>>>();

function rulingsOf({ game, rulingTexts }: GameForm): Catalogue<Readonly<Record<string, RulingText>>> {
  const known = byGame.get(game) ?? catalogue(`the rulings of ${game}`, rulingTexts);
  byGame.set(game, known);
  return known;
}

/** Before a ruling of a game is shown; from then on its words change with the language. */
export async function loadRulings(form: GameForm): Promise<void> {
  await Promise.all([books.load(), rulingsOf(form).load()]);
}

/** The words of a ruling of a game. */
export const rulingText = (form: GameForm, { id }: Ruling): RulingText => rulingsOf(form).texts()[id];

/** What book an abbreviation stands for. */
export const bookName = (book: Book): string => books.texts()[book];
