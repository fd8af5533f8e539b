/** What other packages may know of Agora. */
export { agoraOf, type AgoraState } from './state.ts';
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
} from './choiceTypes.ts';
export type { AgoraEvent } from './events.ts';
export * as agoraMoves from './moves.ts';
export type { AgoraPreview, ControlPreview, DecreePreview } from './previewTypes.ts';
export { recruitPrice, senateActions } from './senators.ts';
export { CHAMBER_POINTS } from './senate.ts';
export * as agoraTasks from './tasks.ts';
export type {
  AgoraDecisionView,
  AgoraPlayerView,
  AgoraView,
  ChamberView,
  ConspiracyView,
  DecreeView,
} from './viewTypes.ts';
export { AGORA_ABILITIES, SECTIONS, type AgoraEffectSpec, type SectionName } from './words.ts';
