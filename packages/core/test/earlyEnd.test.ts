import { describe, expect, it } from 'vitest';
import { Match, SPECTATOR, type EarlyEnd, type Result } from '../src/index.ts';
import { auction } from './auction.ts';

const deal = (seats = 2): Match<unknown, unknown, { readonly outcome: unknown }, never> =>
  Match.deal(auction, auction.readOptions({ seats, cards: 3 }), '1') as never;

function codeOf<Value>(result: Result<Value>): string {
  return result.ok ? 'OK' : result.problem.code;
}

function endedBy(end: EarlyEnd, seats = 2): ReturnType<typeof deal> {
  const match = deal(seats);
  match.play(0, 'bid 3');
  expect(codeOf(match.end(end))).toBe('OK');
  return match;
}

describe('an early end', () => {
  it('an early end by resignation lets the other one win, whoever has to choose', () => {
    expect(endedBy({ kind: 'resignation', seat: 0 }).outcome()).toMatchObject({
      ending: 'resignation',
      ranking: [[1], [0]],
    });
    expect(endedBy({ kind: 'resignation', seat: 1 }).outcome()).toMatchObject({ ranking: [[0], [1]] });
  });
  it('an early end by a draw or by agreement leaves all in one place, with the points they have', () => {
    expect(endedBy({ kind: 'draw' }).outcome()).toEqual({
      ending: 'draw',
      ranking: [[0, 1]],
      scores: [
        { prizes: 0, total: 0 },
        { prizes: 0, total: 0 },
      ],
    });
    expect(endedBy({ kind: 'agreement' }, 3).outcome()).toMatchObject({ ending: 'agreement', ranking: [[0, 1, 2]] });
  });
  it('an early end leaves nobody anything to choose, and nothing to take back', () => {
    const match = endedBy({ kind: 'resignation', seat: 0 });
    expect(match.toAct()).toBe(0);
    expect(match.legalMoves(1)).toEqual([]);
    expect(match.previews(1)).toEqual({});
    expect(codeOf(match.play(1, 'bid 1'))).toBe('GAME_OVER');
    expect(codeOf(match.canUndo(0))).toBe('GAME_OVER');
    expect(codeOf(match.end({ kind: 'draw' }))).toBe('GAME_OVER');
    expect(match.version).toBe(1);
  });
  it('an early end is in every view, which asks nobody for a choice', () => {
    const match = endedBy({ kind: 'draw' });
    for (const viewer of [0, 1, SPECTATOR])
      expect(match.view(viewer)).toMatchObject({ outcome: match.outcome(), decision: null });
    expect(match.ended).toEqual({ kind: 'draw' });
    expect(deal().view(0)).not.toHaveProperty('decision');
  });
  it('an early end by resignation or draw is for two, and for a seat there is', () => {
    const match = deal(3);
    expect(codeOf(match.end({ kind: 'resignation', seat: 0 }))).toBe('ILLEGAL_MOVE');
    expect(codeOf(match.end({ kind: 'draw' }))).toBe('ILLEGAL_MOVE');
    expect(codeOf(deal().end({ kind: 'resignation', seat: 2 }))).toBe('ILLEGAL_MOVE');
    expect(match.outcome()).toBe(null);
  });
});
