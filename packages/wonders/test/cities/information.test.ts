import { fastRng } from '@pharos/core';
import { expect, test } from 'vitest';
import { BLACK } from '../../src/catalog.ts';
import { wonders } from '../../src/index.ts';
import { dealState } from '../support.ts';
import { blackMatch, CITIES, play, turn } from './support.ts';

test('[C-2] which black cards have left the game is unknown to all', () => {
  const s = dealState('3', { ...CITIES, sides: 'day' });
  const others = Array.from({ length: 20 }, (_, index) => wonders.resample(s, 0, fastRng(92, index)));
  const left = others.map(({ deal }) => deal.undrawn.filter((card) => s.catalog.cards[card].colour === BLACK).join());
  expect(new Set(left).size).toBeGreaterThan(10);
  for (const other of others) expect(wonders.view(other, 0)).toEqual(wonders.view(s, 0));
});

test('[C-23] how others settle a loss shows nowhere before all have chosen', () => {
  const match = blackMatch({ hands: [['hideout']], cities: [{ coins: 5 }, { coins: 5 }, { coins: 5 }, { coins: 5 }] });
  turn(match, 'build hideout');
  play(match, 1, 'debt 1');
  expect(match.view(2).black?.cities[1].debt).toBe(0);
  expect(match.view(2).cities[1].coins).toBe(8);
  expect(match.view(2).decision).toMatchObject({ chosen: [1], acting: [2, 3] });
  // Until then it may be changed.
  play(match, 1, 'debt 0');
  play(match, 2, 'debt 0');
  play(match, 3, 'debt 1');
  expect(match.view(2).black?.cities.map(({ debt }) => debt)).toEqual([0, 0, 0, 1]);
});
