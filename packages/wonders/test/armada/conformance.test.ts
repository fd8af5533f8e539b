import { findViolations } from '@pharos/core/testkit';
import { expect, test } from 'vitest';
import { RULINGS, wonders } from '../../src/index.ts';
import { checks } from '../conformanceChecks.ts';

const packs = ['base', 'armada'];

/** Steps that cost nothing: random games then reach the ends of the tracks, islands and taxes. */
const track = Array.from({ length: 6 }, () => ({}));
const shipyards = Array.from({ length: 8 }, (_, index) => ({
  id: `yard-${index}`,
  linked: 'green',
  steps: { red: track, yellow: track, blue: track, green: track },
}));

test.each([
  ['edition 1, three players', { edition: 1, players: 3 }, 2],
  ['edition 2, three players', { edition: 2, players: 3 }, 2],
  ['edition 1, five players whose ships cost nothing', { edition: 1, players: 5, shipyards }, 2],
  ['edition 2, four players in teams whose ships cost nothing', { edition: 2, players: 4, teams: true, shipyards }, 2],
  [
    'edition 1, five players with every ruling turned round',
    { edition: 1, players: 5, shipyards, rulings: RULINGS },
    1,
  ],
  ['edition 1, eight players whose ships cost nothing', { edition: 1, players: 8, shipyards }, 1],
  ['edition 1, four players who choose sides', { edition: 1, players: 4, sides: 'choose' }, 2],
  ['edition 2, four players in teams', { edition: 2, players: 4, teams: true }, 2],
  ['edition 1, five players', { edition: 1, players: 5 }, 2],
  ['edition 2, five players', { edition: 2, players: 5 }, 2],
  ['edition 1, six players in teams', { edition: 1, players: 6, teams: true }, 1],
  ['edition 2, six players', { edition: 2, players: 6 }, 1],
  ['edition 1, seven players', { edition: 1, players: 7 }, 1],
  ['edition 2, seven players, all night', { edition: 2, players: 7, sides: 'night' }, 1],
  ['edition 1, eight players', { edition: 1, players: 8 }, 1],
  ['edition 1, eight players in teams', { edition: 1, players: 8, teams: true }, 1],
])('random games with Armada of %s keep every promise', (_, options, games) => {
  const plan = { series: 23, games, lookEvery: 20 };
  expect(findViolations(wonders, wonders.readOptions({ packs, ...options }), checks, plan)).toEqual([]);
});
