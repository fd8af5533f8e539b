import { fastRng } from '@pharos/core';
import { describe, expect, it } from 'vitest';
import { newNetwork } from '../train/network/fitNetwork.ts';
import { FastNetwork } from './fastNetwork.ts';
import { FeatureVector } from './featureVector.ts';
import { plainGather, vectorGather } from './gather.ts';
import { readNetwork, writeNetwork, type NetworkNames } from './networkFile.ts';

const SHAPE = { inputs: 40, hidden: 21, second: 5, outputs: 6, moveFeatures: 12 };
const ALL_USED = { input: () => true, moveFeature: () => true };

const namesOf = (kind: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${kind} ${index}`);

const NAMES: NetworkNames = {
  inputs: namesOf('input', SHAPE.inputs),
  moveFeatures: namesOf('feature', SHAPE.moveFeatures),
  ways: ['civilian', 'military', 'scientific'],
};

function drawnVector(seed: number, features: number): FeatureVector {
  const rng = fastRng(seed);
  const vector = new FeatureVector();
  for (let feature = 0; feature < features; feature++) if (rng(3) === 0) vector.add(feature, rng(5) - 2);
  return vector;
}

describe('a network', () => {
  it.each([
    ['with vectors', vectorGather],
    ['without', plainGather],
  ])('a network says the same when it is read fast, %s', (_, gatherOf) => {
    const network = newNetwork(SHAPE, 3);
    const fast = new FastNetwork(network, (bytes) => {
      const gather = gatherOf(bytes);
      if (gather === null) throw new Error('there is no WebAssembly with vectors');
      return gather;
    });
    for (let seed = 0; seed < 20; seed++) {
      const position = drawnVector(seed, SHAPE.inputs);
      const move = drawnVector(100 + seed, SHAPE.moveFeatures);
      network.read(position);
      fast.read(position);
      for (const [output, value] of network.outputs.entries()) expect(fast.outputs[output]).toBeCloseTo(value, 4);
      expect(fast.weighMove(move)).toBeCloseTo(network.weighMove(move), 4);
    }
  });

  it('a network stays nearly the same when it is written and read', () => {
    const network = newNetwork(SHAPE, 4);
    const again = readNetwork(writeNetwork(network, NAMES, ALL_USED, {}), NAMES);
    const position = drawnVector(5, SHAPE.inputs);
    network.read(position);
    again.read(position);
    for (const [output, value] of network.outputs.entries()) expect(again.outputs[output]).toBeCloseTo(value, 2);
  });

  it('a network finds its inputs by name: others may have come before them', () => {
    const network = newNetwork(SHAPE, 4);
    const file = writeNetwork(network, NAMES, ALL_USED, {});
    const more = readNetwork(file, { ...NAMES, inputs: ['new', ...NAMES.inputs] });
    const position = drawnVector(6, SHAPE.inputs);
    const shifted = new FeatureVector();
    for (let index = 0; index < position.count; index++) {
      shifted.add(position.features[index] + 1, position.amounts[index]);
    }
    shifted.add(0, 9);
    network.read(position);
    more.read(shifted);
    for (const [output, value] of network.outputs.entries()) expect(more.outputs[output]).toBeCloseTo(value, 2);
  });

  it('a network of another format, or for other ways to win, is refused', () => {
    const file = writeNetwork(newNetwork(SHAPE, 4), NAMES, ALL_USED, {});
    expect(() => readNetwork({ ...file, format: 9 }, NAMES)).toThrow('format 9');
    expect(() => readNetwork(file, { ...NAMES, ways: ['points'] })).toThrow('civilian');
  });
});
