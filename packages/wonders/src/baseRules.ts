import { build, buildFree, discard, stage } from './choices/constructions.ts';
import { copy, copyingGuild } from './choices/copyGuild.ts';
import { decline } from './choices/decline.ts';
import { givingToFreeCity } from './choices/freeCity.ts';
import { revive, reviving } from './choices/revive.ts';
import { playingLastCard } from './choices/seventhCard.ts';
import { choosingSide, side } from './choices/side.ts';
import { resolvingTurn, takingTurn } from './choices/turn.ts';
import { takingLosses } from './losses.ts';
import type { Action, AutomaticTask, ChoiceKind } from './state.ts';
import {
  closingAge,
  dealingHands,
  endingAge,
  endingGame,
  endingTurn,
  puttingLeftoversAway,
  startingFirstAge,
} from './turns.ts';

/** The choices, tasks and moves of the base game. */
export const BASE_CHOICES: readonly ChoiceKind[] = [
  choosingSide,
  takingTurn,
  givingToFreeCity,
  ...reviving,
  playingLastCard,
  copyingGuild,
];
export const BASE_TASKS: readonly AutomaticTask[] = [
  resolvingTurn,
  puttingLeftoversAway,
  endingTurn,
  endingAge,
  closingAge,
  endingGame,
  takingLosses,
  dealingHands,
  startingFirstAge,
];
export const BASE_ACTIONS: readonly Action[] = [build, buildFree, stage, discard, revive, decline, copy, side];
