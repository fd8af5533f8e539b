import { firstSeat, saveMatch, seatsOf, type Save } from '@pharos/core';
import type { AnyMatch } from '../../local/localGame.ts';
import type { Replay } from '../../replay/replay.ts';
import type { AnyView } from '../../table/store/link.ts';
import type { AnalysisGame } from '../analysisGame.ts';
import { AnalysisRun } from '../run/analysisRun.ts';
import type { WeighedChoice } from '../run/messages.ts';
import type { WorkerStarter } from '../run/workerStarter.ts';
import { withLine, type Branch, type TriedMove } from './variation.ts';

/** Iterations of each look at a position: at once something, then surer. */
const ROUNDS = [200, 800, 3000, 10_000] as const;

/** A move that can be tried, in words. */
export interface OpenMove {
  readonly move: string;
  readonly title: string;
  readonly chance: number | null;
}

type Step = Omit<Branch, 'next'>;

/** Tries moves out from a position of a game, for whoever has to choose. */
export class ExploreState {
  /** The position it begins with. */
  from = $state(0);
  line = $state.raw<readonly Step[]>([]);
  /** All that was tried, by the position it begins with. */
  trees = $state.raw<ReadonlyMap<number, readonly Branch[]>>(new Map());
  weighed = $state.raw<readonly WeighedChoice[]>([]);
  progress = $state.raw<{ readonly done: number; readonly all: number } | null>(null);
  match = $state.raw<AnyMatch>();
  seat = $state<number | null>(null);
  readonly #replay: Replay;
  readonly #game: AnalysisGame;
  readonly #start: WorkerStarter;
  readonly #nameOf: (seat: number) => string;
  #run: AnalysisRun | null = null;

  constructor(replay: Replay, game: AnalysisGame, start: WorkerStarter, nameOf: (seat: number) => string) {
    this.#replay = replay;
    this.#game = game;
    this.#start = start;
    this.#nameOf = nameOf;
  }

  /** Begins anew with a position, and goes on with moves as far as they are legal. */
  begin(from: number, line: readonly TriedMove[] = []): void {
    this.from = from;
    this.line = [];
    this.#show(this.#replay.matchAt(from));
    for (const { seat, move } of line) if (!this.try(move, seat)) break;
  }

  /** Makes a move; answers whether it is legal. */
  try(move: string, seat = this.seat): boolean {
    const match = this.#playedAgain();
    if (seat === null) return false;
    const { title } = this.#game.moveWords(match.view(seat), move, this.#nameOf);
    if (!match.play(seat, move).ok) return false;
    const chance = seat === this.seat ? (this.weighed.find((one) => one.move === move)?.chance ?? null) : null;
    this.line = [...this.line, { seat, move, title, chance }];
    this.trees = new Map(this.trees).set(this.from, withLine(this.tree, this.line));
    this.#show(match);
    return true;
  }

  /** Goes to a move that was tried before. */
  goTo(line: readonly Step[]): void {
    this.line = line;
    this.#show(this.#playedAgain());
  }

  back(): void {
    this.goTo(this.line.slice(0, -1));
  }

  stop(): void {
    this.#run?.stop();
    this.#run = null;
    this.progress = null;
  }

  get tree(): readonly Branch[] {
    return this.trees.get(this.from) ?? [];
  }

  /** The position, as who has to choose sees it. */
  get view(): AnyView | null {
    return this.match?.view(this.seat ?? 0) ?? null;
  }

  /** Who has to choose. */
  get seats(): readonly number[] {
    return this.match === undefined ? [] : seatsOf(this.match.toAct());
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

  #playedAgain(): AnyMatch {
    const match = this.#replay.matchAt(this.from);
    for (const { seat, move } of this.line) match.play(seat, move);
    return match;
  }

  #show(match: AnyMatch): void {
    this.stop();
    this.match = match;
    this.weighed = [];
    this.seat = match.toAct() === 0 ? null : firstSeat(match.toAct());
    if (this.seat !== null) this.#weigh(saveMatch(match), this.seat);
  }

  #weigh(save: Save, seat: number): void {
    this.progress = { done: 0, all: ROUNDS.length };
    this.#run = AnalysisRun.ofPosition(
      this.#start,
      { kind: 'position', save, seat, rounds: ROUNDS },
      {
        told: ({ moves, done, all }) => {
          this.weighed = moves;
          this.progress = done === all ? null : { done, all };
        },
        failed: () => (this.progress = null),
      },
    );
  }
}
