import type { AnalysedGame } from '@pharos/analysis';
import type { Save } from '@pharos/core';
import { AnalysisRun } from './run/analysisRun.ts';
import type { AnalysisDepth } from '@pharos/analysis';
import { keepAnalysis, readAnalysis } from './run/keptAnalyses.ts';
import type { GameReply } from './run/messages.ts';
import { keepUnfinished, unfinishedOf } from './run/unfinished.ts';
import type { WorkerStarter } from './run/workerStarter.ts';
import { ServerAnalysis, type StoredAnalysis } from './server/serverAnalysis.svelte.ts';

/** What is known of a finished game, and what is being found out. */
export class AnalysisState {
  analysed = $state.raw<AnalysedGame | null>(null);
  /** What `analysed` was made with. */
  depth = $state<AnalysisDepth>('quick');
  /** Null when nothing runs. */
  progress = $state.raw<{ readonly done: number; readonly all: number } | null>(null);
  hasFailed = $state(false);
  /** Whether the server has found `analysed` out. */
  isStored = $state(false);
  /** Null for a game that the server does not have. */
  readonly server: ServerAnalysis | null;
  readonly save: Save;
  readonly #start: WorkerStarter;
  #run: AnalysisRun | null = null;
  /** Grows when nobody waits any more for what was begun before. */
  #round = 0;

  constructor(save: Save, start: WorkerStarter, table: string | null = null) {
    this.save = save;
    this.server = table === null ? null : new ServerAnalysis(table);
    this.#start = start;
  }

  /** Looks at the game so thoroughly, unless that was done before; answers whether that is known now. */
  async look(depth: AnalysisDepth): Promise<boolean> {
    this.stop();
    this.hasFailed = false;
    const round = this.#round;
    const kept = await readAnalysis(this.save, depth);
    if (round !== this.#round) return false;
    if (kept === null) return this.#analyse(depth);
    this.#adopt(kept, depth);
    return true;
  }

  /**
   * What the server or this browser knows already; else first quickly, so that there is something to see, then as usual. Goes on where it
   * was stopped. What the server was asked for before is waited for, if somebody wants to see it.
   */
  async lookTwice(waits = false): Promise<void> {
    if (this.progress !== null) return;
    this.stop();
    const round = this.#round;
    if (this.analysed?.isComplete !== true) {
      const isStored = await this.#takeStored();
      if (waits && this.server?.progress) void this.deeper();
      if (isStored) return;
      const kept = round === this.#round ? await readAnalysis(this.save, 'standard') : null;
      if (round !== this.#round || (kept === null && !(await this.look('quick')))) return;
    }
    if (this.depth === 'quick' || this.analysed?.isComplete !== true) await this.look('standard');
  }

  /** Looks more thoroughly than usual: the server does, where it can. */
  async deeper(): Promise<void> {
    if (this.server?.isOffered === true) this.#take(await this.server.deeper());
    else await this.look('deep');
  }

  /** The same in this browser, whatever the server does. */
  async deeperHere(): Promise<void> {
    this.server?.leave();
    await this.look('deep');
  }

  /** What is known so far stays. */
  stop(): void {
    this.#round++;
    this.#run?.stop();
    this.#run = null;
    this.progress = null;
  }

  /** Nobody looks at it any more. */
  leave(): void {
    this.stop();
    this.server?.leave();
  }

  async #takeStored(): Promise<boolean> {
    const round = this.#round;
    const stored = (await this.server?.best()) ?? null;
    if (round === this.#round) this.#take(stored);
    return stored !== null;
  }

  #take(stored: StoredAnalysis | null): void {
    if (stored === null) return;
    this.stop();
    this.#adopt(stored.analysed, stored.depth, true);
  }

  #analyse(depth: AnalysisDepth): Promise<boolean> {
    const { save } = this;
    const known = unfinishedOf(save, depth);
    this.progress = { done: known.done, all: known.all };
    return new Promise((resolve) => {
      const told = ({ done, all, analysed }: GameReply): void => {
        this.progress = analysed.isComplete ? null : { done, all };
        keepUnfinished(save, depth, { done, all, decisions: analysed.decisions });
        // A whole picture that is a little rough says more than half of a finer one.
        if (this.analysed?.isComplete !== true || analysed.isComplete) this.#adopt(analysed, depth);
        if (!analysed.isComplete) return;
        void keepAnalysis(save, depth, analysed);
        resolve(true);
      };
      const failed = (): void => {
        this.progress = null;
        this.hasFailed = true;
        resolve(false);
      };
      this.#run = AnalysisRun.ofGame(this.#start, { kind: 'game', save, depth, known }, { told, failed });
    });
  }

  #adopt(analysed: AnalysedGame, depth: AnalysisDepth, isStored = false): void {
    this.analysed = analysed;
    this.depth = depth;
    this.isStored = isStored;
  }
}
