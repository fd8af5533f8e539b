import { fastRng, firstSeat, formatSave, loadSave, Match, runScenario, saveMatch, type Rng } from '@pharos/core';
import { damage, damageJson } from '@pharos/core/testkit';
import { expect, test } from 'vitest';
import { duel } from '../src/index.ts';

type DuelMatch = ReturnType<typeof dealt>;

function dealt(seed: string, plies: number, rng: Rng) {
  const match = Match.deal(duel, duel.readOptions({}), seed);
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

function someText(match: DuelMatch, rng: Rng): string {
  const { cards, wonders, tokens } = duel.setup(match.options, fastRng(1)).catalog;
  const ids = [...cards, ...wonders, ...tokens].map((piece) => piece.id);
  const vocabulary = [...WORDS, ...ids, '', '-1', '__proto__', 'constructor'];
  const words = Array.from({ length: 1 + rng(5) }, () => vocabulary[rng(vocabulary.length)]);
  return words.join(rng(20) === 0 ? '  ' : ' ');
}

test('whatever is typed, only legal moves change the game', () => {
  const rng = fastRng(31);
  for (let game = 0; game < 60; game++) {
    const match = dealt(`31.${game}`, rng(70), rng);
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

test('damaged saves are refused with a code, or are a game after all', () => {
  const rng = fastRng(32);
  for (let round = 0; round < 400; round++) {
    const save = saveMatch(dealt(`32.${round}`, rng(80), rng));
    for (const text of [damage(formatSave(save), rng), JSON.stringify(damageJson(save, rng))]) {
      const result = loadSave(duel, text);
      if (result.ok) expect(result.value.match.version).toBeLessThanOrEqual(100);
      else expect(result.problem.code).toMatch(/^[A-Z_]+$/);
    }
  }
});

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

test('damaged scenarios are refused or fail, and never crash', () => {
  expect(runScenario(duel, JSON.stringify({ ...SCENARIO, steps: SCENARIO.steps.slice(0, 1) }))).toMatchObject({
    ok: true,
    value: { failure: null },
  });
  const rng = fastRng(33);
  for (let round = 0; round < 3000; round++) {
    const result = runScenario(duel, JSON.stringify(damageJson(damageJson(SCENARIO, rng), rng)));
    if (!result.ok) expect(result.problem.code).toMatch(/^[A-Z_]+$/);
    runScenario(duel, damage(JSON.stringify(SCENARIO), rng));
  }
});
