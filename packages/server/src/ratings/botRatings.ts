import { knownRating, type Rating } from './ratingModel.ts';
import type { RatingClass } from './ratingClass.ts';

/**
 * What bots are worth, in Elo above `greedy`, as docs/bots.md measured it. The ladder of Duel was played level against level. Of
 * the others it is known by how much a search of so many iterations beats `greedy`; the steps above `greedy` are those of Duel,
 * shortened until they agree with that, and the steps below are those of Duel.
 */
const DUEL = { random: -609, novice: -217, greedy: 0, adept: 474, expert: 1015, master: 1119 };

function shortened(share: number): typeof DUEL {
  const { adept, expert, master } = DUEL;
  return { ...DUEL, adept: adept * share, expert: expert * share, master: master * share };
}

const LADDERS: Readonly<Record<string, typeof DUEL>> = {
  duel: DUEL,
  // 6,000 iterations, two thirds of the way from `expert` to `master`: +301.
  'duel/agora': shortened(0.28),
  // 1,600 iterations, a little above `expert`: +334.
  wonders: shortened(0.32),
  // 500 iterations, two thirds of the way from `adept` to `expert`: +247.
  'wonders/armada': shortened(0.3),
};

/** The level that is worth as much as a new player. */
const LIKE_NEW = 'adept';

/** The rating of a bot. It never changes, so that numbers mean the same on every server. Null for a level that nobody measured. */
export function botRating({ game, expansions }: RatingClass, level: string): Rating | null {
  const ladder = LADDERS[[game, ...expansions].join('/')] ?? LADDERS[game];
  if (ladder === undefined || !(level in ladder)) return null;
  return knownRating(ladder[level as keyof typeof DUEL] - ladder[LIKE_NEW]);
}
