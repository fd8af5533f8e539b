import { API, onPage } from './places.ts';
import type { Scenes, Setting } from './setting.ts';

const PUZZLE = '[data-testid=puzzle]';
const RATING = { points: 1612, doubt: 84, provisional: false };

/** Somebody who has kept their identity, and whose tries count. */
const rated = (set: string): NonNullable<typeof API> => ({
  ...API,
  [`/puzzles/${set}`]: { puzzles: [], own: { ...RATING, tries: 31, solved: 19 }, tried: [] },
});

const puzzle = (set: string, press: readonly string[] = [], until = PUZZLE): Setting =>
  onPage(`/puzzles/${set}`, { shown: PUZZLE, press, until, api: rated(set) });

const SHOW = [`${PUZZLE} [data-testid=show-solution]`];
const SHOWN = `${PUZZLE}[data-state=shown]`;

export const puzzleScenes: Scenes = {
  puzzles: () => onPage('/puzzles', { shown: '[data-testid=puzzles-armada-mixed]' }),
  puzzle: () => puzzle('duel'),
  puzzleShown: () => puzzle('duel', SHOW, SHOWN),
  puzzleWonders: () => puzzle('wonders'),
  puzzleShownArmada: () => puzzle('armada', SHOW, SHOWN),
};
