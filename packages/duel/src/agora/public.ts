/** What other packages may know of Agora. */
export { agoraOf, type AgoraState } from './state.ts';
export type { AgoraEvent } from './events.ts';
export * as agoraMoves from './moves.ts';
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
export { AGORA_ABILITIES, SECTIONS } from './words.ts';
