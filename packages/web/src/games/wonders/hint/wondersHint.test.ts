import { botRng } from '@pharos/bots';
import { firstSeat, Match, unwrap } from '@pharos/core';
import { findChoice, wonders, type WondersView } from '@pharos/wonders';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { speak } from '../../../../test/catalogues.ts';
import type { HintWords } from '../../../table/hint/words.ts';
import { piecesOf } from '../piece/piecesOf.ts';
import { isHinted } from './hinted.ts';
import { wondersHint } from './wondersHint.ts';

vi.mock('../../../i18n/index.svelte.ts', async () => (await import('../../../../test/catalogues.ts')).i18n);
vi.mock('../words/wondersContent.ts', async () => (await import('../../../../test/catalogues.ts')).gameContent);

const nameOf = (city: number): string => `city ${city}`;
const wordsOf = (move: string, view: WondersView): HintWords =>
  wondersHint({ move }, view, { nameOf, pieces: piecesOf(view.options) });

describe.each(['en', 'pl', 'hu'])('a move in words (%s)', (language) => {
  beforeAll(() => speak(language, 'wonders'));

  it.each(['1', '2'])('there are words for each move of 7 Wonders with Armada, in deal %s', (seed) => {
    const options = { packs: ['base', 'armada'], edition: 1, players: 5, sides: 'choose' };
    const match = Match.deal(wonders, wonders.readOptions(options), seed);
    while (match.toAct() !== 0) {
      const seat = firstSeat(match.toAct());
      const legal = match.legalMoves(seat);
      const view = match.view(seat);
      for (const move of legal) {
        const { title, notes, effects } = wordsOf(move, view);
        expect(title, move).toMatch(/\S/);
        expect([title, ...notes, ...effects].join(' '), move).not.toContain('undefined');
        const { left = 0, right = 0, left2 = 0, right2 = 0 } = findChoice(view, move)?.payment ?? {};
        expect(
          notes.filter((note) => note.includes('city ')),
          move,
        ).toHaveLength([left, right, left2, right2].filter((coins) => coins > 0).length);
      }
      unwrap(match.play(seat, legal[botRng(seed, match.version)(legal.length)]));
    }
  });
});

/** What the first seat to choose sees once sides are settled. */
function firstTurn(options: object): WondersView {
  const match = Match.deal(wonders, wonders.readOptions({ sides: 'random', ...options }), '3');
  return match.view(firstSeat(match.toAct()));
}

describe('a hint on the table', () => {
  it('a hint on the table lights the card that the best move is about, and no other', () => {
    const view = firstTurn({ players: 3 });
    const [first] = view.decision?.choices ?? [];
    const lit = (view.hand ?? []).filter(({ card }) => isHinted(view, first.move, card));
    expect(lit.map(({ card }) => card)).toEqual([first.subject]);
    expect((view.hand ?? []).some(({ card }) => isHinted(view, null, card))).toBe(false);
  });

  it('a hint says that a move is for the Free City', () => {
    speak('en', 'wonders');
    const match = Match.deal(wonders, wonders.readOptions({ edition: 1, players: 2, sides: 'random' }), '3');
    while (match.view(firstSeat(match.toAct())).decision?.kind !== 'freeCity') {
      const seat = firstSeat(match.toAct());
      unwrap(match.play(seat, match.legalMoves(seat)[0]));
    }
    const view = match.view(firstSeat(match.toAct()));
    for (const { move } of view.decision?.choices ?? [])
      expect(wordsOf(move, view).notes).toContain('For the Free City, with its coins and neighbours');
  });

  it('a hint says what the card or stage of a move does', () => {
    speak('en', 'wonders');
    const view = firstTurn({ players: 3 });
    for (const { move, action } of view.decision?.choices ?? [])
      expect(wordsOf(move, view).effects.length > 0, move).toBe(action !== 'discard');
  });
});
