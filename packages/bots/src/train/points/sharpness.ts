import { FeatureVector } from '../../model/featureVector.ts';
import type { Network } from '../../model/network.ts';
import { KNOTS } from '../../model/weights.ts';
import { Dataset } from '../dataset.ts';
import { fit } from '../fit.ts';
import type { PointsExamples } from './pointsExamples.ts';

const FITTING = { epochs: 8, decay: 0 };

/** How sharply chances follow from foretold points at each knot, fitted to who won. */
export function fitSharpness(network: Network, { examples, positions }: PointsExamples): number[] {
  const dataset = new Dataset();
  const vector = new FeatureVector();
  for (const { left, first, points } of positions) {
    const most = Math.max(...points);
    const winners = points.filter((one) => one === most).length;
    const place = left * (KNOTS - 1);
    const knot = Math.min(KNOTS - 2, Math.floor(place));
    for (const [seat, one] of points.entries()) {
      examples.readInputs(first + seat, vector);
      network.read(vector);
      dataset.addFeature(knot, (1 - place + knot) * network.outputs[0]);
      dataset.addFeature(knot + 1, (place - knot) * network.outputs[0]);
      dataset.endAlternative(one === most ? 1 / winners : 0);
    }
    dataset.endExample();
  }
  return Array.from(fit(dataset, new Float64Array(KNOTS), FITTING));
}
