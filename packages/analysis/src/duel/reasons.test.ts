import { movesOf, rngFromSeed } from '@pharos/core';
import { duel, type State } from '@pharos/duel';
import { describe, expect, it } from 'vitest';
import { unsaid } from '../reasons.ts';
import type { Reason } from '../result.ts';
import { merits } from './merits.ts';
import { reasons } from './reasons.ts';

/** A move with what is expected after it, as the seats 0 and 1 would write it. */
type Line = readonly [string, ...(readonly [number, string])[]];

/** What is said of a move of the first player, and of a better one. */
function told(position: object, played: Line, best: Line, packs = ['base']): { against: Reason[]; better: Reason[] } {
  const s = duel.describe(duel.readOptions({ packs }), position, rngFromSeed('1'));
  const compared = { played: expected(s, played), best: expected(s, best), others: [] };
  const against = reasons(s, 0, compared);
  return { against, better: unsaid(merits(s, 0, compared), against) };
}

function expected(s: State, [first, ...line]: Line) {
  const world = duel.clone(s);
  const moveOf = (seat: number, text: string) => {
    const move = movesOf(duel, world, seat).find((one) => duel.formatMove(world, one) === text);
    if (move === undefined) throw new Error(`${text} is not legal`);
    duel.apply(world, seat, move);
    return move;
  };
  const move = moveOf(0, first);
  return { move, line: line.map(([seat, text]) => ({ seat, move: moveOf(seat, text) })) };
}

describe('what speaks against a move of Duel', () => {
  it('tells what the card that is left brings the opponent', () => {
    const position = {
      age: 2,
      structure: ['sawmill', 'brewery', 'customs-house', 'walls', 'statue'],
      first: { coins: 20 },
      second: { coins: 20 },
    };
    const after = (taken: string) =>
      told(position, ['build statue', [1, `build ${taken}`]], [`build ${taken}`]).against;
    expect(after('sawmill')).toContainEqual({ kind: 'letResource', n: 2, what: 'wood', piece: 'sawmill', seat: 1 });
    expect(after('brewery')).toContainEqual({ kind: 'letCoins', n: 6, piece: 'brewery', seat: 1 });
    expect(after('customs-house')[0]).toMatchObject({ kind: 'letCheaper', piece: 'customs-house', seat: 1 });
    expect(after('walls')).toContainEqual({ kind: 'letPawn', n: 2, of: 7, piece: 'walls', seat: 1 });
  });

  it('does not blame a move for a card that only serves for something else', () => {
    const position = { structure: ['altar', 'baths', 'tavern'], first: { coins: 9 }, second: { coins: 9 } };
    const { against } = told(position, ['build altar', [1, 'discard tavern']], ['build tavern']);
    expect(against).toEqual([]);
  });

  it('tells that a card is gone which the better move builds, at once or next', () => {
    const position = { structure: ['tavern', 'altar', 'baths'], first: { coins: 9 }, second: { coins: 9 } };
    const gone = { kind: 'discarded', n: 2, piece: 'tavern' };
    expect(told(position, ['discard tavern'], ['build tavern']).against).toContainEqual(gone);
    const later: Line = ['build altar', [1, 'build baths'], [0, 'build tavern']];
    expect(told(position, ['discard tavern'], later).against).toContainEqual(gone);
  });

  it('tells that a card lies under a Wonder which the better move builds', () => {
    const first = { coins: 30, wonders: ['pyramids'] };
    const { against } = told(
      { structure: ['tavern', 'altar'], first },
      ['build pyramids with tavern'],
      ['build tavern'],
    );
    expect(against).toContainEqual({ kind: 'usedUp', n: 1, piece: 'tavern', what: 'pyramids' });
  });

  it('tells that what was built could wait, if it is expected to be built for as little next', () => {
    const position = { structure: ['tavern', 'altar', 'baths'], first: { coins: 9 }, second: { coins: 9 } };
    const best: Line = ['build tavern', [1, 'build baths'], [0, 'build altar']];
    expect(told(position, ['build altar'], best).against).toContainEqual({ kind: 'couldWait', n: 1, piece: 'altar' });
  });

  it('tells that another turn is spent which the better move keeps', () => {
    const first = { coins: 30, wonders: ['sphinx'] };
    const position = { structure: ['tavern', 'altar'], first };
    const { against } = told(position, ['build sphinx with altar'], ['discard altar']);
    expect(against).toContainEqual({ kind: 'turnSpent', n: 1, piece: 'sphinx' });
  });

  it('names the Wonder whose other turn is missed, and does not say it twice', () => {
    const first = { coins: 30, wonders: ['sphinx'] };
    const { against, better } = told(
      { structure: ['tavern', 'altar'], first },
      ['build tavern'],
      ['build sphinx with altar'],
    );
    expect(against).toContainEqual({ kind: 'turnMissed', n: 1, piece: 'sphinx' });
    expect(better.map(({ kind }) => kind)).not.toContain('extraTurn');
    expect(better).toContainEqual({ kind: 'points', n: 6, what: 'wonders' });
  });
});

describe('what speaks for the better move of Duel', () => {
  it('counts coins that are not spent', () => {
    const position = { structure: ['stable', 'altar'], first: { coins: 9 } };
    const { better } = told(position, ['build stable'], ['discard stable']);
    expect(better).toContainEqual({ kind: 'coinsMore', n: 4 });
    expect(better.map(({ kind }) => kind)).not.toContain('coins');
  });

  it('tells nothing that the move played brings as well, or more of', () => {
    const position = { structure: ['altar', 'theater', 'baths'], first: { coins: 9 } };
    const points = (better: Reason[]) => better.filter(({ kind }) => kind === 'points');
    expect(points(told(position, ['build altar'], ['build theater']).better)).toEqual([]);
  });

  it('tells what the rest of the turn brings: the card of the Mausoleum, and the token of its pair', () => {
    const position = {
      age: 2,
      structure: ['temple', 'statue'],
      first: { coins: 40, city: ['pharmacist'], wonders: ['mausoleum'] },
      discard: ['dispensary'],
      board: ['law'],
    };
    const best: Line = ['build mausoleum with temple', [0, 'revive dispensary'], [0, 'take law']];
    const { better } = told(position, ['build statue'], best);
    expect(better).toEqual(
      expect.arrayContaining([
        { kind: 'pair', n: 1, what: 'mortar' },
        { kind: 'revives', n: 1, what: 'dispensary' },
        { kind: 'takesToken', n: 1, what: 'law' },
      ]),
    );
  });

  it('tells what a Wonder that is picked brings once it is built', () => {
    const drafts = Array.from({ length: 100 }, (_, seed) => duel.setup(duel.readOptions({}), rngFromSeed(`${seed}`)));
    const s = drafts.find((one) => {
      const { offer } = duel.view(one, 0);
      return offer.includes('pyramids') && offer.includes('temple-of-artemis');
    });
    if (s === undefined) throw new Error('no draft offers both');
    const [pyramids, temple] = ['pick pyramids', 'pick temple-of-artemis'].map((text) => expected(s, [text]));
    const better = merits(s, 0, { played: pyramids, best: temple, others: [] });
    expect(better).toEqual([
      { kind: 'laterCoins', n: 12 },
      { kind: 'laterTurn', n: 1 },
    ]);
  });
});
