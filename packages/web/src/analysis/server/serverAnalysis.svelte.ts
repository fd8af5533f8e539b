import { ENGINE, type AnalysedGame } from '@pharos/analysis';
import type { StoredDepth, TableAnalyses } from '@pharos/protocol';
import { analysesOf, analysisOf, askForAnalysis } from '../../net/api.ts';

/** An analysis that the server has. */
export interface StoredAnalysis {
  readonly depth: StoredDepth;
  readonly analysed: AnalysedGame;
}

/** Milliseconds between two questions how far it is. */
const PACE = 2000;
/** The most thorough first. */
const BEST_FIRST: readonly StoredDepth[] = ['deep', 'standard'];

/** What the server knows of a game of one of its tables, and finds out for whoever asks. */
export class ServerAnalysis {
  /** How far it is with a deep analysis, and how many games come before; null if nobody has asked for one. */
  progress = $state.raw<TableAnalyses['waiting'][number] | null>(null);
  /** Why it does not look any deeper; the code of a refusal. */
  problem = $state<string | null>(null);
  isOffered = $state(false);
  readonly #table: string;
  /** Grows when nobody waits any more for what was asked before. */
  #round = 0;

  constructor(table: string) {
    this.#table = table;
  }

  /** The most thorough analysis that is there; null without one that this client can read, and without a server. */
  async best(): Promise<StoredAnalysis | null> {
    const found = await analysesOf(this.#table);
    if (!found.ok) return null;
    this.#note(found.value);
    return this.#read(found.value, BEST_FIRST);
  }

  /** Has the server look deeper; answers when that is done, null if it does not do it or nobody waits any more. */
  async deeper(): Promise<StoredAnalysis | null> {
    const round = ++this.#round;
    this.problem = null;
    let found = await askForAnalysis(this.#table, 'deep');
    while (round === this.#round) {
      if (!found.ok) {
        this.problem = found.problem.code;
        this.progress = null;
        return null;
      }
      this.#note(found.value);
      if (this.progress === null) return this.#done(found.value);
      await new Promise((resolve) => setTimeout(resolve, PACE));
      found = round === this.#round ? await analysesOf(this.#table) : found;
    }
    return null;
  }

  /** Waits no more. The server goes on. */
  leave(): void {
    this.#round++;
    this.progress = null;
    this.problem = null;
  }

  #note({ offered, waiting }: TableAnalyses): void {
    this.isOffered = offered.includes('deep');
    this.progress = waiting.find(({ depth }) => depth === 'deep') ?? null;
  }

  async #done(found: TableAnalyses): Promise<StoredAnalysis | null> {
    const read = await this.#read(found, ['deep']);
    if (read === null) this.problem = 'INTERNAL';
    return read;
  }

  async #read({ stored }: TableAnalyses, depths: readonly StoredDepth[]): Promise<StoredAnalysis | null> {
    const depth = depths.find((one) => stored.some((other) => other.depth === one && other.engine === ENGINE));
    if (depth === undefined) return null;
    const analysed = await analysisOf(this.#table, depth);
    return analysed.ok ? { depth, analysed: analysed.value } : null;
  }
}
