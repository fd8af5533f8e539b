import { expect, test } from 'vitest';
import { scoreOf } from '../../src/index.ts';
import { armadaOf, BUILDER, coins, harbour, seaMatch, seaState, space, turn } from './support.ts';

test('[AR-125, AR-133, AR-141] naval shields on cards', () => {
  for (const [age, card, strength] of [
    [1, 'coastal-defenses', 1],
    [2, 'fortified-port', 2],
    [3, 'coastal-fortifications', 3],
  ] as const) {
    const match = seaMatch({ age, hands: [[card]], cities: [BUILDER] });
    turn(match, `build ${card} free`);
    expect(harbour(match, 0).strength).toBe(strength);
  }
});

test('[AR-127, AR-135] coins of pirate cards', () => {
  for (const [age, card, count] of [
    [1, 'pirate-hideout', 3],
    [2, 'pirates-den', 6],
  ] as const) {
    const match = seaMatch({ age, hands: [[card]], cities: [{ coins: 2 }] });
    turn(match, `build ${card}`);
    expect(coins(match)[0]).toBe(2 + count);
  }
});

test('[AR-128, AR-129, AR-136, AR-137, AR-144, AR-145] blue cards move a ship, and score', () => {
  for (const [age, card, points] of [
    [1, 'construction-zone', 0],
    [1, 'dry-hold', 0],
    [2, 'ship-repair', 2],
    [2, 'boathouse', 3],
    [3, 'harbor-masters-office', 4],
    [3, 'naval-headquarters', 5],
  ] as const) {
    const match = seaMatch({ age, hands: [[card]], cities: [BUILDER] });
    const build = match.legalMoves(0).find((move) => move === `build ${card} free`) ?? `build ${card}`;
    turn(match, build);
    match.play(0, 'advance green');
    expect(space(match, 0, 'green')).toBe(1);
    expect(match.view(0).cities[0].score.civil).toBe(points);
  }
});

test('[AR-142, AR-143] yellow cards of the last Age score with the commerce', () => {
  const score = (cards: readonly string[], yellow: number): number =>
    seaMatch({ age: 3, turn: 7, cities: [{ cards, ships: { yellow } }] }).view(0).cities[0].score.commerce;
  expect(score(['port-customs'], 4)).toBe(4);
  expect(score(['pirate-crew'], 4)).toBe(4);
  const match = seaMatch({ age: 3, hands: [['pirate-crew']], cities: [BUILDER, { coins: 5, ships: { yellow: 5 } }] });
  turn(match, 'build pirate-crew free');
  expect(coins(match)[1]).toBe(5 + 3 - 3);
});

test('[AR-126, AR-134, AR-148, AR-193] Emporiums buy one and two units two seats away, for a coin each that goes to the seller', () => {
  const cities = [
    { board: 'gizah', side: 'A', coins: 2, cards: ['eastern-emporium', 'western-emporium'] },
    { board: 'ephesos', side: 'A' },
    { board: 'olympia', side: 'A', coins: 0 },
    { board: 'rhodos', side: 'A', coins: 0 },
    { board: 'babylon', side: 'A' },
  ];
  const match = seaMatch({ age: 2, hands: [['caravansery', 'temple']], cities }, { players: 5 });
  // Two wood: one from seat 2, which has one only; there is no other to be had.
  expect(match.legalMoves(0).filter((move) => move.startsWith('build caravansery'))).toEqual([]);
  const wood = seaMatch(
    {
      age: 2,
      hands: [['caravansery']],
      cities: [cities[0], cities[1], { ...cities[2], cards: ['lumber-yard'] }, cities[3], cities[4]],
    },
    { players: 5 },
  );
  const build = 'build caravansery paying 0 left 0 right 2 left2 0 right2';
  expect(wood.legalMoves(0).filter((move) => move.startsWith('build caravansery'))).toContain(build);
  expect(wood.view(0).hand?.find(({ card }) => card === 'caravansery')?.build.options[0]).toMatchObject({
    total: 2,
    far: [{ resource: 'wood', count: 2, from: 'left2', each: 1 }],
  });
  turn(wood, build);
  expect(coins(wood)[0]).toBe(0);
  expect(coins(wood)[2]).toBe(2 + 3);
});

test('[AR-84, AR-148] islands sell to Emporiums and not to neighbours, and with four players both Emporiums look at one city', () => {
  const offers = (left: object, far: object): string[] => {
    const cities = [
      { board: 'gizah', side: 'A', coins: 3, cards: ['western-emporium', 'eastern-emporium'] },
      { board: 'ephesos', side: 'A', ...left },
      { board: 'olympia', side: 'A', ...far },
      { board: 'babylon', side: 'A' },
    ];
    const match = seaMatch({ age: 2, hands: [['caravansery']], cities }, { players: 4 });
    return match.legalMoves(0).filter((move) => move.startsWith('build caravansery'));
  };
  const islands = ['overgrown-island'];
  // The board gives one wood, and a unit is sold once.
  expect(offers({ islands }, {})).toEqual([]);
  expect(offers({}, { islands })).toEqual([
    'build caravansery paying 0 left 0 right 1 left2 1 right2',
    'build caravansery paying 0 left 0 right 2 left2 0 right2',
  ]);
});

test('[AR-115, AR-116] no guild scores more than ten; the symbol of the Scientists is no score of the guild', () => {
  const green = ['apothecary', 'workshop', 'scriptorium', 'dispensary', 'laboratory', 'library', 'school'];
  const at = (cards: readonly string[]): { guilds: number; science: number } =>
    seaMatch(
      { age: 3, turn: 7, cities: [{ cards }, { cards: green }, {}, {}, {}, {}, { cards: green }] },
      { players: 7 },
    ).view(0).cities[0].score;
  expect(at(['philosophers-guild']).guilds).toBe(10);
  const { guilds, science } = at(['scientists-guild', 'academy', 'study', 'university']);
  expect(guilds).toBe(0);
  expect(science).toBe(13);
  // A copied guild is a guild.
  const guild = 'philosophers-guild';
  const s = seaState(
    { age: 3, turn: 7, cities: [{}, { cards: [...green, guild] }, {}, {}, {}, {}, { cards: green }] },
    { players: 7 },
  );
  s.cities[0].copied = s.catalog.cards.findIndex(({ id }) => id === guild);
  expect(scoreOf(s, 0).guilds).toBe(10);
});

test('[AR-122, AR-123] symbols score their square without end, and all else as in the base game', () => {
  const outcome = seaMatch({ age: 3, turn: 7 });
  turn(outcome);
  const result = outcome.outcome();
  expect(result?.scores[0]).toHaveProperty('treasury');
  for (const score of result?.scores ?? []) {
    const { total, ...parts } = score as Record<string, number>;
    expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBe(total);
  }
});

test('[AR-180, AR-181] Siracusa builds its stages in any order, with a ship of the linked fleet and a free move', () => {
  const match = seaMatch(
    {
      age: 2,
      hands: [['aqueduct']],
      cities: [
        {
          board: 'siracusa',
          side: 'day',
          shipyard: 'shipyard-a',
          coins: 0,
          cards: ['sawmill', 'press-1', 'lumber-yard'],
        },
      ],
    },
    { edition: 2 },
  );
  const stages = match.legalMoves(0).filter((move) => move.includes('with aqueduct'));
  expect(stages).toEqual(['stage 3 with aqueduct', 'stage 3 with aqueduct and red ship']);
  turn(match, 'stage 3 with aqueduct and red ship');
  match.play(0, 'advance red');
  expect(space(match, 0, 'red')).toBe(2);
  const [city] = match.view(0).cities;
  expect([city.stagesBuilt, city.shields]).toEqual([1, 1]);
  expect(harbour(match, 0).stageOrder).toEqual([3, 1, 2]);
  const night = seaMatch(
    { cities: [{ board: 'siracusa', side: 'night', stageOrder: [2, 1], coins: 3 }] },
    { edition: 2 },
  );
  expect(night.view(0).cities[0].stages.map(({ built }) => built)).toEqual([true, true, false]);
  expect(armadaOf(night).harbours[0].stageOrder).toEqual([2, 1, 3]);
});
