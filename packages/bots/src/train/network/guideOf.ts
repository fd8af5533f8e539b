import { FastNetwork } from '../../model/fastNetwork.ts';
import { readNetwork, type NetworkFile } from '../../model/networkFile.ts';
import { networkGuide } from '../../model/networkGuide.ts';
import type { Guide } from '../../search/guide.ts';
import type { League, TrainingGame } from '../trainingGame.ts';

/** The guide of a network of the training. */
export function guideOfNetwork<State>(
  file: NetworkFile,
  { featureSet }: TrainingGame<State>,
  { inputSet, first }: League<State>,
): Guide<State> {
  const { inputs, ways } = inputSet;
  const network = new FastNetwork(readNetwork(file, { inputs, moveFeatures: featureSet.moveFeatures, ways }));
  return networkGuide(inputSet, featureSet, () => network, first);
}
