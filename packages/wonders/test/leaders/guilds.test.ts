import { expect, test } from 'vitest';
import { ofType } from '../support.ts';
import { coins, leaderMatch, leadersIn, leaderTask, play, turn } from './support.ts';

const FIRST = { edition: 1 };
const COURT = { board: 'olympia', side: 'A', stages: 2, coins: 1 };

test("[L-60, L-61] the Courtesan's Guild: a leader next door works here too, and what it does at once it does now", () => {
  const cities = [COURT, { leaders: ['croesus', 'caesar'], coins: 0 }, { leaders: ['midas'] }, { leaders: ['sappho'] }];
  const match = leaderMatch({ age: 3, hands: [['courtesans-guild']], cities }, FIRST);
  turn(match, 'build courtesans-guild free');
  expect(leaderTask(match, 0)).toBe('mark');
  expect(match.legalMoves(0).sort()).toEqual(['mark caesar', 'mark croesus', 'mark sappho']);
  const events = play(match, 0, 'mark croesus');
  expect(ofType([...events], 'leaderMarked')).toMatchObject([{ city: 0, leader: 'croesus' }]);
  // Nothing is paid for him, and the neighbour loses nothing.
  expect(coins(match)[0]).toBe(1 + 6);
  expect(leadersIn(match, 0)).toMatchObject({ recruited: [], copied: 'croesus' });
  expect(leadersIn(match, 1).recruited).toEqual(['croesus', 'caesar']);
});

test('[L-60, L-33] a copy counts where it is, besides the leader itself', () => {
  const cities = [COURT, { leaders: ['caesar'] }, {}, { leaders: ['cleopatra'] }];
  const position = { age: 3, hands: [['courtesans-guild']], cities };
  const shields = leaderMatch(position, FIRST);
  turn(shields, 'build courtesans-guild free');
  play(shields, 0, 'mark caesar');
  expect(shields.view(0).cities.map((city) => city.shields)).toEqual([2, 2, 0, 0]);
  const points = leaderMatch(position, FIRST);
  turn(points, 'build courtesans-guild free');
  play(points, 0, 'mark cleopatra');
  expect(points.view(0).cities.map(({ score }) => score.leaders)).toEqual([5, 0, 0, 5]);
});

test('[L-60] with one leader next door there is no choice, with none nothing to copy', () => {
  const hands = [['courtesans-guild']];
  const one = leaderMatch({ age: 3, hands, cities: [COURT, { leaders: ['caesar'] }] }, FIRST);
  turn(one, 'build courtesans-guild free');
  expect(leadersIn(one, 0).copied).toBe('caesar');
  expect(one.view(0).cities[0].shields).toBe(2);
  const none = leaderMatch({ age: 3, hands, cities: [COURT, {}, { leaders: ['caesar'] }] }, FIRST);
  turn(none, 'build courtesans-guild free');
  expect(leadersIn(none, 0).copied).toBeNull();
  expect(none.view(0).turn).toBe(5);
});

test('[L-61, C-56] a copied Solomon builds from the pile, after Halicarnassus', () => {
  const match = leaderMatch(
    {
      age: 3,
      discard: ['altar', 'theater'],
      hands: [['courtesans-guild'], [], ['gardens']],
      cities: [
        COURT,
        { leaders: ['solomon'] },
        { board: 'halikarnassos', side: 'B', stages: 1, cards: ['brickyard', 'clay-pool'] },
      ],
    },
    FIRST,
  );
  turn(match, 'build courtesans-guild free', null, 'stage with gardens');
  expect(match.view(0).decision).toMatchObject({ kind: 'revive', acting: [2] });
  play(match, 2, 'revive altar');
  expect(match.view(0).decision).toMatchObject({ kind: 'revive', acting: [0] });
  play(match, 0, 'revive theater');
  expect(match.view(0).cities[0].cards).toContain('theater');
});

test('[L-61, C-56, W-123] a copied Solomon waits for the cards left over in the last turn', () => {
  const match = leaderMatch(
    {
      age: 3,
      turn: 6,
      hands: [
        ['courtesans-guild', 'palace'],
        ['gardens', 'haven'],
        ['arena', 'pantheon'],
        ['town-hall', 'senate'],
      ],
      cities: [COURT, { leaders: ['solomon'] }, { board: 'babylon', side: 'B', stages: 2 }],
    },
    FIRST,
  );
  turn(match, 'build courtesans-guild free', 'discard gardens', 'discard arena', 'discard town-hall');
  expect(match.view(0).decision).toMatchObject({ kind: 'seventhCard', acting: [2] });
  play(match, 2, 'discard pantheon');
  expect(match.view(0).decision).toMatchObject({ kind: 'revive', acting: [0] });
  expect(match.legalMoves(0)).toEqual(expect.arrayContaining(['revive haven', 'revive pantheon', 'revive senate']));
});

test('[L-61, L-62] Diplomats Guild: a point for each leader next door, none for a copied one or those under boards', () => {
  const cities = [
    { cards: ['diplomats-guild'], leaders: ['midas'] },
    { leaders: ['caesar', 'hannibal'] },
    { leaders: ['sappho', 'plato', 'hiram'] },
    { board: 'olympia', side: 'A', stages: 2, leaders: ['nero'] },
  ];
  const match = leaderMatch({ age: 3, hands: [[], [], [], ['courtesans-guild']], cities }, FIRST);
  expect(match.view(0).cities[0].score.guilds).toBe(3);
  turn(match, null, null, null, 'build courtesans-guild free');
  play(match, 3, 'mark sappho');
  expect(match.view(0).cities[0].score.guilds).toBe(3);
});

test('[L-62, W-100] a Diplomats Guild that Olympia copies counts the neighbours of the copier', () => {
  const cities = [
    { board: 'olympia', side: 'B', stages: 3, coins: 0 },
    { cards: ['diplomats-guild'], leaders: ['caesar', 'hannibal'] },
    { leaders: ['sappho', 'plato', 'hiram'] },
    { leaders: ['nero'] },
  ];
  const match = leaderMatch({ age: 3, turn: 6, cities }, FIRST);
  turn(match);
  expect(match.view(0).cities[0]).toMatchObject({ copiedGuild: 'diplomats-guild', score: { guilds: 3 } });
});

test('[L-62] Architects Guild: three points for each purple card next door', () => {
  const cities = [
    { cards: ['architects-guild'] },
    { cards: ['workers-guild', 'spies-guild'] },
    { cards: ['traders-guild'] },
    { cards: ['builders-guild'] },
  ];
  expect(leaderMatch({ age: 3, cities }, FIRST).view(0).cities[0].score.guilds).toBe(9);
});
