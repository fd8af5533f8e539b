import type { Move, Rng, SeatId } from '@pharos/core';
import { moveAsKey, type Guide } from './guide.ts';
import { MOST_MOVES } from './rules.ts';
import type { Edge, Node } from './tree.ts';

/** How the search divides its time between moves that did well and moves it knows little about. */
export interface SelectionSettings {
  /** Weight of what is not known yet against what came of it so far. */
  readonly exploration: number;
  /** How much worse than the moves tried so far an untried one is taken to be (first-play urgency). */
  readonly fpuReduction: number;
  /** The part of the guide's weights that is spread evenly: it may be blind to a move. */
  readonly uniformPrior: number;
}

/** A draw that is as good as continuous. */
const FINE = 1 << 16;
/** Noise scales a bonus by something between these. */
const LEAST_NOISE = 0.5;
const MOST_NOISE = 1.5;

/** Chooses moves inside the tree: PUCT over those that are legal now. */
export class Selection<State> {
  readonly #guide: Guide<State>;
  readonly #settings: SelectionSettings;
  readonly #weights = new Float64Array(MOST_MOVES);
  readonly #keys: number[] = [];
  readonly #priors: number[] = [];

  constructor(guide: Guide<State>, settings: SelectionSettings) {
    this.#guide = guide;
    this.#settings = settings;
  }

  /** Finds the `count` legal moves of a seat in a node, and adds those that are new there; writes the place of each. */
  locate(s: State, seat: SeatId, node: Node, moves: readonly Move[], count: number, places: Int32Array): void {
    const keys = this.#keysOf(s, moves, count);
    if (node.isNew) return this.#start(s, seat, node, moves, keys, count, places);
    let isNew = false;
    let near = 0;
    for (let i = 0; i < count; i++) {
      const place = node.indexOf(seat, keys[i], near);
      places[i] = place;
      if (place < 0) isNew = true;
      else near = place + 1;
    }
    if (isNew) this.#expand(s, seat, node, moves, keys, count, places);
  }

  /** The keys of moves: the moves themselves where they say all there is to say. */
  #keysOf(s: State, moves: readonly Move[], count: number): readonly number[] {
    const { keyOf } = this.#guide;
    if (keyOf === moveAsKey) return moves;
    const keys = this.#keys;
    for (let i = 0; i < count; i++) keys[i] = keyOf(s, moves[i]);
    return keys;
  }

  /** The first visit: all moves are new. */
  #start(
    s: State,
    seat: SeatId,
    node: Node,
    moves: readonly Move[],
    keys: readonly number[],
    count: number,
    places: Int32Array,
  ): void {
    this.#findPriors(s, seat, moves, count);
    node.start(seat, moves, keys, this.#priors, count);
    for (let i = 0; i < count; i++) places[i] = i;
  }

  #expand(
    s: State,
    seat: SeatId,
    node: Node,
    moves: readonly Move[],
    keys: readonly number[],
    count: number,
    places: Int32Array,
  ): void {
    this.#findPriors(s, seat, moves, count);
    for (let i = 0; i < count; i++) {
      if (places[i] < 0) places[i] = node.add(seat, moves[i], keys[i], this.#priors[i]);
    }
  }

  #findPriors(s: State, seat: SeatId, moves: readonly Move[], count: number): void {
    const weights = this.#weights;
    this.#guide.weigh(s, seat, moves, count, weights);
    let sum = 0;
    for (let i = 0; i < count; i++) sum += weights[i];
    const { uniformPrior } = this.#settings;
    for (let i = 0; i < count; i++) {
      this.#priors[i] = ((1 - uniformPrior) * weights[i]) / sum + uniformPrior / count;
    }
  }

  /** The edge to try next among `count` moves in these places of a node; `noise` scales the bonus of each. */
  choose(node: Node, places: Int32Array, count: number, noise: Rng | null): Edge {
    return node.edgeAt(this.#best(node, places, count, noise));
  }

  /** The place of the most urgent move. */
  #best({ edges, priors }: Node, places: Int32Array, count: number, noise: Rng | null): number {
    let visits = 0;
    let value = 0;
    let prior = 0;
    let tried = 0;
    for (let i = 0; i < count; i++) {
      const edge = edges[places[i]];
      prior += priors[places[i]];
      if (edge === null) continue;
      // Who can win at once does.
      if (edge.isDecisive) return places[i];
      if (edge.visits === 0) continue;
      visits += edge.visits;
      value += edge.value;
      tried += priors[places[i]];
    }
    const { exploration, fpuReduction } = this.#settings;
    const untried = visits === 0 ? 0 : value / visits - fpuReduction * Math.sqrt(tried / prior);
    const scale = (exploration * Math.sqrt(visits + 1)) / prior;
    let best = places[0];
    let bestUrgency = -Infinity;
    for (let i = 0; i < count; i++) {
      const edge = edges[places[i]];
      const tries = edge === null ? 0 : edge.visits;
      const known = edge === null || tries === 0 ? untried : edge.value / tries;
      const bonus = (scale * priors[places[i]]) / (1 + tries);
      // What could not become the best by the greatest draw is not drawn for.
      if (known + MOST_NOISE * bonus <= bestUrgency) continue;
      const urgency = known + (noise === null ? bonus : bonus * (LEAST_NOISE + noise(FINE) / FINE));
      if (urgency <= bestUrgency) continue;
      best = places[i];
      bestUrgency = urgency;
    }
    return best;
  }
}
