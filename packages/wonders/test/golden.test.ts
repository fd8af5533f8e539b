import { playthrough } from '@pharos/core/testkit';
import { expect, test } from 'vitest';
import { wonders } from '../src/index.ts';

// A difference here is a change of behaviour: read it, and if it is meant, renew the file with `npm run golden`.
test.each([
  ['first-edition', { edition: 1, players: 4 }],
  ['second-edition', { edition: 2, players: 3 }],
  ['two-players', { edition: 1, players: 2 }],
  ['armada-first-edition', { packs: ['base', 'armada'], edition: 1, players: 4 }],
  ['armada-second-edition', { packs: ['base', 'armada'], edition: 2, players: 3 }],
  ['armada-teams', { packs: ['base', 'armada'], edition: 2, players: 4, teams: true }],
  ['cities-first-edition', { packs: ['base', 'cities'], edition: 1, players: 4 }],
  ['cities-second-edition', { packs: ['base', 'cities'], edition: 2, players: 3 }],
  ['leaders-first-edition', { packs: ['base', 'leaders'], edition: 1, players: 4 }],
  ['leaders-second-edition', { packs: ['base', 'leaders'], edition: 2, players: 3 }],
  ['leaders-and-cities', { packs: ['base', 'leaders', 'cities'], edition: 2, players: 3 }],
  ['all-expansions', { packs: ['base', 'armada', 'leaders', 'cities'], edition: 2, players: 3 }],
])('the golden playthrough %s', async (name, options) => {
  await expect(playthrough(wonders, wonders.readOptions(options), '7.1')).toMatchFileSnapshot(`../golden/${name}.txt`);
});
