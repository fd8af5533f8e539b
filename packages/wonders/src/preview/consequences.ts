import type { Move } from '@pharos/core';
import { lossChanges, newNavalPowers, rankChange, seaFollowUps } from '../armada/preview.ts';
import { ADVANCE, moveFleet } from '../armada/moves.ts';
import type { ArmadaState } from '../armada/state.ts';
import { STAY_OUT } from '../armada/tasks.ts';
import { stepView } from '../armada/stepView.ts';
import { ABILITIES } from '../content/types.ts';
import { DISCARD, moveKind, moveSubject } from '../moves.ts';
import type { Baseline } from './baseline.ts';
import { conflictChanges, conflictsAhead } from './conflicts.ts';
import { pieceBuilt, type Carried } from './carryOut.ts';
import { handFollowUps, passing } from './hand.ts';
import type { FollowUp, NavalPreview, WondersPreview } from './types.ts';
import type { State } from '../state.ts';
import { CHOOSE_SIDE, COPY_ONE } from '../tasks.ts';

/** The part of a preview that does not depend on who is paid. */
export type Consequences = Omit<WondersPreview, 'events' | 'changes' | 'receives' | 'outcome'>;

export function consequencesOf(base: Baseline, carried: Carried, city: number, move: Move): Consequences {
  const { after } = carried;
  const naval = navalPreview(base, after, city, move);
  return {
    conflicts: conflictChanges(base.conflicts, conflictsAhead(after, base.seat)),
    powers: powersGained(base, after, city),
    follows: followUps(base, carried, city),
    passes: passing(after, base.seat, base.kind),
    ...(naval !== null && { naval }),
  };
}

function powersGained({ before }: Baseline, after: State, city: number): string[] {
  const gained = after.cities[city].abilities & ~before.cities[city].abilities;
  const powers: string[] = ABILITIES.filter((_, ability) => (gained & (1 << ability)) !== 0);
  if (after.parts.armada === undefined || before.parts.armada === undefined) return powers;
  return powers.concat(newNavalPowers(before.parts.armada.harbours[city], after.parts.armada.harbours[city]));
}

function followUps({ before, seat, kind }: Baseline, { after, revives }: Carried, city: number): FollowUp[] {
  const follows = handFollowUps(after, seat, kind);
  if (revives) follows.push({ task: 'revive', city });
  if (before.parts.armada === undefined || after.parts.armada === undefined) return follows;
  return follows.concat(
    seaFollowUps(before.parts.armada, before.parts.armada.harbours[city], after.parts.armada.harbours[city]),
  );
}

function navalPreview(base: Baseline, after: State, city: number, move: Move): NavalPreview | null {
  const { armada } = base.before.parts;
  if (armada === undefined || after.parts.armada === undefined || base.standing === null) return null;
  const fleet = moveKind(move) === ADVANCE ? moveSubject(move) : moveFleet(move);
  const cause = moveKind(move) === DISCARD ? 'discard' : 'free';
  const isOver = base.kind === CHOOSE_SIDE || base.kind === COPY_ONE;
  return {
    steps: fleet < 0 ? [] : [stepView(armada, city, fleet, cause)],
    island: islandTaken(armada, after, city, move),
    rank: isOver ? null : rankChange(after, after.parts.armada, base.seat, base.standing, base.kind === STAY_OUT),
    losses: lossChanges(after, after.parts.armada, base.standing),
  };
}

/** The same after a payment: who is paid has more to lose. */
export function withLosses({ standing }: Baseline, consequences: Consequences, after: State): Consequences {
  if (consequences.naval === undefined || after.parts.armada === undefined || standing === null) return consequences;
  const losses = lossChanges(after, after.parts.armada, standing);
  const isSame = losses.length === 0 && consequences.naval.losses.length === 0;
  return isSame ? consequences : { ...consequences, naval: { ...consequences.naval, losses } };
}

/** [AR-83] The level of an island that is taken from the top of its deck; null for none. */
function islandTaken(armada: ArmadaState, after: State, city: number, move: Move): number | null {
  const level = pieceBuilt(after, city, move)?.parts.armada?.island ?? 0;
  return level > 0 && armada.decks[level - 1].length > 0 ? level : null;
}
