import { partsOf } from '@pharos/bots';
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
 * played in Duel alone, by a search of 3,000 iterations.
 */
const STEPS: Readonly<Record<string, Readonly<Partial<Record<SizeClass, Steps>>>>> = {
  duel: { '2': { novice: 252, greedy: 308, adept: 363, expert: 315, master: 191 } },
  // `master` is taken to be as far ahead as in Duel.
  'duel/agora': { '2': { novice: 395, greedy: 441, adept: 241, expert: 382, master: 191 } },
  wonders: {
    // `novice` halves the way from `random` to `greedy`, as it does at four; the others as they were before levels were moved apart.
    '2': { novice: 540, greedy: 539, adept: 225, expert: 198, master: 38 },
    // Four players; `adept` and `expert` between games of an `adept` that is greedy less often and one that is more often.
    '3-4': { novice: 460, greedy: 460, adept: 150, expert: 110, master: 60 },
    // `novice` as above; `expert` and `master` as at four.
    '5-8': { novice: 538, greedy: 537, adept: 113, expert: 110, master: 60 },
  },
  'wonders/armada': {
    // As in the base game, with `adept` as it was before levels were moved apart.
    '3-4': { novice: 520, greedy: 521, adept: 105, expert: 110, master: 60 },
    '5-8': { novice: 545, greedy: 545, adept: 56, expert: 110, master: 60 },
  },
};

/** The rating of a bot. It never changes, so that numbers mean the same on every server. Null for one that nobody measured. */
export function botRating({ game, expansions, size }: RatingClass, bot: string): Rating | null {
  const bySize = STEPS[[game, ...expansions].join('/')] ?? STEPS[game];
  // What nobody measured is like the class next to it.
  const steps = bySize?.[size] ?? bySize?.['3-4'] ?? bySize?.['2'];
  // Characters are as strong as their level.
  const { level } = partsOf(bot);
  if (steps === undefined || level === undefined) return null;
  return knownRating(aboveRandom(steps, level) - aboveRandom(steps, LIKE_NEW));
}

function aboveRandom(steps: Steps, level: string): number {
  return LEVELS.slice(0, KNOWN_LEVELS.indexOf(level)).reduce((sum, step) => sum + steps[step], 0);
}
