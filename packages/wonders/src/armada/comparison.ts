import type { SeatId } from '@pharos/core';
import type { WondersEvent } from '../events.ts';
import { DISCARD, moveKind, moveSubject } from '../moves.ts';
import { pieceBuilt } from '../preview/carryOut.ts';
import type { Comparison, PreviewPoints } from '../preview/points.ts';
import { leftOf, rightOf, type State } from '../state.ts';
import { CHOOSE_SIDE, COPY_ONE } from '../tasks.ts';
import { resolveNavalConflict } from './conflicts.ts';
import { ADVANCE, moveFleet } from './moves.ts';
import { lossChanges, navalStanding, newNavalPowers, othersMayStayOut, rankChange, seaFollowUps } from './preview.ts';
import type { NavalPreview } from './previewTypes.ts';
import { commerceLevel, navalStrength, offersMove, payDue } from './ships.ts';
import { armadaOf } from './state.ts';
import { stepView } from './stepView.ts';
import { STAY_OUT } from './tasks.ts';

/** What Armada adds to previews. */
export const preview: PreviewPoints<State> = {
  facts: ['strength', 'level'],
  factsOf(s, city) {
    const armada = armadaOf(s);
    const harbour = armada.harbours[city];
    return [navalStrength(armada, harbour), commerceLevel(armada, harbour)];
  },
  ownFacts: ['strength', 'level', 'points.islands'],
  // What is on top of the island decks is not known: on a copy there is nothing.
  hide(s) {
    for (const deck of armadaOf(s).decks) deck.length = 0;
  },
  settle: (s, seat) => payDue(s, armadaOf(s).harbours[seat], seat),
  settleAfter: payLate,
  compare,
};

/** [AR-42] Where shipyards pay late, coins of further free moves and of earlier steps come with these. */
function payLate(before: State, after: State, seat: SeatId): void {
  const harbour = armadaOf(after).harbours[seat];
  const { due } = armadaOf(before).harbours[seat];
  if (due > 0 || harbour.moves.some((packed) => offersMove(harbour, packed))) after.emit = null;
  payDue(after, harbour, seat);
}

function compare(before: State, seat: SeatId, kind: number): Comparison<State> {
  const armada = armadaOf(before);
  const standing = navalStanding(before, armada);
  const isAsked = kind === STAY_OUT;
  const hasFleets = kind !== CHOOSE_SIDE && kind !== COPY_ONE;
  /** [AR-83] The level of an island that is taken from the top of its deck; null for none. */
  const islandTaken = (...[after, city, move]: Parameters<Comparison<State>['isBlind']>): number | null => {
    const level = pieceBuilt(after, city, move)?.parts.armada?.island ?? 0;
    return level > 0 && armada.decks[level - 1].length > 0 ? level : null;
  };
  return {
    // Emporiums reach two seats away; who stays out concerns everybody.
    around: (city) =>
      isAsked
        ? [...before.cities.keys()]
        : [leftOf(before, leftOf(before, city)), rightOf(before, rightOf(before, city))],
    // [AR-42, AR-57] At sea coins come and go until the end of the turn.
    isMoneyOpen: !isAsked && kind !== COPY_ONE,
    isBlind: (after, city, move) => islandTaken(after, city, move) !== null,
    powers: (after, city) => newNavalPowers(armada.harbours[city], armadaOf(after).harbours[city]),
    follows: (after, city) => seaFollowUps(armada, armada.harbours[city], armadaOf(after).harbours[city]),
    part(after, city, move): Omit<NavalPreview, 'losses'> {
      const fleet = moveKind(move) === ADVANCE ? moveSubject(move) : moveFleet(move);
      const cause = moveKind(move) === DISCARD ? 'discard' : 'free';
      return {
        steps: fleet < 0 ? [] : [stepView(armada, city, fleet, cause)],
        island: islandTaken(after, city, move),
        rank: hasFleets ? rankChange(after, armadaOf(after), seat, standing, isAsked) : null,
      };
    },
    // Who is paid has more to lose.
    paidPart: (after): Pick<NavalPreview, 'losses'> => ({ losses: lossChanges(after, armadaOf(after), standing) }),
    // [AR-96] Whoever has the last word about staying out knows how the naval conflict ends.
    decided: (after) => (isAsked && !othersMayStayOut(after) ? meet(after) : []),
  };
}

function meet(after: State): readonly WondersEvent[] {
  const events: WondersEvent[] = [];
  after.emit = (event) => events.push(event);
  resolveNavalConflict(after, armadaOf(after));
  after.emit = null;
  return events;
}
