import { fastRng, type Rng, type SeatId } from '@pharos/core';
import type { Bot } from '../bot.ts';
import type { BotName } from '../characters.ts';
import type { Course } from '../course.ts';
import type { TimeLimit } from '../levels.ts';
import type { HintReason } from '../search/reasons.ts';
import type { AnyGame, AnyMatch, BotGame } from './anyGame.ts';
import { packState, unpackState, type PackedState } from './packedState.ts';

/** All that a bot gets to know, as plain data: a state in which everything hidden from the seat is made up. */
export interface Task {
  readonly seat: SeatId;
  readonly state: PackedState;
  readonly seed: readonly [number, number];
  /** How long to search at most, counted from when the search begins. */
  readonly timeLimit: TimeLimit;
  /** For a bot that is kept from one choice to the next; its game is told apart by a text or a number. */
  readonly course?: Course;
}

/** A move as text that a good player would consider. */
export interface Hint {
  readonly move: string;
  /** The chance of winning with it, 0 … 1. */
  readonly chance: number;
  /** How much of the search went into it, 0 … 1. */
  readonly share: number;
  /** What speaks for the best one rather than for the others. */
  readonly reasons: readonly HintReason[];
}

const WORD = 2 ** 32;
const MOST_HINTS = 3;
/** More are of no use to somebody who waits for a hint. */
const HINT_ITERATIONS = 20_000;

/** What a bot or a hint is computed from. Everything hidden from it is drawn afresh here: the true state goes no further. */
export function taskFor(match: AnyMatch, seat: SeatId, timeLimit: TimeLimit, draw: Rng): Task {
  const state = packState(match.game, match.options, match.imagine(seat, draw));
  return { seat, state, seed: [draw(WORD), draw(WORD)], timeLimit };
}

/** The move a bot makes; the best so far when it is cancelled. */
export function chooseFor(bots: BotGame, name: BotName, task: Task, isCancelled?: () => boolean): string {
  return choiceOf(bots.bot(name, task.timeLimit), bots.game, task, isCancelled);
}

/** The same of a bot that is there already. */
export function choiceOf(
  bot: Bot<unknown>,
  game: AnyGame,
  { seat, state, seed, course }: Task,
  isCancelled?: () => boolean,
): string {
  const s = unpackState(game, state);
  return game.formatMove(s, bot.choose(s, seat, fastRng(...seed), isCancelled, course));
}

/** What a good player would consider, the best first. */
export function hintsFor(bots: BotGame, { seat, state, seed, timeLimit }: Task, iterations = HINT_ITERATIONS): Hint[] {
  const s = unpackState(bots.game, state);
  return bots
    .hints({ iterations, milliseconds: timeLimit === 'iterations' ? Infinity : timeLimit })
    .suggest(s, seat, fastRng(...seed), MOST_HINTS)
    .map(({ move, chance, share, reasons }) => ({ move: bots.game.formatMove(s, move), chance, share, reasons }));
}
