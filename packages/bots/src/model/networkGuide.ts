import type { Guide } from '../search/guide.ts';
import type { FeatureSet } from './featureSet.ts';
import { FeatureVector } from './featureVector.ts';
import type { InputSet } from './inputSet.ts';
import type { FastNetwork } from './fastNetwork.ts';

/** Values beyond are as good as certain; their exponential still is a number. */
const MOST = 30;
/** Nothing is certain before the game is over. */
const LEAST_CHANCE = 1e-4;

/**
 * A guide for a game of two that asks a network, or another guide where there is none. The outputs are the ways in which who views may win,
 * then those of the opponent.
 */
export function networkGuide<State>(
  inputs: InputSet<State>,
  { describeMove }: Pick<FeatureSet<State>, 'describeMove'>,
  networkOf: (s: State) => FastNetwork | null,
  otherwise: Guide<State>,
): Guide<State> {
  const vector = new FeatureVector();
  const read = (s: State): FastNetwork | null => {
    const network = networkOf(s);
    if (network === null) return null;
    vector.clear();
    inputs.describePosition(s, inputs.viewer(s), vector);
    network.read(vector);
    return network;
  };
  return {
    keyOf: otherwise.keyOf,
    judge(s, chances) {
      const network = read(s);
      if (network === null) return otherwise.judge(s, chances);
      const chance = chanceOfViewer(network.outputs);
      const viewer = inputs.viewer(s);
      chances[viewer] = chance;
      chances[1 - viewer] = 1 - chance;
    },
    weigh(s, seat, moves, count, weights) {
      const network = read(s);
      if (network === null) return otherwise.weigh(s, seat, moves, count, weights);
      let best = -Infinity;
      for (let index = 0; index < count; index++) {
        vector.clear();
        describeMove(s, seat, moves[index], vector);
        const value = network.weighMove(vector);
        weights[index] = value;
        if (value > best) best = value;
      }
      for (let index = 0; index < count; index++) weights[index] = Math.exp(Math.max(-MOST, weights[index] - best));
    },
  };
}

/** A softmax over all ways to win; those of the viewer come first. */
function chanceOfViewer(outputs: Float64Array): number {
  const ways = outputs.length / 2;
  let best = -Infinity;
  for (let way = 0; way < outputs.length; way++) if (outputs[way] > best) best = outputs[way];
  let own = 0;
  let all = 0;
  for (let way = 0; way < outputs.length; way++) {
    const part = Math.exp(outputs[way] - best);
    all += part;
    if (way < ways) own += part;
  }
  return Math.min(1 - LEAST_CHANCE, Math.max(LEAST_CHANCE, own / all));
}
