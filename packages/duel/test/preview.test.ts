import { describe, expect, it } from 'vitest';
import { AGORA } from './support.ts';
import { after, previewOf, types, withDecree } from './previewSupport.ts';

describe('a preview of coins and shields', () => {
  it.each([
    [0, 2, 0],
    [1, 2, 1],
    [2, 2, 2],
    [3, 5, 3],
    [9, 5, 5],
  ])(
    '[D-64] a preview of coins and shields takes of an opponent with %i coins for a token of %i just %i',
    (coins, token, loot) => {
      const position = { pawn: token === 2 ? 2 : 5, structure: ['guard-tower', 'altar'], second: { coins } };
      const told = previewOf(position, 'build guard-tower');
      expect(after(told, 1, 'coins') ?? coins).toBe(coins - loot);
      const lost = { type: 'coinsLost', seat: 1, count: loot, reason: 'military' };
      expect(told.events.filter(({ type }) => type === 'coinsLost')).toEqual(loot === 0 ? [] : [lost]);
      expect(after(told, null, 'militaryTokens')).toBe(token === 2 ? 3 : 2);
    },
  );

  it('[D-38, D-64] a preview of coins and shields counts what Economy collects from this very construction among the coins to lose', () => {
    const second = { coins: 0, tokens: ['economy'] };
    const position = { age: 2, pawn: 2, structure: ['walls', 'school'], first: { coins: 20 }, second };
    const told = previewOf(position, 'build walls');
    expect(told.events).toContainEqual({ type: 'coinsLost', seat: 1, count: 2, reason: 'military' });
    expect([after(told, 0, 'coins'), after(told, 1, 'coins')]).toEqual([16, 2]);
  });

  it('[D-67] a preview of coins and shields counts the shield that Strategy adds, and the points of the zone', () => {
    const structure = ['guard-tower', 'altar'];
    expect(after(previewOf({ structure }, 'build guard-tower'), null, 'pawn')).toBe(1);
    const told = previewOf({ structure, first: { tokens: ['strategy'] } }, 'build guard-tower');
    expect(after(told, null, 'pawn')).toBe(2);
    expect(after(told, 0, 'points.military')).toBe(2);
  });

  it('[D-30] a preview of coins and shields tells whose prices a brown card raises', () => {
    const told = previewOf({ structure: ['quarry', 'altar'] }, 'build quarry');
    expect(after(told, 1, 'prices.stone')).toBe(3);
    expect(after(told, 0, 'prices.stone')).toBeUndefined();
  });

  it('[D-79, D-83] a preview of coins and shields counts points by category', () => {
    const position = {
      age: 3,
      structure: ['magistrates-guild', 'port'],
      first: { coins: 30, city: ['altar', 'baths'] },
    };
    expect(after(previewOf(position, 'build magistrates-guild'), 0, 'points.purple')).toBe(2);
  });
});

describe('a preview of turns', () => {
  const first = { coins: 30, wonders: ['sphinx', 'pyramids'] };

  it('[D-49] a preview of turns promises no extra turn to a Wonder that takes the last card of an Age', () => {
    expect(previewOf({ structure: ['altar'], first }, 'build sphinx with altar')).toMatchObject({
      extraTurn: 'lost',
      nextTurn: 0,
    });
    expect(previewOf({ structure: ['altar', 'baths'], first }, 'build sphinx with altar')).toMatchObject({
      extraTurn: 'gained',
      nextTurn: 0,
      next: [{ seat: 0, kind: 'turn' }],
    });
  });

  it('[D-49, D-51] a preview of turns loses the extra turn as well if a choice comes before the end of the Age', () => {
    const position = {
      structure: ['altar'],
      first: { coins: 30, wonders: ['mausoleum'], tokens: ['theology'] },
      discard: ['baths'],
    };
    expect(previewOf(position, 'build mausoleum with altar')).toMatchObject({
      extraTurn: 'lost',
      nextTurn: null,
      next: [{ seat: 0, kind: 'revive' }],
    });
  });

  it('[D-50, D-51] a preview of turns counts Theology for a Wonder without an extra turn of its own, and for no other', () => {
    const wise = { ...first, tokens: ['theology'] };
    const structure = ['altar', 'baths'];
    const told = previewOf({ structure, first: wise }, 'build pyramids with altar');
    expect(told).toMatchObject({ extraTurn: 'gained', nextTurn: 0 });
    expect(previewOf({ structure, first }, 'build pyramids with altar')).toMatchObject({
      extraTurn: null,
      nextTurn: 1,
    });
    const own = previewOf({ structure, first: wise }, 'build sphinx with altar');
    expect(own.events.filter(({ type }) => type === 'extraTurnEarned')).toHaveLength(1);
  });

  it('[A-84] a preview of turns promises no extra turn to a Conspirator who is the last card of an Age', () => {
    const agora = withDecree('conspirator-extra-turn');
    const last = previewOf({ structure: ['conspirator-1'], agora }, 'recruit conspirator-1', AGORA);
    expect(last).toMatchObject({ extraTurn: 'lost', next: [{ seat: 0, kind: 'conspirator' }] });
    const other = previewOf({ structure: ['conspirator-1', 'altar'], agora }, 'recruit conspirator-1', AGORA);
    expect(other).toMatchObject({ extraTurn: 'gained', nextTurn: 0 });
  });

  it('[D-17, D-19] names what is uncovered if it lies face up, and its back if not', () => {
    const structure = { r5c1: 'altar', r5c3: 'baths', r4c2: '?', r5c5: 'quarry', r4c4: '?' };
    const hidden = previewOf({ structure: { r5c1: 'altar', r4c2: '?' } }, 'discard altar');
    expect(hidden).toMatchObject({ uncovers: [{ slot: 'r4c2', card: null, back: 'age1' }], nextTurn: 1 });
    expect(types(hidden)).not.toContain('cardRevealed');
    expect(previewOf({ structure }, 'discard altar').uncovers).toEqual([]);
    const open = previewOf({ structure: { r4c2: 'altar', r3c3: 'baths' } }, 'discard altar');
    expect(open.uncovers).toMatchObject([
      { slot: 'r3c3', card: 'baths', back: 'age1', payments: [{ coins: 2 }, { coins: 2 }] },
    ]);
  });

  it('[D-85, D-86] a preview of turns tells who decides after the last card of an Age', () => {
    expect(previewOf({ pawn: 3, structure: ['altar'] }, 'discard altar')).toMatchObject({
      uncovers: [],
      nextTurn: null,
      next: [{ seat: 1, kind: 'chooseStarter' }],
    });
  });
});

describe('a preview of science and victories', () => {
  it('[D-69, D-70] a preview of science and victories tells of a pair, and whether there is a token for it', () => {
    const position = { age: 2, structure: ['dispensary', 'school'], first: { coins: 30, city: ['pharmacist'] } };
    const told = previewOf({ ...position, board: ['law'] }, 'build dispensary');
    expect(told.pairs).toEqual([{ seat: 0, symbol: 'mortar', givesToken: true }]);
    expect(told.next).toEqual([{ seat: 0, kind: 'takeToken' }]);
    expect(after(told, 0, 'symbols.mortar')).toBe(2);
    const bare = previewOf({ ...position, board: [] }, 'build dispensary');
    expect(bare.pairs).toEqual([{ seat: 0, symbol: 'mortar', givesToken: false }]);
    expect(bare.next).toEqual([{ seat: 1, kind: 'turn' }]);
  });

  it('[D-71] a preview of science and victories tells of the sixth symbol', () => {
    const city = ['workshop', 'pharmacist', 'scriptorium', 'school', 'university'];
    const position = { age: 3, structure: ['academy', 'port'], first: { coins: 30, city } };
    expect(previewOf(position, 'build academy')).toMatchObject({
      supremacy: { ending: 'scientific', winner: 0 },
      outcome: { ending: 'scientific' },
      next: [],
    });
  });

  it('[D-23, D-66] a preview of science and victories tells nothing beyond a supremacy', () => {
    const agora = withDecree('income-red');
    const told = previewOf({ pawn: 8, structure: ['guard-tower', 'altar'], agora }, 'build guard-tower', AGORA);
    expect(told).toMatchObject({
      supremacy: { ending: 'military', winner: 0 },
      uncovers: [],
      next: [],
      nextTurn: null,
    });
    expect(types(told)).toEqual(['cardBuilt', 'pawnMoved', 'gameEnded']);
  });

  it('[D-56, A-33] a preview of science and victories counts what is drawn without naming it', () => {
    const first = { coins: 30, wonders: ['great-library'] };
    const told = previewOf({ structure: ['altar', 'baths'], first }, 'build great-library with altar');
    expect(told.events).toContainEqual({ type: 'tokensDrawn', seat: 0, count: 3, tokens: null, reveals: true });
    expect(told.next[0]).toEqual({ seat: 0, kind: 'drawToken' });
    const both = { choice: { kind: 'conspirator' }, first: { tokens: ['organized-crime'] } };
    const kept = { type: 'conspiracyKept', seat: 0, conspiracy: null, other: null };
    expect(previewOf(both, 'conspire', AGORA).events.slice(0, 3)).toEqual([
      { type: 'conspiraciesDrawn', seat: 0, count: 2, conspiracies: null, reveals: true },
      kept,
      kept,
    ]);
  });
});
