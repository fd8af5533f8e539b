import { saveMatch, seatsOf, type Save } from '@pharos/core';
import type { AnyMatch } from '../../local/localGame.ts';
import type { Replay } from '../../replay/replay.ts';
import type { AnyView } from '../../table/store/link.ts';
import type { AnalysisGame } from '../analysisGame.ts';
import type { WeighedChoice } from '../run/messages.ts';
import type { WorkerStarter } from '../run/workerStarter.ts';
import { PositionEngine } from './positionEngine.ts';
import { keepVariations, readVariations, type Trees } from './keptVariations.ts';
import {
  branchesAfter,
  withChances,
  withLine,
  withTree,
  type Branch,
  type TriedMove,
  type TriedStep,
} from './variation.ts';

/** A move that can be tried, in words. */
export interface OpenMove {
  readonly move: string;
  readonly title: string;
  readonly chance: number | null;
}

/** Somebody who chooses at the same time as others. */
export interface Chooser {
  readonly seat: number;
  /** What was chosen; null while that is open. */
  readonly title: string | null;
}

/** A move as it is known before it is played. */
type KnownMove = TriedMove & Partial<Pick<TriedStep, 'chance' | 'comments' | 'isFilled'>>;

/** Whose move was tried last; who only chose at the same time does not count. */
const lastSeat = (line: readonly TriedStep[]): number | undefined =>
  line.findLast(({ isFilled }) => isFilled !== true)?.seat;

/** Tries moves out from a position of a game, for any seat that has to choose. */
export class ExploreState {
  /** The position it begins with. */
  from = $state(0);
  line = $state.raw<readonly TriedStep[]>([]);
  /** All that was tried, by the position it begins with. */
  trees = $state.raw<Trees>(new Map());
  weighed = $state.raw<readonly WeighedChoice[]>([]);
  isRunning = $state(false);
  match = $state.raw<AnyMatch>();
  /** For whom a move is tried next. */
  seat = $state<number | null>(null);
  /** The card or other piece whose moves are shown alone. */
  piece = $state<string | null>(null);
  readonly #replay: Replay;
  readonly #game: AnalysisGame;
  readonly #engine: PositionEngine;
  readonly #nameOf: (seat: number) => string;
  /** Whose moves are of interest: theirs are tried first, wherever they choose. */
  #wished: number | null = null;

  constructor(replay: Replay, game: AnalysisGame, start: WorkerStarter, nameOf: (seat: number) => string) {
    this.#replay = replay;
    this.#game = game;
    this.#engine = new PositionEngine(start);
    this.#nameOf = nameOf;
  }

  /** What was tried in this game before, on this device. */
  async restore(): Promise<void> {
    const trees = new Map(this.trees);
    for (const [from, branches] of await readVariations(this.#replay.save))
      trees.set(from, withTree(branches, trees.get(from) ?? []));
    for (const [from, branches] of this.trees) if (!trees.has(from)) trees.set(from, branches);
    this.trees = trees;
  }

  /** Begins anew with a position, first of all for a seat, and goes on with moves as far as they are legal. */
  begin(from: number, line: readonly KnownMove[] = [], seat: number | null = null): void {
    this.from = from;
    const { match, steps } = this.#played(from, line);
    this.#wished = lastSeat(steps) ?? seat;
    this.line = steps;
    if (steps.length > 0) this.#grow(from, steps);
    this.#show(match);
  }

  /** What somebody else has tried: nothing of it is shown yet. */
  learn(from: number, line: readonly KnownMove[]): void {
    this.trees = new Map(this.trees).set(from, withLine(this.trees.get(from) ?? [], this.#played(from, line).steps));
  }

  /** Makes a move; answers whether it is legal. */
  try(move: string, seat = this.seat): boolean {
    if (seat === null) return false;
    const chance = seat === this.seat ? (this.weighed.find((one) => one.move === move)?.chance ?? null) : null;
    return this.#goOn([{ seat, move, chance }]);
  }

  /** Chooses for another seat next; what it has chosen in this round is taken back. */
  choose(seat: number): void {
    this.#wished = seat;
    const open = this.#openSteps;
    this.line = [...this.line.slice(0, this.line.length - open.length), ...open.filter((step) => step.seat !== seat)];
    this.#show(this.#playedAgain());
  }

  /** All who have not chosen yet do what they did in the game; where that is not known, what the engine would. */
  async fill(): Promise<void> {
    this.stop();
    const match = this.#playedAgain();
    this.isRunning = true;
    const chosen: KnownMove[] = [];
    for (const seat of seatsOf(match.toAct())) {
      const legal = match.legalMoves(seat);
      const recorded = this.#recorded.find((one) => one.seat === seat && legal.includes(one.text))?.text;
      const move = recorded ?? (await this.#engine.bestMove(saveMatch(match), seat)) ?? legal[0];
      chosen.push({ seat, move, isFilled: true });
      match.play(seat, move);
    }
    this.#goOn(chosen);
  }

  /** Goes to a move that was tried before, and to the end of its round if that was tried too. */
  goTo(line: readonly TriedStep[]): void {
    const steps = [...line];
    for (let next = this.#filledAfter(steps); next !== undefined; next = this.#filledAfter(steps)) steps.push(next);
    this.line = steps;
    this.#wished = lastSeat(line) ?? this.#wished;
    this.#show(this.#playedAgain());
  }

  back(): void {
    const last = this.line.findLastIndex(({ isFilled }) => isFilled !== true);
    this.line = this.line.slice(0, Math.max(0, last));
    this.#show(this.#playedAgain());
  }

  /** Shows the moves of a piece alone; null shows all. */
  pick(piece: string | null): void {
    this.piece = piece;
  }

  stop(): void {
    this.#engine.stop();
    this.isRunning = false;
  }

  get tree(): readonly Branch[] {
    return this.trees.get(this.from) ?? [];
  }

  /** The position, as who has to choose sees it. */
  get view(): AnyView | null {
    return this.match?.view(this.seat ?? this.#wished ?? 0) ?? null;
  }

  /** All who choose at once, by seat; none where one chooses alone. */
  get choosers(): Chooser[] {
    const open = this.#openSteps;
    const waiting = this.match === undefined ? [] : seatsOf(this.match.toAct());
    const all = [...open, ...waiting.map((seat) => ({ seat, title: null }))];
    return all.length < 2 ? [] : all.map(({ seat, title }) => ({ seat, title })).sort((a, b) => a.seat - b.seat);
  }

  /** Whether what others did in the game is known. */
  get isAsPlayed(): boolean {
    return this.#recorded.length > 0;
  }

  /** The game up to here, to be played on. */
  get save(): Save | null {
    return this.match === undefined ? null : saveMatch(this.match);
  }

  /** What can be tried now, the best first; moves that are called the same stand once. */
  get moves(): OpenMove[] {
    const { match, seat, view } = this;
    if (match === undefined || seat === null || view === null) return [];
    const chances = new Map(this.weighed.map(({ move, chance }) => [move, chance]));
    const moves = match.legalMoves(seat).map((move) => ({
      move,
      title: this.#game.moveWords(view, move, this.#nameOf).title,
      chance: chances.get(move) ?? null,
    }));
    moves.sort((one, other) => (other.chance ?? -1) - (one.chance ?? -1));
    return moves.filter(({ title }, index) => moves.findIndex((one) => one.title === title) === index);
  }

  /** Those made with a piece. */
  movesWith(piece: string): OpenMove[] {
    const { view } = this;
    return view === null ? [] : this.moves.filter(({ move }) => this.#game.subjectOf(view, move) === piece);
  }

  /** What was chosen in the round that is still open. */
  get #openSteps(): readonly TriedStep[] {
    const { match } = this;
    const count = match === undefined ? 0 : match.version - match.round;
    return count === 0 ? [] : this.line.slice(-count);
  }

  /** What was done in the game in this round; nothing after something else was done in an earlier one. */
  get #recorded(): readonly { readonly seat: number; readonly text: string }[] {
    const { match, from } = this;
    return match?.round === this.#replay.versionOf(from) ? this.#replay.movesTo(from + 1) : [];
  }

  #filledAfter(line: readonly TriedStep[]): Branch | undefined {
    return branchesAfter(this.tree, line).find(({ isFilled }) => isFilled);
  }

  #goOn(moves: readonly KnownMove[]): boolean {
    const { match, steps } = this.#played(this.from, [...this.line, ...moves]);
    if (steps.length < this.line.length + moves.length) return false;
    this.line = steps;
    this.#grow(this.from, steps);
    this.#show(match);
    return true;
  }

  /** Plays moves from a position as far as they are legal, with their words. */
  #played(from: number, moves: readonly KnownMove[]): { match: AnyMatch; steps: TriedStep[] } {
    const match = this.#replay.matchAt(from);
    const steps: TriedStep[] = [];
    for (const one of moves) {
      if (one.seat >= this.#replay.seatCount) break;
      const { title } = this.#game.moveWords(match.view(one.seat), one.move, this.#nameOf);
      if (!match.play(one.seat, one.move).ok) break;
      steps.push({ ...one, title, chance: one.chance ?? null });
    }
    return { match, steps };
  }

  #playedAgain(): AnyMatch {
    const match = this.#replay.matchAt(this.from);
    for (const { seat, move } of this.line) match.play(seat, move);
    return match;
  }

  #grow(from: number, line: readonly TriedStep[]): void {
    this.#keep(from, withLine(this.trees.get(from) ?? [], line));
  }

  #keep(from: number, tree: readonly Branch[]): void {
    this.trees = new Map(this.trees).set(from, tree);
    void keepVariations(this.#replay.save, this.trees);
  }

  #show(match: AnyMatch): void {
    this.stop();
    this.match = match;
    this.weighed = [];
    this.piece = null;
    const acting = seatsOf(match.toAct());
    this.seat = acting.find((seat) => seat === this.#wished) ?? acting.at(0) ?? null;
    if (this.seat !== null) this.#weigh(saveMatch(match), this.seat);
  }

  #weigh(save: Save, seat: number): void {
    const { from, line } = this;
    this.isRunning = true;
    this.#engine.weigh(save, seat, (moves, isDone) => {
      this.weighed = moves;
      this.isRunning = !isDone;
      if (!isDone || branchesAfter(this.tree, line).length === 0) return;
      const chances = new Map(moves.map(({ move, chance }) => [move, chance]));
      const chanceOf = (step: TriedMove): number | null =>
        step.seat === seat ? (chances.get(step.move) ?? null) : null;
      this.#keep(from, withChances(this.tree, line, chanceOf));
    });
  }
}
