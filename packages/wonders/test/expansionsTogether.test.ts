import { findViolations } from '@pharos/core/testkit';
import { expect, test } from 'vitest';
import { wonders } from '../src/index.ts';
import { checks } from './conformanceChecks.ts';

const CITIES = ['base', 'cities'];
const LEADERS = ['base', 'leaders'];
const BOTH = ['base', 'leaders', 'cities'];
const ALL = ['base', 'armada', 'leaders', 'cities'];

/** Every ruling turned round. */
const rulings = wonders.rulings.map(({ id }) => id);
const of = (packs: readonly string[]): string[] =>
  wonders.rulings.filter(({ pack }) => packs.includes(pack)).map(({ id }) => id);

/** Steps that cost nothing: random games then reach taxes and pirates. */
const track = Array.from({ length: 6 }, () => ({}));
const shipyards = Array.from({ length: 8 }, (_, index) => ({
  id: `yard-${index}`,
  linked: 'green',
  steps: { red: track, yellow: track, blue: track, green: track },
}));

test.each([
  ['Cities, edition 1, three players', { packs: CITIES, edition: 1, players: 3 }, 4],
  ['Cities, edition 2, four players', { packs: CITIES, edition: 2, players: 4 }, 3],
  ['Cities, edition 2, four players in teams', { packs: CITIES, edition: 2, players: 4, teams: true }, 2],
  ['Cities, edition 1, eight players', { packs: CITIES, edition: 1, players: 8 }, 1],
  ['Cities, edition 2, five players, all rulings', { packs: CITIES, edition: 2, players: 5, rulings: of(CITIES) }, 2],
  ['Leaders, edition 1, three players', { packs: LEADERS, edition: 1, players: 3 }, 4],
  ['Leaders, edition 2, four players who choose sides', { packs: LEADERS, edition: 2, players: 4, sides: 'choose' }, 3],
  ['Leaders, edition 2, seven players', { packs: LEADERS, edition: 2, players: 7 }, 1],
  [
    'Leaders, edition 2, four players, all rulings',
    { packs: LEADERS, edition: 2, players: 4, rulings: of(LEADERS) },
    2,
  ],
  ['both, edition 1, four players', { packs: BOTH, edition: 1, players: 4 }, 2],
  ['both, edition 2, three players', { packs: BOTH, edition: 2, players: 3 }, 3],
  ['both, edition 2, six players in teams', { packs: BOTH, edition: 2, players: 6, teams: true }, 1],
  ['all, edition 2, three players', { packs: ALL, edition: 2, players: 3 }, 1],
  [
    'all, edition 2, four players in teams whose ships cost nothing',
    { packs: ALL, edition: 2, players: 4, teams: true, shipyards },
    1,
  ],
  ['all, edition 1, eight players', { packs: ALL, edition: 1, players: 8 }, 1],
  [
    'all, edition 1, five players, all rulings, ships for nothing',
    { packs: ALL, edition: 1, players: 5, rulings, shipyards },
    1,
  ],
])('random games with %s keep every promise', (_, options, games) => {
  const plan = { series: 29, games, lookEvery: 25 };
  expect(findViolations(wonders, wonders.readOptions(options), checks, plan)).toEqual([]);
});

test.each([
  [['base', 'leaders', 'cities', 'armada'], 'roma', 'abu-simbel'],
  [['base', 'leaders', 'cities'], 'byzantium', 'petra'],
])('random games with %j on the boards %s and %s keep every promise', (packs, one, other) => {
  const options = { packs, edition: 2, players: 4, boards: [one, other, 'halikarnassos', 'babylon'], sides: 'night' };
  const plan = { series: 30, games: 2, lookEvery: 25 };
  expect(findViolations(wonders, wonders.readOptions(options), checks, plan)).toEqual([]);
});
