import type { AnalysedGame } from '@pharos/analysis';
import type { Save } from '@pharos/core';
import { AnalysisRun } from './run/analysisRun.ts';
import type { AnalysisDepth } from '@pharos/analysis';
import { keepAnalysis, readAnalysis } from './run/keptAnalyses.ts';
import type { GameReply } from './run/messages.ts';
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

  constructor(save: Save, start: WorkerStarter, table: string | null = null) {
    this.save = save;
    this.server = table === null ? null : new ServerAnalysis(table);
    this.#start = start;
  }

  /** Looks at the game so thoroughly, unless that was done before. */
  async look(depth: AnalysisDepth): Promise<void> {
    this.stop();
    this.hasFailed = false;
    const kept = await readAnalysis(this.save, depth);
    if (kept !== null) {
      this.#adopt(kept, depth);
      return;
    }
    await this.#analyse(depth);
  }

  /** What the server or this browser knows already, else a quick look. */
  async lookOnce(): Promise<void> {
    if (await this.#takeStored()) return;
    const kept = await readAnalysis(this.save, 'standard');
    if (kept === null) await this.look('quick');
    else this.#adopt(kept, 'standard');
  }

  /** What the server knows already; else first quickly, so that there is something to see, then as usual. */
  async lookTwice(): Promise<void> {
    const isStored = await this.#takeStored();
    // Somebody has asked for it before.
    if (this.server?.progress) void this.deeper();
    if (isStored) return;
    const kept = await readAnalysis(this.save, 'standard');
    if (kept === null) await this.look('quick');
    if (!this.hasFailed && !this.isStored) await this.look('standard');
  }

  /** Looks more thoroughly than usual: the server does, where it can. */
  async deeper(): Promise<void> {
    if (this.server?.isOffered !== true) return this.look('deep');
    this.#take(await this.server.deeper());
  }

  /** The same in this browser, whatever the server does. */
  async deeperHere(): Promise<void> {
    this.server?.leave();
    await this.look('deep');
  }

  /** What is known so far stays. */
  stop(): void {
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
    const stored = (await this.server?.best()) ?? null;
    this.#take(stored);
    return stored !== null;
  }

  #take(stored: StoredAnalysis | null): void {
    if (stored === null) return;
    this.stop();
    this.#adopt(stored.analysed, stored.depth, true);
  }

  #analyse(depth: AnalysisDepth): Promise<void> {
    this.progress = { done: 0, all: 0 };
    return new Promise((resolve) => {
      const told = ({ done, all, analysed }: GameReply): void => {
        this.progress = analysed.isComplete ? null : { done, all };
        // A whole picture that is a little rough says more than half of a finer one.
        if (this.analysed?.isComplete !== true || analysed.isComplete) this.#adopt(analysed, depth);
        if (!analysed.isComplete) return;
        void keepAnalysis(this.save, depth, analysed);
        resolve();
      };
      const failed = (): void => {
        this.progress = null;
        this.hasFailed = true;
        resolve();
      };
      this.#run = AnalysisRun.ofGame(this.#start, { kind: 'game', save: this.save, depth }, { told, failed });
    });
  }

  #adopt(analysed: AnalysedGame, depth: AnalysisDepth, isStored = false): void {
    this.analysed = analysed;
    this.depth = depth;
    this.isStored = isStored;
  }
}
