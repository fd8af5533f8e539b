import { FastNetwork } from './fastNetwork.ts';
import { readNetwork, type NetworkFile } from './networkFile.ts';
import { KNOTS } from './weights.ts';

/** A network with one output: by how many points a seat will end above the mean of all. */
export interface PointsNetwork {
  readonly network: FastNetwork;
  /** How many times likelier to win, as a logarithm, a seat is for each point, from the end of the game to its beginning. */
  readonly sharpness: readonly number[];
}

/** The only output, by the name it has in files. */
export const POINTS = ['points'];

export function readPointsNetwork(file: NetworkFile, inputs: readonly string[]): PointsNetwork {
  if (file.sharpness?.length !== KNOTS) throw new Error('a network without sharpness');
  const network = readNetwork(file, { inputs, moveFeatures: [], ways: POINTS, sides: 1 });
  return { network: new FastNetwork(network), sharpness: file.sharpness };
}

/** The sharpness at a point of the game; `left` is the share still to come. */
export function sharpnessAt(sharpness: readonly number[], left: number): number {
  const place = left * (KNOTS - 1);
  const knot = Math.min(KNOTS - 2, Math.floor(place));
  return sharpness[knot] + (place - knot) * (sharpness[knot + 1] - sharpness[knot]);
}
