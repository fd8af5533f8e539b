import { movesOf } from '@pharos/core';
import { expect, test } from 'vitest';
import { wonders, type State } from '../src/index.ts';
import { eachPly, stateOf } from './support.ts';

/** What a full set of previews may take. Usual positions take a hundredth of it, the worst one about half: docs/bench.md. */
const MOST_MS = 20;
/** The machine may be busy with other things: the shortest of so many runs counts. */
const RUNS = 10;

/** CPU time of the shortest run, in milliseconds. */
function shortest(s: State, seat: number): number {
  let best = Infinity;
  for (let run = 0; run < RUNS && (run === 0 || best > MOST_MS / 4); run++) {
    const start = process.cpuUsage();
    wonders.previews(s, seat);
    const { user, system } = process.cpuUsage(start);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}

const packs = ['base', 'armada'];

test.each([
  ['the base game with seven players', { players: 7 }],
  ['Armada with seven players', { packs, players: 7 }],
])('all previews of a position are told at once in %s', (_, options) => {
  const builds = (move: string): boolean => /build|stage|ship/.test(move);
  let plies = 0;
  let slowest = 0;
  eachPly(
    1,
    ({ before, seat }) => {
      if (plies++ % 10 === 0) slowest = Math.max(slowest, shortest(before, seat));
    },
    { options, series: 43, prefers: builds },
  );
  expect(slowest).toBeLessThan(MOST_MS);
});

test('all previews are told at once where everything can be paid for in many ways', () => {
  const cities = [
    {
      board: 'siracusa',
      side: 'day',
      coins: 40,
      islands: ['lost-island', 'ancient-oasis', 'wondrous-oasis'],
      cards: ['eastern-emporium', 'western-emporium'],
    },
    { cards: ['lumber-yard', 'stone-pit', 'clay-pit', 'press-1'] },
    { cards: ['sawmill', 'quarry', 'loom-1'] },
    {},
    {},
    { cards: ['foundry', 'brickyard', 'glassworks-1'] },
    { cards: ['tree-farm', 'excavation', 'timber-yard', 'glassworks-2', 'loom-2'] },
  ];
  const s = stateOf({ age: 2, turn: 2, cities }, { packs, edition: 2, players: 7 }, '3');
  expect(movesOf(wonders, s, 0).length).toBeGreaterThan(500);
  // Hundreds of previews take as long as the memory for them: on a busy machine several times as long.
  expect(shortest(s, 0)).toBeLessThan(5 * MOST_MS);
});
