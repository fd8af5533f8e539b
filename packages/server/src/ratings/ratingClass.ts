import { expansionsIn } from '../shared/expansionsIn.ts';
import { gameEntry } from '../shared/games.ts';

/** Games whose results are compared: of one game, with the same expansions, at tables of about the same size. */
export interface RatingClass {
  readonly game: string;
  readonly expansions: readonly string[];
  readonly size: SizeClass;
}

const SIZES = ['2', '3-4', '5-8', 'teams'] as const;
export type SizeClass = (typeof SIZES)[number];

export function ratingClassOf(game: string, options: unknown): RatingClass {
  const entry = gameEntry(game);
  return {
    game,
    expansions: expansionsIn(options),
    size: sizeOf(entry.game.seatCount(options), entry.teamSize(options)),
  };
}

function sizeOf(seats: number, teamSize: number): SizeClass {
  if (teamSize > 1) return 'teams';
  if (seats <= 2) return '2';
  return seats <= 4 ? '3-4' : '5-8';
}

/** As it is stored and told: `duel/agora:2`, `wonders:3-4`. */
export function formatRatingClass({ game, expansions, size }: RatingClass): string {
  return `${[game, ...expansions].join('/')}:${size}`;
}

/** Null for what is none. */
export function parseRatingClass(text: string): RatingClass | null {
  const [, packs, named] = /^([a-z]+(?:\/[a-z]+)*):([2-8a-z-]+)$/.exec(text) ?? [];
  const size = SIZES.find((known) => known === named);
  if (packs === undefined || size === undefined) return null;
  const [game, ...expansions] = packs.split('/');
  return { game, expansions, size };
}
