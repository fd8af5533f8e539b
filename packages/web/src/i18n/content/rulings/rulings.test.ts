import { duel } from '@pharos/duel';
import { wonders } from '@pharos/wonders';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, read, repeated, textsOf } from '../reading.ts';

const GAMES = [duel, wonders];

/** Every text the rulings of the games ask for. */
const asked = GAMES.flatMap((game) =>
  game.rulings.flatMap(({ id, answers }) =>
    ['question', ...answers.map((answer) => `answers.${answer.id}`), 'books'].map((part) => `${game.id}.${id}.${part}`),
  ),
);

describe.each(LANGUAGES)('the words of rulings in %s', (language) => {
  const words = new Map(GAMES.flatMap(({ id }) => textsOf(read(`rulings/${id}/${language}`), id)));
  const bookNames = new Map(textsOf(read(`rulings/books/${language}`)));

  it('the words of rulings are there for every ruling and every answer, and none is left over', () => {
    expect([...words.keys()].toSorted()).toEqual(asked.toSorted());
  });
  it('the words of rulings are no empty texts', () => {
    expect([...words, ...bookNames].filter(([, text]) => text.trim() === '')).toEqual([]);
  });
  it('the words of rulings name a book or speak of the books in every sentence that says which book says what', () => {
    const book = { en: /\bbooks?\b/, pl: /instrukcj/i, hu: /könyv/i }[language];
    const silent = [...words].filter(([path, text]) => path.endsWith('.books') && !book.test(text));
    expect(silent).toEqual([]);
  });
  it('the words of rulings name every book that an answer rests on', () => {
    for (const game of GAMES) {
      for (const { id, answers } of game.rulings) {
        const sentence = words.get(`${game.id}.${id}.books`) ?? '';
        const mentioned = [...sentence.matchAll(/\b(PL1|HU1|PL2|PLD|PLA|W1|W2)\b/g)].map(([book]) => book);
        for (const book of answers.flatMap(({ books }) => books)) expect(mentioned, `${game.id}.${id}`).toContain(book);
      }
    }
  });
  it('the words of rulings ask every question of a game once', () => {
    for (const game of GAMES)
      expect(repeated(game.rulings.map(({ id }) => words.get(`${game.id}.${id}.question`) ?? ''))).toEqual([]);
  });
  it('the words of rulings tell the two answers of a ruling apart', () => {
    for (const game of GAMES)
      for (const { id, answers } of game.rulings)
        expect(repeated(answers.map((answer) => words.get(`${game.id}.${id}.answers.${answer.id}`) ?? ''))).toEqual([]);
  });
  it('the words of rulings say in words what every book is', () => {
    const used = GAMES.flatMap((game) => game.rulings.flatMap(({ answers }) => answers.flatMap(({ books }) => books)));
    for (const book of new Set(used)) expect(bookNames.get(book), book).toBeTruthy();
  });
});

it('the table of the rules of each game has a default and another answer for every rule', () => {
  for (const game of GAMES) {
    expect(game.rulings.length).toBeGreaterThan(0);
    for (const { answers } of game.rulings) expect(answers.length).toBeGreaterThanOrEqual(2);
  }
});
