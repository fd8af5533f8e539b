import { expect, test } from 'vitest';
import type { WondersPreview } from '../../src/index.ts';
import type { WondersMatch } from '../support.ts';
import { leaderMatch, turn, WITH_CITIES } from './support.ts';

/* What previews tell of Cities and Leaders; that all of it comes true is tried in random games by ../preview.test.ts. */

function told(match: WondersMatch, seat: number, move: string): WondersPreview {
  const preview = match.previews(seat)[move] as WondersPreview | undefined;
  if (preview === undefined) throw new Error(`"${move}" is not legal`);
  return preview;
}

const changes = (preview: WondersPreview, what: string): unknown[] =>
  preview.changes.filter((one) => one.what === what).map(({ seat, before, after }) => [seat, before, after]);

test('[C-28] a gift to all is told of who sits opposite too', () => {
  const cities = [{ coins: 3 }, { coins: 3 }, { coins: 3 }, { coins: 3 }];
  const match = leaderMatch({ hands: [['customs']], cities }, WITH_CITIES);
  expect(changes(told(match, 0, 'build customs'), 'coins')).toEqual([
    [1, 3, 4],
    [2, 3, 4],
    [3, 3, 4],
  ]);
});

test('[C-20, C-25] losses and debt are told of everybody they hit', () => {
  const match = leaderMatch({ hands: [['hideout', 'raider-camp']] }, WITH_CITIES);
  expect(told(match, 0, 'build hideout').black?.losses).toEqual(
    [1, 2, 3].map((city) => ({ city, before: 0, after: 1 })),
  );
  expect(changes(told(match, 0, 'build raider-camp'), 'debt')).toEqual([
    [1, 0, 1],
    [3, 0, 1],
  ]);
});

test('[C-21, C-22] what is paid of a loss costs coins, what becomes debt costs points', () => {
  const match = leaderMatch({ hands: [['hideout']], cities: [{}, { coins: 5 }] }, WITH_CITIES);
  turn(match, 'build hideout');
  const differences = (move: string): unknown[] =>
    told(match, 1, move).changes.map(({ seat, what, before, after }) => [seat, what, after - before]);
  expect(differences('debt 0')).toEqual([[1, 'coins', -1]]);
  expect(differences('debt 1')).toEqual([
    [1, 'debt', 1],
    [1, 'points.debt', -1],
    [1, 'points.total', -1],
  ]);
});

test('[C-20] while losses are still to come, coins of a card of the pile are not certain', () => {
  const founder = { board: 'olympia', side: 'day', stages: 2, coins: 3 };
  const match = leaderMatch(
    { age: 2, discard: ['tavern'], hands: [['forging-agency']], cities: [founder] },
    WITH_CITIES,
  );
  turn(match, 'build forging-agency');
  expect(told(match, 0, 'revive tavern').changes).toContainEqual(
    expect.objectContaining({ seat: 0, what: 'coins', certain: false }),
  );
});

const ROMA = { board: 'roma', side: 'night', stages: 1, coins: 9, cards: ['stone-pit', 'clay-pool', 'glassworks-1'] };
const TOMB = { board: 'abu-simbel', side: 'night', coins: 9, cards: ['brickyard', 'loom-1'] };

test.each([
  ['a further leader', { ...ROMA, leaderHand: ['nero'] }, ['recruitMore']],
  ['a further leader, with none in hand', { ...ROMA, leaders: ['nero', 'midas'] }, []],
  ['a tomb', { ...TOMB, leaders: ['nero'] }, ['bury']],
  ['a tomb, with nobody to bury', TOMB, []],
] as const)('[L-72, L-74] a stage with %s is followed by a choice only if there is one', (_, city, follows) => {
  const match = leaderMatch({ age: 3, hands: [['gardens']], cities: [city] });
  expect(told(match, 0, 'stage with gardens').follows.map(({ task }) => task)).toEqual(follows);
});

test.each([
  [['nero', 'midas'], ['mark']],
  [['nero'], []],
  [[], []],
])("[L-60] the Courtesan's Guild, with %j next door, is followed by %j", (leaders, follows) => {
  const cities = [{ board: 'olympia', side: 'A', stages: 2 }, { leaders }];
  const match = leaderMatch({ age: 3, hands: [['courtesans-guild']], cities }, { edition: 1 });
  expect(told(match, 0, 'build courtesans-guild free').follows.map(({ task }) => task)).toEqual(follows);
});
