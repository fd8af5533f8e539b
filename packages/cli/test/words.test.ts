import { PACKS } from '@pharos/duel';
import { describe, expect, it } from 'vitest';
import { backMark, listing, nameOf, squeeze } from '../src/names.ts';
import { costInWords, paymentInWords } from '../src/words/costs.ts';
import { explainPiece } from '../src/words/describe.ts';
import { findPieces } from '../src/words/pieces.ts';

describe('names', () => {
  it.each([
    ['chamber-of-commerce', 'Chamber of Commerce'],
    ['temple-of-artemis', 'Temple of Artemis'],
    ['law', 'Law'],
  ])('%s is %s', (id, name) => {
    expect(nameOf(id)).toBe(name);
    expect(squeeze(name)).toBe(squeeze(id));
  });

  it('lists and marks', () => {
    expect(listing(['a', 'b', 'c'])).toBe('a, b and c');
    expect(['age1', 'age2', 'age3', 'guild', 'senator'].map(backMark)).toEqual(['I', 'II', 'III', 'G', 'S']);
  });
});

describe('words', () => {
  it('tells what is paid for what', () => {
    const payment = {
      coins: 5,
      trade: 2,
      buys: [{ resource: 'stone', count: 1, each: 2 }],
      chain: false,
      affordable: true,
    };
    expect(paymentInWords({ ...payment, coins: 2 })).toBe('2 coins: buy 1 stone at 2');
    expect(paymentInWords(payment)).toBe('5 coins: 3 printed, buy 1 stone at 2');
    expect(paymentInWords({ ...payment, coins: 0, trade: 0, buys: [] })).toBe('free');
    expect(costInWords({ coins: 3, clay: 1 })).toBe('3 coins and 1 clay');
  });

  it('explains every piece of every pack', () => {
    for (const { cards, wonders, tokens, pieces } of PACKS) {
      for (const { id } of [cards, wonders, tokens, ...Object.values(pieces)].flatMap((list) => list ?? [])) {
        const [piece] = findPieces(id);
        expect(piece.spec.id).toBe(id);
        expect(explainPiece(piece).length).toBeGreaterThan(1);
        for (const sentence of explainPiece(piece)) expect(sentence).toMatch(/^[A-Z].*\.$/);
      }
    }
  });

  it('tells of chains both ways', () => {
    const [altar] = findPieces('altar');
    const [temple] = findPieces('temple');
    expect(explainPiece(altar)).toContain('Makes Temple free for you.');
    expect(explainPiece(temple)).toContain('Free once Altar stands in your city.');
  });
});
