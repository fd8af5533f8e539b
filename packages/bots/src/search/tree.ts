import type { Move, SeatId } from '@pharos/core';

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

/**
 * What a seat remembers: the moves that led here. Which moves are open is not kept, for it depends on cards nobody has
 * seen yet; listed are all the moves that were open on some visit, in the order they were found. Most are never tried, so they have an
 * edge only once they are.
 */
export class Node {
  readonly edges: (Edge | null)[] = [];
  /** How much each move is worth trying, before anything is known: its share among the moves it was first seen with. */
  readonly priors: number[] = [];
  readonly #moves: Move[] = [];
  readonly #keys: number[] = [];
  readonly #seats: SeatId[] = [];

  /** The place of a key in the lists, or −1. `near` is where to look first: moves tend to come in the same order. */
  indexOf(seat: SeatId, key: number, near: number): number {
    const keys = this.#keys;
    const seats = this.#seats;
    for (let index = near; index < keys.length; index++) {
      if (keys[index] === key && seats[index] === seat) return index;
    }
    for (let index = Math.min(near, keys.length) - 1; index >= 0; index--) {
      if (keys[index] === key && seats[index] === seat) return index;
    }
    return -1;
  }

  /** A new move; answers its place. */
  add(seat: SeatId, move: Move, key: number, prior: number): number {
    this.edges.push(null);
    this.priors.push(prior);
    this.#seats.push(seat);
    this.#keys.push(key);
    return this.#moves.push(move) - 1;
  }

  /** The edge of the move in a place, to be tried. */
  edgeAt(place: number): Edge {
    return (this.edges[place] ??= {
      seat: this.#seats[place],
      move: this.#moves[place],
      key: this.#keys[place],
      visits: 0,
      value: 0,
      isDecisive: false,
      child: null,
    });
  }

  /** The edge of a move that was made for all to see. */
  follow(seat: SeatId, move: Move, key: number): Edge {
    const index = this.indexOf(seat, key, 0);
    return this.edgeAt(index < 0 ? this.add(seat, move, key, 0) : index);
  }
}
