import { fastRng, firstSeat, Match, runScenario, saveMatch, type Rng } from '@pharos/core';
import { readDamagedSave, runDamagedScenario } from '@pharos/core/testkit';
import { expect, test } from 'vitest';
import { duel } from '../src/index.ts';
import { AGORA } from './support.ts';

type DuelMatch = ReturnType<typeof dealt>;

function dealt(seed: string, plies: number, rng: Rng, options: unknown = {}) {
  const match = Match.deal(duel, duel.readOptions(options), seed);
  for (let ply = 0; ply < plies && match.toAct() !== 0; ply++) {
    const seat = firstSeat(match.toAct());
    const moves = match.legalMoves(seat);
    match.play(seat, moves[rng(moves.length)]);
  }
  return match;
}

/** Everything that could be taken for a move of the game, most of it wrong here. */
const WORDS = [
  'pick',
  'build',
  'discard',
  'take',
  'keep',
  'decline',
  'destroy',
  'revive',
  'start',
  'with',
  'first',
  'second',
];

const AGORA_WORDS = [
  'recruit',
  'trigger',
  'prepare',
  'place',
  'move',
  'remove',
  'pass',
  'conspire',
  'other',
  'top',
  'bottom',
  'extort',
  'lock',
  'free',
  'drop',
  'seize',
  'swap',
  'for',
  'shift',
  'to',
  'sabotage',
  '0',
  '1',
  '6',
  '7',
  'd1',
  'd7',
];

function someText(match: DuelMatch, rng: Rng): string {
  const { cards, wonders, tokens, pieces } = duel.setup(match.options, fastRng(1)).catalog;
  const ids = [cards, wonders, tokens, ...Object.values(pieces)].flat().map((piece) => piece.id);
  const words = match.options.packs.length === 1 ? WORDS : [...WORDS, ...AGORA_WORDS];
  // Few words fit together: one of the legal moves with a word changed comes closer.
  const vocabulary = [...words, ...ids, '', '-1', '__proto__', 'constructor'];
  const legal = match.options.packs.length === 1 ? [] : match.legalMoves(firstSeat(match.toAct()));
  if (legal.length > 0 && rng(2) === 0) {
    const near = legal[rng(legal.length)].split(' ');
    near[rng(near.length)] = vocabulary[rng(vocabulary.length)];
    return near.join(' ');
  }
  const some = Array.from({ length: 1 + rng(5) }, () => vocabulary[rng(vocabulary.length)]);
  return some.join(rng(20) === 0 ? '  ' : ' ');
}

/** How often each game is tried. */
const often = (base: number, agora: number): [string, object, number][] => [
  ['the base game', {}, base],
  ['Agora', AGORA, agora],
];

test.each(often(60, 25))('whatever is typed, only legal moves change %s', (_, options, games) => {
  const rng = fastRng(31);
  for (let game = 0; game < games; game++) {
    const match = dealt(`31.${game}`, rng(70), rng, options);
    for (let attempt = 0; attempt < 200; attempt++) {
      const before = match.hash();
      const seat = rng(3);
      const text = someText(match, rng);
      const legal = match.legalMoves(seat).includes(text);
      const result = match.play(seat, text, rng(10) === 0 ? match.version - 1 : match.version);
      if (result.ok) expect(legal).toBe(true);
      else expect(match.hash()).toBe(before);
    }
  }
});

test.each(often(400, 100))(
  'damaged saves of %s are refused with a code, or are a game after all',
  (_, options, rounds) => {
    const rng = fastRng(32);
    for (let round = 0; round < rounds; round++) {
      const save = saveMatch(dealt(`32.${round}`, rng(80), rng, options));
      expect(readDamagedSave(duel, save, 100, rng)).toEqual([]);
    }
  },
);

const SCENARIO = {
  scenario: 1,
  game: 'duel',
  title: 'fuzz',
  options: { pairToken: 'may' },
  position: {
    age: 2,
    turn: 'second',
    pawn: -2,
    militaryTokens: ['first-inner'],
    structure: { r1c1: 'walls', r1c3: 'forum', r2c2: '?', r1c5: 'school' },
    first: { coins: 3, city: ['baths', 'press'], wonders: ['sphinx'], built: ['colossus'], tokens: ['law'] },
    second: { coins: 12, city: ['quarry'], built: { mausoleum: 'altar' } },
    board: ['strategy', 'economy'],
    box: ['masonry', 'theology', 'urbanism'],
    discard: ['tavern'],
  },
  steps: [{ expect: { view: { age: 2 } } }, { move: 'build forum' }, { move: 'discard walls' }],
};

const AGORA_SCENARIO = {
  scenario: 1,
  game: 'duel',
  title: 'fuzz',
  options: { ...AGORA, mausoleum: 'buildings', sabotagedCard: 'discard' },
  position: {
    age: 2,
    pawn: 1,
    structure: { r1c1: 'walls', r1c3: 'conspirator-1', r2c2: '?senator', r1c7: 'school' },
    first: { coins: 9, city: ['baths'], wonders: ['knossos'] },
    second: { built: { 'curia-iulia': 'altar' }, tokens: ['corruption'] },
    choice: { kind: 'senateActions', section: 'left', actions: 2 },
    agora: {
      chambers: { 1: { first: 2 }, 4: { first: 1, second: 3 } },
      decrees: { 1: 'shield', 2: '?', 4: 'oratory' },
      deck: ['treason', 'coercion'],
      removed: ['forum', 'tavern'],
      lockedToken: 'law',
      first: { senators: ['politician-left-1'], conspiracies: { coup: 'quarry', swindle: null } },
      second: { conspiracies: ['blackmail'] },
    },
  },
  steps: [{ expect: { view: { age: 2 } } }, { move: 'place 2' }, { move: 'move 1 to 2' }],
};

test.each([
  ['the base game', SCENARIO, 3000],
  ['Agora', AGORA_SCENARIO, 1000],
])('damaged scenarios of %s are refused or fail, and never crash', (_, scenario, rounds) => {
  expect(runScenario(duel, JSON.stringify({ ...scenario, steps: scenario.steps.slice(0, 1) }))).toMatchObject({
    ok: true,
    value: { failure: null },
  });
  const rng = fastRng(33);
  for (let round = 0; round < rounds; round++) expect(runDamagedScenario(duel, scenario, rng)).toEqual([]);
});
