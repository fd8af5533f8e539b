import { PACKS } from '@pharos/duel';
import { describe, expect, it } from 'vitest';
import { lettersOf, listing, nameOf } from '../src/english.ts';
import { costInWords, paymentInWords } from '../src/games/duel/words/costs.ts';
import { explainPiece } from '../src/games/duel/words/describe.ts';
import { duelWords } from '../src/games/duel/words/makeWords.ts';
import { findPieces } from '../src/games/duel/words/pieces.ts';
import { LANGUAGES } from '../src/words/language.ts';

const ENGLISH = duelWords('en');

describe('names of pieces', () => {
  it.each([
    ['chamber-of-commerce', 'Chamber of Commerce'],
    ['temple-of-artemis', 'Temple of Artemis'],
    ['law', 'Law'],
  ])('%s is written %s', (id, name) => {
    expect(nameOf(id)).toBe(name);
    expect(lettersOf(name)).toBe(lettersOf(id));
  });

  it('the terminal lists words as English does, and marks the backs of cards', () => {
    expect(listing(['a', 'b', 'c'])).toBe('a, b and c');
    const backs = ['age1', 'age2', 'age3', 'guild', 'senator'];
    expect(backs.map((deck) => ENGLISH.back(deck))).toEqual(['I', 'II', 'III', 'G', 'S']);
    expect(backs.map((deck) => duelWords('hu').back(deck))).toEqual(['I', 'II', 'III', 'C', 'Sz']);
  });
});

describe('words of Duel', () => {
  it('the terminal tells what is paid for what', () => {
    const payment = {
      coins: 5,
      bank: 3,
      trade: 2,
      buys: [{ resource: 'stone' as const, count: 1, each: 2 }],
      chain: false,
      affordable: true,
      missing: 0,
    };
    expect(paymentInWords({ ...payment, coins: 2, bank: 0 }, ENGLISH)).toBe('2 coins: buy 1 stone at 2');
    expect(paymentInWords(payment, ENGLISH)).toBe('5 coins: 3 printed, buy 1 stone at 2');
    expect(paymentInWords({ ...payment, coins: 0, bank: 0, trade: 0, buys: [] }, ENGLISH)).toBe('free');
    expect(costInWords({ coins: 3, clay: 1 }, ENGLISH)).toBe('3 coins and 1 clay');
    expect(costInWords({ coins: 3, clay: 2 }, duelWords('pl'))).toBe('3 monety i glina ×2');
  });

  it.each(LANGUAGES)('the terminal explains every piece of every pack in the language %s', (language) => {
    const words = duelWords(language);
    for (const { cards, wonders, tokens, pieces } of PACKS) {
      for (const { id } of [cards, wonders, tokens, ...Object.values(pieces)].flatMap((list) => list ?? [])) {
        const [piece] = findPieces(id, words);
        expect(piece.id).toBe(id);
        expect(explainPiece(piece, words).length).toBeGreaterThan(1);
        for (const sentence of explainPiece(piece, words)) expect(sentence).toMatch(/^[\p{Lu}\d].*\.$/u);
      }
    }
  });

  it('the terminal tells of chains both ways', () => {
    const [altar] = findPieces('altar', ENGLISH);
    const [temple] = findPieces('temple', ENGLISH);
    expect(explainPiece(altar, ENGLISH)).toContain('Makes Temple free for you.');
    expect(explainPiece(temple, ENGLISH)).toContain('Free once Altar stands in your city.');
  });
});
