import { FeatureVector } from '../../model/featureVector.ts';
import { PARTS, type Network, type NetworkWeights } from '../../model/network.ts';
import type { Examples } from './examples.ts';

/** What the loss of a network is made of. */
export interface Loss {
  /** How much of what is learned of winning comes from the search instead of the result, where a search estimated it. */
  readonly chanceShare: number;
  /** How much learning moves counts against learning who wins. */
  readonly movesShare: number;
  /** Whether the only output foretells points, and not ways to win. */
  readonly isOfPoints?: boolean;
}

/** Means over examples. */
export interface NetworkQuality {
  /** Surprise at who won, in nats, and how often the likelier side won. */
  readonly logLoss: number;
  readonly accuracy: number;
  /** The same of how the game was won. */
  readonly wayLoss: number;
  /** Surprise at the moves of the search, beyond its own uncertainty. */
  readonly moveLoss: number;
}

const TINY = 1e-9;
/** A result further from what was foretold than so many points teaches no more than one at this distance. */
const FURTHEST = 25;

/** How the loss of a network changes with each of its numbers: back-propagation, example by example. */
export class Slopes {
  readonly parts: NetworkWeights;
  readonly #network: Network;
  readonly #loss: Loss;
  readonly #scales: Float64Array | null;
  readonly #inputs = new FeatureVector();
  readonly #move = new FeatureVector();
  readonly #chances: Float64Array;
  readonly #outputs: Float64Array;
  readonly #second: Float64Array;
  readonly #first: Float64Array;
  #moveValues: number[] = [];

  /** Inputs are divided by `scales`, if there are any. */
  constructor(network: Network, loss: Loss, scales: Float64Array | null = null) {
    const { weights, shape } = network;
    this.#scales = scales;
    this.#network = network;
    this.#loss = loss;
    this.parts = Object.fromEntries(
      PARTS.map((part) => [part, new Float32Array(weights[part].length)]),
    ) as unknown as NetworkWeights;
    this.#chances = new Float64Array(shape.outputs);
    this.#outputs = new Float64Array(shape.outputs);
    this.#second = new Float64Array(shape.second);
    this.#first = new Float64Array(shape.hidden + shape.outputs);
  }

  clear(): void {
    for (const part of PARTS) this.parts[part].fill(0);
  }

  /** Adds the slopes of an example. */
  add(examples: Examples, example: number): void {
    this.#read(examples, example);
    this.#second.fill(0);
    if (this.#loss.isOfPoints === true) this.#addPoints(examples, example);
    else this.#addOutcome(examples, example);
    this.#addOutputs();
    if (this.#loss.movesShare > 0) this.#addMoves(examples, example);
    this.#addLayers();
  }

  #read(examples: Examples, example: number): void {
    const inputs = this.#inputs;
    const scales = this.#scales;
    examples.readInputs(example, inputs);
    if (scales !== null) {
      for (let index = 0; index < inputs.count; index++) inputs.amounts[index] /= scales[inputs.features[index]];
    }
    this.#network.read(inputs);
  }

  /** How far each output is from what it should be. */
  #addOutcome(examples: Examples, example: number): void {
    const { outputs, shape } = this.#network;
    const chances = this.#chances;
    toShares(outputs, chances);
    const ways = shape.outputs;
    const chance = examples.chance(example);
    const share = Number.isNaN(chance) ? 0 : this.#loss.chanceShare;
    let own = 0;
    for (let way = 0; way < ways / 2; way++) own += chances[way];
    for (let way = 0; way < ways; way++) {
      const isOwn = way < ways / 2;
      // What a search says is about the side only: among the ways of a side it changes nothing.
      const wanted = isOwn ? (chance / (own + TINY)) * chances[way] : ((1 - chance) / (1 - own + TINY)) * chances[way];
      const target = (1 - share) * examples.outcome(example, way, ways) + (share > 0 ? share * wanted : 0);
      this.#outputs[way] = chances[way] - target;
    }
  }

  #addPoints(examples: Examples, example: number): void {
    const error = this.#network.outputs[0] - examples.outcome(example, 0, 1);
    this.#outputs[0] = Math.max(-FURTHEST, Math.min(FURTHEST, error));
  }

  #addOutputs(): void {
    const { last } = this.#network.weights;
    const { second, outputs: ways } = this.#network.shape;
    for (let way = 0; way < ways; way++) {
      const slope = this.#outputs[way];
      for (let unit = 0; unit < second; unit++) {
        this.parts.last[way * second + unit] += slope * this.#network.secondUnits[unit];
        this.#second[unit] += slope * last[way * second + unit];
      }
    }
  }

  #addMoves(examples: Examples, example: number): void {
    const first = examples.firstMove(example);
    const end = examples.endOfMoves(example);
    if (first === end) return;
    const values = this.#moveValues;
    values.length = end - first;
    for (let move = first; move < end; move++) {
      examples.readMove(move, this.#move);
      values[move - first] = this.#network.weighMove(this.#move);
    }
    toShares(values, values);
    const { move: weights } = this.#network.weights;
    const { secondUnits } = this.#network;
    const width = 1 + secondUnits.length;
    for (let move = first; move < end; move++) {
      const error = this.#loss.movesShare * (values[move - first] - examples.share(move));
      examples.readMove(move, this.#move);
      const { count, features, amounts } = this.#move;
      for (let index = 0; index < count; index++) {
        const slope = error * amounts[index];
        const start = features[index] * width;
        this.parts.move[start] += slope;
        for (let unit = 0; unit < secondUnits.length; unit++) {
          this.parts.move[start + 1 + unit] += slope * secondUnits[unit];
          this.#second[unit] += slope * weights[start + 1 + unit];
        }
      }
    }
  }

  #addLayers(): void {
    const { weights, firstUnits, secondUnits, shape } = this.#network;
    const { hidden } = shape;
    const first = this.#first;
    first.fill(0, 0, hidden);
    first.set(this.#outputs, hidden);
    for (let unit = 0; unit < secondUnits.length; unit++) {
      if (secondUnits[unit] === 0) continue;
      const slope = this.#second[unit];
      const start = unit * hidden;
      this.parts.secondBias[unit] += slope;
      for (let from = 0; from < hidden; from++) {
        this.parts.second[start + from] += slope * firstUnits[from];
        first[from] += slope * weights.second[start + from];
      }
    }
    for (let unit = 0; unit < hidden; unit++) if (firstUnits[unit] === 0) first[unit] = 0;
    const { firstBias, first: ofInputs } = this.parts;
    const width = first.length;
    for (let unit = 0; unit < width; unit++) firstBias[unit] += first[unit];
    const { count, features, amounts } = this.#inputs;
    for (let index = 0; index < count; index++) {
      const amount = amounts[index];
      const start = features[index] * width;
      for (let unit = 0; unit < width; unit++) ofInputs[start + unit] += first[unit] * amount;
    }
  }

  /** The root of the mean square of how far points are from what is foretold. */
  pointsError(examples: Examples): number {
    let sum = 0;
    for (let example = 0; example < examples.count; example++) {
      this.#read(examples, example);
      sum += (this.#network.outputs[0] - examples.outcome(example, 0, 1)) ** 2;
    }
    return Math.sqrt(sum / examples.count);
  }

  /** How well the network foretells examples. */
  quality(examples: Examples): NetworkQuality {
    const sums = { logLoss: 0, accuracy: 0, wayLoss: 0, moveLoss: 0 };
    let choices = 0;
    const ways = this.#network.shape.outputs;
    for (let example = 0; example < examples.count; example++) {
      this.#read(examples, example);
      toShares(this.#network.outputs, this.#chances);
      let own = 0;
      let won = 0;
      for (let way = 0; way < ways; way++) {
        const share = examples.outcome(example, way, ways);
        if (share > 0) sums.wayLoss -= share * Math.log(this.#chances[way] + TINY);
        if (way >= ways / 2) continue;
        own += this.#chances[way];
        won += share;
      }
      sums.logLoss -= won * Math.log(own + TINY) + (1 - won) * Math.log(1 - own + TINY);
      sums.accuracy += own > 0.5 ? won : 1 - won;
      const first = examples.firstMove(example);
      const end = examples.endOfMoves(example);
      if (first === end) continue;
      choices++;
      sums.moveLoss += this.#surpriseAtMoves(examples, first, end);
    }
    const { count } = examples;
    return {
      logLoss: sums.logLoss / count,
      accuracy: sums.accuracy / count,
      wayLoss: sums.wayLoss / count,
      moveLoss: sums.moveLoss / Math.max(1, choices),
    };
  }

  #surpriseAtMoves(examples: Examples, first: number, end: number): number {
    const values = this.#moveValues;
    values.length = end - first;
    for (let move = first; move < end; move++) {
      examples.readMove(move, this.#move);
      values[move - first] = this.#network.weighMove(this.#move);
    }
    toShares(values, values);
    let surprise = 0;
    for (let move = first; move < end; move++) {
      const share = examples.share(move);
      if (share > 0) surprise += share * Math.log(share / (values[move - first] + TINY));
    }
    return surprise;
  }
}

/** Softmax. */
function toShares(values: ArrayLike<number>, shares: { [index: number]: number }): void {
  let best = -Infinity;
  for (let index = 0; index < values.length; index++) if (values[index] > best) best = values[index];
  let sum = 0;
  for (let index = 0; index < values.length; index++) sum += shares[index] = Math.exp(values[index] - best);
  for (let index = 0; index < values.length; index++) shares[index] /= sum;
}
