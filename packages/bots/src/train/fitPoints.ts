import { KNOTS } from '../model/weights.ts';
import { Dataset } from './dataset.ts';
import { fit, scalesOf } from './fit.ts';

/** How far a final result lies from what can be foretold, in points; and how much a usual amount of a feature may change it. */
const SPREAD = 12;
const USUAL_WORTH = 1;
const SCALE_FITTING = { epochs: 8, decay: 0 };

/** Data with the points that each alternative had in the end, in the order of the alternatives. */
export interface ScoredDataset {
  readonly dataset: Dataset;
  readonly points: readonly number[];
  /** Games of which the data come, each with as many alternatives: what is seen again and again in a game is one result. */
  readonly games: number;
}

/**
 * Weights that foretell points: how far each alternative of an example ends above or below the mean of all. Points vary less than
 * who wins, so that fewer games suffice. Ridge regression, with a pull towards the weights before.
 */
export function fitPoints({ dataset, points, games }: ScoredDataset, before: Float64Array): Float64Array {
  const scales = scalesOf(dataset, before.length);
  const { products, sums } = normalEquations(dataset, points, before, scales);
  const perResult = (dataset.examples / games) * (SPREAD / USUAL_WORTH) ** 2;
  for (let feature = 0; feature < before.length; feature++) products[feature * before.length + feature] += perResult;
  solve(products, sums);
  return before.map((weight, feature) => weight + sums[feature] / scales[feature]);
}

/** How sharply chances follow from foretold points at each knot, fitted to who won; answers the weights of chances. */
export function scaleToChances(dataset: Dataset, weights: Float64Array): Float64Array {
  const length = weights.length / KNOTS;
  const foretold = new Dataset();
  const ofKnots = new Float64Array(KNOTS);
  for (let example = 0; example < dataset.examples; example++) {
    const end = dataset.endOfAlternatives(example);
    for (let alternative = dataset.firstAlternative(example); alternative < end; alternative++) {
      ofKnots.fill(0);
      for (let at = dataset.firstFeature(alternative); at < dataset.endOfFeatures(alternative); at++) {
        const feature = dataset.features[at];
        ofKnots[Math.floor(feature / length)] += weights[feature] * dataset.amounts[at];
      }
      for (const [knot, sum] of ofKnots.entries()) if (sum !== 0) foretold.addFeature(knot, sum);
      foretold.endAlternative(dataset.targets[alternative]);
    }
    foretold.endExample();
  }
  const scales = fit(foretold, new Float64Array(KNOTS), SCALE_FITTING);
  return weights.map((weight, feature) => weight * scales[Math.floor(feature / length)]);
}

/** The mean alternative of an example is taken off from all of them: only differences tell who is ahead. */
function normalEquations(
  dataset: Dataset,
  points: readonly number[],
  before: Float64Array,
  scales: Float64Array,
): { readonly products: Float64Array; readonly sums: Float64Array } {
  const features = before.length;
  const products = new Float64Array(features * features);
  const sums = new Float64Array(features);
  const mean = new Float64Array(features);
  const touched: number[] = [];
  const amounts: number[] = [];
  const numbers: number[] = [];
  const addProducts = (share: number, rest: number): void => {
    for (let i = 0; i < numbers.length; i++) {
      const row = numbers[i] * features;
      const weighted = share * amounts[i];
      for (let j = 0; j <= i; j++) products[row + numbers[j]] += weighted * amounts[j];
      sums[numbers[i]] += weighted * rest;
    }
  };
  for (let example = 0; example < dataset.examples; example++) {
    const first = dataset.firstAlternative(example);
    const end = dataset.endOfAlternatives(example);
    let meanRest = 0;
    for (let alternative = first; alternative < end; alternative++) {
      read(dataset, alternative, scales, numbers, amounts);
      let rest = points[alternative];
      for (let i = 0; i < numbers.length; i++) {
        rest -= before[numbers[i]] * scales[numbers[i]] * amounts[i];
        if (mean[numbers[i]] === 0) touched.push(numbers[i]);
        mean[numbers[i]] += amounts[i] / (end - first);
      }
      meanRest += rest / (end - first);
      addProducts(1, rest);
    }
    numbers.length = 0;
    amounts.length = 0;
    for (const feature of [...new Set(touched)].toSorted((a, b) => a - b)) {
      numbers.push(feature);
      amounts.push(mean[feature]);
      mean[feature] = 0;
    }
    touched.length = 0;
    addProducts(first - end, meanRest);
  }
  return { products, sums };
}

/** The scaled features of an alternative, each once and by number, so that products fill the lower half. */
function read(dataset: Dataset, alternative: number, scales: Float64Array, numbers: number[], amounts: number[]): void {
  const sum = new Map<number, number>();
  for (let at = dataset.firstFeature(alternative); at < dataset.endOfFeatures(alternative); at++) {
    const feature = dataset.features[at];
    sum.set(feature, (sum.get(feature) ?? 0) + dataset.amounts[at] / scales[feature]);
  }
  numbers.length = 0;
  amounts.length = 0;
  for (const feature of [...sum.keys()].toSorted((a, b) => a - b)) {
    numbers.push(feature);
    amounts.push(sum.get(feature) ?? 0);
  }
}

/** Solves a positive definite system in place, by Cholesky: the lower half of `matrix` is read, and `vector` becomes the solution. */
function solve(matrix: Float64Array, vector: Float64Array): void {
  const n = vector.length;
  for (let row = 0; row < n; row++) {
    for (let column = 0; column <= row; column++) {
      let rest = matrix[row * n + column];
      for (let k = 0; k < column; k++) rest -= matrix[row * n + k] * matrix[column * n + k];
      matrix[row * n + column] = row === column ? Math.sqrt(rest) : rest / matrix[column * n + column];
    }
  }
  for (let row = 0; row < n; row++) {
    for (let k = 0; k < row; k++) vector[row] -= matrix[row * n + k] * vector[k];
    vector[row] /= matrix[row * n + row];
  }
  for (let row = n - 1; row >= 0; row--) {
    for (let k = row + 1; k < n; k++) vector[row] -= matrix[k * n + row] * vector[k];
    vector[row] /= matrix[row * n + row];
  }
}
