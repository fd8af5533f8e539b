import { readdirSync, readFileSync } from 'node:fs';
import { loadSave, unwrap, type Outcome, type Save } from '@pharos/core';
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
  'armada-by-the-books': (_, moves) => expect(moves.join()).toMatch(/1 right2/),
  'rules-1-losses-before-the-extra-card': (outcome) => expect(totals(outcome)).toEqual([19, 26, 33, 49]),
  'rules-1-emporiums-sell-tradeable': (outcome) => expect(totals(outcome)).toEqual([49, 41, 65, 24]),
  'rules-1-science-guild-uncapped': (outcome) => expect(totals(outcome)).toEqual([70, 66, 47, 51]),
  'rules-1-late-explorations-wait': (outcome) => expect(totals(outcome)).toEqual([32, 28, 39, 30, 44]),
};

function totals({ scores }: Outcome): number[] {
  return scores.map(({ total }) => total);
}

test.each(readdirSync(folder))('%s replays move by move to the same end', (file) => {
  const text = readFileSync(new URL(file, folder), 'utf8');
  const { match, stoppedAt } = unwrap(loadSave(wonders, text));
  // A save of earlier rules is not held to its fingerprint by loading: here it is.
  expect(stoppedAt).toBeNull();
  expect(match.hash()).toBe((JSON.parse(text) as Save).hash);
  const outcome = match.outcome();
  if (outcome === null) throw new Error('the game is not finished');
  const remembered = REMEMBERED[file.replace('.json', '')];
  expect(remembered, 'say what this game is remembered for').toBeDefined();
  remembered(
    outcome,
    match.log.map(({ text }) => text),
  );
});
