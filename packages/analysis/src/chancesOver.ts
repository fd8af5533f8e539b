import type { GameEvent, Outcome } from '@pharos/core';
import { addingUp } from './correction.ts';
import type { GameKnowledge } from './knowledge.ts';
import type { CoursePoint, Decision } from './result.ts';
import type { Round } from './rounds.ts';

/**
 * The chances before each round with a decision. Each seat that chooses knows its own chance best; for the others what those who
 * choose think of them is averaged.
 */
export function chancesOver<Options, State, View, Event extends GameEvent>(
  { when }: Pick<GameKnowledge<Options, State, View, Event>, 'when'>,
  rounds: readonly Round<State, Event>[],
  decisions: readonly Decision[],
  partners: number,
): CoursePoint[] {
  return rounds.flatMap(({ from, position }) => {
    const here = decisions.filter((decision) => decision.from === from);
    if (here.length === 0) return [];
    const chances = here[0].chances.map((_, seat) => {
      const own = here.filter((decision) => sideOf(decision.seat, partners) === sideOf(seat, partners));
      return mean((own.length > 0 ? own : here).map((decision) => decision.chances[seat]));
    });
    return [{ ply: from, when: when(position), chances: addingUp(chances, partners, null) }];
  });
}

/** What a result is worth to each seat: who shares a victory shares the chance. */
export function resultOf({ ranking }: Outcome, seats: number, partners: number): number[] {
  const [winners] = ranking;
  return Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? partners / winners.length : 0));
}

export function sideOf(seat: number, partners: number): number {
  return Math.floor(seat / partners);
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
