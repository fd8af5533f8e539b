export { navalLadder, navalTokens, type NavalLadder } from './armada/conflicts.ts';
export { farSellers } from './armada/farSellers.ts';
export { RULINGS, type RulingName } from './armada/options.ts';
export { commerceLevel, navalStrength } from './armada/ships.ts';
export { readShipyards } from './armada/shipyards.ts';
export type { ArmadaEvent } from './armada/events.ts';
export type { StepView } from './armada/stepView.ts';
export {
  ARMADA_PACKS,
  catalogOf,
  compile,
  copiesInPlay,
  EFFECT,
  LIBRARY,
  PACKS,
  type Board,
  type Card,
  type Catalog,
  type Cost,
  type Library,
  type Piece,
} from './catalog.ts';
export {
  ACTION_NAMES,
  FREE_REASONS,
  OBSTACLES,
  type ActionName,
  type ChoiceView,
  type DiscountView,
  type FarPurchaseView,
  type FreeReason,
  type Obstacle,
  type ObstacleView,
  type OwnUnitsView,
  type PaidChoiceView,
  type PaymentView,
  type PurchaseView,
  type SourceView,
} from './choice.ts';
export { countFor } from './coins.ts';
export * as words from './content/types.ts';
export type { WondersEvent } from './events.ts';
export { findChoice } from './findChoice.ts';
export { lackingUnits, type FarSeller } from './lacking.ts';
export { createWonders, wonders, type WondersGame } from './game.ts';
export * as moves from './moves.ts';
export { DEFAULT_OPTIONS, type Options } from './options.ts';
export type {
  BeforeAfter,
  ConflictPreview,
  FollowUp,
  NavalPreview,
  PassingPreview,
  RankPreview,
  WondersChange,
  WondersPreview,
} from './preview/types.ts';
export { scienceParts, sciencePoints, scoreOf, type ArmadaScore, type WondersScore } from './scoring.ts';
export type { City, State } from './state.ts';
export { RESOURCE_SETS, singleSets } from './supply.ts';
export { NAVAL_TASK_NAMES, TASK_NAMES, type NavalTaskName, type TaskName } from './tasks.ts';
export type {
  ActionView,
  ArmadaView,
  CityView,
  CostView,
  DecisionView,
  FleetView,
  HandCardView,
  HarbourView,
  NavalActionView,
  NavalCardView,
  ProductionView,
  StageView,
  WondersView,
} from './view.ts';
