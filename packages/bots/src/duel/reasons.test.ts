import { movesOf, rngFromSeed, type Move } from '@pharos/core';
import { duel, type State } from '@pharos/duel';
import { describe, expect, it } from 'vitest';
import type { HintReason } from '../search/reasons.ts';
import { duelReasons } from './reasons.ts';

function stateOf(position: object, packs = ['base']): State {
  return duel.describe(duel.readOptions({ packs }), position, rngFromSeed('1'));
}

function moveOf(s: State, text: string): Move {
  const move = movesOf(duel, s, 0).find((one) => duel.formatMove(s, one) === text);
  if (move === undefined) throw new Error(`${text} is not legal`);
  return move;
}

/** What speaks for the first move rather than for the others. */
function reasons(position: object, [move, ...others]: readonly string[], packs?: string[]): HintReason[] {
  const s = stateOf(position, packs);
  return duelReasons(
    s,
    0,
    moveOf(s, move),
    others.map((other) => moveOf(s, other)),
  );
}

describe('what speaks for a move of Duel', () => {
  it('what speaks for a move of Duel are the points it brings and others do not, by category', () => {
    const position = { structure: ['altar', 'tavern'], first: { coins: 9 } };
    expect(reasons(position, ['build altar', 'build tavern'])).toContainEqual({ kind: 'points', n: 3, what: 'blue' });
    expect(reasons(position, ['build tavern', 'build altar'])).toContainEqual({ kind: 'coins', n: 4 });
  });

  it('what speaks for a move of Duel is the symbol that the opponent does not get by it', () => {
    const city = ['pharmacist', 'scriptorium', 'workshop'];
    const position = { age: 2, structure: ['school', 'statue'], first: { coins: 9 }, second: { coins: 20, city } };
    const told = reasons(position, ['discard school', 'discard statue']);
    expect(told).toContainEqual({ kind: 'denySymbol', n: 4, of: 6, seat: 1 });
  });

  it('nothing is denied to an opponent who cannot pay for it', () => {
    const position = { age: 2, structure: ['school', 'statue'], first: { coins: 9 }, second: { coins: 0 } };
    const told = reasons(position, ['discard school', 'discard statue']);
    expect(told.map(({ kind }) => kind)).not.toContain('denySymbol');
  });

  it('what speaks for a move of Duel is that it uncovers fewer cards for the opponent', () => {
    const position = { structure: { r4c2: 'altar', r3c3: 'baths', r5c5: 'theater' }, first: { coins: 9 } };
    expect(reasons(position, ['build theater', 'build altar'])).toContainEqual({ kind: 'opens', n: 0, of: 1, seat: 1 });
  });

  it('what speaks for a move of Duel that wins at once is that alone', () => {
    const position = { pawn: 8, structure: ['guard-tower', 'altar'], first: { coins: 9 } };
    expect(reasons(position, ['build guard-tower', 'build altar'])).toEqual([{ kind: 'wins', n: 1, what: 'military' }]);
  });

  it('what speaks for a move of Duel is that the opponent does not win at once', () => {
    const position = { pawn: -8, structure: ['guard-tower', 'altar'], first: { coins: 9 }, second: { coins: 9 } };
    const told = reasons(position, ['build guard-tower', 'build altar']);
    expect(told[0]).toEqual({ kind: 'denyWin', n: 1, what: 'military', seat: 1 });
  });

  it('what speaks for a move of Duel are four facts at most, each with a number', () => {
    const city = ['pharmacist'];
    const position = {
      age: 2,
      pawn: 2,
      structure: ['dispensary', 'barracks'],
      first: { coins: 30, city },
      board: ['law'],
    };
    for (const told of [reasons(position, ['build dispensary', 'discard barracks'])]) {
      expect(told.length).toBeLessThanOrEqual(4);
      expect(told[0]).toMatchObject({ kind: 'pair', n: 1, what: 'mortar' });
      for (const { n } of told) expect(Number.isInteger(n)).toBe(true);
    }
  });
});
