import { rngFromSeed } from '@pharos/core';
import { duel } from '@pharos/duel';
import { wonders } from '@pharos/wonders';
import { describe, expect, it } from 'vitest';
import { duelAnalysis } from '../duel/duelAnalysis.ts';
import { wondersAnalysis } from '../wonders/wondersAnalysis.ts';
import { checkPuzzle } from './checkPuzzle.ts';
import { formatPuzzles, readPuzzles } from './file.ts';
import { findPuzzles, type PuzzleSearch } from './findPuzzles.ts';
import { flawOf, marginOf } from './judge.ts';
import { entryOf, PUZZLE_FORMAT, THEMES, type Puzzle, type PuzzleFile } from './puzzle.ts';
import { themesOf } from './themes.ts';

const DUEL = duel.readOptions({});
const WONDERS = wonders.readOptions({ players: 3 });
const ITERATIONS = 500;

/** The first game of a series that has puzzles, and what they are. */
function firstFound(find: (search: PuzzleSearch) => Puzzle[]): { search: PuzzleSearch; found: Puzzle[] } {
  for (let index = 0; index < 20; index++) {
    const search = { series: 1, index, iterations: ITERATIONS };
    const found = find(search);
    if (found.length > 0) return { search, found };
  }
  throw new Error('no puzzle in twenty games');
}

const { search, found: inDuel } = firstFound((one) => findPuzzles(duelAnalysis, DUEL, one));
const { found: inWonders } = firstFound((one) => findPuzzles(wondersAnalysis, WONDERS, one));

function expectSound({ moves, proof, themes, position }: Puzzle): void {
  const chances = moves.map(({ chance }) => chance);
  expect(chances).toEqual(chances.toSorted((one, other) => other - one));
  expect(proof).toMatchObject({ best: moves[0].chance, second: moves[1].chance });
  expect(entryOf({ moves }, proof.greedyMove)).not.toBe(moves[0]);
  for (const theme of themes) expect(THEMES).toContain(theme);
  expect(JSON.stringify(position)).not.toMatch(/seed/);
}

describe('puzzles', () => {
  it('have one best move that is not the greedy one, and a chance for every legal move', () => {
    for (const puzzle of [...inDuel, ...inWonders]) expectSound(puzzle);
    for (const { position, seat, moves } of inDuel) {
      const s = duel.describe(DUEL, position, rngFromSeed('2'));
      const legal = duel.view(s, seat).decision?.choices?.map(({ move }) => move) ?? [];
      expect(moves.flatMap(({ move, same = [] }) => [move, ...same]).sort()).toEqual([...legal].sort());
    }
  });

  it('are the same when the same game is searched again', () => {
    expect(findPuzzles(duelAnalysis, DUEL, search)).toEqual(inDuel);
  });

  it('are solved anew with other guesses, and one that is made up does not hold', () => {
    const [puzzle] = inDuel;
    expect(checkPuzzle(duelAnalysis, DUEL, puzzle, ITERATIONS).id).toBe(puzzle.id);
    const wrong: Puzzle = { ...puzzle, moves: puzzle.moves.toReversed() };
    expect(checkPuzzle(duelAnalysis, DUEL, wrong, ITERATIONS).flaw).toBe('otherBest');
  });

  it('need a margin, a chance and a move that is not the greedy one', () => {
    const weighed = (move: number, chance: number) => ({ move, chance, visits: 100, line: [] });
    const moves = [weighed(1, 0.6), weighed(2, 0.45), weighed(3, 0.2)];
    expect(marginOf({ moves, greedy: moves[2] })).toBeCloseTo(0.15);
    expect(marginOf({ moves, greedy: moves[0] })).toBe(0);
    expect(marginOf({ moves: [weighed(1, 0.05), weighed(2, 0)], greedy: moves[1] })).toBe(0);
    const flaw = (greedy: number, best = true) => flawOf({ s: null, moves, greedy: moves[greedy] }, () => best, 2);
    expect([flaw(1), flaw(0), flaw(1, false)]).toEqual([null, 'greedy', 'otherBest']);
    const close = [weighed(1, 0.5), weighed(2, 0.48)];
    expect(flawOf({ s: null, moves: close, greedy: close[1] }, () => true, 2)).toBe('margin');
  });

  it('have the themes that their reasons tell', () => {
    expect(themesOf([{ kind: 'winAllowed', n: 1, what: 'military' }])).toEqual(['deny', 'supremacy']);
    expect(themesOf([{ kind: 'winMissed', n: 1, what: 'civilian' }])).toEqual(['winNow']);
    expect(
      themesOf([
        { kind: 'extraTurn', n: 1 },
        { kind: 'chainMissed', n: 1 },
      ]),
    ).toEqual(['chain', 'tempo']);
    expect(
      themesOf([
        { kind: 'seaPlace', n: 2, of: 1 },
        { kind: 'island', n: 2 },
      ]),
    ).toEqual(['naval', 'island']);
    expect(
      themesOf([
        { kind: 'points', n: 3, what: 'civil' },
        { kind: 'constructor', n: 1 },
      ]),
    ).toEqual([]);
  });
});

describe('a file of puzzles', () => {
  const file: PuzzleFile = {
    puzzles: PUZZLE_FORMAT,
    game: 'duel',
    rules: duel.rules,
    options: DUEL,
    made: { seed: 1, games: 1, iterations: ITERATIONS },
    list: inDuel,
  };

  it('is read as it was written, a line for each puzzle', () => {
    const text = formatPuzzles(file);
    expect(text.trim().split('\n')).toHaveLength(inDuel.length + 2);
    const read = readPuzzles(text);
    expect(read).toMatchObject({ ok: true, value: { made: file.made, list: JSON.parse(JSON.stringify(inDuel)) } });
    expect(readPuzzles(formatPuzzles({ ...file, list: [] })).ok).toBe(true);
  });

  it.each([
    ['no JSON', '{', 'BAD_JSON'],
    ['a newer format', JSON.stringify({ ...file, puzzles: 2 }), 'NEWER_VERSION'],
    ['something else', '{"save":1}', 'BAD_SCENARIO'],
    ['a puzzle with one move', JSON.stringify({ ...file, list: [{ id: 'a', moves: [1] }] }), 'BAD_SCENARIO'],
  ])('is refused if it is %s', (_, text, code) => {
    const read = readPuzzles(text);
    expect(read.ok ? null : read.problem.code).toBe(code);
  });
});
