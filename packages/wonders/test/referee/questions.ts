/*
 * The course of the game is written down as generators: they stop where somebody has to choose and go on with what was chosen.
 */

/** A move as its text, with what it means. */
export interface Option<Value> {
  readonly text: string;
  readonly value: Value;
}

/** What is open to each seat that has to choose; they choose at the same time. */
export type Question = ReadonlyMap<number, readonly Option<unknown>[]>;

/** By seat, the place of the chosen option in its list. */
export type Answer = ReadonlyMap<number, number>;

export type Course<Result = void> = Generator<Question, Result, Answer>;

/** Asks some seats at once; nobody is asked who has nothing to choose from. */
export function* askAll<Value>(open: ReadonlyMap<number, readonly Option<Value>[]>): Course<Map<number, Value>> {
  const question = new Map([...open].filter(([, options]) => options.length > 0));
  if (question.size === 0) return new Map();
  const answer = yield question;
  return new Map([...question].map(([seat, options]) => [seat, options[answer.get(seat) ?? 0].value]));
}

/** Asks one seat, which has something to choose from. */
export function* ask<Value>(seat: number, options: readonly Option<Value>[]): Course<Value> {
  const answers = yield* askAll(new Map([[seat, options]]));
  const value = answers.get(seat);
  if (value === undefined) throw new Error(`seat ${seat} has nothing to choose from`);
  return value;
}

/**
 * Several courses side by side, each of a city: all that have something to ask ask it at the same time, and after what is asked
 * before them.
 */
export function* together(courses: readonly Course[], before: readonly Course[] = []): Course {
  let open = courses.map((course) => ({ course, step: course.next(new Map()) }));
  for (const course of before) yield* course;
  for (;;) {
    open = open.filter(({ step }) => step.done !== true);
    if (open.length === 0) return;
    const answer = yield new Map(open.flatMap(({ step }) => (step.done === true ? [] : [...step.value])));
    open = open.map(({ course }) => ({ course, step: course.next(answer) }));
  }
}

/** For an option whose text says it all. */
export function option(text: string): Option<string> {
  return { text, value: text };
}
