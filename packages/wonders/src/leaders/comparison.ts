import type { Effect } from '../catalog.ts';
import { pieceBuilt } from '../preview/carryOut.ts';
import type { PreviewPoints } from '../preview/points.ts';
import type { State } from '../state.ts';
import { neighboursLeaders } from './choices/mark.ts';
import { leadersOf } from './state.ts';
import type { LeadersFollowUp } from './types.ts';

const FOLLOW_UPS: Readonly<Record<string, LeadersFollowUp['task']>> = {
  recruitLeader: 'recruitMore',
  buryLeader: 'bury',
  copyLeader: 'mark',
};

/** What Leaders adds to previews. */
export const preview: PreviewPoints<State> = {
  facts: ['leaders'],
  factsOf: (s, city) => [leadersOf(s).seats.at(city)?.recruited.length ?? 0],
  ownFacts: ['leaders'],
  // What is in the box is not known: on a copy there is nothing.
  hide(s) {
    leadersOf(s).box.length = 0;
  },
  settle() {
    // Nothing comes in any case.
  },
  settleAfter() {
    // Nor after a choice.
  },
  compare: () => ({
    around: () => [],
    isMoneyOpen: false,
    isBlind: () => false,
    powers: () => [],
    follows: (after, city, move) => followUps(after, city, pieceBuilt(after, city, move)?.choices ?? []),
    part: () => ({}),
    paidPart: () => ({}),
    decided: () => [],
  }),
};

/** Only what there will be something to choose in [L-60, L-72, L-74]. */
function followUps(s: State, city: number, choices: readonly Effect[]): LeadersFollowUp[] {
  const { hand, recruited } = leadersOf(s).seats[city];
  const isOpen: Readonly<Record<LeadersFollowUp['task'], () => boolean>> = {
    recruitMore: () => hand.length > 0,
    bury: () => recruited.length > 0,
    mark: () => neighboursLeaders(s, city).length > 1,
  };
  return choices.flatMap(({ type }) =>
    type in FOLLOW_UPS && isOpen[FOLLOW_UPS[type]]() ? [{ task: FOLLOW_UPS[type] }] : [],
  );
}
