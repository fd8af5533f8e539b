import type { GameEvent } from '@pharos/core';
import { movementsOf } from './accounts.ts';
import type { GameKnowledge } from './knowledge.ts';
import { leastLoss } from './labels.ts';
import type { CoursePoint, DealMoment, Decision } from './result.ts';
import type { Round } from './rounds.ts';

/** The steps at which what turned up moved somebody's chance as much as a mistake would, and can be named. */
export function dealsOf<Options, State, View, Event extends GameEvent>(
  { dealt }: Pick<GameKnowledge<Options, State, View, Event>, 'dealt'>,
  rounds: readonly Round<State, Event>[],
  course: readonly CoursePoint[],
  decisions: readonly Decision[],
  partners: number,
): DealMoment[] {
  if (course.length < 2) return [];
  const sides = course[0].chances.length / partners;
  return movementsOf(course, decisions, partners).flatMap(({ from, deal }) => {
    const seat = deal.reduce((most, change, other) => (Math.abs(change) > Math.abs(deal[most]) ? other : most), 0);
    if (Math.abs(deal[seat]) < leastLoss('mistake', sides)) return [];
    const between = rounds.filter(
      (round) => round.from >= course[from].ply && round.from < course[from + 1].ply && round.choices.length > 0,
    );
    const told = between
      .map((round) => ({ round, reasons: dealt(round.position, round.events, seat) }))
      .find(({ reasons }) => reasons.length > 0);
    if (told === undefined) return [];
    return [{ ply: told.round.to - 1, when: course[from].when, seat, change: deal[seat], reasons: told.reasons }];
  });
}
