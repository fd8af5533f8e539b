import type { AnalysedGame } from '@pharos/analysis';
import type { Save } from '@pharos/core';
import { AnalysisRun } from './run/analysisRun.ts';
import type { AnalysisDepth } from '@pharos/analysis';
import { keepAnalysis, readAnalysis } from './run/keptAnalyses.ts';
import type { GameReply } from './run/messages.ts';
import type { WorkerStarter } from './run/workerStarter.ts';

/** What is known of a finished game, and what is being found out. */
export class AnalysisState {
  analysed = $state.raw<AnalysedGame | null>(null);
  /** What `analysed` was made with. */
  depth = $state<AnalysisDepth>('quick');
  /** Null when nothing runs. */
  progress = $state.raw<{ readonly done: number; readonly all: number } | null>(null);
  hasFailed = $state(false);
  readonly save: Save;
  readonly #start: WorkerStarter;
  #run: AnalysisRun | null = null;

  constructor(save: Save, start: WorkerStarter) {
    this.save = save;
    this.#start = start;
  }

  /** Looks at the game so thoroughly, unless that was done before. */
  async look(depth: AnalysisDepth): Promise<void> {
    this.stop();
    this.hasFailed = false;
    const kept = await readAnalysis(this.save, depth);
    if (kept !== null) {
      this.analysed = kept;
      this.depth = depth;
      return;
    }
    await this.#analyse(depth);
  }

  /** What is known already, else a quick look. */
  async lookOnce(): Promise<void> {
    const kept = await readAnalysis(this.save, 'standard');
    if (kept === null) await this.look('quick');
    else this.#adopt(kept, 'standard');
  }

  /** First quickly, so that there is something to see, then as usual. */
  async lookTwice(): Promise<void> {
    const kept = await readAnalysis(this.save, 'standard');
    if (kept === null) await this.look('quick');
    if (!this.hasFailed) await this.look('standard');
  }

  /** What is known so far stays. */
  stop(): void {
    this.#run?.stop();
    this.#run = null;
    this.progress = null;
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

  #adopt(analysed: AnalysedGame, depth: AnalysisDepth): void {
    this.analysed = analysed;
    this.depth = depth;
  }
}
