import { Match, rngFromSeed, seatsOf, succeed, unmetExpectation, type GameEvent, type Result } from '@pharos/core';
import type { AnyGame, AnyMatch } from '../local/localGame.ts';
import type { Lesson } from './lesson.ts';

/** The seat of whoever learns. */
export const LEARNER = 0;

/** How a move of the learner is judged: the goal is reached, or not, with the name of the reason if the lesson knows it. */
export type Verdict = { readonly isReached: true } | { readonly isReached: false; readonly mistake: string | null };

/** A lesson being played: the rules say what can be done and what happened, the lesson what was asked for. */
export class LessonMatch {
  readonly #lesson: Lesson;
  #match: AnyMatch;
  #step = 0;
  /** The version at which each step begun so far was set. */
  readonly #starts = [0];
  #othersMade = 0;

  constructor(rules: AnyGame, lesson: Lesson) {
    this.#lesson = lesson;
    const options = rules.readOptions(lesson.options ?? {});
    this.#match = Match.from(rules, options, rules.describe(options, lesson.position, rngFromSeed(lesson.seed ?? '1')));
  }

  get match(): AnyMatch {
    return this.#match;
  }

  /** The step that is being done, from 0 on. */
  get step(): number {
    return this.#step;
  }

  /** A move that reaches the goal. */
  get shown(): string {
    return this.#lesson.steps[this.#step].show;
  }

  /** Lets the next of the others choose; null when the learner has to. */
  playOther(): { readonly seat: number; readonly events: readonly GameEvent[] } | null {
    const seat = seatsOf(this.#match.toAct()).find((one) => one !== LEARNER);
    if (seat === undefined) return null;
    const text = this.#lesson.steps[this.#step].others?.at(this.#othersMade++) ?? this.#match.legalMoves(seat)[0];
    const played = this.#match.play(seat, text);
    if (!played.ok) throw new Error(`lesson "${this.#lesson.id}": "${text}" was refused with ${played.problem.code}`);
    return { seat, events: played.value };
  }

  /** A move of the learner, by the rules, and whether it is what was asked for. */
  play(text: string, version?: number): Result<{ readonly events: readonly GameEvent[]; readonly verdict: Verdict }> {
    const played = this.#match.play(LEARNER, text, version);
    if (!played.ok) return played;
    return succeed({ events: played.value, verdict: this.#judge(played.value) });
  }

  /** On to the next step; false after the last one. */
  goOn(): boolean {
    if (this.#step + 1 === this.#lesson.steps.length) return false;
    this.#step++;
    this.#othersMade = 0;
    this.#starts.push(this.#match.version);
    return true;
  }

  /** Back to the beginning of this step, or of the lesson. */
  startAgain(isWhole: boolean): void {
    if (isWhole) this.#step = 0;
    this.#starts.length = this.#step + 1;
    this.#othersMade = 0;
    this.#match = this.#match.after(this.#starts[this.#step]);
  }

  #judge(events: readonly GameEvent[]): Verdict {
    const { goal, mistakes = [] } = this.#lesson.steps[this.#step];
    const holds = (expectation: unknown): boolean => unmetExpectation(this.#match, events, expectation) === null;
    if (holds(goal)) return { isReached: true };
    return { isReached: false, mistake: mistakes.find(({ when }) => holds(when))?.text ?? null };
  }
}
