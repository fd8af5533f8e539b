import { sideOf } from './chancesOver.ts';
import { isAsGoodAsBest, LEAST_CHOICES } from './labels.ts';
import { LABELS, type CoursePoint, type Decision, type Label, type SeatAccount } from './result.ts';

/** What moved the chances between two points of the course, by seat. */
export interface Movement {
  /** The numbers of the points. */
  readonly from: number;
  readonly choice: readonly number[];
  readonly others: readonly number[];
  readonly deal: readonly number[];
}

/**
 * Splits each step of the course. What a seat lost by its choice is its own; the others gain it in proportion to their chances, for
 * whoever is near to winning gains most by it. All that is left was moved by what turned up, and by what nobody could foresee.
 */
export function movementsOf(
  course: readonly CoursePoint[],
  decisions: readonly Decision[],
  partners: number,
): Movement[] {
  return course.slice(0, -1).map(({ ply, chances }, from) => {
    const after = course[from + 1].chances;
    const here = decisions.filter((decision) => decision.from === ply);
    const choice = chances.map(() => 0);
    const others = chances.map(() => 0);
    for (const { seat: mover, loss } of here) {
      const side = sideOf(mover, partners);
      const rest = chances.reduce((sum, chance, seat) => (sideOf(seat, partners) === side ? sum : sum + chance), 0);
      for (const [seat, chance] of chances.entries()) {
        if (seat === mover) choice[seat] -= loss;
        else if (sideOf(seat, partners) === side) others[seat] -= loss;
        else if (rest > 0) others[seat] += (loss * partners * chance) / rest;
      }
    }
    const deal = chances.map((chance, seat) => after[seat] - chance - choice[seat] - others[seat]);
    return { from, choice, others, deal };
  });
}

export function accountsOf(
  course: readonly CoursePoint[],
  decisions: readonly Decision[],
  partners: number,
  seats: number,
): SeatAccount[] {
  const movements = movementsOf(course, decisions, partners);
  const first = course.at(0);
  const last = course.at(-1);
  return Array.from({ length: seats }, (_, seat) => {
    const sum = (of: (movement: Movement) => readonly number[]): number =>
      movements.reduce((total, movement) => total + of(movement)[seat], 0);
    const own = decisions.filter((decision) => decision.seat === seat);
    return {
      seat,
      start: first?.chances[seat] ?? 0,
      end: last?.chances[seat] ?? 0,
      choice: sum(({ choice }) => choice),
      others: sum(({ others }) => others),
      deal: sum(({ deal }) => deal),
      accuracy: accuracyOf(own),
      decisions: own.length,
      labels: Object.fromEntries(
        LABELS.map((label) => [label, own.filter((decision) => decision.label === label).length]),
      ) as Record<Label, number>,
      best: bestOf(decisions, seat),
      worst: worstOf(decisions, seat),
    };
  });
}

/**
 * The part of what could be lost that was kept: a decision that throws away all of its chance counts 0, the best one 1. Decisions in
 * which little was at stake hardly count.
 */
function accuracyOf(decisions: readonly Decision[]): number {
  let stake = 0;
  let lost = 0;
  for (const { best, played, loss } of decisions) {
    const top = best[0].chance;
    const bottom = Math.min(played.chance, ...best.map(({ chance }) => chance));
    // Decisions between equals say nothing about who made them.
    if (top - bottom < LEAST_STAKE) continue;
    stake += top;
    lost += loss;
  }
  return stake === 0 ? 1 : Math.max(0, 1 - lost / stake);
}

const LEAST_STAKE = 0.005;

/** The decision that was best by the greatest margin: finds before others. */
export function bestOf(decisions: readonly Decision[], seat: number | null): number | null {
  const margin = ({ best }: Decision): number => best[0].chance - (best.at(1)?.chance ?? best[0].chance);
  return extreme(decisions, seat, (decision) => {
    // What is chosen before the first Age decides little by itself.
    if (decision.loss > 0 || decision.when.age === 0 || decision.choices < LEAST_CHOICES) return 0;
    return margin(decision) + (decision.label === 'find' ? 1 : 0);
  });
}

/** The costliest decision, if there was a better one to tell of. */
export function worstOf(decisions: readonly Decision[], seat: number | null): number | null {
  return extreme(decisions, seat, ({ loss, label }) => (isAsGoodAsBest(label) ? 0 : loss));
}

/** The number of the decision with the greatest value; null if there is none above 0. */
function extreme(
  decisions: readonly Decision[],
  seat: number | null,
  value: (decision: Decision) => number,
): number | null {
  let found: number | null = null;
  let greatest = 0;
  for (const [index, decision] of decisions.entries()) {
    if (seat !== null && decision.seat !== seat) continue;
    if (value(decision) <= greatest) continue;
    greatest = value(decision);
    found = index;
  }
  return found;
}
