import { fastRng, type Rng, type SeatId } from '@pharos/core';
import { LEVELS, type BotLevel, type BotSpec } from '../levels.ts';
import type { AnyMatch, Thinkable } from './anyGame.ts';
import { packState, unpackState, type PackedState } from './packedState.ts';

/** All that whoever thinks gets to know, as plain data: a state in which everything hidden from the seat is made up. */
export interface Task {
  readonly seat: SeatId;
  readonly state: PackedState;
  readonly luck: readonly [number, number];
  /** Milliseconds to think at most, counted from when it begins. */
  readonly patience: number;
}

/** A move as text that a good player would consider. */
export interface Hint {
  readonly move: string;
  /** The chance of winning with it, 0 … 1. */
  readonly chance: number;
  /** How much of the thinking went into it, 0 … 1. */
  readonly share: number;
}

const WORD = 2 ** 32;
const MOST_HINTS = 3;
/** More are of no use to somebody who waits for a hint. */
const HINT_ITERATIONS = 20_000;

/** What to think about for a seat. Everything hidden from it is drawn afresh here: the true state goes no further. */
export function taskFor(match: AnyMatch, seat: SeatId, patience: number, draw: Rng): Task {
  const state = packState(match.game, match.options, match.imagine(seat, draw));
  return { seat, state, luck: [draw(WORD), draw(WORD)], patience };
}

/** The move a bot makes. */
export function chooseFor(mind: Thinkable, level: BotLevel, { seat, state, luck, patience }: Task): string {
  const s = unpackState(mind.game, state);
  const move = mind.bot(within(LEVELS[level], patience)).choose(s, seat, fastRng(...luck));
  return mind.game.formatMove(s, move);
}

/** What a good player would consider, the best first. */
export function hintsFor(mind: Thinkable, { seat, state, luck, patience }: Task, iterations = HINT_ITERATIONS): Hint[] {
  const s = unpackState(mind.game, state);
  const adviser = mind.adviser({ iterations, milliseconds: patience });
  return adviser
    .advise(s, seat, fastRng(...luck), MOST_HINTS)
    .map(({ move, chance, share }) => ({ move: mind.game.formatMove(s, move), chance, share }));
}

/** The same bot, with no more time than there is. */
function within(spec: BotSpec, patience: number): BotSpec {
  if (spec.kind !== 'search') return spec;
  const { iterations, milliseconds } = spec.budget;
  return { ...spec, budget: { iterations, milliseconds: Math.min(milliseconds, patience) } };
}
