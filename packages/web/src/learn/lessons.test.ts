import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unwrap } from '@pharos/core';
import { describe, expect, it } from 'vitest';
import { rulesOf } from '../games/knownGames.ts';
import type { AnyGame } from '../local/localGame.ts';
import { COURSES } from './courses.ts';
import type { LearnTexts } from './learnTexts.ts';
import type { Lesson } from './lesson.ts';
import { LEARNER, LessonMatch, type Verdict } from './lessonMatch.ts';

const LANGUAGES = ['en', 'pl', 'hu'] as const;
/** A learner reads in a moment. */
const MOST_WORDS = { idea: 32, task: 16, told: 22 } as const;

const textsIn = (language: string): LearnTexts =>
  (JSON.parse(readFileSync(join(import.meta.dirname, 'texts', `${language}.json`), 'utf8')) as { content: LearnTexts })
    .content;

const wordsOf = (text: string): number => text.split(/\s+/).filter((word) => /\p{L}|\d/u.test(word)).length;

/** The lesson at one of its steps, reached by the moves that it shows. */
function at(rules: AnyGame, lesson: Lesson, step: number): LessonMatch {
  const run = new LessonMatch(rules, lesson);
  letOthersChoose(run);
  while (run.step < step) {
    expect(unwrap(run.play(run.shown)).verdict).toEqual({ isReached: true });
    expect(run.goOn()).toBe(true);
    letOthersChoose(run);
  }
  return run;
}

function letOthersChoose(run: LessonMatch): void {
  while (run.playOther() !== null);
}

const COURSE_LESSONS = await Promise.all(COURSES.map(async (course) => ({ course, lessons: await course.load() })));
const LESSONS = await Promise.all(
  COURSE_LESSONS.flatMap(({ course, lessons }) =>
    lessons.map(async (lesson) => {
      const rules = await rulesOf(lesson.game);
      if (rules === null) throw new Error(`no game "${lesson.game}"`);
      return { name: `${course.id}/${lesson.id}`, course, lesson, rules };
    }),
  ),
);

describe.each(LESSONS)('the lesson $name', ({ course, lesson, rules }) => {
  /** By step: what comes of each move that is legal then. */
  const verdicts = lesson.steps.map((_, step) => {
    const moves = at(rules, lesson, step).match.legalMoves(LEARNER);
    return new Map<string, Verdict>(
      moves.map((move) => [move, unwrap(at(rules, lesson, step).play(move)).verdict] as const),
    );
  });

  it('its shown moves are legal and reach the goal', () => {
    for (const [step, { show }] of lesson.steps.entries()) {
      expect(verdicts[step].get(show), show).toEqual({ isReached: true });
    }
    expect(at(rules, lesson, lesson.steps.length - 1).goOn()).toBe(false);
  });

  it('wrong moves do not reach the goal, and each mistake with a word of its own can be made', () => {
    const all = verdicts.flatMap((moves) => [...moves.values()]);
    expect(all.some(({ isReached }) => !isReached)).toBe(true);
    for (const [step, { mistakes = [] }] of lesson.steps.entries()) {
      const made = [...verdicts[step].values()].flatMap((one) => (one.isReached ? [] : one.mistake));
      for (const { text } of mistakes) expect(made, text).toContain(text);
    }
  });

  it('after a wrong move the step begins anew', () => {
    const step = verdicts.findIndex((moves) => [...moves.values()].some(({ isReached }) => !isReached));
    const [wrong] = [...verdicts[step]].find(([, { isReached }]) => !isReached) ?? [''];
    const run = at(rules, lesson, step);
    const before = run.match.hash();
    unwrap(run.play(wrong));
    run.startAgain(false);
    letOthersChoose(run);
    expect(run.match.hash()).toBe(before);
    run.startAgain(true);
    expect(run.match.version).toBe(0);
  });

  it.each(LANGUAGES)('it says all it has to in %s, and not more than one reads in a moment', (language) => {
    const texts = textsIn(language)[course.id].lessons[lesson.id];
    expect(texts.tasks).toHaveLength(lesson.steps.length);
    const named = lesson.steps.flatMap(({ mistakes = [] }) => mistakes.map(({ text }) => text));
    expect(Object.keys(texts.mistakes).toSorted()).toEqual([...new Set(named)].toSorted());
    expect(wordsOf(texts.idea)).toBeLessThanOrEqual(MOST_WORDS.idea);
    for (const task of texts.tasks) expect(wordsOf(task)).toBeLessThanOrEqual(MOST_WORDS.task);
    for (const told of [texts.done, ...Object.values(texts.mistakes)])
      expect(wordsOf(told)).toBeLessThanOrEqual(MOST_WORDS.told);
  });
});

describe('the courses', () => {
  it.each(COURSE_LESSONS)('$course.id has a file for each of its lessons and no other', ({ course, lessons }) => {
    const files = readdirSync(join(import.meta.dirname, 'lessons', course.id)).filter((file) => file.endsWith('.json'));
    expect(files.map((file) => file.replace('.json', '')).toSorted()).toEqual([...course.lessons].toSorted());
    expect(lessons.map(({ id }) => id)).toEqual(course.lessons);
  });
});
