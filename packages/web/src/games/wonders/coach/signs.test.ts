import { Match, seatsOf } from '@pharos/core';
import { wonders, type WondersView } from '@pharos/wonders';
import { PACKS } from '@pharos/wonders/client';
import { describe, expect, it } from 'vitest';
import { Pieces } from '../piece/pieces.ts';
import { signsIn, SIGNS } from './signs.ts';

const options = wonders.readOptions({ players: 3, sides: 'day' });
const pieces = new Pieces(PACKS.filter(({ id, edition }) => id === 'base' && edition === 2));
const colourOf = (card: string) => pieces.card(card).colour;

/** What seat 0 sees at each of its choices, if everybody always makes the first one. */
function viewsOf(seed: string): WondersView[] {
  const match = Match.deal(wonders, options, seed);
  const views: WondersView[] = [];
  for (let acting = seatsOf(match.toAct()); acting.length > 0; acting = seatsOf(match.toAct())) {
    if (acting.includes(0)) views.push(match.view(0));
    for (const seat of acting) match.play(seat, match.legalMoves(seat)[0]);
  }
  return views;
}

describe('the signs of a first game of 7 Wonders', () => {
  it('the first hand shows what can be built, and nothing of what only comes', () => {
    const [first] = viewsOf('1');
    const signs = signsIn(first, 0, colourOf);
    expect(signs).toContain('hand');
    for (const late of ['passing', 'shields', 'symbol', 'conflict', 'secondAge', 'guild'] as const)
      expect(signs).not.toContain(late);
  });
  it('every sign is seen in some game, each at its time', () => {
    const views = ['1', '2', '3'].flatMap(viewsOf);
    const seen = new Set(views.flatMap((view) => signsIn(view, 0, colourOf)));
    expect(SIGNS.filter((id) => !seen.has(id))).toEqual([]);
    for (const view of views) {
      const signs = signsIn(view, 0, colourOf);
      expect(signs.includes('passing')).toBe(view.turn > 1);
      expect(signs.includes('secondAge')).toBe(view.age > 1);
    }
  });
});
