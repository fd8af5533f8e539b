import { fastRng, Match, runScenario, saveMatch, seatsOf, type Rng } from '@pharos/core';
import { damage, readDamagedSave, runDamagedScenario } from '@pharos/core/testkit';
import { expect, test } from 'vitest';
import { wonders } from '../src/index.ts';
import type { WondersMatch } from './support.ts';

function dealt(seed: string, plies: number, rng: Rng): WondersMatch {
  const edition = 1 + rng(2);
  const expansions = ['armada', 'cities', 'leaders'].filter(() => rng(3) === 0);
  const least = edition === 1 && expansions.length === 0 ? 2 : 3;
  const players = least + rng(8 - least);
  const options = wonders.readOptions({ edition, players, packs: ['base', ...expansions] });
  const match = Match.deal(wonders, options, seed);
  for (let ply = 0; ply < plies && match.toAct() !== 0; ply++) {
    const seats = seatsOf(match.toAct());
    const seat = seats[rng(seats.length)];
    const moves = match.legalMoves(seat);
    match.play(seat, moves[rng(moves.length)]);
  }
  return match;
}

/** Everything that could be taken for a move of the game, most of it wrong here. */
const WORDS = ['build', 'stage', 'with', 'discard', 'revive', 'decline', 'copy', 'side', 'free', 'free-city', 'paying'];
const AT_SEA = ['and', 'for', 'ship', 'advance', 'keep', 'stay out', 'take part', 'red', 'yellow', 'left2', 'right2'];
const WITH_LEADERS = [
  'draft',
  'recruit',
  'sell',
  'bury',
  'mark',
  'give up',
  'debt',
  'free by caligula',
  'solomon',
  'nero',
];
const OTHERS = ['left', 'right', '0', '1', '2', '02', '31', '99', 'A', 'B', 'day', 'night', '', '-1', '__proto__'];

function someText(match: WondersMatch, rng: Rng): string {
  const ids = wonders.setup(match.options, fastRng(1)).catalog.cards.map((card) => card.id);
  const vocabulary = [...WORDS, ...ids, ...OTHERS, ...AT_SEA, ...WITH_LEADERS];
  const words = Array.from({ length: 1 + rng(8) }, () => vocabulary[rng(vocabulary.length)]);
  return words.join(rng(20) === 0 ? '  ' : ' ');
}

test('whatever is typed, only legal moves change the game', () => {
  const rng = fastRng(31);
  for (let game = 0; game < 30; game++) {
    const match = dealt(`31.${game}`, rng(100), rng);
    for (let attempt = 0; attempt < 60; attempt++) {
      const before = match.hash();
      const seat = rng(8);
      const legal = match.legalMoves(seat);
      const near = legal.length > 0 && rng(2) === 0 ? damage(legal[rng(legal.length)], rng) : someText(match, rng);
      const result = match.play(seat, near, rng(10) === 0 ? match.version - 1 : match.version);
      if (result.ok) expect(legal).toContain(near);
      else expect(match.hash()).toBe(before);
    }
  }
});

test('damaged saves are refused with a code, or are a game after all', () => {
  const rng = fastRng(32);
  for (let round = 0; round < 60; round++) {
    const save = saveMatch(dealt(`32.${round}`, rng(80), rng));
    expect(readDamagedSave(wonders, save, 160, rng)).toEqual([]);
  }
});

const SCENARIO = {
  scenario: 1,
  game: 'wonders',
  title: 'fuzz',
  options: { edition: 1, players: 4 },
  position: {
    age: 2,
    turn: 3,
    cities: [
      { board: 'gizah', side: 'B', coins: 4, cards: ['altar', 'quarry'], stages: ['baths'], conflicts: [[1, -1]] },
      { board: 'olympia', side: 'A', stages: 2, freeBuildUsed: true },
      { cards: ['lumber-yard'] },
    ],
    hands: [['walls', 'forum'], ['temple'], [], ['statue']],
    discard: ['theater'],
    choice: { kind: 'turn' },
  },
  steps: [{ expect: { view: { age: 2 } } }, { move: 'discard walls' }, { move: 'discard temple' }],
};

const NAVAL_SCENARIO = {
  ...SCENARIO,
  options: { packs: ['base', 'armada'], edition: 1, players: 4 },
  position: {
    ...SCENARIO.position,
    cities: [
      { board: 'gizah', side: 'B', ships: { red: 2, yellow: 1 }, islands: ['foggy-island'], navalTokens: [3] },
      { board: 'siracusa', side: 'A', stageOrder: [2, 1], shipyard: 'shipyard-h' },
    ],
    islandDecks: { 1: ['lost-island'], 2: [] },
    incursions: [[0, 2]],
  },
  steps: [{ expect: { view: { age: 2 } } }, { move: 'discard walls for yellow ship' }, { move: 'discard temple' }],
};

const LEADERS_SCENARIO = {
  ...SCENARIO,
  options: { packs: ['base', 'leaders', 'cities'], edition: 1, players: 4 },
  position: {
    age: 2,
    cities: [
      { board: 'roma', side: 'B', coins: 4, leaders: ['nero'], leaderHand: ['solomon', 'plato'], debt: 2 },
      { board: 'petra', side: 'A', diplomacy: 2, tokens: [1, -1, 3], cards: ['dive'] },
    ],
    discard: ['theater'],
    choice: { kind: 'recruit' },
  },
  steps: [
    { expect: { view: { black: { cities: { '0': { debt: 2 } } } } } },
    { move: 'recruit solomon' },
    { move: 'sell plato', seat: 0 },
  ],
};

test.each([
  ['the base game', SCENARIO, 1500],
  ['Armada', NAVAL_SCENARIO, 800],
  ['Leaders and Cities', LEADERS_SCENARIO, 600],
])('damaged scenarios of %s are refused or fail, and never crash', (_, scenario, rounds) => {
  expect(runScenario(wonders, JSON.stringify(scenario))).toMatchObject({ ok: true, value: { failure: null } });
  const rng = fastRng(33);
  for (let round = 0; round < rounds; round++) expect(runDamagedScenario(wonders, scenario, rng)).toEqual([]);
});
