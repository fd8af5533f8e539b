import { fastRng } from '@pharos/core';
import { expect, test } from 'vitest';
import { wonders } from '../../src/index.ts';
import { rankTeams } from '../../src/teams.ts';
import { ofType } from '../support.ts';
import { coins, seaMatch, seaState, turn } from './support.ts';

const TEAMS = { players: 4, teams: true };

test("[AR-187, AR-188] partners side by side see each other's hands, and nobody else does", () => {
  const match = seaMatch({ hands: [['altar'], ['baths'], ['theater'], ['stockade']] }, TEAMS);
  const partnersHand = (viewer: number): unknown => match.view(viewer).partner?.hand.map(({ card }) => card);
  expect(match.view(0).partner?.seat).toBe(1);
  expect(partnersHand(0)).toContain('baths');
  expect(match.view(3).partner?.seat).toBe(2);
  expect(partnersHand(3)).toContain('theater');
  expect(match.view(-1).partner).toBeNull();
  expect(seaMatch({}, { players: 4 }).view(0)).not.toHaveProperty('partner');
  // What is made up for a seat leaves the partner's hand as it is.
  const s = seaState({}, TEAMS);
  for (let round = 0; round < 5; round++) {
    const other = wonders.resample(s, 0, fastRng(round));
    expect(other.hands[1]).toEqual(s.hands[1]);
    expect(wonders.view(other, 0)).toEqual(wonders.view(s, 0));
  }
});

test('[AR-188] a hand that is shown to a partner has the prices of who holds it, and no moves', () => {
  const match = seaMatch(
    {
      age: 2,
      hands: [['aqueduct'], ['statue']],
      cities: [
        { board: 'gizah', side: 'A', coins: 20, cards: ['baths'] },
        { board: 'ephesos', side: 'A', coins: 2 },
      ],
    },
    TEAMS,
  );
  for (const [viewer, holder] of [
    [0, 1],
    [1, 0],
  ]) {
    const own = match.view(holder).hand ?? [];
    const shown = match.view(viewer).partner?.hand ?? [];
    expect(shown.map(({ card }) => card)).toEqual(own.map(({ card }) => card));
    for (const [at, { build }] of shown.entries()) {
      const [cheapest] = own[at].build.options;
      expect(build.obstacle).toBe(own[at].build.obstacle);
      expect(build.lacking).toEqual(own[at].build.lacking);
      expect(build.options).toEqual(cheapest === undefined ? [] : [{ ...cheapest, move: null }]);
    }
  }
  // The Aqueduct is free for who holds it and has the Baths, although its partner has none.
  const aqueduct = match.view(1).partner?.hand.find(({ card }) => card === 'aqueduct');
  expect(aqueduct?.build.options[0]?.free).toBe('chain');
});

const toldBy = (match: ReturnType<typeof seaMatch>, seat: number, kind: string): unknown =>
  match
    .view(seat)
    .partner?.tells.filter((message) => message.kind === kind)
    .map((message) => 'card' in message && message.card);
const handOf = (match: ReturnType<typeof seaMatch>, seat: number): unknown => [
  ...new Set(match.view(seat).hand?.map(({ card }) => card)),
];

test('[AR-188, AR-192] cards are asked for and promised only where hands are passed from one partner to the other', () => {
  for (const [age, giver, taker] of [
    [1, 0, 1],
    [2, 1, 0],
    [3, 0, 1],
  ]) {
    const match = seaMatch({ age, turn: 2 }, TEAMS);
    expect(match.view(taker).partner?.passing).toBe('toMe');
    expect(toldBy(match, taker, 'leave')).toEqual(handOf(match, giver));
    expect([toldBy(match, taker, 'take'), toldBy(match, taker, 'promise')]).toEqual([[], []]);
    expect(match.view(giver).partner?.passing).toBe('toPartner');
    expect(toldBy(match, giver, 'take')).toEqual(handOf(match, taker));
    expect(toldBy(match, giver, 'promise')).toEqual(handOf(match, giver));
    expect(toldBy(match, giver, 'leave')).toEqual([]);
    // Each hears what the other may tell, and the engine accepts the same texts.
    expect(match.view(taker).partner?.hears).toEqual(match.view(giver).partner?.tells);
    const texts = match.view(giver).partner?.tells.map(({ text }) => text);
    expect(match.partnerTalk(giver)).toMatchObject({ partner: taker, messages: texts });
  }
});

test('[AR-188] in the last turn of an Age nothing is passed, so that only the three signs can be given', () => {
  const match = seaMatch({ age: 1, turn: 7 }, TEAMS);
  expect(match.view(0).partner?.passing).toBeNull();
  expect(match.partnerTalk(1)?.messages).toEqual(['sign science', 'sign war', 'sign coins']);
});

test('[AR-188] what was told holds for a turn, and nobody without a partner has anything to tell', () => {
  const match = seaMatch({ age: 1, turn: 2 }, TEAMS);
  const before = match.partnerTalk(0)?.turn;
  for (const seat of [0, 1, 2]) match.play(seat, match.view(seat).hand?.[0]?.discard ?? '');
  expect(match.partnerTalk(0)?.turn).toBe(before);
  match.play(3, match.view(3).hand?.[0]?.discard ?? '');
  expect(match.view(0).turn).toBe(3);
  expect(match.partnerTalk(0)?.turn).not.toBe(before);
  expect(seaMatch({}, { players: 4 }).partnerTalk(0)).toBeNull();
  match.end({ kind: 'agreement' });
  expect(match.partnerTalk(0)).toBeNull();
});

test('[AR-189] nobody in a team buys what the own city could give', () => {
  const cities = [
    { board: 'rhodos', side: 'A', coins: 9, cards: ['lumber-yard', 'western-emporium'] },
    {},
    { board: 'olympia', side: 'A', cards: ['stone-pit'] },
    {},
  ];
  const match = seaMatch({ age: 2, hands: [['statue']], cities }, TEAMS);
  // Statue: two ore and a wood. The wood is there, one ore is missing.
  const bought = match.view(0).hand?.find(({ card }) => card === 'statue')?.build.options ?? [];
  for (const { purchases, far = [] } of bought)
    expect([...purchases, ...far].map(({ resource }) => resource)).not.toContain('wood');
});

test('[AR-190] a chain has to be used: there is no other way to build the card', () => {
  const match = seaMatch({ age: 2, hands: [['aqueduct']], cities: [{ cards: ['baths'], coins: 20 }] }, TEAMS);
  expect(match.legalMoves(0).filter((move) => /^build aqueduct( paying.*)?$/.test(move))).toEqual(['build aqueduct']);
});

test('[AR-191, AR-192, AR-193] no move gives a partner coins or cards; what is bought there is paid for', () => {
  const match = seaMatch(
    {
      age: 2,
      hands: [['aqueduct']],
      cities: [
        { board: 'gizah', side: 'A', coins: 20 },
        { board: 'ephesos', side: 'A', cards: ['quarry'] },
      ],
    },
    TEAMS,
  );
  for (const move of match.legalMoves(0)) expect(move).toMatch(/^(build|stage|discard) /);
  const before = coins(match);
  const buying = match.legalMoves(0).find((move) => move === 'build aqueduct paying 4 left 0 right') ?? '';
  expect(buying).not.toBe('');
  turn(match, buying);
  expect(coins(match)[1] - before[1]).toBe(4 + 3);
});

test('[AR-194] taxes and pirates of a player hit the partner', () => {
  const match = seaMatch({ hands: [['pirate-hideout']], cities: [{}, { coins: 9, ships: { yellow: 3 } }] }, TEAMS);
  turn(match, 'build pirate-hideout');
  expect(coins(match)[1]).toBe(9 + 3 - 2);
});

test('[AR-195, AR-196, AR-198, AR-199] one land conflict each with doubled tokens; the token of an incursion is single', () => {
  const match = seaMatch(
    { turn: 7, incursions: [[0, 2]], cities: [{ islands: ['bronze-island'] }, {}, {}, {}] },
    TEAMS,
  );
  const events = turn(match);
  expect(ofType(events, 'conflictResolved').map(({ city, left, tokens }) => [city, left, tokens])).toEqual([
    [1, 2, [0, 0]],
    [3, 0, [-2, 2]],
  ]);
  expect(ofType(events, 'incursionResolved')).toEqual([expect.objectContaining({ tokens: [1, -1] })]);
  expect(match.view(0).cities.map(({ score }) => score.conflicts)).toEqual([3, 0, -1, -2]);
});

test('[AR-200, AR-201] the points of partners are added, coins decide a tie, and then the victory is shared', () => {
  expect(rankTeams([40, 20, 35, 30], [0, 0, 0, 0])).toEqual([
    [2, 3],
    [0, 1],
  ]);
  expect(rankTeams([40, 20, 30, 30], [1, 2, 4, 0])).toEqual([
    [2, 3],
    [0, 1],
  ]);
  expect(rankTeams([40, 20, 30, 30], [1, 3, 4, 0])).toEqual([[0, 1, 2, 3]]);
  const match = seaMatch({ age: 3, turn: 7 }, TEAMS);
  turn(match);
  const ranking = match.outcome()?.ranking ?? [];
  expect(ranking.flat().sort((a, b) => a - b)).toEqual([0, 1, 2, 3]);
  for (const group of ranking) expect(group.length % 2).toBe(0);
});
