import { Match } from '@pharos/core';
import { wonders, type WondersView } from '@pharos/wonders';
import { beforeEach, expect, it, vi } from 'vitest';
import { speak } from '../../../../test/catalogues.ts';
import { hasTie, partiesOf } from './places.ts';
import { verdictOf } from './verdict.ts';

vi.mock('../../../i18n/index.svelte.ts', async () => (await import('../../../../test/catalogues.ts')).i18n);

const nameOf = (seat: number): string => `P${seat}`;

/** A game of so many that is over, with the points and coins of each. */
function ended(ranking: readonly (readonly number[])[], results: readonly (readonly [number, number])[], more = {}) {
  const players = results.length;
  const view = Match.deal(wonders, wonders.readOptions({ players, ...more }), '7.1').view(0);
  const cities = results.map(([total, coins], seat) => ({
    ...view.cities[seat],
    coins,
    score: { ...view.cities[seat].score, total },
  }));
  return { ...view, cities, outcome: { ending: 'points', ranking, scores: [] } } as WondersView;
}

beforeEach(() => speak('en', 'wonders'));

it('coins settle a tie, and the verdict says so to both', () => {
  const parties = partiesOf(ended([[1], [0], [2]], [[50, 4], [50, 7], [30, 0]])); // prettier-ignore
  expect(parties.map(({ seats, place }) => [seats, place])).toEqual([
    [[1], 1],
    [[0], 2],
    [[2], 3],
  ]);
  expect(hasTie(parties)).toBe(true);
  expect(verdictOf(parties, { me: 1, nameOf }).reason).toBe('Equal points with P0: the coins decide, 7 to 4.');
  expect(verdictOf(parties, { me: 0, nameOf }).reason).toBe('Equal points with P1: the coins decide, 4 to 7.');
});

it('without equal points no tie is told of', () => {
  const parties = partiesOf(ended([[1], [0], [2]], [[50, 4], [53, 7], [30, 0]])); // prettier-ignore
  expect(hasTie(parties)).toBe(false);
  expect(verdictOf(parties, { me: 1, nameOf })).toMatchObject({
    title: 'You win by 3',
    reason: '53 points, 3 ahead of P0.',
  });
});

it('partners have one place together', () => {
  const teams = { packs: ['base', 'armada'], edition: 2, teams: true };
  const parties = partiesOf(ended([[2, 3], [0, 1]], [[40, 1], [40, 2], [50, 3], [45, 4]], teams)); // prettier-ignore
  expect(parties).toEqual([
    { seats: [2, 3], place: 1, points: 95, coins: 7 },
    { seats: [0, 1], place: 2, points: 80, coins: 3 },
  ]);
});

it('where people agreed to stop nobody is first', () => {
  const view = ended([[0, 1, 2]], [[5, 1], [9, 2], [7, 3]]); // prettier-ignore
  const parties = partiesOf({ ...view, outcome: { ...view.outcome, ending: 'agreement' } } as WondersView);
  expect(parties.map(({ place }) => place)).toEqual([null, null, null]);
});
