import { expect, test } from 'vitest';
import type { Outcome } from '../src/index.ts';
import { findViolations } from '../src/testkit/index.ts';
import { auction, auctionChecks, type AuctionState } from './auction.ts';

const options = auction.readOptions({ seats: 3, cards: 6 });
const plan = { series: 3, games: 200, lookEvery: 1 };

test('a sound game has no violations', () => {
  expect(findViolations(auction, options, auctionChecks, plan)).toEqual([]);
});

// Each of these breaks the game in one way the kit must notice.
const FAULTS: [name: string, report: string, change: Partial<typeof auction>][] = [
  ['copies share a hand', 'changed the original', { clone: (s) => ({ ...auction.clone(s), hands: s.hands }) }],
  [
    'the view shows a staged bid',
    'can tell a resampled',
    {
      view: (s, viewer) => ({ ...auction.view(s, viewer), points: [...s.staged] }),
    },
  ],
  [
    'the view is a part of the position',
    'is a part of the game',
    { view: (s, viewer) => ({ ...auction.view(s, viewer), points: s.points }) },
  ],
  [
    'what is made up follows the hidden order',
    'depends on what is hidden',
    {
      resample(s, seat, rng) {
        const copy = auction.resample(s, seat, rng);
        const open = s.prizes.slice(0, s.round + 1);
        return { ...copy, prizes: [...open, ...s.prizes.slice(s.round + 1).reverse()] };
      },
    },
  ],
  [
    'a memory knows more than was seen',
    'the memory of seat',
    (() => {
      let shown = '';
      return {
        view: (s, viewer) => {
          shown = s.prizes.join();
          return auction.view(s, viewer);
        },
        memory: (_, seen) => {
          seen[0].view();
          return { game: shown };
        },
      };
    })(),
  ],
  [
    'an acting seat has no move',
    'has no move',
    { legalMoves: (s, seat, out) => (s.round > 2 ? 0 : auction.legalMoves(s, seat, out)) },
  ],
  [
    'a text is read as another move',
    'is read as another move',
    { parseMove: (s, text) => (auction.parseMove(s, text) ?? 0) + 1 },
  ],
  ['all moves have one text', 'have one text', { formatMove: () => 'bid 1' }],
  [
    'listening changes the game',
    'listening',
    {
      apply(s, seat, move) {
        if (s.emit !== null) s.points[0]++;
        auction.apply(s, seat, move);
      },
    },
  ],
  [
    'the last to choose matters',
    'order of simultaneous choices',
    {
      apply(s, seat, move) {
        auction.apply(s, seat, move);
        if (s.staged.every((bid) => bid === -1)) s.points[seat]++;
      },
    },
  ],
  ['a seat has no score', 'no score', { scores: (s) => auction.scores(s).slice(1) }],
  ['the result has other scores', 'are others', { outcome: (s) => withDoubled(auction.outcome(s)) }],
  ['there is no result at the end', 'no result', { outcome: () => null }],
];

function withDoubled(outcome: Outcome | null): Outcome | null {
  return outcome && { ...outcome, scores: outcome.scores.map(({ total }) => ({ total: 2 * total + 1 })) };
}

test.each(FAULTS)('the kit notices when %s', (_, report, change) => {
  const violations = findViolations({ ...auction, ...change }, options, auctionChecks, plan);
  expect(violations.join('\n')).toContain(report);
});

test('the kit notices a broken invariant and a told secret', () => {
  const broken = { ...auctionChecks, invariant: (s: AuctionState) => (s.round === 3 ? 'three is wrong' : null) };
  expect(findViolations(auction, options, broken, plan)[0]).toContain('three is wrong');
  const secret = { ...auctionChecks, secrets: () => ['prizeWon'] };
  expect(findViolations(auction, options, secret, plan)[0]).toContain('tells prizeWon');
});
