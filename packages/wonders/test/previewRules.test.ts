import { movesOf } from '@pharos/core';
import { describe, expect, test } from 'vitest';
import { wonders, type State, type WondersChange, type WondersPreview } from '../src/index.ts';
import { BUILDER, seaMatch, seaState } from './armada/support.ts';
import { dealState, matchOf, ofType, play, stateOf, type WondersMatch } from './support.ts';

function previewIn(s: State, seat: number, text: string): WondersPreview {
  const at = movesOf(wonders, s, seat).findIndex((move) => wonders.formatMove(s, move) === text);
  if (at < 0) throw new Error(`"${text}" is not legal`);
  return wonders.previews(s, seat)[at];
}

/** The same for somebody in a match. */
function told(match: WondersMatch, seat: number, text: string): WondersPreview {
  return previewIn(
    match.imagine(seat, () => 0),
    seat,
    text,
  );
}

function changeOf({ changes }: WondersPreview, seat: number, what: string): WondersChange | undefined {
  return changes.find((one) => one.seat === seat && one.what === what);
}

test('previews of all moves are those of each, and a match tells them by the text of the move', () => {
  const s = dealState('4.1', { players: 5 });
  const moves = movesOf(wonders, s, 2);
  expect(wonders.previews(s, 2)).toEqual(moves.map((move) => wonders.preview(s, 2, move)));
  const match = matchOf({ hands: [['tavern']] }, { edition: 1, players: 4 });
  expect(Object.keys(match.previews(0))).toEqual(match.legalMoves(0));
  expect(match.previews(0)['build tavern']).toEqual(told(match, 0, 'build tavern'));
});

test('[W-35, W-36] coins for what neighbours have are told as things stand, printed ones for certain', () => {
  const cities = [
    { board: 'gizah' },
    { board: 'rhodos', cards: ['lumber-yard'] },
    { board: 'ephesos', cards: ['stone-pit'] },
  ];
  const vineyard = previewIn(
    stateOf({ age: 2, turn: 2, cities, hands: [['vineyard']] }, { edition: 1 }),
    0,
    'build vineyard',
  );
  expect(changeOf(vineyard, 0, 'coins')).toMatchObject({ before: 3, after: 5, certain: false });
  expect(vineyard.events).toEqual([{ type: 'cardBuilt', city: 0, card: 'vineyard', free: null }]);
  const tavern = previewIn(stateOf({ hands: [['tavern']] }, { edition: 1, players: 4 }), 0, 'build tavern');
  expect(tavern.events).toContainEqual({ type: 'coinsGained', city: 0, count: 5, reason: 'effect' });
});

test('[W-20, W-40] who sells for a stage is told with the coins, and the points of the stage are certain', () => {
  const cities = [{ board: 'gizah', side: 'A' }, { board: 'rhodos' }, { board: 'ephesos', cards: ['stone-pit'] }];
  const s = stateOf({ turn: 2, cities, hands: [['altar']] }, { edition: 1 });
  const preview = previewIn(s, 0, 'stage with altar paying 0 left 2 right');
  expect(preview.receives).toEqual([{ city: 2, coins: 2 }]);
  expect(changeOf(preview, 2, 'coins')).toMatchObject({ before: 3, after: 5, certain: false });
  expect(changeOf(preview, 0, 'points.wonder')).toMatchObject({ before: 0, after: 3, certain: true });
});

test('[W-13, W-14] the rest of the hand goes to the next player, and nowhere in the last turn', () => {
  const hands = [['altar', 'baths', 'theater'], [], []];
  const early = previewIn(stateOf({ turn: 5, hands }, { edition: 1 }), 0, 'discard baths');
  const builds = ['altar', 'theater'].map((card) => ({ card, coins: 0, free: 'noCost' }));
  expect(early.passes).toEqual({ to: 1, cards: ['altar', 'theater'], builds, certain: true });
  const second = stateOf({ age: 2, turn: 5, hands: [['walls', 'forum', 'stables']] }, { edition: 1 });
  expect(previewIn(second, 0, 'discard walls').passes).toMatchObject({ to: 2 });
  const last = stateOf({ turn: 6, hands: [['altar', 'baths']] }, { edition: 1 });
  expect(previewIn(last, 0, 'discard altar').passes).toBeNull();
});

test('[W-60, W-61] shields are compared with both neighbours, before and after', () => {
  const cities = [{ board: 'gizah', cards: ['lumber-yard'] }, { cards: ['barracks'] }, { board: 'rhodos', stages: 0 }];
  const { conflicts } = previewIn(
    stateOf({ turn: 3, cities, hands: [['stockade']] }, { edition: 1 }),
    0,
    'build stockade',
  );
  const shields = { before: 0, after: 1 };
  expect(conflicts).toEqual([
    { kind: 'left', opponent: 1, shields, against: { before: 1, after: 1 }, token: { before: -1, after: 0 } },
    { kind: 'right', opponent: 2, shields, against: { before: 0, after: 0 }, token: { before: 0, after: 1 } },
  ]);
});

test('[W-83, W-86] a guild that looks at its own city is certain, one that looks around is not', () => {
  const hands = [['shipowners-guild', 'spies-guild']];
  const cities = [{ ...BUILDER, cards: ['clay-pool'] }, { board: 'gizah' }, { board: 'rhodos', cards: ['walls'] }];
  const s = stateOf({ age: 3, turn: 3, cities, hands }, { edition: 1 });
  const own = previewIn(s, 0, 'build shipowners-guild free');
  expect(changeOf(own, 0, 'points.guilds')).toMatchObject({ before: 0, after: 2, certain: true });
  const around = previewIn(s, 0, 'build spies-guild free');
  expect(changeOf(around, 0, 'points.guilds')).toMatchObject({ before: 0, after: 1, certain: false });
});

test('[W-83] a neighbour with a guild gains by what is built next door', () => {
  const cities = [BUILDER, { board: 'gizah', cards: ['spies-guild'] }, { board: 'rhodos' }];
  const s = stateOf({ age: 3, turn: 3, cities, hands: [['arsenal']] }, { edition: 1 });
  const change = changeOf(previewIn(s, 0, 'build arsenal free'), 1, 'points.guilds');
  expect(change).toMatchObject({ before: 0, after: 1, certain: false });
});

test('[W-93] a stage that revives is followed by the choice of a card, and what is in the pile stays unknown', () => {
  const city = { board: 'halikarnassos', side: 'B', cards: ['foundry'] };
  const s = stateOf({ age: 2, turn: 2, discard: ['altar'], cities: [city], hands: [['school']] }, { edition: 1 });
  const preview = previewIn(s, 0, 'stage with school');
  expect(preview.follows).toEqual([{ task: 'revive', city: 0 }]);
  expect(JSON.stringify(preview)).not.toContain('altar');
});

test('[W-95] in the last turn Babylon goes on with the card that is left', () => {
  const cities = [{ board: 'babylon', side: 'B', stages: 1, cards: ['sawmill', 'glassworks-1'] }];
  const s = stateOf({ age: 3, turn: 6, cities, hands: [['palace', 'gardens']] }, { edition: 1 });
  const preview = previewIn(s, 0, 'stage with palace');
  expect(preview.powers).toEqual(['seventhCard']);
  expect(preview.follows).toEqual([{ task: 'seventhCard', cards: ['gardens'] }]);
  expect(preview.passes).toBeNull();
});

test('[W-100] the last guild to be copied tells the result of the game', () => {
  const cities = [
    { board: 'olympia', side: 'B', stages: 3 },
    { board: 'gizah', cards: ['workers-guild', 'ore-vein'] },
    { board: 'rhodos', cards: ['spies-guild', 'quarry'] },
  ];
  const match = matchOf({ age: 3, turn: 6, cities, hands: [['palace'], ['haven'], ['arena']] }, { edition: 1 });
  play(match, 'discard palace', 'discard haven', 'discard arena');
  const preview = told(match, 0, 'copy workers-guild');
  play(match, 'copy workers-guild');
  expect(preview.outcome).toEqual(match.outcome());
  expect(changeOf(preview, 0, 'points.guilds')).toMatchObject({ before: 0, after: 2, certain: true });
});

test('[W-113, W-115] who acts for the Free City still gives it a card; what that brings comes on top of the own choice', () => {
  const cities = [{ board: 'gizah' }, { board: 'rhodos' }, { board: 'olympia', side: 'A', cards: ['lumber-yard'] }];
  const hands = [['walls'], ['forum', 'library', 'brickyard']];
  const match = matchOf({ age: 2, cities, hands }, { edition: 1, players: 2 });
  const own = told(match, 1, 'discard forum');
  expect(own.follows).toMatchObject([{ task: 'freeCity' }]);
  expect(own.passes).toMatchObject({ to: 0, certain: false });
  play(match, 'discard walls', 'discard forum');
  const given = told(match, 1, 'free-city build brickyard');
  expect(given.passes?.certain).toBe(true);
  expect(given.passes?.cards).toEqual(own.passes?.cards.filter((card) => card !== 'brickyard'));
  expect(given.events.map(({ type }) => type)).toEqual(['cardBuilt', 'coinsPaid']);
  expect(given.changes.map(({ seat }) => seat)).toEqual([2, 2, 2]);
});

describe('at sea', () => {
  test('[AR-57, AR-66] a tax is told by what it takes from others as things stand, and its ship for certain', () => {
    const cities = [{ ships: { yellow: 3 } }, { coins: 5 }, { ships: { yellow: 3 }, coins: 5 }];
    const preview = previewIn(seaState({ cities, hands: [['altar']] }), 0, 'discard altar for yellow ship');
    expect(preview.naval?.losses).toEqual([{ city: 1, before: 0, after: 2 }]);
    expect(preview.naval?.steps).toMatchObject([{ fleet: 'yellow', space: 4, coins: 4, tax: 2 }]);
    expect(ofType(preview.events, 'shipMoved')).toHaveLength(1);
  });

  test('[AR-42] where shipyards pay late, coins that come together with those of a free move are not certain alone', () => {
    const city = { board: 'siracusa', side: 'day', coins: 9, cards: ['stone-pit', 'ore-vein'], ships: { yellow: 1 } };
    const steps = Array.from({ length: 6 }, () => ({}));
    const yard = (id: string) => ({
      id,
      linked: 'yellow',
      steps: { red: steps, yellow: steps, blue: steps, green: steps },
    });
    const options = { edition: 2, shipyards: ['a', 'b', 'c'].map(yard) };
    const cities = [{ ...city, cards: [...city.cards, 'quarry'] }];
    const s = seaState({ age: 2, cities, hands: [['temple']] }, options);
    const preview = previewIn(s, 0, 'stage 1 with temple and yellow ship');
    expect(preview.follows).toMatchObject([{ task: 'moveShips', count: 1 }]);
    expect(changeOf(preview, 0, 'coins')).toMatchObject({ before: 9, after: 11, certain: false });
    expect(ofType(preview.events, 'coinsGained')).toEqual([]);
    expect(previewIn(s, 0, 'discard temple for yellow ship').events).toContainEqual({
      type: 'coinsGained',
      city: 0,
      count: 2,
      reason: 'effect',
    });
  });

  test('[AR-75] a green ship finds islands: their level and number, never which', () => {
    const cities = [{ ...BUILDER, ships: { green: 1 } }];
    const steps = Array.from({ length: 6 }, () => ({}));
    const yard = (id: string) => ({
      id,
      linked: 'green',
      steps: { red: steps, yellow: steps, blue: steps, green: steps },
    });
    const s = seaState({ cities, hands: [['workshop']] }, { shipyards: ['a', 'b', 'c'].map(yard) });
    const preview = previewIn(s, 0, 'build workshop free and green ship');
    expect(preview.follows).toEqual([{ task: 'explore', level: 1, count: 4, nextTurn: false }]);
    const islands = s.catalog.pieces['islands'].map(({ id }) => id);
    expect(islands.filter((id) => JSON.stringify(preview).includes(id))).toEqual([]);
  });

  test('[AR-46] what is explored late from the turn before follows from no choice', () => {
    const s = seaState({ hands: [['altar']] });
    s.armada.harbours[0].waits = 1;
    expect(previewIn(s, 0, 'discard altar').follows).toEqual([]);
  });

  test('[AR-83] an island from the top of its deck is told by its level, and leaves no figure certain', () => {
    const s = seaState({ cities: [BUILDER], hands: [['helmsmans-rest']] });
    const preview = previewIn(s, 0, 'build helmsmans-rest free');
    expect(preview.naval?.island).toBe(1);
    expect(preview.changes.filter(({ certain }) => certain)).toEqual([]);
    s.armada.decks[0].length = 0;
    expect(previewIn(s, 0, 'build helmsmans-rest free').naval?.island).toBeNull();
  });

  test('[AR-85, AR-99] the naval conflict is told with strength, place and token', () => {
    const cities = [BUILDER, { ships: { red: 1 } }, {}];
    const s = seaState({ cities, hands: [['coastal-defenses']] });
    expect(previewIn(s, 0, 'build coastal-defenses free').naval?.rank).toEqual({
      strength: { before: 0, after: 1 },
      place: { before: 2, after: 1 },
      token: { before: -1, after: 1 },
      tokens: { before: [-1, 3, -1], after: [1, 1, -1] },
      certain: false,
    });
  });

  test('[AR-96] who has the last word about staying out sees how it ends', () => {
    const cities = [{ islands: ['forgotten-oasis'] }, { ships: { red: 2 } }, { ships: { red: 1 } }];
    const match = seaMatch({ turn: 7, cities, hands: [['baths'], ['theater'], ['barracks']] });
    play(match, 'discard baths', 'discard theater', 'discard barracks');
    const out = told(match, 0, 'stay out');
    expect(out.naval?.rank).toMatchObject({
      certain: true,
      place: { before: 3, after: null },
      token: { before: -1, after: 0 },
    });
    expect(changeOf(out, 2, 'points.naval')).toMatchObject({ before: 0, after: -1, certain: true });
    expect(out.events.map(({ type }) => type)).toEqual(['stayedOut', 'navalConflictResolved']);
  });

  test('[AR-100] an incursion is one more conflict', () => {
    const s = seaState({ cities: [BUILDER], hands: [['pontoon']] }, { players: 4 });
    const { conflicts, events } = previewIn(s, 0, 'build pontoon free');
    expect(conflicts.find(({ kind }) => kind === 'incursion')).toMatchObject({
      opponent: 2,
      token: { before: 0, after: 1 },
    });
    expect(events).toContainEqual({ type: 'incursionMade', city: 0, target: 2 });
  });
});
