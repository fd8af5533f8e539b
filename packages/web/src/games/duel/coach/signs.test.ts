import { Match, rngFromSeed } from '@pharos/core';
import { duel, type DuelView } from '@pharos/duel';
import { describe, expect, it } from 'vitest';
import { signsIn } from './signs.ts';

function viewOf(position: object): DuelView {
  const options = duel.readOptions({});
  return Match.from(duel, options, duel.describe(options, position, rngFromSeed('1'))).view(0);
}

describe('the signs of a first game', () => {
  it('the signs of the first turn are those of prices and covered cards', () => {
    const view = viewOf({ structure: { r4c4: '?', r5c3: 'theater', r5c5: 'baths' }, first: { coins: 2 } });
    expect(signsIn(view, 0)).toEqual(['open', 'free', 'price', 'faceDown', 'foePrice']);
  });
  it('a chain, symbols, the pawn and a later Age are seen when they are there', () => {
    const view = viewOf({
      age: 2,
      pawn: 2,
      structure: ['aqueduct', 'walls'],
      first: { coins: 0, city: ['baths', 'workshop'], wonders: ['pyramids'] },
    });
    expect(signsIn(view, 0)).toEqual(['open', 'lock', 'foePrice', 'chain', 'symbol', 'pawn', 'secondAge']);
  });
});
