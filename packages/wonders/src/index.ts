export * from './armada/public.ts';
export * from './cities/public.ts';
export * from './leaders/public.ts';
export * from './client.ts';
export type { Board, Card, Catalog, Piece } from './catalog.ts';
export type { ActionView } from './actionTypes.ts';
export type { Cost, CostView } from './cost.ts';
export type { DecisionView } from './decisionView.ts';
export type { HandCardView } from './handTypes.ts';
export {
  ACTION_NAMES,
  FREE_REASONS,
  OBSTACLES,
  type ActionName,
  type ChoiceView,
  type DiscountView,
  type FreeReason,
  type Obstacle,
  type ObstacleView,
  type OwnUnitsView,
  type PaidChoiceView,
  type PaymentView,
  type PurchaseView,
  type SourceView,
} from './choice.ts';
export { amountOf } from './coins.ts';
export { EFFECT } from './effects/effects.ts';
export type { WondersEvent } from './events.ts';
export { catalogOf, createWonders, REGISTRY, wonders, type WondersGame } from './game.ts';
export type { HandMemory, TakenCard, UnseenCards, WondersMemory } from './memory/types.ts';
export type { UnitCounts } from './unitCounts.ts';
export * as moves from './moves.ts';
export { DEFAULT_OPTIONS, type Options } from './options.ts';
export type { BeforeAfter } from './preview/beforeAfter.ts';
export { passedOn, type PassedOn } from './preview/passedOn.ts';
export type {
  ConflictPreview,
  FollowUp,
  PassedCard,
  PassingPreview,
  WondersChange,
  WondersPreview,
} from './preview/types.ts';
export type { Registry } from './rules.ts';
export type { WondersScore } from './score.ts';
export { scoreOf } from './scoring.ts';
export type { City, State } from './state.ts';
export { RESOURCE_SETS, singleSets } from './supply.ts';
export { TASK_NAMES, type TaskName } from './tasks.ts';
export { PARTNER_SIGNS, type CardMessageKind, type PartnerMessageView, type PartnerSign } from './partner/talkTypes.ts';
export type { PartnerCardView, PartnerView } from './partner/viewTypes.ts';
export type { CityView, ProductionView, StageView, WondersView } from './view.ts';
