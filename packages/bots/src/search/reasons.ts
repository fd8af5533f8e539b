import type { Change, SeatId } from '@pharos/core';

/** Something true of a move that speaks for it, as plain data; the words are up to whoever shows it. */
export interface HintReason {
  /** What it is about, in the words of its game. */
  readonly kind: string;
  readonly n: number;
  /** What the number is compared with, or counted up to. */
  readonly of?: number;
  /** A category, a resource, a symbol or a piece. */
  readonly what?: string;
  /** Whom else it concerns. */
  readonly seat?: SeatId;
}

/** A reason with its weight, in points: how much it matters. */
export interface Fact extends HintReason {
  readonly weight: number;
}

const isSame = (one: Fact, other: Fact): boolean =>
  one.kind === other.kind && one.what === other.what && one.seat === other.seat;

/**
 * The facts that make the difference: those in which a move is better than the others are on average, the greatest advantage first. Where
 * there is no difference, what weighs most.
 */
export function tellingFacts(facts: readonly Fact[], others: readonly (readonly Fact[])[], most: number): HintReason[] {
  const advantages = facts.map((fact) => {
    const same = others.map((list) => list.find((other) => isSame(fact, other))?.weight ?? 0);
    const average = same.reduce((sum, weight) => sum + weight, 0) / Math.max(1, same.length);
    return { fact, advantage: fact.weight - average };
  });
  const better = advantages.filter(({ advantage }) => advantage > 0);
  const told = better.length > 0 ? better : advantages;
  return told
    .toSorted((one, other) => other.advantage - one.advantage)
    .slice(0, most)
    .map(({ fact: { kind, n, of, what, seat } }) => ({
      kind,
      n,
      ...(of !== undefined && { of }),
      ...(what !== undefined && { what }),
      ...(seat !== undefined && { seat }),
    }));
}

/** A fact if there is anything of it. */
export function fact(kind: string, n: number, weight: number, more: Omit<HintReason, 'kind' | 'n'> = {}): Fact[] {
  return n > 0 ? [{ kind, n, weight: n * weight, ...more }] : [];
}

/** Points by category; those of `treasury`, the category for coins, follow from the coins. */
export function pointFacts(changes: readonly Change[], seat: SeatId, treasury: string): Fact[] {
  return changes.flatMap((change) => {
    const { what, before, after } = change;
    if (change.seat !== seat || !what.startsWith('points.')) return [];
    const category = what.slice('points.'.length);
    return category === 'total' || category === treasury ? [] : fact('points', after - before, 1, { what: category });
  });
}
