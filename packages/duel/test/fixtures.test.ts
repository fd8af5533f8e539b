import { readdirSync, readFileSync } from 'node:fs';
import { loadSave, type Outcome } from '@pharos/core';
import { expect, test } from 'vitest';
import { duel } from '../src/index.ts';

const folder = new URL('../fixtures/', import.meta.url);

/** What each remarkable game is remembered for. */
const REMEMBERED: Record<string, (outcome: Outcome) => void> = {
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
};

test.each(readdirSync(folder))('%s replays move by move to the same end', (file) => {
  const loaded = loadSave(duel, readFileSync(new URL(file, folder), 'utf8'));
  if (!loaded.ok) throw new Error(loaded.problem.detail);
  const outcome = loaded.value.match.outcome();
  if (outcome === null) throw new Error('the game is not finished');
  const remembered = REMEMBERED[file.replace('.json', '')];
  expect(remembered, 'say what this game is remembered for').toBeDefined();
  remembered(outcome);
});
