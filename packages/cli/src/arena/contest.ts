import { botRng, chooseMove, CourseOfPlay, type Bot } from '@pharos/bots';
import { firstSeat, MAX_PLIES, rngFromSeed, type Game, type GameEvent, type Outcome, type SeatId } from '@pharos/core';
import type { GameArgs } from '../args.ts';
import { readBotSpec } from '../botNames.ts';
import { readOptions } from '../games/gameOption.ts';
import { withGame } from '../games/lookup.ts';
import { seatsOfA } from './pairing.ts';

/** One game of a contest, as a thread gets it. */
export interface ContestJob {
  readonly game: string;
  readonly args: GameArgs;
  /** The two bots as they were written. */
  readonly a: string;
  readonly b: string;
  readonly series: number;
  readonly index: number;
}

/** Sums over the choices or seats of one of the two bots. */
interface Side {
  points: number;
  seats: number;
  choices: number;
  milliseconds: number;
}

/** How one game went. */
export interface Contest {
  /** 1 if `a` won, ½ if it shared the victory, 0 if it lost. */
  readonly result: number;
  readonly a: Readonly<Side>;
  readonly b: Readonly<Side>;
}

/** Plays one game of a contest; the same job always gives the same game, unless a bot thinks by the clock. */
export function playContest(job: ContestJob): Contest {
  return withGame(job.game, (known) => {
    const { game, bot } = known;
    const options = readOptions(known, job.args);
    const { deal, own } = seatsOfA(job.index, game.seatCount(options), known.seatsPerSide(options));
    const bots = [bot(readBotSpec(job.a)), bot(readBotSpec(job.b))];
    const sides = [newSide(), newSide()];
    const s = game.setup(options, rngFromSeed(`${job.series}.${deal}`));
    const sideOf = (seat: SeatId): number => (own.includes(seat) ? 0 : 1);
    const course = new CourseOfPlay(game, game.seatCount(options));
    playOut(game, s, course, sideOf, bots, sides, botRng(`${job.series}.${deal}`, own[0]));
    const outcome = game.outcome(s);
    if (outcome === null) throw new Error('the game stopped without an outcome');
    for (const [seat, { total }] of outcome.scores.entries()) {
      sides[sideOf(seat)].points += total;
      sides[sideOf(seat)].seats++;
    }
    return { result: resultOf(outcome, own), a: sides[0], b: sides[1] };
  });
}

function newSide(): Side {
  return { points: 0, seats: 0, choices: 0, milliseconds: 0 };
}

function playOut<Options, State, View, Event extends GameEvent>(
  game: Game<Options, State, View, Event>,
  s: State,
  course: CourseOfPlay<State, Event>,
  sideOf: (seat: SeatId) => number,
  bots: readonly Bot<State>[],
  sides: readonly Side[],
  rng: ReturnType<typeof botRng>,
): void {
  for (let plies = 0; plies < MAX_PLIES; plies++) {
    const acting = game.toAct(s);
    if (acting === 0) return;
    const seat = firstSeat(acting);
    const side = sideOf(seat);
    const started = performance.now();
    const move = chooseMove(game, bots[side], s, seat, rng, course.seenBy(seat));
    sides[side].milliseconds += performance.now() - started;
    sides[side].choices++;
    course.play(s, seat, move);
  }
  throw new Error(`no end within ${MAX_PLIES} choices`);
}

function resultOf({ ranking }: Outcome, own: readonly SeatId[]): number {
  const [best] = ranking;
  if (!best.includes(own[0])) return 0;
  return best.length === own.length ? 1 : 0.5;
}
