import { movesOf, rngFromSeed } from '@pharos/core';
import { wonders } from '@pharos/wonders';
import { describe, expect, it } from 'vitest';
import { reasons } from './reasons.ts';

describe('what was missed at sea', () => {
  it('is a place that is only shared, not the same place', () => {
    const options = wonders.readOptions({ players: 3, edition: 2, packs: ['base', 'armada'] });
    const cities = ['gizah', 'rhodos', 'ephesos'].map((board) => ({ board, coins: 9, cards: [] as string[] }));
    cities[0].cards.push('glassworks-1');
    const hands = [['coastal-defenses', 'altar', 'baths']];
    const s = wonders.describe(options, { turn: 2, cities, hands }, rngFromSeed('1'));
    const told = movesOf(wonders, s, 0).map((move) => ({ move, text: wonders.formatMove(s, move) }));
    const [played, best] = ['discard altar', 'build coastal-defenses'].map((text) => {
      const found = told.find((one) => one.text.startsWith(text) && !one.text.includes('ship'));
      if (found === undefined) throw new Error(`${text} is not legal`);
      return { move: found.move, line: [] };
    });
    const against = reasons(s, 0, { played, best, others: [] });
    expect(against).toContainEqual({ kind: 'seaShared', n: 1 });
    expect(against.map(({ kind }) => kind)).not.toContain('seaPlace');
  });
});
