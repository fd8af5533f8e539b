import type { Game, GameEvent, Match } from '@pharos/core';
import type { AnyView } from '../table/store/link.ts';

/** A game without its types: what moves values between players and log never looks inside. */
export type AnyGame = Game<unknown, unknown, AnyView, GameEvent>;
export type AnyMatch = Match<unknown, unknown, AnyView, GameEvent>;
