import { describe, expect, it } from 'vitest';
import type { CoursePoint, DealMoment, Decision } from './result.ts';
import { turningPointOf } from './turningPoint.ts';

const WHEN = { age: 1, turn: 1 };

/** Chances over time, the winner's first. */
const courseOf = (...points: readonly (readonly number[])[]): CoursePoint[] =>
  points.map((chances, ply) => ({ ply, when: WHEN, chances }));

function decisionOf(seat: number, from: number, loss: number): Decision {
  const move = { move: '', chance: 0, visits: 0, line: [] };
  return {
    ply: from,
    from,
    seat,
    when: WHEN,
    choices: 4,
    chances: [],
    best: [move],
    played: move,
    loss,
    label: 'good',
    cards: [],
    reasons: [],
    merits: [],
    followed: [],
    hindsight: null,
  };
}

/** A game of two of which the chances of the winner are told. */
const ofTwo = (...chances: readonly number[]): CoursePoint[] =>
  courseOf(...chances.map((chance) => [chance, 1 - chance]));
const turnOf = (
  course: readonly CoursePoint[],
  decisions: readonly Decision[] = [],
  deals: readonly DealMoment[] = [],
) => turningPointOf(course, decisions, deals, 0, 1);

describe('the turning point', () => {
  it('is the steepest rise of the winner, not the last change of the lead', () => {
    const course = ofTwo(0.27, 0.3, 0.52, 0.49, 0.51, 0.49, 0.8, 0.82, 1);
    expect(turnOf(course)).toMatchObject({ ply: 5, until: 6, before: 0.49, after: 0.8 });
    expect(turnOf(ofTwo(0.55, 0.6, 0.58, 0.9, 0.93, 1))).toMatchObject({ ply: 2, before: 0.58, after: 0.9 });
  });

  it('is no rise that was lost again', () => {
    expect(turnOf(ofTwo(0.3, 0.7, 0.3, 0.35, 0.6, 0.75, 0.85, 1))).toMatchObject({ ply: 3, before: 0.35 });
  });

  it('is a stretch of a few steps where they make one rise', () => {
    expect(turnOf(ofTwo(0.3, 0.31, 0.42, 0.54, 0.65, 0.66, 0.7, 0.75, 0.8, 0.86, 0.93, 1))).toMatchObject({
      ply: 1,
      until: 4,
    });
    expect(turnOf(ofTwo(0.3, 0.32, 0.62, 0.66, 0.7, 0.8, 0.9, 1))).toMatchObject({ ply: 1, until: 2 });
  });

  it('is nowhere in a game that was won from the beginning', () => {
    expect(turnOf(ofTwo(0.9, 0.93, 0.95, 0.97, 1))).toBeNull();
    expect(turnOf(ofTwo(1))).toBeNull();
    expect(turnOf([])).toBeNull();
  });

  it('is told of whoever won, where many play', () => {
    const course = courseOf([0.2, 0.5, 0.3], [0.25, 0.45, 0.3], [0.6, 0.1, 0.3], [1, 0, 0]);
    expect(turnOf(course.slice(0, 3))).toMatchObject({ seat: 0, before: 0.25, after: 0.6 });
  });
});

describe('the cause of the turning point', () => {
  const course = courseOf([0.3, 0.4, 0.3], [0.8, 0.1, 0.1], [1, 0, 0]);

  it('is the decision of another one that lost most, not one of the winner', () => {
    const decisions = [decisionOf(0, 0, 0.3), decisionOf(1, 0, 0.1), decisionOf(2, 0, 0.05)];
    expect(turnOf(course, decisions)).toMatchObject({ ply: 0, decision: 1, deal: null });
  });

  it('is no decision, where none of the others lost much', () => {
    const decisions = [decisionOf(0, 0, 0.3), decisionOf(1, 0, 0.01)];
    expect(turnOf(course, decisions)).toMatchObject({ ply: 0, decision: null, deal: null });
  });

  it('is what turned up, if that moved the chances more', () => {
    const deal = { ply: 0, when: WHEN, seat: 0, change: 0.2, reasons: [] };
    const found = (loss: number) => turnOf(course, [decisionOf(1, 0, loss)], [deal]);
    expect(found(0.1)).toMatchObject({ decision: null, deal: 0 });
    expect(found(0.6)).toMatchObject({ decision: 0, deal: null });
  });

  it('is a decision anywhere in the stretch, and none outside of it', () => {
    const rise = ofTwo(0.3, 0.31, 0.42, 0.54, 0.65, 0.66, 0.7, 0.75, 0.8, 0.86, 0.93, 1);
    expect(turnOf(rise, [decisionOf(1, 0, 0.5), decisionOf(1, 3, 0.1)])).toMatchObject({ decision: 1 });
    expect(turnOf(rise, [decisionOf(1, 4, 0.5)])).toMatchObject({ decision: null });
  });
});
