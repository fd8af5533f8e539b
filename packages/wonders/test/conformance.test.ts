import { findViolations } from '@pharos/core/testkit';
import { expect, test } from 'vitest';
import { wonders } from '../src/index.ts';
import { checks } from './conformanceChecks.ts';

test.each([
  ['edition 1, three players', { edition: 1, players: 3 }, 35],
  ['edition 2, three players', { edition: 2, players: 3 }, 35],
  ['edition 1, four players who choose sides', { edition: 1, players: 4, sides: 'choose' }, 30],
  ['edition 2, five players', { edition: 2, players: 5 }, 20],
  ['edition 1, seven players', { edition: 1, players: 7 }, 10],
  ['edition 2, seven players, all night', { edition: 2, players: 7, sides: 'night' }, 10],
  ['two players and the Free City', { edition: 1, players: 2 }, 60],
])('random games of %s keep every promise', (_, options, games) => {
  const plan = { series: 21, games, lookEvery: 40 };
  expect(findViolations(wonders, wonders.readOptions(options), checks, plan)).toEqual([]);
});
