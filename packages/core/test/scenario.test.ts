import { expect, test } from 'vitest';
import { fastRng, Match, readScenarioHead, runScenario, unmetExpectation, unwrap } from '../src/index.ts';
import { damage, damageJson } from '../src/testkit/index.ts';
import { auction } from './auction.ts';

const scenario = {
  scenario: 1,
  game: 'auction',
  title: 'The higher bid wins',
  rules: ['X-1'],
  options: { seats: 2, cards: 3 },
  position: { points: [1, 0] },
  steps: [
    {
      expect: { view: { points: [1, 0], hand: { includes: [2], excludes: [4] } }, toAct: 0, legal: { 'bid 3': true } },
    },
    { refuse: 'bid 7' },
    { seat: 0, refuse: 'nonsense', code: 'BAD_NOTATION' },
    { seat: 0, move: 'bid 3', expect: { events: [{ type: 'bidStaged' }], noEvents: [{ type: 'prizeWon' }] } },
    {
      seat: 1,
      move: 'bid 1',
      expect: {
        events: [
          { type: 'bidStaged', seat: 1 },
          { type: 'prizeWon', seat: 0 },
        ],
        outcome: null,
      },
    },
  ],
};

function run(change: object): string {
  const report = runScenario(auction, JSON.stringify({ ...scenario, ...change }));
  return report.ok ? (report.value.failure ?? 'passed') : `${report.problem.code} ${report.problem.detail}`;
}

test('a scenario that holds passes, and announces itself', () => {
  expect(run({})).toBe('passed');
  expect(readScenarioHead(JSON.stringify(scenario))).toEqual({
    ok: true,
    value: { game: 'auction', title: 'The higher bid wins', rules: ['X-1'] },
  });
});

test.each([
  ['a wrong view', [{ expect: { view: { points: [1, 9] } } }], 'view.points[1]: expected 9, found 0'],
  ['a missing entry', [{ expect: { view: { hand: { includes: [4] } } } }], 'view.hand: 4 is not in'],
  ['an unwanted entry', [{ expect: { view: { hand: { excludes: [3] } } } }], 'view.hand: 3 is in'],
  ['something instead of nothing', [{ expect: { view: { prize: null } } }], 'view.prize: expected null'],
  ['a move that is legal after all', [{ expect: { legal: { 'bid 1': false } } }], '"bid 1" is legal'],
  ['an accepted move', [{ refuse: 'bid 1' }], '"bid 1" was accepted'],
  ['another code', [{ refuse: 'bid 8', code: 'STALE' }], 'ILLEGAL_MOVE, not STALE'],
  ['a refused move', [{ move: 'bid 8' }], 'refused with ILLEGAL_MOVE; legal: bid 1 · bid 2'],
  ['a missing event', [{ move: 'bid 1', expect: { events: [{ type: 'prizeWon' }] } }], 'did not happen'],
  ['an unwanted event', [{ move: 'bid 1', expect: { noEvents: [{ seat: 0 }] } }], 'happened'],
  ['another outcome', [{ expect: { outcome: { ending: 'x' } } }], 'outcome: expected'],
  ['another seat to act', [{ expect: { toAct: 1 } }], 'toAct: expected 1, found 0'],
])('%s is reported', (_, steps, failure) => {
  expect(run({ steps })).toContain(failure);
});

test.each([
  ['an unknown key', { stepz: [] }, 'BAD_SCENARIO'],
  ['no steps', { steps: undefined }, 'BAD_SCENARIO steps: expected a list'],
  ['another game', { game: 'chess' }, 'BAD_SCENARIO game'],
  ['another version', { scenario: 2 }, 'BAD_SCENARIO scenario'],
  ['a bad seed', { seed: 'x' }, 'BAD_SCENARIO seed'],
  ['a bad position', { position: { points: ['x'] } }, 'BAD_POSITION position.points[0]'],
  ['a bad option', { options: { seatz: 2 } }, 'unknown key "seatz" (one of seats, cards)'],
  ['a misspelt move', { steps: [{ expect: { legal: { 'bidd 3': false } } }] }, 'this means no move'],
  ['a bad expectation', { steps: [{ expect: { views: {} } }] }, 'unknown key "views"'],
])('%s is refused', (_, change, problem) => {
  expect(run(change)).toContain(problem);
});

test('damaged scenarios are refused or fail, and never crash', () => {
  const rng = fastRng(12);
  const text = JSON.stringify(scenario);
  for (let round = 0; round < 3000; round++) {
    runScenario(auction, damage(text, rng));
    runScenario(auction, JSON.stringify(damageJson(scenario, rng)));
  }
});

test('an expectation can be asked about outside of a scenario', () => {
  const match = Match.deal(auction, auction.readOptions({ seats: 2, cards: 3 }), '7.1');
  const events = unwrap(match.play(0, 'bid 3'));
  expect(unmetExpectation(match, events, { events: [{ type: 'bidStaged', seat: 0 }], toAct: 1 })).toBeNull();
  expect(unmetExpectation(match, events, { noEvents: [{ type: 'bidStaged' }] })).toContain('bidStaged');
});
