import { puzzleSet, puzzleTry, type CountedPuzzleTry, type PuzzleRatings } from '@pharos/protocol';
import { z } from 'zod';
import type { Identity } from '../identity/identity.ts';
import { requireKept } from '../identity/keptIdentities.ts';
import type { PuzzleTries } from '../ratings/puzzles/puzzleTries.ts';
import type { Time } from '../shared/time.ts';
import { TokenBuckets } from '../shared/tokenBuckets.ts';
import type { Api } from './api.ts';
import type { Authentication } from './authentication.ts';
import { responses } from './responseSchemas.ts';

export interface PuzzleRouteParts {
  readonly time: Time;
  readonly identity: Pick<Identity, 'guestOf'>;
  readonly authentication: Pick<Authentication, 'guest'>;
  readonly puzzleTries: PuzzleTries;
}

/** Nobody thinks about more puzzles than this. */
const TRIES = { burst: 20, perSecond: 1 / 3 };

const rating = { points: z.int(), doubt: z.int(), provisional: z.boolean() };
const counts = { tries: z.int(), solved: z.int() };
const shownRating = z.object(rating);
const solver = z.object({ ...rating, ...counts });
const puzzle = z.object({ id: z.string(), ...rating, ...counts });
const ratings = z.object({
  puzzles: z.array(puzzle).readonly(),
  own: solver.nullable(),
  tried: z.array(z.object({ puzzle: z.string(), solved: z.boolean() })).readonly(),
}) satisfies z.ZodType<PuzzleRatings>;
const counted = z.object({
  counted: z.boolean(),
  solved: z.boolean(),
  before: shownRating,
  own: solver,
  puzzle,
}) satisfies z.ZodType<CountedPuzzleTry>;

/** What puzzles and those who solve them are worth. */
export function puzzleRoutes(api: Api, { time, identity, authentication, puzzleTries }: PuzzleRouteParts): void {
  const tries = new TokenBuckets(TRIES);
  const params = z.object({ set: puzzleSet });

  const all = 'What the puzzles of a set are worth, and whoever asks, if they have kept their identity.';
  const schema = { params, description: all, response: responses(ratings) };
  api.get('/puzzles/:set', { schema }, async (request) => {
    const guest = await identity.guestOf(request.headers);
    return puzzleTries.ratings(request.params.set, guest?.kept === true ? guest.id : null);
  });

  const first =
    'A try at a puzzle. The first one counts, once; of a later one the answer tells what the first came to.';
  const trySchema = { params, body: puzzleTry, description: first, response: responses(counted) };
  api.post('/puzzles/:set/tries', { schema: trySchema }, async (request) => {
    const guest = await authentication.guest(request);
    requireKept(guest);
    tries.takeOrRefuse(guest.id, time.now(), 'tries at puzzles');
    return puzzleTries.count(guest.id, { set: request.params.set, ...request.body });
  });
}
