import { knownRating, type Rating } from './ratingModel.ts';
import type { RatingClass, SizeClass } from './ratingClass.ts';

/** By how many Elo each level is stronger than the one before it; before the first one is `random`. */
interface Steps {
  readonly novice: number;
  readonly greedy: number;
  readonly adept: number;
  readonly expert: number;
  readonly master: number;
}

const LEVELS = ['novice', 'greedy', 'adept', 'expert', 'master'] as const;
const KNOWN_LEVELS: readonly string[] = ['random', ...LEVELS];

/** The level that is worth as much as a new player. */
const LIKE_NEW = 'adept';

/**
 * Played level against level, as docs/bots.md has it with the doubt of each. What was not is said beside it. The step to `master` was
 * played in Duel alone; elsewhere it is the same share of the step before it.
 */
const STEPS: Readonly<Record<string, Readonly<Partial<Record<SizeClass, Steps>>>>> = {
  duel: { '2': { novice: 392, greedy: 217, adept: 474, expert: 541, master: 104 } },
  'duel/agora': { '2': { novice: 625, greedy: 424, adept: 179, expert: 280, master: 54 } },
  wonders: {
    // `novice` won all of its games: it is at least as much. `expert` as at three and four.
    '2': { novice: 687, greedy: 392, adept: 225, expert: 198, master: 38 },
    // Between three and four players.
    '3-4': { novice: 570, greedy: 409, adept: 158, expert: 198, master: 38 },
    // Six players; `expert` between a few games against `adept` and a search of 100 ms against `greedy` at seven.
    '5-8': { novice: 655, greedy: 420, adept: 113, expert: 168, master: 32 },
  },
  'wonders/armada': {
    // Four players; `expert` between a few games against `adept` and a search of 500 iterations against `greedy`.
    '3-4': { novice: 579, greedy: 462, adept: 105, expert: 160, master: 31 },
    // Six players; `expert` as at four.
    '5-8': { novice: 610, greedy: 480, adept: 56, expert: 160, master: 31 },
  },
};

/** The rating of a bot. It never changes, so that numbers mean the same on every server. Null for a level that nobody measured. */
export function botRating({ game, expansions, size }: RatingClass, level: string): Rating | null {
  const bySize = STEPS[[game, ...expansions].join('/')] ?? STEPS[game];
  // What nobody measured is like the class next to it.
  const steps = bySize?.[size] ?? bySize?.['3-4'] ?? bySize?.['2'];
  if (steps === undefined || !KNOWN_LEVELS.includes(level)) return null;
  return knownRating(aboveRandom(steps, level) - aboveRandom(steps, LIKE_NEW));
}

function aboveRandom(steps: Steps, level: string): number {
  return LEVELS.slice(0, KNOWN_LEVELS.indexOf(level)).reduce((sum, step) => sum + steps[step], 0);
}
