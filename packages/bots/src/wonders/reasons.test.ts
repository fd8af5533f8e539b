import { movesOf, rngFromSeed } from '@pharos/core';
import { wonders, type State } from '@pharos/wonders';
import { describe, expect, it } from 'vitest';
import type { HintReason } from '../search/reasons.ts';
import { wondersReasons } from './reasons.ts';

/** What speaks for the first move rather than for the others. */
function reasons(position: object, moves: readonly string[], options: object = {}): HintReason[] {
  const read = wonders.readOptions({ players: 3, edition: 1, ...options });
  const s: State = wonders.describe(read, position, rngFromSeed('1'));
  const [move, ...others] = moves.map((text) => {
    const found = movesOf(wonders, s, 0).find((one) => wonders.formatMove(s, one) === text);
    if (found === undefined) throw new Error(`${text} is not legal`);
    return found;
  });
  return wondersReasons(s, 0, move, others);
}

describe('what speaks for a move of 7 Wonders', () => {
  const cities = [{ board: 'gizah', cards: ['lumber-yard'] }, { board: 'rhodos' }, { board: 'ephesos' }];

  it('what speaks for a move of 7 Wonders are the points it brings and others do not, by category', () => {
    const told = reasons({ turn: 2, cities, hands: [['altar', 'theater']] }, ['build altar', 'discard theater']);
    expect(told).toContainEqual({ kind: 'points', n: 2, what: 'civil' });
  });

  it('what speaks for a move of 7 Wonders are the conflicts that would end better', () => {
    const told = reasons({ turn: 2, cities, hands: [['stockade', 'altar']] }, ['build stockade', 'build altar']);
    expect(told).toContainEqual({ kind: 'conflict', n: 1, seat: 1 });
    expect(told).toContainEqual({ kind: 'conflict', n: 1, seat: 2 });
  });

  it('what speaks for a move of 7 Wonders are cards that are free later', () => {
    const told = reasons({ turn: 2, cities, hands: [['altar', 'theater']] }, ['build theater', 'discard altar']);
    expect(told).toContainEqual({ kind: 'chain', n: 1, what: 'statue' });
  });

  it('what speaks for a move of 7 Wonders are the points that the next neighbour would have by the card', () => {
    const rich = [cities[0], { board: 'rhodos', cards: ['library'] }, cities[2]];
    const position = { age: 3, turn: 2, cities: rich, hands: [['senate', 'arsenal']] };
    const told = reasons(position, ['discard senate', 'discard arsenal']);
    expect(told).toContainEqual({ kind: 'denyPoints', n: 6, seat: 1 });
    const poor = reasons({ ...position, cities }, ['discard senate', 'discard arsenal']);
    expect(poor.map(({ kind }) => kind)).not.toContain('denyPoints');
  });
});
