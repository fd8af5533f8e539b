/** How thoroughly a game is analysed. The same settings give the same result, on every machine. */
export interface AnalysisSettings {
  /** Iterations of the search for each decision; null for the usual number of the game, which grows smaller with more seats. */
  readonly iterations: number | null;
  /** What guesses are drawn from. */
  readonly seed: number;
  /** Whether each decision is looked at with all cards face up as well. */
  readonly hindsight: boolean;
}

export const STANDARD: AnalysisSettings = { iterations: null, seed: 1, hindsight: true };

/** For a first answer, to be replaced by a better one. */
export const QUICK: AnalysisSettings = { iterations: 200, seed: 1, hindsight: false };
