/** What must hold after a move, in the words of `expect` of a scenario: see docs/scenarios.md. */
type Expectation = Readonly<Record<string, unknown>>;

/** One thing to do. It takes one move of the learner, who has the first seat. */
interface LessonStep {
  /** What the others choose before, in turn; where nothing is said, their first legal move. */
  readonly others?: readonly string[];
  /** A move that reaches the goal, to be shown to whoever asks. */
  readonly show: string;
  readonly goal: Expectation;
  /** Why another move is not what was asked for, by the name of the text; the first that holds is told. */
  readonly mistakes?: readonly { readonly when: Expectation; readonly text: string }[];
}

/** A position, and what is to be done in it. Its words stand in `texts`, under its id. */
export interface Lesson {
  readonly id: string;
  readonly game: string;
  readonly options?: unknown;
  /** Fills what the position leaves open. */
  readonly seed?: string;
  readonly position: unknown;
  readonly steps: readonly LessonStep[];
}

/** What a lesson says. */
export interface LessonTexts {
  readonly title: string;
  readonly idea: string;
  /** By step. */
  readonly tasks: readonly string[];
  /** By name. */
  readonly mistakes: Readonly<Record<string, string>>;
  /** One sentence to take along. */
  readonly done: string;
}
