import { firstSeat, type Game, type GameEvent, type Move, type Outcome, type Rng } from '@pharos/core';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { Notes } from '../knowledge/notes.ts';
import { KNOTS } from '../knowledge/weights.ts';
import { Lessons } from './lessons.ts';
import { lesson, victory } from './results.ts';
import type { School } from './school.ts';
import type { Teacher } from './teacher.ts';

/** What is learned from games of one kind, or what is asked in the end. */
export class Course {
  /** In an exam nothing counts but who won. */
  readonly isExam: boolean;
  readonly seats = new Lessons();
  readonly moves = new Lessons();
  /** The same questions as in `seats`, answered by the hand-made evaluation. */
  readonly handmade = new Lessons();

  constructor(isExam: boolean) {
    this.isExam = isExam;
  }
}

export interface Schooling<State> {
  readonly school: School<State>;
  readonly teacher: Teacher<State>;
  /** The share of moves that are drawn, so that positions vary. */
  readonly noise: number;
  /** One position in so many is kept. */
  readonly every: number;
}

const FINE = 1 << 20;
const notes = new Notes();
const favour = new Float64Array(1024);

interface Kept<State> {
  readonly s: State;
  readonly seat: number;
  readonly chance: number;
}

/** Plays a game, and adds what it teaches to a course. */
export function attendGame<Options, State, View, Event extends GameEvent>(
  game: Game<Options, State, View, Event>,
  options: Options,
  schooling: Schooling<State>,
  deal: Rng,
  rng: Rng,
  course: Course,
): void {
  const { school, teacher, noise, every } = schooling;
  const s = game.setup(options, deal);
  const kept: Kept<State>[] = [];
  const moves: Move[] = [];
  for (let acting = game.toAct(s); acting !== 0; acting = game.toAct(s)) {
    const seat = firstSeat(acting);
    const count = game.legalMoves(s, seat, moves);
    const isKept = rng(every) === 0;
    if (count === 1) {
      game.apply(s, seat, moves[0]);
      continue;
    }
    const chance = teacher.teach(s, seat, moves, count, rng, favour);
    if (isKept) {
      kept.push({ s: game.clone(s), seat, chance });
      learnMoves(school.knowledge, s, seat, moves, count, course.moves);
    }
    game.apply(s, seat, moves[rng(FINE) < noise * FINE ? rng(count) : bestOf(count)]);
  }
  const outcome = game.outcome(s);
  if (outcome === null) throw new Error('a game of the training did not end');
  for (const position of kept) learnPosition(school, position, outcome, course);
}

function bestOf(count: number): number {
  let best = 0;
  for (let index = 1; index < count; index++) if (favour[index] > favour[best]) best = index;
  return best;
}

function learnMoves<State>(
  knowledge: Knowledge<State>,
  s: State,
  seat: number,
  moves: readonly Move[],
  count: number,
  lessons: Lessons,
): void {
  for (let index = 0; index < count; index++) {
    notes.clear();
    knowledge.describeMove(s, seat, moves[index], notes);
    lessons.noteAll(notes);
    lessons.endAnswer(favour[index]);
  }
  lessons.endQuestion();
}

function learnPosition<State>(
  school: School<State>,
  { s, seat, chance }: Kept<State>,
  outcome: Outcome,
  { isExam, seats, handmade }: Course,
): void {
  const { knowledge } = school;
  const count = knowledge.seatCount(s);
  const partners = knowledge.partners(s);
  const left = knowledge.shareLeft(s);
  const shares = isExam ? victory(outcome, partners) : lesson(outcome, partners, seat, chance);
  for (let side = 0; side < count / partners; side++) {
    for (let member = side * partners; member < (side + 1) * partners; member++) {
      notes.clear();
      knowledge.describeSeat(s, member, notes);
      noteByPhase(notes, knowledge.seatFeatures.length, left, seats);
      notes.clear();
      notes.add(0, school.handmade(s, member)(s));
      noteByPhase(notes, 1, left, handmade);
    }
    seats.endAnswer(shares[side]);
    handmade.endAnswer(shares[side]);
  }
  seats.endQuestion();
  handmade.endQuestion();
}

/** Each feature counts for the two knots around the point of the game: see seatValue. */
function noteByPhase({ count, features, amounts }: Notes, length: number, left: number, lessons: Lessons): void {
  const place = left * (KNOTS - 1);
  const knot = place >= KNOTS - 1 ? KNOTS - 2 : Math.floor(place);
  const share = place - knot;
  for (let index = 0; index < count; index++) {
    if (share < 1) lessons.note(knot * length + features[index], (1 - share) * amounts[index]);
    if (share > 0) lessons.note((knot + 1) * length + features[index], share * amounts[index]);
  }
}
