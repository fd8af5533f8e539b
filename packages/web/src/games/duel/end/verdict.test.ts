import type { DuelView } from '@pharos/duel';
import { beforeEach, expect, it, vi } from 'vitest';
import { speak } from '../../../../test/catalogues.ts';
import { verdictOf } from './verdict.ts';

vi.mock('../../../i18n/index.svelte.ts', async () => (await import('../../../../test/catalogues.ts')).i18n);
vi.mock('../words/duelContent.ts', async () => (await import('../../../../test/catalogues.ts')).contentModule);

const nameOf = (seat: number): string => ['Arsinoe', 'Berenike'][seat];

/** A game that is over: the totals of both and their points from blue cards. */
function ended(ending: string, ranking: number[][], totals: readonly number[], blue: readonly number[] = [0, 0]) {
  const players = totals.map((total, seat) => ({ score: { total, blue: blue[seat] } }));
  return { outcome: { ending, ranking, scores: [] }, players } as unknown as DuelView;
}

beforeEach(() => speak('en', 'duel'));

it.each([
  ['civilian', 'Civilian victory', 'You win by 4'],
  ['military', 'Military supremacy', 'You win'],
  ['scientific', 'Scientific supremacy', 'You win'],
  ['political', 'Political supremacy', 'You win'],
])('a %s victory is told as such', (ending, kind, title) => {
  expect(verdictOf(ended(ending, [[0], [1]], [60, 56]), undefined, { me: 0, nameOf })).toMatchObject({ kind, title });
});

it('whoever lost is told so in each language', () => {
  const titles = ['en', 'pl', 'hu'].map((language) => {
    speak(language, 'duel');
    return ['civilian', 'military'].map(
      (ending) => verdictOf(ended(ending, [[0], [1]], [60, 58]), undefined, { me: 1, nameOf })?.title,
    );
  });
  expect(titles).toEqual([
    ['You lose by 2', 'You lose'],
    ['Przegrywasz 2 punktami', 'Przegrywasz'],
    ['2 ponttal vesztettél', 'Vesztettél'],
  ]);
});

it('the tie rule is told in a tie only', () => {
  const reason = (view: DuelView, me: number): string => verdictOf(view, undefined, { me, nameOf })?.reason ?? '';
  expect(reason(ended('civilian', [[0], [1]], [60, 56]), 0)).not.toMatch(/blue|equal/i);
  const decided = ended('civilian', [[1], [0]], [60, 60], [9, 12]);
  expect(reason(decided, 1)).toBe('Equal points: the points from blue cards decide, 12 to 9.');
  expect(reason(decided, 0)).toBe('Equal points: the points from blue cards decide, 9 to 12.');
  expect(reason(ended('civilian', [[0, 1]], [60, 60], [9, 9]), 0)).toBe('Equal points, also those from blue cards.');
});

it('a resignation decides whatever the points', () => {
  const view = ended('resignation', [[0], [1]], [10, 40]);
  expect(verdictOf(view, { kind: 'resignation', seat: 1 }, { me: 1, nameOf })).toMatchObject({
    title: 'You lose',
    reason: 'You resigned.',
  });
});
