import type { Guide } from '../search/guide.ts';
import type { FeatureSet } from './featureSet.ts';
import { toChances } from './linearGuide.ts';
import { sharpnessAt, type PointsNetwork } from './pointsNetwork.ts';
import type { SeatInputs } from './seatInputs.ts';

/** A guide that asks a network how each seat will end, or another guide where there is none, and always that one about moves. */
export function pointsGuide<State>(
  inputs: SeatInputs<State>,
  { shareLeft, seatCount, partners }: Pick<FeatureSet<State>, 'shareLeft' | 'seatCount' | 'partners'>,
  networkOf: (s: State) => PointsNetwork | null,
  otherwise: Guide<State>,
): Guide<State> {
  return {
    keyOf: otherwise.keyOf,
    judge(s, chances) {
      const found = networkOf(s);
      if (found === null) return otherwise.judge(s, chances);
      const { network, sharpness } = found;
      const ofPoint = sharpnessAt(sharpness, shareLeft(s));
      const seats = seatCount(s);
      inputs.describeSeats(s);
      for (let seat = 0; seat < seats; seat++) {
        network.input.clear();
        inputs.describeView(s, seat, network.input);
        network.readInput();
        chances[seat] = ofPoint * network.outputs[0];
      }
      toChances(chances, seats, partners(s));
    },
    weigh: (s, seat, moves, count, weights) => otherwise.weigh(s, seat, moves, count, weights),
  };
}
