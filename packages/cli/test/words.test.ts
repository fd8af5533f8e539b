import { PACKS } from '@pharos/duel';
import { describe, expect, it } from 'vitest';
import { lettersOf, listing, nameOf } from '../src/english.ts';
import { costInWords, paymentInWords } from '../src/games/duel/words/costs.ts';
import { explainPiece } from '../src/games/duel/words/describe.ts';
import { backMark } from '../src/games/duel/words/names.ts';
import { findPieces } from '../src/games/duel/words/pieces.ts';

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
    expect(['age1', 'age2', 'age3', 'guild', 'senator'].map(backMark)).toEqual(['I', 'II', 'III', 'G', 'S']);
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
    expect(paymentInWords({ ...payment, coins: 2, bank: 0 })).toBe('2 coins: buy 1 stone at 2');
    expect(paymentInWords(payment)).toBe('5 coins: 3 printed, buy 1 stone at 2');
    expect(paymentInWords({ ...payment, coins: 0, bank: 0, trade: 0, buys: [] })).toBe('free');
    expect(costInWords({ coins: 3, clay: 1 })).toBe('3 coins and 1 clay');
  });

  it('the terminal explains every piece of every pack', () => {
    for (const { cards, wonders, tokens, pieces } of PACKS) {
      for (const { id } of [cards, wonders, tokens, ...Object.values(pieces)].flatMap((list) => list ?? [])) {
        const [piece] = findPieces(id);
        expect(piece.id).toBe(id);
        expect(explainPiece(piece).length).toBeGreaterThan(1);
        for (const sentence of explainPiece(piece)) expect(sentence).toMatch(/^[A-Z].*\.$/);
      }
    }
  });

  it('the terminal tells of chains both ways', () => {
    const [altar] = findPieces('altar');
    const [temple] = findPieces('temple');
    expect(explainPiece(altar)).toContain('Makes Temple free for you.');
    expect(explainPiece(temple)).toContain('Free once Altar stands in your city.');
  });
});
