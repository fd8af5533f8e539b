import type { State } from '../state.ts';
import { taskKind } from '../tasks.ts';
import { navalTokens } from './conflicts.ts';
import { lossesNow } from './losses.ts';
import type { ArmadaFollowUp, NavalPreview, RankPreview } from './previewTypes.ts';
import { knownStrengths } from './prospects.ts';
import { fleetsOf, movesLeft, offersMove } from './ships.ts';
import type { ArmadaState, Harbour } from './state.ts';
import { islandsAt } from './stepView.ts';
import { STAY_OUT } from './tasks.ts';
import { FLEETS, NAVAL_POWERS } from './words.ts';

/** The naval conflict of this Age, as if the fleets met now. */
export interface NavalStanding {
  readonly strengths: readonly (number | null)[];
  readonly tokens: readonly number[];
  readonly losses: readonly number[];
}

export function navalStanding(s: State, armada: ArmadaState): NavalStanding {
  const strengths = knownStrengths(armada);
  return { strengths, tokens: tokensFor(s, armada, strengths), losses: lossesNow(s, armada) };
}

function tokensFor(s: State, armada: ArmadaState, strengths: readonly (number | null)[]): number[] {
  return navalTokens(strengths, s.options.edition, Math.max(1, s.age), armada.rulings);
}

/** What a choice changes in the naval conflict; null if it leaves the fleets alone. */
export function rankChange(
  after: State,
  armada: ArmadaState,
  city: number,
  before: NavalStanding,
  isAsked: boolean,
): RankPreview | null {
  const strengths = knownStrengths(armada);
  const isSame = strengths.every((strength, at) => strength === before.strengths[at]);
  // Who says that they take part learns what everybody gets, though nothing changes.
  if (isSame && !isAsked) return null;
  const tokens = tokensFor(after, armada, strengths);
  return {
    strength: { before: before.strengths[city] ?? 0, after: strengths[city] ?? 0 },
    place: { before: placeOf(before.strengths, city), after: placeOf(strengths, city) },
    token: { before: before.tokens[city], after: tokens[city] },
    tokens: { before: before.tokens, after: tokens },
    certain: isAsked && !othersMayStayOut(after),
  };
}

/** The coins that cities would lose at the end of the turn, where that changes. */
export function lossChanges(after: State, armada: ArmadaState, { losses }: NavalStanding): NavalPreview['losses'] {
  return lossesNow(after, armada).flatMap((count, city) =>
    count === losses[city] ? [] : [{ city, before: losses[city], after: count }],
  );
}

function placeOf(strengths: readonly (number | null)[], city: number): number | null {
  const own = strengths[city];
  return own === null ? null : 1 + strengths.filter((strength) => strength !== null && strength > own).length;
}

/** Whether somebody else may still stay out [AR-96]. */
export function othersMayStayOut(s: State): boolean {
  return s.agenda.some((task) => taskKind(task) === STAY_OUT);
}

/** The free moves that are then to be made, and the explorations that a choice entails. */
export function seaFollowUps(armada: ArmadaState, before: Harbour, after: Harbour): ArmadaFollowUp[] {
  const known = before.explores | before.waits;
  const found = (levels: number, nextTurn: boolean): ArmadaFollowUp[] =>
    armada.decks.flatMap((_, level): ArmadaFollowUp[] =>
      (levels & ~known & (1 << level)) === 0 ? [] : [{ task: 'explore', ...islandsAt(armada, level), nextTurn }],
    );
  return [
    ...after.moves
      .filter((packed) => offersMove(after, packed))
      .map((packed): ArmadaFollowUp => {
        const fleets = FLEETS.filter((_, fleet) => (fleetsOf(packed) & (1 << fleet)) !== 0);
        return { task: 'moveShips', count: movesLeft(packed), fleets };
      }),
    ...found(after.explores, false),
    ...found(after.waits, true),
  ];
}

/** Powers of Armada that are new. */
export function newNavalPowers(before: Harbour, after: Harbour): string[] {
  return NAVAL_POWERS.filter((_, power) => (after.powers & ~before.powers & (1 << power)) !== 0);
}
