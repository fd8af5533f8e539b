import type { PreviewPoints } from '../preview/points.ts';
import type { State } from '../state.ts';
import { lossesOf } from './losses.ts';
import { citiesOf } from './state.ts';
import type { BlackPreview } from './types.ts';

/** What Cities adds to previews. */
export const preview: PreviewPoints<State> = {
  facts: ['debt', 'diplomacy'],
  factsOf: (s, city) => [citiesOf(s).debt[city], citiesOf(s).diplomacy[city]],
  ownFacts: ['diplomacy'],
  hide() {
    // Everything lies open.
  },
  settle() {
    // Nothing comes in any case.
  },
  settleAfter() {
    // Losses wait for the end of the turn.
  },
  compare(before) {
    const losses = before.cities.map((_city, city) => lossesOf(before, city));
    return {
      // Losses and gifts concern everybody.
      around: () => [...before.cities.keys()],
      // Losses come at the end of the turn.
      isMoneyOpen: true,
      isBlind: () => false,
      powers: () => [],
      follows: () => [],
      part: (after): BlackPreview => ({
        losses: losses.flatMap((count, city) => {
          const now = lossesOf(after, city);
          return now === count ? [] : [{ city, before: count, after: now }];
        }),
      }),
      paidPart: () => ({}),
      decided: () => [],
    };
  },
};
