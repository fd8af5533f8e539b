export { currentTask } from './agenda.ts';
export type { Among } from './among.ts';
export type {
  AgoraChoiceView,
  AgoraPieceChoice,
  BuildFreeChoice,
  ConspireChoice,
  DropChoice,
  KeepConspiracyChoice,
  LockChoice,
  MoveChoice,
  PassChoice,
  PlaceChoice,
  PrepareChoice,
  RecruitChoice,
  RemoveChoice,
  ShiftChoice,
  SwapChoice,
} from './agora/choiceTypes.ts';
export type { AgoraEvent } from './agora/events.ts';
export type { AgoraPreview, ControlPreview, DecreePreview } from './agora/preview.ts';
export { recruitPrice, senateActions } from './agora/senators.ts';
export { CHAMBER_POINTS } from './agora/senate.ts';
export type {
  AgoraDecisionView,
  AgoraPlayerView,
  AgoraView,
  ChamberView,
  ConspiracyView,
  DecreeView,
} from './agora/view.ts';
export { catalogOf, compile, EFFECT, PACKS, type Card, type Catalog, type Wonder } from './catalog.ts';
export type {
  ActionName,
  BuildChoice,
  BuildWonderChoice,
  ChoiceView,
  DeclineChoice,
  DiscardChoice,
  PieceChoice,
  StartChoice,
} from './choiceView.ts';
export * as words from './content/types.ts';
export type { Discount } from './discounts.ts';
export type { DuelEvent } from './events.ts';
export type { DuelChange, FactName } from './facts.ts';
export { wondersBuilt } from './construction.ts';
export { duel, type DuelGame } from './game.ts';
export type { ProducersView } from './holdings.ts';
export type { ImpossibleView, Obstacle } from './impossible.ts';
export { cardPrice, wonderPrice } from './cost.ts';
export * as moves from './moves.ts';
export { DEFAULT_OPTIONS, type Options } from './options.ts';
export { RULINGS, type Rulings } from './rulings.ts';
export type { ChainLink, Payment, Purchase } from './payment.ts';
export type { DuelPreview } from './preview.ts';
export type { NextChoice, PairPreview, SupremacyPreview, UncoveredView } from './prospects.ts';
export { piecePoints, scoreOf, type DuelScore } from './scoring.ts';
export type { Player, State } from './state.ts';
export * as tasks from './tasks.ts';
export { unitsOf } from './units.ts';
export type { DecisionView, DuelView, PlayerView, SlotView, WonderView } from './view.ts';
