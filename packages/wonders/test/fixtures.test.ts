import { readdirSync, readFileSync } from 'node:fs';
import { loadSave, type Outcome } from '@pharos/core';
import { expect, test } from 'vitest';
import { wonders } from '../src/index.ts';

const folder = new URL('../fixtures/', import.meta.url);

/** What each remarkable game is remembered for. */
const REMEMBERED: Record<string, (outcome: Outcome, moves: readonly string[]) => void> = {
  'shared-victory': ({ ranking }) => expect(ranking[0]).toEqual([0, 2]),
  'decided-by-coins': ({ ranking, scores }) => {
    expect(ranking[0]).toHaveLength(1);
    expect(scores[ranking[0][0]].total).toBe(scores[ranking[1][0]].total);
  },
  'guild-copied-by-choice': (_, moves) => expect(moves.at(-1)).toMatch(/^copy /),
  'revived-in-the-last-turn': (_, moves) => expect(moves.at(-1)).toMatch(/^revive /),
  'seventh-card-in-every-age': ({ ranking }) => expect(ranking[0]).toEqual([0]),
  'two-players': (_, moves) => expect(moves.filter((move) => move.startsWith('free-city '))).toHaveLength(18),
  'seven-players': ({ scores }) => expect(Math.max(...scores.map((score) => score.total))).toBeGreaterThan(60),
};

test.each(readdirSync(folder))('%s replays move by move to the same end', (file) => {
  const loaded = loadSave(wonders, readFileSync(new URL(file, folder), 'utf8'));
  if (!loaded.ok) throw new Error(loaded.problem.detail);
  const { match } = loaded.value;
  const outcome = match.outcome();
  if (outcome === null) throw new Error('the game is not finished');
  const remembered = REMEMBERED[file.replace('.json', '')];
  expect(remembered, 'say what this game is remembered for').toBeDefined();
  remembered(
    outcome,
    match.log.map(({ text }) => text),
  );
});
