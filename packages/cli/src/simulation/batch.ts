import { botRng, chooseMove, CourseOfPlay, type Bot } from '@pharos/bots';
import { firstSeat, MAX_PLIES, rngFromSeed, Tally, type Game, type GameEvent, type Outcome } from '@pharos/core';
import { brokenRule } from './invariants.ts';
import { Results } from './results.ts';

/** A game that broke down, with what is needed to see it again. */
export interface Failure {
  readonly seed: string;
  readonly message: string;
}

export interface Batch {
  readonly tally: Tally;
  readonly results: Results;
  readonly failures: readonly Failure[];
}

/** Plays the games `series.0`, `series.1`, … between bots. */
export function playBatch<Options, State, View, Event extends GameEvent>(
  game: Game<Options, State, View, Event>,
  options: Options,
  bots: readonly Bot<State>[],
  range: {
    readonly series: number;
    readonly games: number;
    readonly endings: readonly string[];
    /** How many win together; one if it is left out. */
    readonly partners?: number;
  },
  onProgress: (done: number) => void,
): Batch {
  const tally = new Tally();
  const results = new Results(game.seatCount(options), range.endings, range.partners);
  const failures: Failure[] = [];
  for (let index = 0; index < range.games; index++) {
    const seed = `${range.series}.${index}`;
    try {
      const s = game.setup(options, rngFromSeed(seed));
      const plies = playOut(game, s, bots, seed);
      results.add(checked(game.outcome(s), game.seatCount(options)));
      tally.add(game, s, plies);
    } catch (error) {
      failures.push({ seed, message: error instanceof Error ? error.message : String(error) });
    }
    if (index % 64 === 0) onProgress(index / range.games);
  }
  return { tally, results, failures };
}

/** Plays a game to its end, in place; answers the number of choices. */
export function playOut<Options, State, View, Event extends GameEvent>(
  game: Game<Options, State, View, Event>,
  s: State,
  bots: readonly Bot<State>[],
  seed: string,
): number {
  const rng = botRng(seed);
  const course = new CourseOfPlay(game, bots.length);
  for (let plies = 0; plies < MAX_PLIES; plies++) {
    const acting = game.toAct(s);
    if (acting === 0) return plies;
    const seat = firstSeat(acting);
    course.play(s, seat, chooseMove(game, bots[seat], s, seat, rng, course.seenBy(seat)));
  }
  throw new Error(`no end within ${MAX_PLIES} choices`);
}

function checked(outcome: Outcome | null, seats: number): Outcome {
  if (outcome === null) throw new Error('the game stopped without an outcome');
  const broken = brokenRule(outcome, seats);
  if (broken !== null) throw new Error(broken);
  return outcome;
}
