import { expect, test } from 'vitest';
import type { WondersMatch } from '../support.ts';
import { ofType } from '../support.ts';
import { harbour, space } from '../armada/support.ts';
import { blackOf } from '../cities/support.ts';
import { coins, dealtMatch, leaderMatch, leadersIn, movesWith, play, recruiting, turn } from './support.ts';

const SEA = { packs: ['base', 'armada', 'leaders'], edition: 2, players: 4 };
const step = (price: object): object => Array.from({ length: 6 }, () => price);
const shipyards = Array.from({ length: 8 }, (_, index) => ({
  id: `yard-${index}`,
  linked: 'green',
  steps: { red: step({ ore: 1 }), yellow: step({ wood: 1 }), blue: step({ clay: 1 }), green: step({ papyrus: 1 }) },
}));
const options = (more: object = {}): object => ({ ...SEA, shipyards, ...more });

const HARBOUR = { board: 'gizah', side: 'day', coins: 6, cards: ['sawmill', 'press-1'], leaderHand: ['nero'] };

test('[L-81] recruiting and selling move no ship, and a leader is sold for coins only', () => {
  const match = recruiting({ cities: [HARBOUR] }, options());
  expect(movesWith(match, 0, 'recruit nero')).toEqual(['recruit nero']);
  expect(movesWith(match, 0, 'sell nero')).toEqual(['sell nero']);
  turn(match, 'sell nero');
  expect([coins(match)[0], space(match, 0, 'yellow')]).toEqual([9, 0]);
});

test.each([
  [[], true],
  [['noShipsWithLeaders'], false],
])('[L-81] with the rulings %j a stage built with a leader may carry a ship: %j', (rulings, open) => {
  const match = recruiting({ cities: [HARBOUR] }, options({ rulings }));
  expect(movesWith(match, 0, 'stage with nero')).toEqual(
    open ? ['stage with nero', 'stage with nero and green ship'] : ['stage with nero'],
  );
  const shown = match.view(0).hand?.find(({ card }) => card === 'nero');
  expect(shown?.naval?.stages[0].naval.some(({ options: ways }) => ways.some(({ move }) => move !== null))).toBe(open);
  if (!open) return;
  turn(match, 'stage with nero and green ship');
  expect(space(match, 0, 'green')).toBe(1);
  expect(match.view(0).cities[0].stagesBuilt).toBe(1);
});

test.each([
  [[], false],
  [['reducersServeShips'], true],
])('[L-82] with the rulings %j Leonidas and Imhotep serve the ship: %j', (rulings, serves) => {
  const city = { board: 'gizah', side: 'day', coins: 0, leaders: ['leonidas', 'imhotep'] };
  // Walls cost three stones, all of them there; the ship an ore.
  const card = leaderMatch(
    { age: 2, hands: [['walls']], cities: [{ ...city, cards: ['quarry'] }] },
    options({ rulings }),
  );
  expect(card.legalMoves(0).includes('build walls')).toBe(true);
  expect(card.legalMoves(0).includes('build walls and red ship')).toBe(serves);
  // Two stones are enough for the card with him, so that a ship with its ore is paid as well.
  const helped = leaderMatch(
    { age: 2, hands: [['walls']], cities: [{ ...city, cards: ['stone-pit', 'ore-vein'] }] },
    options({ rulings }),
  );
  expect(helped.legalMoves(0)).toContain('build walls and red ship');
  const stage = leaderMatch(
    { age: 2, hands: [['walls']], cities: [{ ...city, cards: ['sawmill'] }] },
    options({ rulings }),
  );
  expect(stage.legalMoves(0)).toContain('stage with walls');
  expect(stage.legalMoves(0).includes('stage with walls and green ship')).toBe(serves);
});

test('[L-82, L-42] Bilkis serves the card or the ship, once', () => {
  const city = { board: 'gizah', side: 'day', coins: 1, leaders: ['bilkis'] };
  const ship = leaderMatch({ age: 2, hands: [['walls']], cities: [{ ...city, cards: ['quarry'] }] }, options());
  expect(ship.legalMoves(0)).toContain('build walls and red ship');
  turn(ship, 'build walls and red ship');
  expect([coins(ship)[0], space(ship, 0, 'red')]).toEqual([0, 1]);
  const card = leaderMatch(
    { age: 2, hands: [['walls']], cities: [{ ...city, coins: 2, cards: ['stone-pit'] }, { coins: 0 }] },
    options(),
  );
  expect(card.legalMoves(0)).toContain('build walls');
  expect(card.legalMoves(0)).not.toContain('build walls and red ship');
});

test('[AR-206, L-40] a card that Solomon builds from the pile moves no ship', () => {
  const match = recruiting(
    { discard: ['walls'], cities: [{ ...HARBOUR, cards: ['foundry'], leaderHand: ['solomon'] }] },
    options(),
  );
  turn(match, 'recruit solomon');
  expect(match.legalMoves(0)).toEqual(['revive walls', 'decline']);
  play(match, 0, 'revive walls');
  expect(space(match, 0, 'red')).toBe(0);
});

test('[L-61, C-84] islands are explored before a copied Solomon looks through the pile', () => {
  const match = leaderMatch(
    {
      age: 3,
      discard: ['walls'],
      hands: [['courtesans-guild'], [], ['gardens']],
      cities: [
        { board: 'olympia', side: 'A', stages: 2 },
        { leaders: ['solomon'] },
        { board: 'gizah', side: 'A', cards: ['stone-pit', 'quarry', 'press-1'], ships: { green: 1 } },
      ],
    },
    options({ edition: 1 }),
  );
  turn(match, 'build courtesans-guild free', null, 'stage with gardens and green ship');
  expect(match.view(0).decision).toMatchObject({ naval: 'explore', acting: [2] });
  play(match, 2, match.legalMoves(2)[0]);
  expect(match.view(0).decision).toMatchObject({ kind: 'revive', acting: [0] });
});

test('[AR-108, AR-206] diplomacy of a leader does not stop an incursion', () => {
  const packs = ['base', 'armada', 'leaders', 'cities'];
  const match = leaderMatch(
    {
      turn: 8,
      incursions: [[0, 2]],
      cities: [{ islands: ['bronze-island'] }, {}, { leaders: ['aspasia'], diplomacy: 1 }, {}],
    },
    options({ packs }),
  );
  const events = turn(match);
  expect(ofType(events, 'incursionResolved')).toMatchObject([{ city: 0, target: 2, tokens: [1, -1] }]);
  expect(blackOf(match, 2).tokens).toEqual([-1]);
});

test('[AR-188, C-76] partners see the leaders of each other, also those offered in the draft; nobody else does', () => {
  const cities = [{ leaderHand: ['nero', 'midas'] }, { leaderHand: ['plato', 'hiram'] }, {}, {}];
  const seen = (match: WondersMatch, viewer: number): unknown => match.view(viewer).leaders?.partnerHand;
  for (const packs of [SEA.packs, ['base', 'cities', 'leaders']]) {
    const match = leaderMatch({ age: 3, cities }, { ...SEA, packs, teams: true });
    expect(seen(match, 0)).toEqual(expect.arrayContaining(['plato', 'hiram']));
    expect(seen(match, 1)).toEqual(expect.arrayContaining(['nero', 'midas']));
    expect(seen(match, 2)).not.toEqual(expect.arrayContaining(['plato']));
    expect(seen(match, -1)).toBeNull();
  }
  expect(seen(leaderMatch({ age: 3, cities }, SEA), 0)).toBeNull();
  const draft = dealtMatch('3', { ...SEA, teams: true });
  const offered = (viewer: number): unknown => draft.view(viewer).leaders?.draft?.partnerOffered;
  expect([0, 1].map(offered)).toEqual([1, 0].map((seat) => draft.view(seat).leaders?.draft?.offered));
  expect(offered(-1)).toBeNull();
  expect(dealtMatch('3', SEA).view(0).leaders?.draft?.partnerOffered).toBeNull();
});

test('[L-48, L-55, AR-90] naval defeats neither go to the winner nor count for Cynisca', () => {
  const match = leaderMatch(
    { age: 3, turn: 7, cities: [{ leaders: ['tomyris', 'cynisca'], navalTokens: [-1, -2] }, { ships: { red: 4 } }] },
    options(),
  );
  expect(match.view(0).cities[0].score.leaders).toBe(6);
  turn(match);
  expect(harbour(match, 0).tokens[2].token).toBeLessThan(0);
  expect(match.view(0).cities[0].score.leaders).toBe(6);
});

test('[L-48] Tomyris passes the defeat of an incursion as well', () => {
  const match = leaderMatch(
    { turn: 7, incursions: [[0, 2]], cities: [{ islands: ['bronze-island'] }, {}, { leaders: ['tomyris'] }, {}] },
    options(),
  );
  const events = turn(match);
  expect(ofType(events, 'defeatPassed')).toContainEqual({ type: 'defeatPassed', city: 2, to: 0 });
  expect(leadersIn(match, 2).recruited).toEqual(['tomyris']);
});

test('[AR-26, AR-102] the shield of a defeat next door comes too late for an incursion of the same Age', () => {
  const match = leaderMatch(
    { turn: 8, incursions: [[0, 2]], cities: [{ leaders: ['semiramis'] }, { islands: ['bronze-island'] }, {}, {}] },
    options({ edition: 1, packs: ['base', 'armada', 'leaders', 'cities'] }),
  );
  const events = turn(match);
  const between = ofType(events, 'conflictResolved').find(({ city }) => city === 0);
  expect(between).toMatchObject({ shields: [0, 1], tokens: [-1, 1] });
  expect(ofType(events, 'incursionResolved')).toMatchObject([{ shields: [0, 0], tokens: [0, 0] }]);
  expect(match.view(0).cities[0].shields).toBe(1);
});
