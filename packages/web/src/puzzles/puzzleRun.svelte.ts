import { entryOf, type Puzzle, type PuzzleMove } from '@pharos/analysis/puzzles';
import type { GameEvent } from '@pharos/core';
import type { Component } from 'svelte';
import type { AnalysisGame } from '../analysis/analysisGame.ts';
import type { TableProps } from '../games/clientGame.ts';
import { gameNamed, withWords } from '../games/knownGames.ts';
import { t } from '../i18n/index.svelte.ts';
import type { AnyGame } from '../local/localGame.ts';
import { seatName } from '../players/names.ts';
import { settings } from '../settings/settings.svelte.ts';
import type { AnyView } from '../table/store/link.ts';
import type { TableGame } from '../table/store/tableGame.ts';
import { TableStore, type AnyTableStore } from '../table/store/tableStore.svelte.ts';
import { matchOf, PuzzleLink } from './puzzleLink.ts';
import { PuzzleWords } from './puzzleWords.ts';
import type { Solving } from './solving.svelte.ts';

/** What a game brings to its puzzles. */
interface Parts {
  readonly rules: AnyGame;
  readonly game: AnalysisGame;
  readonly tableGame: TableGame<AnyView, GameEvent>;
  readonly Table: Component<TableProps>;
}

/** A puzzle that is shown: the table, and what came of the last answer. */
export class PuzzleRun {
  readonly solving: Solving;
  readonly puzzle: Puzzle;
  readonly store: AnyTableStore;
  readonly Table: Component<TableProps>;
  readonly words: PuzzleWords;
  state = $state<'task' | 'wrong' | 'right' | 'shown'>('task');
  /** The last answer. */
  answer = $state.raw<PuzzleMove | null>(null);
  /** How often the position was shown anew: the table puts down what was taken up. */
  round = $state(0);
  #isFirst = true;

  private constructor(solving: Solving, puzzle: Puzzle, { rules, game, tableGame, Table }: Parts) {
    const { options } = solving.file;
    const player = {
      seat: puzzle.seat,
      name: settings.name === '' ? t('home.firstPlayer') : settings.name,
    };
    this.solving = solving;
    this.puzzle = puzzle;
    this.Table = Table;
    const match = matchOf(rules, { options, position: puzzle.position });
    const link = new PuzzleLink(match, player, (move) => this.#judge(move));
    this.store = new TableStore(link, async () => tableGame);
    this.words = new PuzzleWords({ rules, game }, puzzle, options, (seat) => {
      const { seats = [] } = this.store.info ?? {};
      return seats[seat] === undefined ? '' : seatName(seats[seat]);
    });
    solving.counted = null;
  }

  static async open(solving: Solving, puzzle: Puzzle): Promise<PuzzleRun> {
    const { game: id, options } = solving.file;
    const known = gameNamed(id);
    if (known?.analysis === undefined) throw new Error(`no puzzles of "${id}"`);
    const { analysis } = known;
    const [rules, [tableGame, { default: Table }, game]] = await Promise.all([
      known.local.rules(),
      withWords(known, () => Promise.all([known.tableGame(), known.table(), analysis.load()]), options),
    ]);
    return new PuzzleRun(solving, puzzle, { rules, game, tableGame, Table });
  }

  /** The move that solves it. */
  get best(): PuzzleMove {
    return this.puzzle.moves[0];
  }

  get isOver(): boolean {
    return this.state !== 'task';
  }

  tryAgain(): void {
    this.#show('task');
  }

  showSolution(): void {
    if (this.#isFirst) this.#count(null, false);
    this.#show('shown');
  }

  #judge(move: string): void {
    const entry = entryOf(this.puzzle, move);
    const isRight = entry === this.best;
    if (this.#isFirst) this.#count(move, isRight);
    this.answer = entry ?? { move, chance: this.puzzle.moves.at(-1)?.chance ?? 0 };
    this.#show(isRight ? 'right' : 'wrong');
  }

  #show(state: PuzzleRun['state']): void {
    this.state = state;
    this.round++;
  }

  #count(move: string | null, solved: boolean): void {
    this.#isFirst = false;
    void this.solving.tried(this.puzzle.id, move, solved);
  }
}
