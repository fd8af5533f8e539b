import { fastRng, rngFromSeed, type Game, type GameEvent } from '@pharos/core';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { KNOTS, type WeightsFile } from '../knowledge/weights.ts';
import { fit, qualityOf, type Quality } from './fit.ts';
import type { Lessons } from './lessons.ts';
import { attendGame, Course, type Schooling } from './selfPlay.ts';

export interface Training<Options, State> extends Omit<Schooling<Options, State>, 'options'> {
  /** The kinds of table to learn from, in turn. */
  readonly tables: readonly Options[];
  readonly games: number;
  readonly series: number;
}

export interface Report {
  readonly positions: number;
  /** How well the chances of winning were foretold in games that were not learned from. */
  readonly seats: Readonly<Record<'constant' | 'handmade' | 'fitted', Quality>>;
  /** How well the teacher's moves were. */
  readonly moves: Readonly<Record<'constant' | 'fitted', Quality>>;
}

/** One game in so many is kept for the exam. */
const EXAM = 8;
const SEAT_FITTING = { epochs: 12, decay: 3e-4 };
const MOVE_FITTING = { epochs: 6, decay: 1e-4 };
const HANDMADE_FITTING = { epochs: 8, decay: 0 };

/** Plays games, and fits weights to what they teach. The same training always gives the same weights. */
export function train<Options, State, View, Event extends GameEvent>(
  game: Game<Options, State, View, Event>,
  training: Training<Options, State>,
  onProgress: (done: number) => void,
): { readonly weights: Omit<WeightsFile, 'provenance'>; readonly report: Report } {
  const { knowledge, tables, games, series } = training;
  const course = new Course(false);
  const exam = new Course(true);
  for (let index = 0; index < games; index++) {
    const options = tables[index % tables.length];
    const into = Math.floor(index / tables.length) % EXAM === 0 ? exam : course;
    attendGame(game, { ...training, options }, rngFromSeed(`${series}.${index}`), fastRng(index, series), into);
    onProgress((index + 1) / games);
  }
  const seat = fit(course.seats, KNOTS * knowledge.seatFeatures.length, SEAT_FITTING);
  const move = fit(course.moves, knowledge.moveFeatures.length, MOVE_FITTING);
  const handmade = fit(course.handmade, KNOTS, HANDMADE_FITTING);
  return {
    weights: byName(knowledge, seat, move),
    report: {
      positions: course.seats.questions + exam.seats.questions,
      seats: {
        constant: constant(exam.seats),
        handmade: qualityOf(exam.handmade, handmade),
        fitted: qualityOf(exam.seats, seat),
      },
      moves: { constant: constant(exam.moves), fitted: qualityOf(exam.moves, move) },
    },
  };
}

function constant(lessons: Lessons): Quality {
  return qualityOf(lessons, new Float64Array(1 << 16));
}

function byName<State>(
  { seatFeatures, moveFeatures }: Knowledge<State>,
  seat: Float64Array,
  move: Float64Array,
): Omit<WeightsFile, 'provenance'> {
  const knots = Array.from({ length: KNOTS }, (_, knot) => KNOTS - 1 - knot);
  const ofFeature = (number: number): number[] =>
    knots.map((knot) => rounded(seat[knot * seatFeatures.length + number]));
  return {
    seat: Object.fromEntries(seatFeatures.map((name, number) => [name, ofFeature(number)])),
    move: Object.fromEntries(moveFeatures.map((name, number) => [name, rounded(move[number])])),
  };
}

/** Weights need no more digits, and the file is read by people too. */
function rounded(weight: number): number {
  return Math.round(weight * 1e4) / 1e4;
}
