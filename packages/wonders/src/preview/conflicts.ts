import { attackerOf, targetOf } from '../armada/raids.ts';
import { partnerOf } from '../armada/teams.ts';
import { tokenFor } from '../conflicts.ts';
import type { ConflictPreview } from './types.ts';
import { leftOf, rightOf, type State } from '../state.ts';

/** A land conflict to come, as if it took place now. */
export interface Conflict {
  readonly kind: ConflictPreview['kind'];
  readonly opponent: number;
  readonly own: number;
  readonly other: number;
  readonly token: number;
}

/** The land conflicts a city has to fight at the end of this Age [W-60, AR-102, AR-195, AR-196]. */
export function conflictsAhead(s: State, city: number): Conflict[] {
  if (s.age === 0 || s.conflicts >= s.age) return [];
  const isTeam = s.options.teams === true;
  const conflict = (kind: Conflict['kind'], opponent: number, count: number): Conflict => {
    const own = s.cities[city].shields;
    const other = s.cities[opponent].shields;
    return { kind, opponent, own, other, token: count * tokenFor(s.age, own, other) };
  };
  const found: Conflict[] = [];
  for (const [kind, opponent] of [['left', leftOf(s, city)] as const, ['right', rightOf(s, city)] as const]) {
    if (!isTeam || partnerOf(city) !== opponent) found.push(conflict(kind, opponent, isTeam ? 2 : 1));
  }
  const met = new Set<number>();
  for (const raid of s.parts.armada?.raids ?? []) {
    const [attacker, target] = [attackerOf(raid), targetOf(raid)];
    if (attacker === city) met.add(target);
    else if (target === city) met.add(attacker);
  }
  for (const opponent of met) found.push(conflict('incursion', opponent, 1));
  return found;
}

/** The conflicts that a choice changes; an incursion that was not there before gave nothing. */
export function conflictChanges(before: readonly Conflict[], after: readonly Conflict[]): ConflictPreview[] {
  return after.flatMap(({ kind, opponent, own, other, token }) => {
    const was = before.find((one) => one.kind === kind && one.opponent === opponent);
    if (was !== undefined && was.own === own && was.other === other) return [];
    return [
      {
        kind,
        opponent,
        shields: { before: was?.own ?? own, after: own },
        against: { before: was?.other ?? other, after: other },
        token: { before: was?.token ?? 0, after: token },
      },
    ];
  });
}
