import { readdirSync, readFileSync } from 'node:fs';
import { loadSave, type Outcome } from '@pharos/core';
import { expect, test } from 'vitest';
import { duel } from '../src/index.ts';

const folder = new URL('../fixtures/', import.meta.url);

/** What each remarkable game is remembered for: its end, and its moves, written as `0 pick sphinx`. */
const REMEMBERED: Record<string, (outcome: Outcome, moves: readonly string[]) => void> = {
  'shared-victory': ({ ranking }) => expect(ranking).toEqual([[0, 1]]),
  'decided-by-blue-cards': ({ ranking, scores }) => {
    expect(scores[0].total).toBe(scores[1].total);
    expect(scores[ranking[0][0]].blue).toBeGreaterThan(scores[ranking[1][0]].blue);
  },
  'military-of-the-second-player': ({ ending, ranking }) => expect([ending, ranking[0]]).toEqual(['military', [1]]),
  'military-after-seven-wonders': ({ ending }) => expect(ending).toBe('military'),
  'science-of-the-second-player': ({ ending, ranking }) => expect([ending, ranking[0]]).toEqual(['scientific', [1]]),
  'extra-turn-lost-at-the-end': ({ ending }) => expect(ending).toBe('civilian'),
  'more-than-eighty-five-points': ({ scores }) => {
    expect(Math.max(...scores.map((score) => score.total))).toBeGreaterThan(85);
  },
  'a-token-declined': ({ ending }) => expect(ending).toBe('civilian'),
  'agora-political-victory': ({ ending, ranking }, moves) => {
    expect([ending, ranking, moves.at(-1)]).toEqual(['political', [[0], [1]], '0 place 6']);
  },
  // The second player gives the shield up with the pawn before the own capital.
  'agora-military-by-a-lost-shield': ({ ending, ranking }, moves) => {
    expect([ending, ranking, moves.at(-1)]).toEqual(['military', [[0], [1]], '1 move 5 to 4']);
  },
  'agora-game-ended-by-a-conspiracy': ({ ending, ranking }, moves) => {
    expect([ending, ranking, moves.at(-1)]).toEqual(['military', [[1], [0]], '1 trigger coup']);
  },
  // Property Fraud takes the last card of an Age, and the same player starts the next one.
  'agora-age-ended-by-a-conspiracy': (_, moves) => {
    const last = moves.indexOf('0 build apothecary free');
    expect(moves[last + 1]).toBe('0 discard conspirator-6');
  },
  // Seven of them stand at the end: one has been sabotaged.
  'agora-eight-wonders': (_, moves) => {
    expect(moves.filter((move) => / build \S+ with /.test(move))).toHaveLength(8);
  },
  // A moved cube gives the shield up, and the other player places a cube in the middle of the turn.
  'agora-token-of-the-other': (_, moves) => {
    const moved = moves.lastIndexOf('0 move 1 to 2');
    expect(moves[moved + 1]).toBe('1 place 4');
  },
  'agora-a-conspirator-does-nothing': (_, moves) => {
    const idle = moves.findIndex(
      (move, index) => move.includes(' recruit conspirator') && moves[index + 1]?.endsWith(' pass'),
    );
    expect(idle).toBeGreaterThan(0);
  },
};

test.each(readdirSync(folder))('%s replays move by move to the same end', (file) => {
  const text = readFileSync(new URL(file, folder), 'utf8');
  const loaded = loadSave(duel, text);
  if (!loaded.ok) throw new Error(loaded.problem.detail);
  const outcome = loaded.value.match.outcome();
  if (outcome === null) throw new Error('the game is not finished');
  const remembered = REMEMBERED[file.replace('.json', '')];
  expect(remembered, 'say what this game is remembered for').toBeDefined();
  const { moves } = JSON.parse(text) as { moves: string[] };
  remembered(outcome, moves);
});
