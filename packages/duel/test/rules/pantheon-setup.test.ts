import { rngFromSeed, SPECTATOR } from '@pharos/core';
import { expect, test } from 'vitest';
import { catalogOf, duel } from '../../src/game.ts';
import { layoutsFor } from '../../src/layout.ts';
import { PACKS } from '../../src/packs.ts';
import { BOTH_EXPANSIONS, matchOf, ofType, PANTHEON, play, publicView, stateOf } from '../support.ts';

const catalog = catalogOf(PANTHEON.packs);

/** What is printed on the pieces, written down once more. */
const DIVINITIES = {
  mesopotamian: ['enki', 'ishtar', 'nisaba'],
  phoenician: ['astarte', 'baal', 'tanit'],
  greek: ['aphrodite', 'hades', 'zeus'],
  egyptian: ['anubis', 'isis', 'ra'],
  roman: ['mars', 'minerva', 'neptune'],
};
const MARKS = {
  pantheon: [['r2c4', 'r2c8', 'r4c2', 'r4c6', 'r4c10'], ['r2c2', 'r2c6', 'r2c10'], []],
  both: [['r2c6', 'r2c10', 'r4c2', 'r4c6', 'r4c12'], ['r2c2', 'r2c6', 'r2c12'], []],
};

test('[P-1] each Mythology has a face-down deck of its three Divinities', () => {
  const s = duel.setup(duel.readOptions(PANTHEON), rngFromSeed('3'));
  const { decks } = duel.view(s, SPECTATOR).pantheon ?? { decks: [] };
  expect(decks).toEqual(
    Object.keys(DIVINITIES).map((mythology) => ({ mythology, count: 3, known: [null, null, null] })),
  );
  for (const [mythology, names] of Object.entries(DIVINITIES)) {
    const match = matchOf({ pantheon: { decks: { [mythology]: names.toReversed() } } }, PANTHEON);
    expect(publicView(match).pantheon?.decks.find((deck) => deck.mythology === mythology)?.count).toBe(3);
  }
});

test.each([
  ['alone', PANTHEON, MARKS.pantheon],
  ['with Agora', BOTH_EXPANSIONS, MARKS.both],
])('[P-2] tokens lie on the marked cards %s', (_, options, marks) => {
  const known = catalogOf(options.packs);
  const ids = known.marks.map((slots, age) => slots.map((slot) => known.layouts[age].slots[slot].id));
  expect(ids).toEqual(marks);
  const seen = new Set<string>();
  for (let seed = 0; seed < 30; seed++) {
    const s = duel.setup(duel.readOptions({ ...options, wonders: 'beginner' }), rngFromSeed(`${seed}`));
    const { slotTokens } = duel.view(s, SPECTATOR).pantheon ?? { slotTokens: [] };
    expect(slotTokens.map(({ slot }) => slot)).toEqual(marks[0]);
    expect(new Set(slotTokens.map(({ token }) => token)).size).toBe(5);
    for (const { token } of slotTokens) seen.add(token);
  }
  expect(seen.size).toBe(10);
  const offerings = publicView(matchOf({ age: 2 }, options)).pantheon?.slotTokens ?? [];
  expect(offerings.map(({ slot }) => slot)).toEqual(marks[1]);
  expect(offerings.map(({ token }) => token).sort()).toEqual(['offering-2', 'offering-3', 'offering-4']);
});

test('[P-2] the structures are those of the games without Pantheon', () => {
  const layouts = (ids: readonly string[]) => layoutsFor(PACKS.filter(({ id }) => ids.includes(id)));
  expect(layouts(['base', 'pantheon'])).toEqual(layouts(['base']));
  expect(layouts(['base', 'agora', 'pantheon'])).toEqual(layouts(['base', 'agora']));
});

test('[P-3] three Grand Temples take the place of the Guilds in Age III', () => {
  const temples = new Set<string>();
  for (let seed = 0; seed < 20; seed++) {
    const s = duel.setup(duel.readOptions(PANTHEON), rngFromSeed(`${seed}`));
    const decks = s.deal.decks[2].map((card) => catalog.cards[card]);
    expect(decks.filter(({ deck }) => catalog.backs[deck] === 'guild')).toEqual([]);
    const drawn = decks.filter(({ deck }) => catalog.backs[deck] === 'grandTemple').map(({ id }) => id);
    expect(drawn).toHaveLength(3);
    expect(decks).toHaveLength(20);
    for (const id of drawn) temples.add(id);
  }
  expect(temples.size).toBe(5);
});

test('[P-4] two Wonders and three Progress tokens join the others', () => {
  expect(catalog.wonders.map(({ id }) => id)).toEqual(expect.arrayContaining(['sanctuary', 'divine-theater']));
  expect(catalog.wonders).toHaveLength(14);
  expect(catalog.tokens.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['mysticism', 'poliorcetics', 'engineering']),
  );
  expect(catalog.tokens).toHaveLength(13);
  const both = catalogOf(BOTH_EXPANSIONS.packs);
  expect([both.wonders.length, both.tokens.length]).toEqual([16, 15]);
});

test('[P-5] six spaces cost the first player 8 to 3 and the second player 3 to 8', () => {
  const { spaces } = publicView(matchOf({ age: 2 }, PANTHEON)).pantheon ?? { spaces: [] };
  expect(spaces.map(({ prices }) => prices)).toEqual([
    [8, 3],
    [7, 4],
    [6, 5],
    [5, 6],
    [4, 7],
    [3, 8],
  ]);
});

/** The card at r4c2 lies face down under those at r5c1 and r5c3. */
const TOKEN = {
  structure: { r4c2: '?', r5c1: 'altar', r5c3: 'baths', r5c5: 'tavern' },
  first: { coins: 20 },
  pantheon: { slotTokens: { r4c2: 'mythology-greek-1' }, decks: { greek: ['zeus', 'hades'] } },
};

test('[P-6, P-7] whoever uncovers a card takes its token, and a Divinity is placed before the card is turned', () => {
  const match = matchOf(TOKEN, PANTHEON);
  play(match, 'discard altar');
  const events = play(match, 'discard baths');
  expect(ofType(events, 'slotTokenTaken')).toMatchObject([{ seat: 1, token: 'mythology-greek-1', from: 'r4c2' }]);
  expect(ofType(events, 'cardRevealed')).toEqual([]);
  expect(publicView(match)).toMatchObject({
    decision: {
      kind: 'placeDivinity',
      seat: 1,
      pantheon: { seen: { mythology: 'greek', count: 2, divinities: null } },
    },
    pantheon: { players: [{ mythologyTokens: [] }, { mythologyTokens: ['mythology-greek-1'] }] },
  });
  expect(match.view(1).decision?.pantheon?.seen?.divinities).toEqual(['zeus', 'hades']);
  expect(match.legalMoves(1)).toHaveLength(12);
  const placed = play(match, 'put hades on 2');
  expect(ofType(placed, 'cardRevealed')).toHaveLength(1);
  expect(publicView(match).decision).toMatchObject({ kind: 'turn', seat: 0 });
});

test('[P-7] only the player sees what was drawn, where it lies and what is on top of the deck', () => {
  const match = matchOf(TOKEN, PANTHEON);
  play(match, 'discard altar', 'discard baths', 'put hades on 2');
  const space = { space: 2, holds: 'divinity', mythology: 'greek' };
  expect(match.view(0).pantheon?.spaces[1]).toMatchObject({ ...space, divinity: null });
  expect(match.view(1).pantheon?.spaces[1]).toMatchObject({ ...space, divinity: 'hades' });
  expect(publicView(match).pantheon?.spaces[1]).toMatchObject({ ...space, divinity: null });
  expect(match.view(0).pantheon?.decks[2].known).toEqual([null, null]);
  expect(match.view(1).pantheon?.decks[2].known).toEqual(['zeus', null]);
});

test('[P-7] a card drawn alone that both players have seen stays hidden from everybody else', () => {
  const position = {
    structure: { r4c2: '?', r4c6: '?', r5c1: 'altar', r5c5: 'baths', r5c9: 'tavern' },
    pantheon: {
      slotTokens: { r4c2: 'mythology-greek-1', r4c6: 'mythology-greek-2' },
      decks: { greek: ['hades', 'zeus'] },
      first: { divinities: ['aphrodite'] },
    },
  };
  const match = matchOf(position, PANTHEON);
  play(match, 'discard altar', 'put hades on 1', 'discard baths', 'put zeus on 2');
  const onSecond = (viewer: number): unknown => match.view(viewer).pantheon?.spaces[1].divinity;
  expect([0, 1].map(onSecond)).toEqual(['zeus', 'zeus']);
  expect(publicView(match).pantheon?.spaces[1]).toMatchObject({ holds: 'divinity', divinity: null });
});

test('[P-29] a Mythology token counts as a chain symbol from the moment it is taken', () => {
  const s = stateOf(TOKEN, PANTHEON);
  for (const [seat, text] of [
    [0, 'discard altar'],
    [1, 'discard baths'],
  ] as const) {
    const move = duel.parseMove(s, text);
    if (move !== null) duel.apply(s, seat, move);
  }
  expect(s.players.map(({ chains }) => chains === 0)).toEqual([true, false]);
});

test('[P-7] a space that is taken is not offered, and a deck with a single card leaves only the space to choose', () => {
  const first = matchOf({ ...TOKEN, pantheon: { ...TOKEN.pantheon, spaces: { 1: 'ra', 6: 'mars' } } }, PANTHEON);
  play(first, 'discard altar', 'discard baths');
  expect(
    first
      .legalMoves(1)
      .filter((move) => move.startsWith('put zeus'))
      .sort(),
  ).toEqual([2, 3, 4, 5].map((space) => `put zeus on ${space}`));
  const thin = {
    ...TOKEN,
    pantheon: { slotTokens: TOKEN.pantheon.slotTokens, first: { divinities: ['zeus', 'hades'] } },
  };
  const match = matchOf(thin, PANTHEON);
  play(match, 'discard altar', 'discard baths');
  expect(match.legalMoves(1)).toEqual([1, 2, 3, 4, 5, 6].map((space) => `put aphrodite on ${space}`));
  const empty = {
    ...TOKEN,
    pantheon: { slotTokens: TOKEN.pantheon.slotTokens, first: { divinities: ['zeus', 'hades', 'aphrodite'] } },
  };
  const none = matchOf(empty, PANTHEON);
  play(none, 'discard altar', 'discard baths');
  expect(publicView(none)).toMatchObject({
    decision: { kind: 'turn', seat: 0 },
    pantheon: { players: [{}, { mythologyTokens: ['mythology-greek-1'] }] },
  });
});

test('[P-6] two cards uncovered in one turn give both tokens, one after the other', () => {
  const position = {
    structure: { r4c2: '?', r4c6: '?', r5c3: 'altar', r5c5: 'baths', r5c9: 'tavern' },
    pantheon: { slotTokens: { r4c2: 'mythology-greek-1', r4c6: 'mythology-roman-1' } },
  };
  const match = matchOf(position, PANTHEON);
  play(match, 'discard altar');
  expect(publicView(match).decision).toMatchObject({ kind: 'placeDivinity', seat: 0 });
  play(match, match.legalMoves(0)[0]);
  play(match, 'discard baths');
  expect(publicView(match).decision).toMatchObject({ kind: 'placeDivinity', seat: 1 });
});

test('[P-6, P-8] an Offering token is simply kept', () => {
  const position = {
    age: 2,
    structure: { r2c2: '?', r3c3: 'statue', r5c5: 'walls' },
    pantheon: { slotTokens: { r2c2: 'offering-3' } },
  };
  const match = matchOf(position, PANTHEON);
  const events = play(match, 'discard statue');
  expect(events.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['slotTokenTaken', 'turnEnded', 'cardRevealed', 'turnStarted']),
  );
  const taken = events.findIndex(({ type }) => type === 'slotTokenTaken');
  expect(taken).toBeLessThan(events.findIndex(({ type }) => type === 'cardRevealed'));
  expect(publicView(match).pantheon?.players[0].offeringTokens).toEqual(['offering-3']);
});

test('[P-9] a Mythology token is kept when it has made a Grand Temple free', () => {
  const position = {
    age: 3,
    structure: ['grand-temple-greek', 'arena'],
    first: { coins: 0 },
    pantheon: { first: { mythologyTokens: ['mythology-greek-1'] } },
  };
  const match = matchOf(position, PANTHEON);
  play(match, 'build grand-temple-greek');
  expect(publicView(match).pantheon?.players[0].mythologyTokens).toEqual(['mythology-greek-1']);
});

test('[P-10] with Age II the Gate takes the empty space and the Divinities are turned', () => {
  const position = {
    structure: ['altar'],
    board: ['law', 'theology', 'economy', 'masonry', 'strategy'],
    box: ['urbanism', 'philosophy', 'agriculture'],
    pantheon: { slotTokens: {}, spaces: { 1: 'zeus', 2: 'enki', 3: 'ra', 5: 'mars', 6: 'tanit' } },
  };
  const match = matchOf(position, PANTHEON);
  expect(publicView(match).pantheon?.spaces.map(({ divinity }) => divinity)).toEqual([
    null,
    null,
    null,
    null,
    null,
    null,
  ]);
  const [opened] = ofType(play(match, 'discard altar'), 'pantheonOpened');
  expect(opened).toMatchObject({
    gate: 4,
    divinities: ['zeus', 'enki', 'ra', null, 'mars', 'tanit'],
    tokens: ['urbanism', 'philosophy'],
  });
  expect(publicView(match)).toMatchObject({
    age: 2,
    boxCount: 1,
    pantheon: { isOpen: true, enkiTokens: ['urbanism', 'philosophy'] },
  });
  expect(publicView(match).pantheon?.spaces.map(({ holds }) => holds)).toEqual([
    'divinity',
    'divinity',
    'divinity',
    'gate',
    'divinity',
    'divinity',
  ]);
});

test('[P-10] of several empty spaces the Gate takes the one nearest to the middle', () => {
  const match = matchOf(
    { structure: ['altar'], pantheon: { slotTokens: {}, spaces: { 1: 'zeus', 3: 'ra', 4: 'mars' } } },
    PANTHEON,
  );
  expect(ofType(play(match, 'discard altar'), 'pantheonOpened')).toMatchObject([{ gate: 2, tokens: [] }]);
});
