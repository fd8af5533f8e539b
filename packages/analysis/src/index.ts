export { Analysis, analyse, type AnalysisHooks, type ChoiceInRound, type Progress } from './analyse.ts';
export { fitCorrection } from './calibration/fit.ts';
export { crossFitted, forecastsOf } from './calibration/forecasts.ts';
export { reliabilityPlot, type PlottedKind } from './calibration/plot.ts';
export { gatherSamples, type Sample } from './calibration/gather.ts';
export { reliabilityOf, type Forecast, type Reliability, type ReliabilityRow } from './calibration/reliability.ts';
export { corrected, type Correction } from './correction.ts';
export { CORRECTIONS } from './correctionData.ts';
export { decide, type Depth } from './decide.ts';
export { DEPTHS, settingsOf, type AnalysisDepth } from './depths.ts';
export { duelAnalysis } from './duel/duelAnalysis.ts';
export type { Compared, ExpectedMove, GameKnowledge } from './knowledge.ts';
export { betterOf, leastLoss } from './labels.ts';
export { checkPuzzle, type CheckedPuzzle } from './puzzles/checkPuzzle.ts';
export { findPuzzles, type PuzzleSearch } from './puzzles/findPuzzles.ts';
export type { Flaw } from './puzzles/judge.ts';
export { formatPuzzles, readPuzzles } from './puzzles/file.ts';
export {
  entryOf,
  PUZZLE_FORMAT,
  THEMES,
  type Puzzle,
  type PuzzleFile,
  type PuzzleMove,
  type Theme,
} from './puzzles/puzzle.ts';
export { annotated } from './record/annotate.ts';
export { AGAINST, type AgainstKind } from './reasons.ts';
export { playRecord, recordOf, saveOf, wrongMoveIn, type Circumstances } from './record/convert.ts';
export { formatRecord } from './record/format.ts';
export { RECORD_FORMAT, type GameRecord, type RecordedMove } from './record/gameRecord.ts';
export { isRecord, lineOf, parseRecord } from './record/parse.ts';
export {
  ENGINE,
  LABELS,
  type AnalysedGame,
  type CardChance,
  type CoursePoint,
  type DealMoment,
  type Decision,
  type GameSummary,
  type Hindsight,
  type Label,
  type LineStep,
  type Reason,
  type SeatAccount,
  type TurningPoint,
  type WeighedMove,
  type When,
} from './result.ts';
export type { Round, RoundChoice } from './rounds.ts';
export { QUICK, STANDARD, type AnalysisSettings } from './settings.ts';
export { analyseStretch, type Stretch } from './stretch.ts';
export { wondersAnalysis } from './wonders/wondersAnalysis.ts';
