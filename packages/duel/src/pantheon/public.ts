/** What other packages may know of Pantheon. */
export { activationPrice, offeringValue } from './board.ts';
export type {
  ActivateChoice,
  BuildUsingChoice,
  ChooseChoice,
  DiscardSlotChoice,
  GuardChoice,
  MilitaryTokenChoice,
  PantheonChoiceView,
  PantheonPieceChoice,
  PutChoice,
  SearchChoice,
} from './choiceTypes.ts';
export type { PantheonEvent } from './events.ts';
export * as pantheonMoves from './moves.ts';
export type { PantheonPreview } from './previewTypes.ts';
export { pantheonOf, type PantheonState } from './state.ts';
export * as pantheonTasks from './tasks.ts';
export type {
  MythologyDeckView,
  PantheonDecisionView,
  PantheonPlayerView,
  PantheonView,
  SeenDivinities,
  SpaceView,
} from './viewTypes.ts';
export { MYTHOLOGIES, PANTHEON_ABILITIES, type MythologyName, type PantheonEffectSpec } from './words.ts';
