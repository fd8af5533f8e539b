import {
  firstSeat,
  hasSeat,
  seatBit,
  type Move,
  type Rng,
  type SeatId,
  type SeatSet,
  type SeenChoice,
} from '@pharos/core';
import type { Guide, SearchedGame } from './guide.ts';
import { isVictory, reward, scaleChances } from './reward.ts';
import { Rollouts, type Rollout } from './rollout.ts';
import { MOST_MOVES, type Rules, type Table } from './rules.ts';
import { Selection, type SelectionSettings } from './selection.ts';
import { Node, type Edge } from './tree.ts';

export interface Settings extends SelectionSettings, Rollout {
  /** How many iterations share one guess of what is hidden. */
  readonly iterationsPerGuess: number;
  /** The part that counts, at a later choice, of what was found out before about the moves that are open then. */
  readonly keep: number;
}

/** A move of the position searched, with what the search thinks of it. */
export interface Candidate {
  readonly move: Move;
  readonly visits: number;
  /** Value for the searching seat, 0 … 1: nearly its chance of winning. */
  readonly chance: number;
}

/** A move of a seat. */
export interface Step {
  readonly seat: SeatId;
  readonly move: Move;
}

const UNTRIED = { visits: 0, value: 0 };
/** What followed a move that was tried less often is not kept. */
const LEAST_KEPT = 8;
/** A move looked at by this share of how much the foremost one was may still become it. */
const CLOSE = 0.5;

/** The legal moves of a seat, and the place of each in its node. */
class LegalMoves {
  count = 0;
  readonly moves: Move[] = [];
  readonly places = new Int32Array(MOST_MOVES);
}

/** What a search is about. */
export interface Subject<State> extends SearchedGame<State> {
  readonly table: Table;
  /** The seat that wants to know; all it cannot know is drawn afresh again and again. */
  readonly seat: SeatId;
}

/**
 * Information-set Monte-Carlo tree search. Each iteration guesses what is hidden, walks down the tree and adds one node
 * to it. Every seat has a place of its own in the tree. A move that one seat makes alone is seen by all, and every place
 * moves along; where several choose at once each place follows its own seat's move only, so that nobody plays on what
 * the others are about to do. Where moves alternate, all places are one and so is the tree.
 */
export class Search<State> {
  readonly #rules: Rules<State>;
  readonly #guide: Guide<State>;
  readonly #table: Table;
  readonly #seat: SeatId;
  readonly #settings: Settings;
  #rng: Rng;
  readonly #selection: Selection<State>;
  readonly #rollouts: Rollouts<State>;
  #position: State;
  /** Who chooses in it. */
  #round: SeatSet;
  #roots: Node[];
  /** The guess in use, and how many more iterations it serves. */
  #guess: State;
  #guessLeft = 0;
  readonly #places: Node[];
  /** Edges walked in this iteration, and how many. */
  readonly #path: Edge[] = [];
  #depth = 0;
  /** The choice of each seat in the round being played. */
  readonly #chosen: Edge[] = [];
  readonly #values: Float64Array;
  /** What the iterations that chose freely were worth to each seat, added up, and how many they were. */
  readonly #sums: Float64Array;
  #free = 0;
  /** The move that the searching seat begins with, whatever it would choose. */
  #only: Move | null = null;
  readonly #moves: Move[] = [];
  readonly #legal = new LegalMoves();
  /** Those of each seat in the first round of the guess in use, which every iteration begins with. */
  readonly #openings: LegalMoves[];
  #isOpening = true;
  #iterations = 0;

  constructor(subject: Subject<State>, position: State, settings: Settings, rng: Rng) {
    this.#rules = subject.rules;
    this.#guide = subject.guide;
    this.#table = subject.table;
    this.#seat = subject.seat;
    this.#settings = settings;
    this.#rng = rng;
    this.#selection = new Selection(subject.guide, settings);
    this.#rollouts = new Rollouts(subject.rules, subject.guide, settings);
    this.#position = position;
    this.#round = this.#roundAt(position);
    this.#guess = position;
    const root = new Node();
    // Those who choose at once share no place: each begins with a list of its own moves.
    const isTogether = (this.#round & (this.#round - 1)) !== 0;
    this.#roots = Array.from({ length: subject.table.seats }, () => (isTogether ? new Node() : root));
    this.#places = this.#roots.slice();
    this.#values = new Float64Array(subject.table.seats);
    this.#sums = new Float64Array(subject.table.seats);
    this.#openings = Array.from({ length: subject.table.seats }, () => new LegalMoves());
  }

  /** Iterations since the search began, those of earlier positions included. */
  get iterations(): number {
    return this.#iterations;
  }

  /** How often the moves that are open in the position were tried, from earlier positions included. */
  get visits(): number {
    return this.#roots[this.#seat].edges.reduce((sum, edge) => sum + (edge?.visits ?? 0), 0);
  }

  /** Goes on for so many iterations. */
  step(iterations: number): void {
    for (let left = iterations; left > 0; left--) this.#iterate();
    this.#iterations += iterations;
  }

  /** The same with one move of the searching seat, so that it is known as well as others. */
  stepOn(move: Move, iterations: number): void {
    this.#only = move;
    this.step(iterations);
    this.#only = null;
  }

  /** What the position is worth to each seat, 0 … 1, over all that the search has tried by its own choice. */
  worths(): number[] {
    return Array.from(this.#sums, (sum) => sum / Math.max(1, this.#free));
  }

  /** The moves of the searching seat, most visited first. */
  best(most = Infinity): Candidate[] {
    const count = this.#rules.legalMoves(this.#position, this.#seat, this.#moves);
    const root = this.#roots[this.#seat];
    const candidates = this.#moves.slice(0, count).map((move) => {
      const index = root.indexOf(this.#seat, this.#guide.keyOf(this.#position, move), 0);
      const { visits, value } = (index < 0 ? null : root.edges[index]) ?? UNTRIED;
      return { move, visits, chance: visits === 0 ? 0 : value / visits };
    });
    candidates.sort((a, b) => b.visits - a.visits || b.chance - a.chance);
    return candidates.slice(0, most);
  }

  /** By how many visits the move looked at most leads over every other one; nothing can change which it is in fewer iterations. */
  lead(): number {
    const [most, second] = this.#foremost();
    return (most?.visits ?? 0) - (second?.visits ?? 0);
  }

  /** Whether another move is looked at nearly as much as the one looked at most, or seems better by now. */
  isClose(): boolean {
    const [most, second] = this.#foremost();
    if (most === null || second === null) return false;
    return second.visits > CLOSE * most.visits || second.value / second.visits > most.value / most.visits;
  }

  /** The two moves of the searching seat that were looked at most. */
  #foremost(): [Edge | null, Edge | null] {
    let most: Edge | null = null;
    let second: Edge | null = null;
    for (const edge of this.#roots[this.#seat].edges) {
      if (edge === null || edge.seat !== this.#seat || edge.visits === 0) continue;
      if (most === null || edge.visits > most.visits) [most, second] = [edge, most];
      else if (second === null || edge.visits > second.visits) second = edge;
    }
    return [most, second];
  }

  /** How the search expects it to go on after a move: step by step what was visited most, at least so many times. */
  line(move: Move, leastVisits: number): Step[] {
    const root = this.#roots[this.#seat];
    const index = root.indexOf(this.#seat, this.#guide.keyOf(this.#position, move), 0);
    const steps: Step[] = [];
    let node = (index < 0 ? null : root.edges[index])?.child ?? null;
    while (node !== null) {
      const tried: Edge[] = node.edges.filter((edge) => edge !== null);
      if (tried.length === 0) break;
      const most = tried.reduce((one, other) => (other.visits > one.visits ? other : one));
      if (most.visits < leastVisits) break;
      steps.push({ seat: most.seat, move: most.move });
      node = most.child;
    }
    return steps;
  }

  /** Lets go of what is of little use later: a tree that is kept between choices is small. */
  prune(): void {
    for (const root of new Set(this.#roots)) root.prune(LEAST_KEPT);
  }

  /** The same, after a move that the searching seat makes: its other moves are of no use any more. */
  settleOn(move: Move): void {
    this.#roots[this.#seat].keepOnly(this.#seat, this.#guide.keyOf(this.#position, move));
    this.prune();
  }

  /**
   * Goes on from a later position of the same game and keeps what is known about it; all that others could have done instead is let go of.
   * `choices` are those made since, as the searching seat has seen them. False where one that it did not see leads there: nothing is known then.
   */
  advance(choices: readonly SeenChoice[], position: State, rng: Rng): boolean {
    if (choices.length === 0) return true;
    for (const choice of choices) if (!this.#follow(choice, position)) return false;
    this.#rng = rng;
    this.#position = position;
    this.#round = this.#roundAt(position);
    this.#guessLeft = 0;
    this.#sums.fill(0);
    this.#free = 0;
    for (let rest = this.#round; rest !== 0; rest &= rest - 1) this.#settleRoot(firstSeat(rest));
    this.prune();
    return true;
  }

  #follow({ seat, move, isAlone }: SeenChoice, position: State): boolean {
    // Of what others choose at once with it the seat knows nothing, and where that leads them it does not either.
    if (!isAlone && seat !== this.#seat) return true;
    if (move === null) return false;
    const key = this.#guide.keyOf(position, move);
    const [first] = this.#roots;
    const next = first.after(seat, key);
    this.#roots = this.#roots.map((root, of) => {
      if (!isAlone && of !== seat) return new Node();
      return root === first ? next : root.after(seat, key);
    });
    return true;
  }

  /** The place a seat begins in knows the moves that are open now and no others. */
  #settleRoot(seat: SeatId): void {
    const known = this.#roots[seat];
    if (known.isNew) return;
    const root = new Node();
    this.#list(this.#position, seat, root, this.#legal);
    root.adopt(known, this.#settings.keep);
    this.#roots = this.#roots.map((other) => (other === known ? root : other));
  }

  #iterate(): void {
    const s = this.#guessed();
    for (let seat = 0; seat < this.#places.length; seat++) this.#places[seat] = this.#roots[seat];
    this.#depth = 0;
    let isKnown = true;
    let round = this.#round;
    let isAlone = false;
    this.#isOpening = true;
    while (isKnown && round !== 0) {
      isAlone = (round & (round - 1)) === 0;
      isKnown = isAlone ? this.#playAlone(s, firstSeat(round)) : this.#playTogether(s, round);
      this.#isOpening = false;
      round = this.#rules.toAct(s);
    }
    this.#evaluate(s);
    for (let i = 0; i < this.#depth; i++) {
      const edge = this.#path[i];
      edge.visits++;
      edge.value += this.#values[edge.seat];
    }
    if (this.#only === null) this.#count();
    const last = this.#path[this.#depth - 1];
    last.isDecisive = isAlone && round === 0 && isVictory(this.#values[last.seat]);
  }

  #count(): void {
    this.#free++;
    for (let seat = 0; seat < this.#sums.length; seat++) this.#sums[seat] += this.#values[seat];
  }

  #guessed(): State {
    if (this.#guessLeft === 0) {
      this.#guess = this.#rules.resample(this.#position, this.#seat, this.#rng);
      this.#guessLeft = this.#settings.iterationsPerGuess;
      for (const opening of this.#openings) opening.count = 0;
    }
    return --this.#guessLeft === 0 ? this.#guess : this.#rules.clone(this.#guess);
  }

  /** Who chooses now. Others who have chosen in this round may change their minds, so the search chooses for them too. */
  #roundAt(position: State): SeatSet {
    let round = this.#rules.toAct(position);
    for (let seat = 0; seat < this.#table.seats; seat++) {
      if (this.#rules.legalMoves(position, seat, this.#moves) > 0) round |= seatBit(seat);
    }
    return round;
  }

  /** One seat chooses before all eyes. Answers whether the searching seat has been here before. */
  #playAlone(s: State, seat: SeatId): boolean {
    const { seat: mover, move, key } = this.#choose(s, seat, null);
    this.#rules.apply(s, seat, move);
    const places = this.#places;
    let isKnown = true;
    let from: Node | null = null;
    let to = places[0];
    for (let other = 0; other < places.length; other++) {
      if (places[other] !== from) {
        from = places[other];
        const edge = from.follow(mover, move, key);
        if (edge.child === null && (other === this.#seat || from === places[this.#seat])) isKnown = false;
        to = edge.child ??= new Node();
      }
      places[other] = to;
    }
    return isKnown;
  }

  /** Several seats choose without seeing each other's choices. Answers whether the searching seat has been here before. */
  #playTogether(s: State, round: SeatSet): boolean {
    // Moods keep the seats out of step: by fixed rules they would meet each other's choices as if they saw them.
    for (let rest = round; rest !== 0; rest &= rest - 1) {
      const seat = firstSeat(rest);
      this.#chosen[seat] = this.#choose(s, seat, this.#rng);
    }
    // Who has chosen before goes first: the round ends with the last one who still has to.
    const acting = this.#rules.toAct(s);
    for (let rest = round & ~acting; rest !== 0; rest &= rest - 1) this.#carryOut(s, firstSeat(rest));
    let isKnown = true;
    for (let rest = round; rest !== 0; rest &= rest - 1) {
      const seat = firstSeat(rest);
      if (hasSeat(acting, seat)) this.#carryOut(s, seat);
      const edge = this.#chosen[seat];
      if (edge.child === null && seat === this.#seat) isKnown = false;
      this.#places[seat] = edge.child ??= new Node();
    }
    return isKnown;
  }

  #carryOut(s: State, seat: SeatId): void {
    this.#rules.apply(s, seat, this.#chosen[seat].move);
  }

  #choose(s: State, seat: SeatId, noise: Rng | null): Edge {
    const node = this.#places[seat];
    const edge =
      this.#isOpening && this.#only !== null && seat === this.#seat
        ? node.follow(seat, this.#only, this.#guide.keyOf(s, this.#only))
        : this.#chooseFreely(s, seat, node, noise);
    this.#path[this.#depth++] = edge;
    return edge;
  }

  #chooseFreely(s: State, seat: SeatId, node: Node, noise: Rng | null): Edge {
    const { places, count } = this.#isOpening
      ? this.#listOpening(s, seat, node)
      : this.#list(s, seat, node, this.#legal);
    return this.#selection.choose(node, places, count, noise);
  }

  /** Nothing but this seat's choices changes the place it begins in: what was found out for the guess in use holds. */
  #listOpening(s: State, seat: SeatId, node: Node): LegalMoves {
    const opening = this.#openings[seat];
    return opening.count > 0 ? opening : this.#list(s, seat, node, opening);
  }

  #list(s: State, seat: SeatId, node: Node, legal: LegalMoves): LegalMoves {
    legal.count = this.#rules.legalMoves(s, seat, legal.moves);
    this.#selection.locate(s, seat, node, legal.moves, legal.count, legal.places);
    return legal;
  }

  #evaluate(s: State): void {
    this.#rollouts.run(s, this.#rng);
    const outcome = this.#rules.outcome(s);
    if (outcome !== null) {
      reward(outcome, this.#table, this.#values);
      return;
    }
    this.#guide.judge(s, this.#values);
    scaleChances(this.#values);
  }
}
