import type { WondersEvent } from '@pharos/wonders';
import { all } from '../motions/phases.ts';

/** The lane of a city in the naval conflict. */
export interface Lane {
  readonly city: number;
  /** Null for who stays out. */
  readonly strength: number | null;
  readonly token: number;
  /** From 1, shared by equal ones. */
  readonly place: number | null;
  readonly isTied: boolean;
}

/** All fleets from the strongest to the weakest, equal ones as they sit, clockwise from mine; who stays out comes last. */
export function regatta(events: readonly WondersEvent[], me: number): Lane[] {
  const [conflict] = all(events, 'navalConflictResolved');
  if (conflict === undefined) return [];
  const { strengths, tokens } = conflict;
  const seat = (city: number): number => (city - me + strengths.length) % strengths.length;
  const depth = (city: number): number => strengths[city] ?? -1;
  return [...strengths.keys()]
    .sort((one, other) => depth(other) - depth(one) || seat(one) - seat(other))
    .map((city) => {
      const strength = strengths[city];
      const isIn = strength !== null;
      return {
        city,
        strength,
        token: tokens[city],
        place: isIn ? 1 + strengths.filter((other) => other !== null && other > strength).length : null,
        isTied: isIn && strengths.filter((other) => other === strength).length > 1,
      };
    });
}
