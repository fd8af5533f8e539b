export { describePicture, type PictureTexts } from './texts.ts';
export type {
  Agreed,
  DailyFacts,
  DecisionKind,
  Facts,
  InvitationFacts,
  PartyFacts,
  Person,
  Position,
  PositionFacts,
  ResultFacts,
  Shown,
} from './facts.ts';
export { positionOf } from './games/registry.ts';
export { LANGUAGES } from './words/words.ts';
