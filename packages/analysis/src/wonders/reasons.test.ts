import { movesOf, rngFromSeed } from '@pharos/core';
import { wonders } from '@pharos/wonders';
import { describe, expect, it } from 'vitest';
import { unsaid } from '../reasons.ts';
import type { Reason } from '../result.ts';
import { merits } from './merits.ts';
import { reasons } from './reasons.ts';

const CITIES = [
  { board: 'gizah', coins: 6 },
  { board: 'rhodos', coins: 6 },
  { board: 'ephesos', coins: 6 },
];

/** What is said of a move of the first city, and of a better one. */
function told(
  position: object,
  [played, best]: readonly [string, string],
  options: object = {},
): { against: Reason[]; better: Reason[] } {
  const read = wonders.readOptions({ players: 3, edition: 1, ...options });
  const s = wonders.describe(read, { cities: CITIES, ...position }, rngFromSeed('1'));
  const moveOf = (text: string) => {
    const move = movesOf(wonders, s, 0).find((one) => wonders.formatMove(s, one) === text);
    if (move === undefined) throw new Error(`${text} is not legal`);
    return { move, line: [] };
  };
  const compared = { played: moveOf(played), best: moveOf(best), others: [] };
  const against = reasons(s, 0, compared);
  return { against, better: unsaid(merits(s, 0, compared), against) };
}

describe('what speaks against a move of 7 Wonders', () => {
  it('tells that a card passed on turns a conflict', () => {
    const cities = [CITIES[0], { board: 'rhodos', coins: 6, cards: ['ore-vein'] }, CITIES[2]];
    const { against } = told({ turn: 2, cities, hands: [['barracks', 'altar', 'baths']] }, [
      'build altar',
      'discard barracks',
    ]);
    expect(against).toContainEqual({ kind: 'gaveShields', n: 1, piece: 'barracks', seat: 1 });
  });

  it('tells that a card passed on makes what the neighbour had none of', () => {
    const hands = [['lumber-yard', 'altar', 'baths']];
    const moves = ['build altar', 'build lumber-yard'] as const;
    const gave = { kind: 'gaveResource', n: 1, what: 'wood', piece: 'lumber-yard', seat: 1 };
    expect(told({ turn: 2, hands }, moves).against).toContainEqual(gave);
    // Olympia makes wood itself.
    const cities = [CITIES[0], { board: 'olympia', coins: 6 }, CITIES[2]];
    expect(told({ turn: 2, cities, hands }, moves).against).not.toContainEqual(gave);
  });

  it('tells whether one neighbour was paid or both', () => {
    const cities = [{ board: 'gizah', coins: 9 }, { board: 'rhodos', cards: ['lumber-yard'] }, { board: 'olympia' }];
    const one = told({ turn: 2, cities, hands: [['stockade', 'altar']] }, [
      'build stockade paying 2 left 0 right',
      'build altar',
    ]);
    expect(one.against).toContainEqual({ kind: 'paidNeighbour', n: 2, of: 0, seat: 1 });
    const both = told({ age: 2, turn: 2, cities, hands: [['caravansery', 'vineyard']] }, [
      'build caravansery paying 2 left 2 right',
      'build vineyard',
    ]);
    expect(both.against).toContainEqual({ kind: 'paidNeighbours', n: 4, of: 0, seat: 1 });
  });

  it('tells that a card lies under the Wonder or is gone which the better move builds', () => {
    const cities = [{ ...CITIES[0], cards: ['stone-pit'] }, ...CITIES.slice(1)];
    const hands = [['altar', 'baths', 'theater']];
    const under = told({ turn: 2, cities, hands }, ['stage with altar', 'build altar']);
    expect(under.against).toContainEqual({ kind: 'underWonder', n: 1, piece: 'altar' });
    const gone = told({ turn: 2, hands }, ['discard altar', 'build altar']);
    expect(gone.against).toContainEqual({ kind: 'discarded', n: 3, piece: 'altar' });
  });
});

describe('what speaks for the better move of 7 Wonders', () => {
  it('names the cards that become free', () => {
    const hands = [['scriptorium', 'altar', 'baths']];
    const cities = [{ board: 'babylon', coins: 6, cards: ['press-1'] }, ...CITIES.slice(1)];
    const { better } = told({ turn: 2, cities, hands }, ['build altar', 'build scriptorium']);
    expect(better).toContainEqual({ kind: 'chain', n: 2, what: 'courthouse library' });
  });

  it('does not tell what a reason against the other move has told', () => {
    const { against, better } = told(
      {
        turn: 2,
        hands: [['stockade', 'altar']],
        cities: [{ board: 'gizah', cards: ['lumber-yard'] }, ...CITIES.slice(1)],
      },
      ['build altar', 'build stockade'],
    );
    expect(against.filter(({ kind }) => kind === 'shieldsShort')).toHaveLength(2);
    expect(better.map(({ kind }) => kind)).not.toContain('conflict');
  });

  it('does not tell of a ship that the move played moves as well', () => {
    const options = { packs: ['base', 'armada'] };
    const cities = [{ board: 'gizah', coins: 9, cards: ['stone-pit'] }, ...CITIES.slice(1)];
    const position = { turn: 2, cities, hands: [['altar', 'theater', 'baths']] };
    const { better } = told(position, ['discard altar for yellow ship', 'discard baths for yellow ship'], options);
    expect(better.map(({ kind }) => kind)).not.toContain('ship');
    expect(told(position, ['discard altar', 'discard baths for yellow ship'], options).better).toContainEqual({
      kind: 'ship',
      n: 1,
      what: 'yellow',
    });
  });
});
