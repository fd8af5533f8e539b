import type { Move } from '@pharos/core';
import { ABILITIES } from '../content/types.ts';
import type { ExpansionPreviews } from '../expansionTypes.ts';
import type { State } from '../state.ts';
import type { Baseline } from './baseline.ts';
import type { Carried } from './carryOut.ts';
import { conflictChanges, conflictsAhead } from './conflicts.ts';
import { handFollowUps, passing } from './hand.ts';
import type { FollowUp, WondersPreview } from './types.ts';

/** The part of a preview that does not depend on who is paid. */
export interface Consequences {
  readonly told: Pick<WondersPreview, 'conflicts' | 'powers' | 'follows' | 'passes'>;
  /** The parts of expansions, in the order of their comparisons. */
  readonly parts: readonly object[];
  /** No figure of the city is certain. */
  readonly isBlind: boolean;
}

export function consequencesOf(base: Baseline, carried: Carried, city: number, move: Move): Consequences {
  const { after } = carried;
  return {
    told: {
      conflicts: conflictChanges(base.conflicts, conflictsAhead(after, base.seat)),
      powers: powersGained(base, after, city),
      follows: followUps(base, carried, city, move),
      passes: passing(after, base.seat, base.kind, (to) => base.buildableBy(to)),
    },
    parts: base.comparisons.map(({ part }) => part(after, city, move)),
    isBlind: base.comparisons.some(({ isBlind }) => isBlind(after, city, move)),
  };
}

function powersGained({ before, comparisons }: Baseline, after: State, city: number): string[] {
  const gained = after.cities[city].abilities & ~before.cities[city].abilities;
  const own = ABILITIES.filter((_, ability) => (gained & (1 << ability)) !== 0);
  return [...own, ...comparisons.flatMap(({ powers }) => powers(after, city))];
}

function followUps(
  { seat, kind, comparisons }: Baseline,
  { after, revives }: Carried,
  city: number,
  move: Move,
): FollowUp[] {
  const follows = handFollowUps(after, seat, kind);
  if (revives) follows.push({ task: 'revive', city });
  return [...follows, ...comparisons.flatMap((comparison) => comparison.follows(after, city, move))];
}

/** The parts of expansions after a payment. */
export function previewParts({ comparisons }: Baseline, { parts }: Consequences, after: State): ExpansionPreviews {
  return Object.fromEntries(
    comparisons.map(({ word, paidPart }, index) => [word, { ...parts[index], ...paidPart(after) }]),
  );
}
