import { fastRng, movesOf, rngFromSeed, type GameEvent, type Move, type SeatId } from '@pharos/core';
import { corrected } from '../correction.ts';
import { CORRECTIONS } from '../correctionData.ts';
import type { GameKnowledge } from '../knowledge.ts';
import { weighMoves, type Weighed } from '../weighMoves.ts';

/** Fills what a written position leaves open; whatever it is, it is drawn afresh before anybody thinks about it. */
const FILLING = '1';
/** The parts of the iterations that go into each move that nobody would make, and into each of those that somebody may make. */
const LEAST_OF_OTHERS = 0.005;
const LEAST_OF_RIVALS = 0.05;

/** What is asked: a written position and who has to choose. */
export interface Question<Options> {
  readonly options: Options;
  readonly position: unknown;
  readonly seat: SeatId;
}

/** A position that was searched, as its seat knows it. */
export interface Solution<State> {
  readonly s: State;
  /** The best first; chances as corrected. */
  readonly moves: readonly Weighed[];
  readonly greedy: Weighed;
}

/** The position of a question, with everything that its seat cannot know drawn at random. */
export function positionOf<Options, State, View, Event extends GameEvent>(
  { game }: Pick<GameKnowledge<Options, State, View, Event>, 'game'>,
  { options, position }: Question<Options>,
): State {
  return game.describe(options, position, rngFromSeed(FILLING));
}

/** Weighs all moves of a question. */
export function solve<Options, State, View, Event extends GameEvent>(
  known: GameKnowledge<Options, State, View, Event>,
  question: Question<Options>,
  { iterations, seed }: { readonly iterations: number; readonly seed: number },
): Solution<State> {
  return solvePosition(known, question.options, positionOf(known, question), question.seat, {
    iterations,
    seed,
    leastOfOthers: LEAST_OF_OTHERS,
    leastOfRivals: LEAST_OF_RIVALS,
    untilSettled: true,
  });
}

export interface SolvingDepth {
  readonly iterations: number;
  readonly seed: number;
  readonly leastOfOthers: number;
  readonly leastOfRivals?: number;
  readonly untilSettled?: boolean;
}

export function solvePosition<Options, State, View, Event extends GameEvent>(
  known: GameKnowledge<Options, State, View, Event>,
  options: Options,
  position: State,
  seat: SeatId,
  { seed, ...depth }: SolvingDepth,
): Solution<State> {
  const { game, searched, keyOf } = known;
  const rng = fastRng(seed);
  const s = game.resample(position, seat, rng);
  const wanted = known.greedy.choose(game.clone(s), seat, fastRng(seed, 1));
  const correct = (chance: number): number => corrected(CORRECTIONS[known.kind(options)], known.phase(s), chance);
  const request = { seat, wanted, keyOf, ...depth };
  const moves = weighMoves(searched, s, request, rng).moves.map((one) => ({ ...one, chance: correct(one.chance) }));
  return { s, moves, greedy: moves.find((one) => keyOf(one.move) === keyOf(wanted)) ?? moves[0] };
}

/** How many different things can be done. */
export function choicesIn<Options, State, View, Event extends GameEvent>(
  { game, keyOf }: Pick<GameKnowledge<Options, State, View, Event>, 'game' | 'keyOf'>,
  s: State,
  seat: SeatId,
): number {
  return new Set(movesOf(game, s, seat).map((move: Move) => keyOf(move))).size;
}
