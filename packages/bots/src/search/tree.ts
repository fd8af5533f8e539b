import type { Move, SeatId } from '@pharos/core';

/** A move of a seat that has been seen from a node, with what came of it. */
export interface Edge {
  readonly seat: SeatId;
  readonly move: Move;
  /** How much it is worth trying, before anything is known: its share among the moves it was first seen with. */
  readonly prior: number;
  visits: number;
  /** The sum of the values for `seat` over all visits. */
  value: number;
  /** Whether it won the game at once when it was last tried. */
  isDecisive: boolean;
  child: Node | null;
}

/**
 * What a seat remembers: the moves that led here. Which moves are open is not kept, for it depends on cards nobody has
 * seen yet; edges are all the moves that were open on some visit, in the order they were found.
 */
export class Node {
  readonly edges: Edge[] = [];
  /** The moves of the edges once more: numbers side by side are looked through faster than objects. */
  readonly #moves: Move[] = [];

  /** The place of a move among the edges, or −1. `near` is where to look first: moves tend to come in the same order. */
  indexOf(seat: SeatId, move: Move, near: number): number {
    const { edges } = this;
    const moves = this.#moves;
    for (let index = near; index < moves.length; index++) {
      if (moves[index] === move && edges[index].seat === seat) return index;
    }
    for (let index = Math.min(near, moves.length) - 1; index >= 0; index--) {
      if (moves[index] === move && edges[index].seat === seat) return index;
    }
    return -1;
  }

  /** A new edge; answers its place. */
  add(seat: SeatId, move: Move, prior: number): number {
    this.#moves.push(move);
    return this.edges.push({ seat, move, prior, visits: 0, value: 0, isDecisive: false, child: null }) - 1;
  }

  /** The edge of a move that was made for all to see. */
  follow(seat: SeatId, move: Move): Edge {
    const index = this.indexOf(seat, move, 0);
    return this.edges[index < 0 ? this.add(seat, move, 0) : index];
  }
}
