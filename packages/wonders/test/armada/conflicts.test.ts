import { expect, test } from 'vitest';
import { ofType } from '../support.ts';
import { armadaOf, BUILDER, harbour, seaMatch, turn } from './support.ts';

const shields = (land: number): object => ({
  islands: [[], ['bronze-island'], ['iron-oasis'], ['scarlet-archipelago']][land],
});

/** The end of an Age with these incursions, each written as `attacker→target`. */
const raided = (players: number, raids: readonly string[], position: object = {}): ReturnType<typeof seaMatch> =>
  seaMatch({ turn: 7, incursions: raids.map((raid) => raid.split('→').map(Number)), ...position }, { players });

test('[AR-100, AR-101, AR-105, AR-124, AR-132, AR-140] the three cards threaten the right player at once', () => {
  for (const [age, card, land, target] of [
    [1, 'pontoon', 1, 3],
    [2, 'ballista', 2, 2],
    [3, 'pier', 3, 3],
  ] as const) {
    const match = seaMatch({ age, hands: [[card]], cities: [BUILDER] }, { players: 5 });
    turn(match, `build ${card} free`);
    expect(armadaOf(match).incursions).toEqual([{ attacker: 0, target }]);
    expect(match.view(0).cities[0].shields).toBe(land);
  }
  // Two targets: one extra conflict with each.
  const both = raided(5, ['0→2', '0→3']);
  expect(ofType(turn(both), 'incursionResolved').map(({ target }) => target)).toEqual([2, 3]);
});

test('[AR-102, AR-103, AR-106] the usual comparison decides, for one Age, and the loser takes a defeat token', () => {
  const match = raided(5, ['0→2', '4→2'], { cities: [{}, {}, shields(1)] });
  const events = turn(match);
  expect(ofType(events, 'incursionResolved')).toEqual([
    expect.objectContaining({ city: 0, target: 2, tokens: [-1, 1], totals: [-1, 3] }),
    expect.objectContaining({ city: 4, target: 2, tokens: [-1, 1], totals: [-1, 4] }),
  ]);
  expect(harbour(match, 2).incursions).toEqual([
    { age: 1, opponent: 0, token: 1 },
    { age: 1, opponent: 4, token: 1 },
  ]);
  expect(match.view(0).cities[2].score.conflicts).toBe(4);
  expect(match.view(0).cities[0].score.conflicts).toBe(-1);
});

test('[AR-104, AR-107, AR-213] a pair fights once, however it comes about', () => {
  const match = raided(4, ['0→2', '0→2', '2→0']);
  expect(ofType(turn(match), 'incursionResolved')).toHaveLength(1);
});

test('[AR-101] a written incursion goes two seats away', () => {
  expect(() => seaMatch({ incursions: [[0, 1]] }, { players: 5 })).toThrow(/two seats away/);
});

test('[AR-85, AR-87, AR-118] every Age has its naval conflict, and the tokens are points', () => {
  const match = seaMatch({
    age: 2,
    turn: 7,
    cities: [{ ships: { red: 3 }, navalTokens: [3] }, { ships: { red: 1 } }, {}],
  });
  turn(match);
  expect(armadaOf(match).harbours.map(({ tokens }) => tokens.map(({ token }) => token))).toEqual([
    [3, 5, null],
    [0, 3, null],
    [0, -2, null],
  ]);
  expect(harbour(match, 0).points.naval).toBe(8);
});

test('[AR-90] naval defeats are no defeat tokens for guilds, unless the table agrees', () => {
  const position = { age: 3, turn: 7, cities: [{ cards: ['strategists-guild'] }, { navalTokens: [-1, -2] }, {}] };
  expect(seaMatch(position).view(0).cities[0].score.guilds).toBe(0);
  expect(seaMatch(position, { rulings: ['navalDefeatsCount'] }).view(0).cities[0].score.guilds).toBe(2);
});

test('[AR-92, AR-93, AR-94] third place is worth something only in the last Age of the first edition', () => {
  const cities = [9, 7, 5, 1].map((red, index) => ({
    ships: { red: Math.min(6, red) },
    ...(index === 0 && { islands: ['breezy-archipelago'] }),
    ...(index === 1 && { islands: ['windy-oasis'] }),
  }));
  for (const edition of [1, 2]) {
    const match = seaMatch({ age: 3, turn: 7, cities }, { edition, players: 4, sides: edition === 1 ? 'A' : 'day' });
    const [event] = ofType(turn(match), 'navalConflictResolved');
    expect(event.tokens).toEqual([7, 5, edition === 1 ? 3 : 0, -3]);
  }
});

test('[AR-98, AR-197] partners meet at sea like everybody else', () => {
  const match = seaMatch(
    { turn: 7, cities: [{ ships: { red: 2 } }, { ships: { red: 2 } }, { ships: { red: 1 } }, {}] },
    { players: 4, teams: true },
  );
  expect(ofType(turn(match), 'navalConflictResolved')[0].tokens).toEqual([1, 1, 0, -1]);
});
