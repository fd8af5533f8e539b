export {
  contributionsHash,
  dealSeeds,
  drawPlaces,
  isContribution,
  type DealRecord,
  type DealSeeds,
  type DealtSeat,
} from './deal.ts';
export { EARLY_END_KINDS, type EarlyEnd, type EarlyEndKind } from './earlyEnd.ts';
export {
  attempt,
  ERROR_CODES,
  Refusal,
  refuse,
  succeed,
  unwrap,
  type ErrorCode,
  type Problem,
  type Result,
} from './errors.ts';
export {
  movesOf,
  type Change,
  type Choice,
  type ForeseenChoice,
  type Game,
  type GameEvent,
  type Memory,
  type Migration,
  type Move,
  type Outcome,
  type PartnerTalk,
  type Planning,
  type Preview,
  type Score,
  type SeenStep,
} from './game.ts';
export { clonePartsOf } from './cloneParts.ts';
export { foldText, formatChecksum, stateHash } from './hash.ts';
export { deepFreeze, Match, type Played, type PlayedStep } from './match.ts';
export {
  FIRST_VERSION,
  newestVersions,
  readPackVersions,
  versionsOf,
  type PackVersions,
  type VersionedPack,
} from './packVersions.ts';
export { byNumber, onlyOne } from './numbered.ts';
export { packing, type FixedParts } from './packing.ts';
export { inOrder, mixed } from './mixing.ts';
export { oncePer } from './oncePer.ts';
export { readPacks } from './packs.ts';
export type { ActingPiece } from './piece.ts';
export { MAX_PLIES, playout, Tally } from './playout.ts';
export { changesBetween, previewByPlaying, type Fact, type PreviewRules } from './preview.ts';
export { MAX_TEXT, parseJson, Reader } from './read.ts';
export { commitment, fastRng, isSeed, randomSeed, rngFromSeed, shuffle, type Rng, type Seed } from './rng.ts';
export { twoAnswers, type Book, type Ruling, type RulingAnswer } from './ruling.ts';
export {
  formatSave,
  gameOfSave,
  loadSave,
  migrateSave,
  SAVE_FORMAT,
  saveMatch,
  type Loaded,
  type Save,
} from './save.ts';
export { readScenarioHead, runScenario, unmetExpectation, type ScenarioHead, type ScenarioReport } from './scenario.ts';
export { choiceSeenBy, type SeenChoice } from './seenChoice.ts';
export {
  drawSeating,
  firstSeat,
  hasSeat,
  NO_SEATS,
  seatBit,
  seatsOf,
  SPECTATOR,
  type SeatId,
  type SeatSet,
  type Viewer,
} from './seats.ts';
export {
  CHECKS,
  sealRecord,
  verifyRecord,
  type Check,
  type CheckFailure,
  type CheckName,
  type DealNotes,
  type Verification,
} from './verify.ts';
