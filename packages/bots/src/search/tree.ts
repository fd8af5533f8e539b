import type { Move, SeatId } from '@pharos/core';
import { MOST_MOVES } from './rules.ts';

/** A move of a seat that has been tried from a node, with what came of it. */
export interface Edge {
  readonly seat: SeatId;
  readonly move: Move;
  /** What tells it from other edges of its seat: see `Guide.keyOf`. */
  readonly key: number;
  visits: number;
  /** The sum of the values for `seat` over all visits. */
  value: number;
  /** Whether it won the game at once when it was last tried. */
  isDecisive: boolean;
  child: Node | null;
}

/** The lists of a node in which no move has been seen yet; nothing is ever added to them. */
const NO_EDGES: (Edge | null)[] = [];
const NO_NUMBERS: number[] = [];

/** Copied for the edges of a new node, which is several times faster than filling a list. */
const UNTRIED_EDGES: (Edge | null)[] = Array.from({ length: MOST_MOVES }, () => null);

/**
 * What a seat remembers: the moves that led here. Which moves are open is not kept, for it depends on cards nobody has
 * seen yet; listed are all the moves that were open on some visit, in the order they were found. Most are never tried, so they have an
 * edge only once they are. Most nodes are visited once or twice: they have no lists at first, and then lists of the size they need.
 */
export class Node {
  edges = NO_EDGES;
  /** How much each move is worth trying, before anything is known: its share among the moves it was first seen with. */
  priors = NO_NUMBERS;
  #moves: Move[] = NO_NUMBERS;
  /** The same list as that of the moves, where they are their own keys. */
  #keys = NO_NUMBERS;
  /** Whose moves all of them are, or the seat of each if they are not of one. */
  #seat: SeatId = 0;
  #seats: SeatId[] | null = null;

  /** Whether no move has been seen yet. */
  get isNew(): boolean {
    return this.edges === NO_EDGES;
  }

  /** The place of a key in the lists, or −1. `near` is where to look first: moves tend to come in the same order. */
  indexOf(seat: SeatId, key: number, near: number): number {
    const keys = this.#keys;
    const seats = this.#seats;
    if (seats === null && seat !== this.#seat) return -1;
    for (let index = near; index < keys.length; index++) {
      if (keys[index] === key && (seats === null || seats[index] === seat)) return index;
    }
    for (let index = Math.min(near, keys.length) - 1; index >= 0; index--) {
      if (keys[index] === key && (seats === null || seats[index] === seat)) return index;
    }
    return -1;
  }

  /** The first moves seen here; one list serves for moves and keys if it is given for both. */
  start(seat: SeatId, moves: readonly Move[], keys: readonly number[], priors: readonly number[], count: number): void {
    this.#seat = seat;
    this.#moves = moves.slice(0, count);
    this.#keys = keys === moves ? this.#moves : keys.slice(0, count);
    this.priors = priors.slice(0, count);
    this.edges = UNTRIED_EDGES.slice(0, count);
  }

  /** A new move; answers its place. */
  add(seat: SeatId, move: Move, key: number, prior: number): number {
    if (this.isNew) {
      const moves = [move];
      this.start(seat, moves, key === move ? moves : [key], [prior], 1);
      return 0;
    }
    if (this.#seats === null && seat !== this.#seat) this.#seats = this.#moves.map(() => this.#seat);
    this.#seats?.push(seat);
    if (this.#keys === this.#moves && key !== move) this.#keys = this.#moves.slice();
    if (this.#keys !== this.#moves) this.#keys.push(key);
    this.edges.push(null);
    this.priors.push(prior);
    return this.#moves.push(move) - 1;
  }

  /** The edge of the move in a place, to be tried. */
  edgeAt(place: number): Edge {
    return (this.edges[place] ??= {
      seat: this.#seats === null ? this.#seat : this.#seats[place],
      move: this.#moves[place],
      key: this.#keys[place],
      visits: 0,
      value: 0,
      isDecisive: false,
      child: null,
    });
  }

  /** Takes over what another node knows about the moves listed here; `share` of it counts. */
  adopt(other: Node, share: number): void {
    for (let place = 0; place < this.edges.length; place++) {
      const index = other.indexOf(this.#seat, this.#keys[place], place);
      const edge = index < 0 ? null : other.edges[index];
      if (edge === null) continue;
      edge.value *= share;
      edge.visits *= share;
      this.edges[place] = edge;
    }
  }

  /** Forgets what follows moves that were tried less often than that: it is most of a tree, and little of what is known. */
  prune(leastVisits: number): void {
    for (const edge of this.edges) {
      if (edge === null) continue;
      if (edge.visits < leastVisits) edge.child = null;
      else edge.child?.prune(leastVisits);
    }
  }

  /** Forgets all that does not follow a move. */
  keepOnly(seat: SeatId, key: number): void {
    const kept = this.indexOf(seat, key, 0);
    for (let place = 0; place < this.edges.length; place++) if (place !== kept) this.edges[place] = null;
  }

  /** Where a move led that may never have been tried: a new node then. */
  after(seat: SeatId, key: number): Node {
    const index = this.indexOf(seat, key, 0);
    return (index < 0 ? null : this.edges[index])?.child ?? new Node();
  }

  /** The edge of a move that was made for all to see. */
  follow(seat: SeatId, move: Move, key: number): Edge {
    const index = this.indexOf(seat, key, 0);
    return this.edgeAt(index < 0 ? this.add(seat, move, key, 0) : index);
  }
}
