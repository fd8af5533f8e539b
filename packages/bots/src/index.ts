export { chooseMove, type Bot, type Evaluate } from './bot.ts';
export { botRng } from './botRng.ts';
export { CourseOfPlay, type Course } from './course.ts';
export {
  BASE_CHARACTERS,
  BOT_CHARACTERS,
  BOT_NAMES,
  LEVELS_WITH_CHARACTER,
  partsOf,
  readBotName,
  type BotCharacter,
  type BotName,
} from './characters.ts';
export { duelBot, duelHints, searchedDuel } from './duel/bots.ts';
export { evaluateDuel } from './duel/evaluate.ts';
export { duelReasons } from './duel/reasons.ts';
export { duelTraining } from './duel/guide/training.ts';
export { BOT_LEVELS, longestSearch, type BotLevel, type BotSpec, type TimeLimit } from './levels.ts';
export { createBot } from './registry.ts';
export type { HintSearch } from './search/hints.ts';
export type { HintReason } from './search/reasons.ts';
export { chanceOf } from './search/reward.ts';
export { Search, type Candidate, type Step } from './search/search.ts';
export type { Budget, Searched } from './search/searchBot.ts';
export { DEFAULT_SETTINGS } from './search/settings.ts';
export { readSpec } from './spec.ts';
export { searchedWonders, wondersBot, wondersHints } from './wonders/bots.ts';
export type { AnyGame, AnyMatch, BotGame } from './tasks/anyGame.ts';
export { KeptBots } from './tasks/keptBots.ts';
export { packState, unpackState } from './tasks/packedState.ts';
export { chooseFor, hintsFor, taskFor, type Hint, type Task } from './tasks/task.ts';
export { formatWeights, weightsFile } from './train/file.ts';
export { playLeagueGame } from './train/league/leagueGame.ts';
export type { GameRecord } from './train/league/record.ts';
export { fitRecords, type NetworkPlan } from './train/network/fitRecords.ts';
export { guideOfNetwork } from './train/network/guideOf.ts';
export type { NetworkQuality } from './train/network/slopes.ts';
export { readLeagueRounds, type LeagueRound } from './train/network/networkRounds.ts';
export type { NetworkFile } from './model/networkFile.ts';
export { PointsExamples, type PointsLists } from './train/points/pointsExamples.ts';
export { fitPointsRound, playPointsGames, type PointsReport, type PointsRound } from './train/points/trainPoints.ts';
export { readRounds, type Round } from './train/rounds.ts';
export type { League, PointsNetworkTraining, TrainingGame } from './train/trainingGame.ts';
export { train, type Report } from './train/train.ts';
export { wondersReasons } from './wonders/reasons.ts';
export { wondersTraining } from './wonders/guide/training.ts';
