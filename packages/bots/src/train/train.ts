import { fastRng, rngFromSeed, type Game, type GameEvent } from '@pharos/core';
import { greedyBot } from '../greedy.ts';
import { linearGuide } from '../knowledge/knowledge.ts';
import { KNOTS, type Weights } from '../knowledge/weights.ts';
import { DEFAULT_SETTINGS } from '../search/settings.ts';
import { fit, qualityOf, type Quality } from './fit.ts';
import type { Round } from './rounds.ts';
import type { School } from './school.ts';
import { attendGame, Course, type Schooling } from './selfPlay.ts';
import { botTeacher, guideTeacher, searchTeacher, type Teacher } from './teacher.ts';

export interface Plan<Options> {
  /** The kinds of table to learn at, in turn. */
  readonly tables: readonly Options[];
  readonly rounds: readonly Round[];
  readonly series: number;
}

/** How the last round went, in games that were not learned from. */
export interface Report {
  readonly positions: number;
  /** How well the winner was foretold: by nobody, by the hand-made judgement, by the fitted one. */
  readonly constant: Quality;
  readonly handmade: Quality;
  readonly fitted: Quality;
  /** How well the teacher's moves were. */
  readonly movesConstant: Quality;
  readonly movesFitted: Quality;
}

/** One game in so many is kept for the exam. */
const EXAM = 8;
const SEAT_EPOCHS = 10;
/** What was believed before weighs as much as so many games: tried out on games of Duel. */
const BELIEF = 2;
const MOVE_FITTING = { epochs: 5, decay: 1e-4 };
const HANDMADE_FITTING = { epochs: 8, decay: 0 };
/** Games of a weak teacher are cheap and need more variety. */
const HABITS: Readonly<Record<Round['teacher'], Pick<Schooling<never>, 'noise' | 'every'>>> = {
  greedy: { noise: 0.12, every: 6 },
  guide: { noise: 0.08, every: 6 },
  search: { noise: 0.04, every: 3 },
};

/**
 * Plays games in rounds, and after each fits weights to what they teach; each round is taught by what the one before has
 * found out. The same plan always gives the same weights.
 */
export function train<Options, State, View, Event extends GameEvent>(
  game: Game<Options, State, View, Event>,
  school: School<State>,
  { tables, rounds, series }: Plan<Options>,
  onProgress: (done: number) => void,
): { readonly weights: Weights; readonly report: Report } {
  const { seatFeatures, moveFeatures } = school.knowledge;
  const sharpened = (weight: number): number => school.sharpness * weight;
  // Each teacher's moves are learned afresh; those of the greedy bot would mislead a search.
  const nothing = new Float64Array(moveFeatures.length);
  let weights: Weights = { seat: new Float64Array(KNOTS * seatFeatures.length), move: nothing };
  let report: Report | null = null;
  for (const [index, round] of rounds.entries()) {
    const course = new Course(false);
    const exam = new Course(true);
    const schooling = { school, teacher: teacherOf(game, school, round, weights), ...HABITS[round.teacher] };
    for (let played = 0; played < round.games; played++) {
      const deal = rngFromSeed(`${series}.${index * 10_000_000 + played}`);
      const isExam = Math.floor(played / tables.length) % EXAM === 0;
      const rng = fastRng(played, series * rounds.length + index);
      attendGame(game, tables[played % tables.length], schooling, deal, rng, isExam ? exam : course);
      onProgress((index + (played + 1) / round.games) / rounds.length);
    }
    weights = {
      seat: fit(course.seats, weights.seat, { epochs: SEAT_EPOCHS, decay: BELIEF / round.games }),
      move: round.teacher === 'greedy' ? weights.move : fit(course.moves, nothing, MOVE_FITTING).map(sharpened),
    };
    report = reportOf(course, exam, weights);
  }
  if (report === null) throw new Error('a training needs at least one round');
  return { weights, report };
}

function teacherOf<Options, State, View, Event extends GameEvent>(
  game: Game<Options, State, View, Event>,
  school: School<State>,
  { teacher, iterations }: Round,
  weights: Weights,
): Teacher<State> {
  const guide = linearGuide(school.knowledge, () => weights);
  switch (teacher) {
    case 'greedy':
      return botTeacher(game, greedyBot(game, school.evaluate));
    case 'guide':
      return guideTeacher(game, guide, (s) => school.table(s));
    case 'search':
      return searchTeacher({ rules: game, guide, table: (s) => school.table(s) }, iterations, DEFAULT_SETTINGS);
  }
}

function reportOf(course: Course, exam: Course, weights: Weights): Report {
  const handmade = fit(course.handmade, new Float64Array(KNOTS), HANDMADE_FITTING);
  return {
    positions: course.seats.questions + exam.seats.questions,
    constant: qualityOf(exam.seats, new Float64Array(weights.seat.length)),
    handmade: qualityOf(exam.handmade, handmade),
    fitted: qualityOf(exam.seats, weights.seat),
    movesConstant: qualityOf(exam.moves, new Float64Array(weights.move.length)),
    movesFitted: qualityOf(exam.moves, weights.move),
  };
}
