import type { Decision } from '@pharos/analysis';
import { saveMatch, type GameEvent } from '@pharos/core';
import type { Component } from 'svelte';
import type { TableProps } from '../../games/clientGame.ts';
import { gameNamed, withWords } from '../../games/knownGames.ts';
import { PuzzleLink } from '../../puzzles/puzzleLink.ts';
import type { Replay } from '../../replay/replay.ts';
import type { AnyView } from '../../table/store/link.ts';
import type { TableGame } from '../../table/store/tableGame.ts';
import { TableStore, type AnyTableStore } from '../../table/store/tableStore.svelte.ts';
import { AnalysisRun } from '../run/analysisRun.ts';
import type { WorkerStarter } from '../run/workerStarter.ts';
import type { AnalysisWords } from '../words/analysisWords.ts';
import { knownAnswer, weighedAnswer, type Answer } from './answers.ts';

/** For a move that the analysis has not weighed: some seconds. */
const ITERATIONS = [1500] as const;

/** What all mistakes of a game share. */
export interface MistakeParts {
  readonly replay: Replay;
  readonly words: AnalysisWords;
  readonly names: readonly string[];
  readonly startWorker: WorkerStarter;
  readonly tableGame: TableGame<AnyView, GameEvent>;
  readonly Table: Component<TableProps>;
}

/** The table of a game; null for a game without one. */
export async function loadTable(replay: Replay): Promise<Pick<MistakeParts, 'Table' | 'tableGame'> | null> {
  const known = gameNamed(replay.matchAt(0).game.id);
  if (known === null) return null;
  const load = (): Promise<[TableGame<AnyView, GameEvent>, { default: Component<TableProps> }]> =>
    Promise.all([known.tableGame(), known.table()]);
  const [tableGame, { default: Table }] = await withWords(known, load, replay.options);
  return { tableGame, Table };
}

/** An own decision as a puzzle: the position it was made in, with all moves open. */
export class MistakeRun {
  readonly decision: Decision;
  readonly store: AnyTableStore;
  readonly Table: Component<TableProps>;
  state = $state<'task' | 'weighs' | 'wrong' | 'right' | 'shown'>('task');
  /** The last answer. */
  answer = $state.raw<Answer | null>(null);
  /** Whether somebody asked what speaks for the better move. */
  hinted = $state(false);
  /** How often the position was shown anew: the table puts down what was taken up. */
  round = $state(0);
  readonly #parts: MistakeParts;
  #run: AnalysisRun | null = null;

  constructor(decision: Decision, parts: MistakeParts) {
    const { names, tableGame, Table } = parts;
    this.decision = decision;
    this.Table = Table;
    this.#parts = parts;
    const player = { seat: decision.seat, name: names[decision.seat] ?? '', names };
    const link = new PuzzleLink(this.#match, player, (move) => this.#judge(move));
    this.store = new TableStore(link, async () => tableGame);
  }

  /** Whether nothing is to be chosen now. */
  get isOver(): boolean {
    return this.state !== 'task';
  }

  get isDone(): boolean {
    return this.state === 'right' || this.state === 'shown';
  }

  tryAgain(): void {
    this.#show('task');
  }

  showAnswer(): void {
    this.#stop();
    this.#show('shown');
  }

  close(): void {
    this.#stop();
    this.store.close();
  }

  get #match(): ReturnType<Replay['matchAt']> {
    const { replay } = this.#parts;
    return replay.matchAt(Math.max(0, replay.positionAfter(this.decision.ply) - 1));
  }

  #judge(move: string): void {
    const { words, startWorker } = this.#parts;
    const titleOf = (one: string): string => words.move(this.decision, one).title;
    const known = knownAnswer(this.decision, move, (one, other) => one === other || titleOf(one) === titleOf(other));
    if (known !== null) return this.#told(known);
    this.answer = { move, grade: 'wrong', chance: null };
    this.#show('weighs');
    const failed = (): void => this.#told(weighedAnswer(this.decision, move, []));
    const save = saveMatch(this.#match);
    const request = { kind: 'position', save, seat: this.decision.seat, rounds: ITERATIONS } as const;
    this.#run = AnalysisRun.ofPosition(startWorker, request, {
      told: ({ moves }) => this.#told(weighedAnswer(this.decision, move, moves)),
      failed,
    });
  }

  #told(answer: Answer): void {
    this.answer = answer;
    this.#show(answer.grade === 'right' ? 'right' : 'wrong');
  }

  #stop(): void {
    this.#run?.stop();
    this.#run = null;
  }

  #show(state: MistakeRun['state']): void {
    this.state = state;
    this.round++;
  }
}
