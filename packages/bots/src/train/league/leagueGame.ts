import { fastRng, rngFromSeed, type Game, type GameEvent, type Rng, type SeatId } from '@pharos/core';
import type { FeatureSet } from '../../model/featureSet.ts';
import { leaningGuide, type Leaning } from '../../model/leaningGuide.ts';
import type { Guide } from '../../search/guide.ts';
import { DEFAULT_SETTINGS } from '../../search/settings.ts';
import type { League, TrainingGame } from '../trainingGame.ts';
import { playRecord, type Player } from './playRecord.ts';
import type { GameRecord } from './record.ts';

/** The players whose thoughts are learned: all others overrate something, or are older. */
export const BEST = 'best';
const EARLIER = 'earlier';

/** The guides of a round of the league. */
export interface RoundGuides<State> {
  /** The best one so far. */
  readonly best: Guide<State>;
  /** One of an earlier round; the best one has to stay ahead of it. */
  readonly earlier: Guide<State>;
}

/** Which game of a training it is. */
export interface GameNumber {
  readonly series: number;
  readonly round: number;
  readonly number: number;
}

/** Of so many seats … */
const SEATS = 20;
/** … so many are taken by players that lean to something, and by earlier ones. */
const LEANING_SEATS = 7;
const EARLIER_SEATS = 1;
const RECORDING = { search: DEFAULT_SETTINGS, drawnChoices: 12, noise: 0.03 };
const GAMES_PER_ROUND = 10_000_000;

/** Plays a game of the league; the same arguments always give the same game. */
export function playLeagueGame<Options, State, View, Event extends GameEvent>(
  game: Game<Options, State, View, Event>,
  training: TrainingGame<State>,
  league: League<State>,
  tables: readonly Options[],
  { series, round, number }: GameNumber,
  guides: RoundGuides<State>,
  iterations: number,
): GameRecord {
  const table = number % tables.length;
  const options = tables[table];
  const rng = fastRng(number, series * 100 + round);
  const seats = game.seatCount(options);
  const seed = `${series}.${round * GAMES_PER_ROUND + number}`;
  const leanings = Object.entries(league.leaningsOf(game.setup(options, rngFromSeed(seed))));
  const players = Array.from({ length: seats }, (_, seat) =>
    drawPlayer(training.featureSet, leanings, guides, seat, iterations, rng),
  );
  return playRecord(game, options, { table, seed, number }, players, { seats, partners: 1 }, RECORDING);
}

function drawPlayer<State>(
  featureSet: FeatureSet<State>,
  leanings: readonly (readonly [string, Leaning])[],
  { best, earlier }: RoundGuides<State>,
  seat: SeatId,
  iterations: number,
  rng: Rng,
): Player<State> {
  const drawn = rng(SEATS);
  if (drawn < EARLIER_SEATS) return { name: EARLIER, guide: earlier, iterations };
  if (drawn >= EARLIER_SEATS + LEANING_SEATS) return { name: BEST, guide: best, iterations };
  const [name, leaning] = leanings[rng(leanings.length)];
  return { name, guide: leaningGuide(best, featureSet, leaning, seat), iterations };
}
