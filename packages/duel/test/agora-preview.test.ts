import { describe, expect, it } from 'vitest';
import { duel } from '../src/index.ts';
import { AGORA, stateOf } from './support.ts';
import { after, previewOf, types, withDecree } from './previewSupport.ts';

describe('a preview of Agora', () => {
  it('[A-76, A-77] a preview of Agora counts what Decrees pay, whoever builds', () => {
    const position = { age: 2, turn: 'second', structure: ['walls', 'school'], second: { coins: 30 } };
    const told = previewOf({ ...position, agora: withDecree('income-red') }, 'build walls', AGORA);
    expect(told.events).toContainEqual({ type: 'coinsGained', seat: 0, count: 2, reason: 'decree' });
    expect(after(told, 0, 'coins')).toBe(9);
  });

  it('[A-87, A-88] a preview of Agora offers the cube of a military token, if there is one', () => {
    const structure = ['guard-tower', 'altar'];
    const next = (position: object): unknown => previewOf({ structure, ...position }, 'build guard-tower', AGORA).next;
    expect(next({ pawn: 2 })).toEqual([{ seat: 0, kind: 'placeCube' }]);
    expect(next({ pawn: 2, agora: { chambers: { 1: { first: 6 }, 2: { first: 6 } } } })).toEqual([
      { seat: 1, kind: 'turn' },
    ]);
    expect(next({ pawn: 5 })).toEqual([{ seat: 1, kind: 'turn' }]);
    expect(next({ pawn: 5, agora: { chambers: { 1: { second: 1 } } } })).toEqual([{ seat: 0, kind: 'removeCube' }]);
    expect(next({ pawn: 5, agora: { chambers: { 1: { second: 1 }, 2: { first: 1 } } } })).toEqual([
      { seat: 0, kind: 'removeCube' },
      { seat: 0, kind: 'moveCube' },
    ]);
  });

  it('[A-85, A-89] a preview of Agora gives the token to the player on turn, or to the one the pawn moves for', () => {
    const agora = { chambers: { 1: { first: 1 } }, decrees: { 1: 'shield' } };
    const position = { turn: 'second', pawn: -2, choice: { kind: 'conspirator' }, agora };
    const used = (options: object): unknown =>
      previewOf(position, 'place 1', { ...AGORA, ...options }).events.find(({ type }) => type === 'militaryTokenUsed');
    expect(used({})).toEqual({ type: 'militaryTokenUsed', seat: 1, token: 'second-inner' });
    const mirrored = {
      ...position,
      turn: 'first',
      pawn: -2,
      agora: { ...agora, chambers: { 1: { first: 2, second: 1 } } },
    };
    const leaving = { ...mirrored, choice: { kind: 'moveCube' } };
    const lost = (options: object): unknown =>
      previewOf(leaving, 'move 1 to 2', { ...AGORA, ...options }).events.find(
        ({ type }) => type === 'militaryTokenUsed',
      );
    expect(lost({})).toMatchObject({ seat: 0 });
    expect(lost({ militaryToken: 'pawnsFavour' })).toMatchObject({ seat: 1 });
  });

  it('[A-64, A-70] a preview of Agora tells which Chambers and Decrees change hands', () => {
    const agora = { chambers: { 1: { first: 1, second: 1 } }, decrees: { 1: 'oratory' } };
    const told = previewOf({ choice: { kind: 'placeCube' }, agora }, 'place 1', AGORA);
    expect(told.agora).toEqual({
      control: [{ chamber: 1, before: null, after: 0 }],
      decrees: [{ name: 'd1', decree: 'oratory', before: null, after: 0 }],
    });
    expect(after(told, 0, 'senateActions')).toBe(2);
    expect(after(told, 0, 'points.senate')).toBe(1);
  });

  it('[A-74] a preview of Agora tells whom a moved Decree works for', () => {
    const agora = {
      chambers: { 1: { first: 1 }, 3: { second: 1 } },
      decrees: { 1: 'oratory', 3: 'discard-bonus' },
      first: { conspiracies: { 'insider-influence': 'quarry' } },
    };
    const s = stateOf({ structure: ['altar', 'baths'], agora }, AGORA);
    duel.apply(s, 0, duel.parseMove(s, 'trigger insider-influence') ?? -1);
    const told = duel.preview(s, 0, duel.parseMove(s, 'shift d3 to 1') ?? -1);
    expect(told.agora).toEqual({
      control: [],
      decrees: [{ name: 'd3', decree: 'discard-bonus', before: 1, after: 0 }],
    });
  });

  it('[A-94] a preview of Agora tells of the sixth Chamber', () => {
    const chambers = Object.fromEntries([2, 3, 4, 5, 6].map((chamber) => [chamber, { first: 1 }]));
    const told = previewOf({ choice: { kind: 'placeCube' }, agora: { chambers } }, 'place 1', AGORA);
    expect(told.supremacy).toEqual({ ending: 'political', winner: 0 });
  });

  it('[A-45, A-57] a preview of Agora counts the coins of a Conspiracy', () => {
    const chambers = { 1: { first: 3 }, 2: { second: 2 } };
    const agora = { chambers, first: { conspiracies: { blackmail: 'quarry', embezzlement: 'press' } } };
    const position = { structure: ['altar', 'baths'], first: { coins: 4 }, second: { coins: 5 }, agora };
    const coins = (move: string): unknown =>
      [0, 1].map((seat) => after(previewOf(position, move, AGORA), seat, 'coins'));
    expect(coins('trigger blackmail')).toEqual([7, 2]);
    expect(coins('trigger embezzlement')).toEqual([7, 3]);
  });
});

describe('a preview of a Decree that nobody knows', () => {
  const choice = { kind: 'conspirator' };
  const structure = ['altar', 'baths'];

  it('[A-7, A-69] a preview of a Decree that nobody knows ends where the shield would move the pawn, and tells what is certain all the same', () => {
    const told = previewOf({ choice, structure, agora: { decrees: { 2: '?' } } }, 'place 2', AGORA);
    expect(types(told)).toEqual(['cubePlaced', 'controlGained']);
    expect(told.agora?.decrees).toEqual([{ name: 'd2', decree: null, before: null, after: 0 }]);
    expect(after(told, 0, 'points.senate')).toBe(2);
    expect(after(told, null, 'pawn')).toBeUndefined();
    expect(told.next).toEqual([{ seat: 1, kind: 'turn' }]);
  });

  it('[A-86, A-87] a preview of a Decree that nobody knows does not say who decides next if the shield would bring a token', () => {
    const told = previewOf({ choice, structure, pawn: 2, agora: { decrees: { 2: '?' } } }, 'place 2', AGORA);
    expect(told).toMatchObject({ next: [], nextTurn: 1, outcome: null, supremacy: null });
  });

  it('[A-85] a preview of a Decree that nobody knows goes on where the shield is known to lie elsewhere', () => {
    const agora = { decrees: { 1: 'shield', 2: '?' } };
    const told = previewOf({ choice, structure, pawn: 2, agora }, 'place 2', AGORA);
    expect(types(told)).toEqual(['cubePlaced', 'controlGained', 'turnEnded', 'turnStarted']);
    expect(told.next).toEqual([{ seat: 1, kind: 'turn' }]);
  });

  it('[A-95] a preview of a Decree that nobody knows promises no political supremacy that a shield would forestall', () => {
    const chambers = Object.fromEntries([1, 3, 4, 5, 6].map((chamber) => [chamber, { first: 1 }]));
    const others = ['oratory', 'discard-bonus', 'income-red', 'income-blue', 'income-green'];
    const decrees = { 2: '?', ...Object.fromEntries(others.map((decree, index) => [[1, 3, 4, 5, 6][index], decree])) };
    const position = { choice, structure, agora: { chambers, decrees } };
    const near = previewOf({ ...position, pawn: 8 }, 'place 2', AGORA);
    expect(near).toMatchObject({ supremacy: null, outcome: null });
    expect(previewOf(position, 'place 2', AGORA).supremacy).toEqual({ ending: 'political', winner: 0 });
  });
});
