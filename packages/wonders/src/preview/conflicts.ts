import { bordersIn } from '../conflicts.ts';
import { tokenFor } from '../conflictTokens.ts';
import type { ConflictAhead } from '../expansion.ts';
import type { State } from '../state.ts';
import type { ConflictPreview } from './types.ts';

/** A land conflict to come, as if it took place now. */
export interface Conflict {
  readonly kind: ConflictPreview['kind'];
  readonly opponent: number;
  readonly own: number;
  readonly other: number;
  readonly token: number;
}

/** The land conflicts a city has to fight at the end of this Age [W-60]. */
export function conflictsAhead(s: State, city: number): Conflict[] {
  if (s.age === 0 || s.conflicts >= s.age) return [];
  const further = s.rules.conflictsAhead.flatMap((ahead) => ahead(s, city));
  return [...withNeighbours(s, city), ...further].map(({ kind, opponent, tokens }) => {
    const own = s.cities[city].shields;
    const other = s.cities[opponent].shields;
    return { kind, opponent, own, other, token: tokens * tokenFor(s.age, own, other) };
  });
}

function withNeighbours(s: State, city: number): ConflictAhead[] {
  const borders = bordersIn(s);
  const toTheLeft = borders.filter((border) => border.city === city);
  const toTheRight = borders.filter((border) => border.left === city);
  return [
    ...toTheLeft.map(({ left, count }): ConflictAhead => ({ kind: 'left', opponent: left, tokens: count })),
    ...toTheRight.map((border): ConflictAhead => ({ kind: 'right', opponent: border.city, tokens: border.count })),
  ];
}

/** The conflicts that a choice changes; one that was not there before gave nothing. */
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
