import { destroy, destroying } from './choices/destroy.ts';
import { goingOnWithDraft, pick, pickingWonder } from './choices/draft.ts';
import { extort, seize, takingCard, takingWonder } from './choices/fromOpponent.ts';
import { decline, drawingToken, keep, take, takingToken } from './choices/progressTokens.ts';
import { revive, reviving } from './choices/revive.ts';
import { choosingStarter, start } from './choices/starter.ts';
import { build, buildAWonder, discard, endingTurn, revealing, takingTurn } from './choices/turn.ts';
import type { Action, AutomaticTask, ChoiceKind } from './state.ts';

/** The choices, tasks and moves of the base game. */
export const BASE_CHOICES: readonly ChoiceKind[] = [
  pickingWonder,
  takingTurn,
  takingToken,
  drawingToken,
  destroying,
  reviving,
  choosingStarter,
  takingWonder,
  takingCard,
];
export const BASE_TASKS: readonly AutomaticTask[] = [endingTurn, goingOnWithDraft, revealing];
export const BASE_ACTIONS: readonly Action[] = [
  pick,
  build,
  buildAWonder,
  discard,
  take,
  decline,
  keep,
  destroy,
  revive,
  start,
  extort,
  seize,
];
