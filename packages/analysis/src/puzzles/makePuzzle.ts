import { foldText, formatChecksum, movesOf, type GameEvent } from '@pharos/core';
import type { GameKnowledge } from '../knowledge.ts';
import { ENGINE } from '../result.ts';
import type { Weighed } from '../weighMoves.ts';
import { certainLine } from './line.ts';
import type { Puzzle, PuzzleMove } from './puzzle.ts';
import type { Question, Solution } from './solve.ts';
import { themesOf } from './themes.ts';

/** Moves that somebody may well try: what speaks against them is told. */
const EXPLAINED = 6;
/** What is said of a move that many would make rather than the best one belongs to the theme. */
const OF_THEME = 2;

/** What follows from where a puzzle is from: a number, so that the position is searched in the same way again. */
export function seedOf(id: string): number {
  return parseInt(id, 16);
}

/** The id of a question. */
export function idOf(game: string, { options, position, seat }: Question<unknown>): string {
  return formatChecksum(foldText(0, JSON.stringify([game, options, position, seat])));
}

/** Puts what was found into a puzzle. */
export function puzzleOf<Options, State, View, Event extends GameEvent>(
  known: GameKnowledge<Options, State, View, Event>,
  question: Question<Options>,
  { s, moves, greedy }: Solution<State>,
  iterations: number,
): Puzzle {
  const { game, keyOf } = known;
  const { seat, position } = question;
  const [best, ...others] = moves;
  const tried = new Set([...others.slice(0, EXPLAINED), greedy]);
  const reasons = new Map(
    [...tried].map((one) => [one, known.reasons(s, seat, { played: one, best, others: [] })] as const),
  );
  const rivals = [...new Set([greedy, ...others])].slice(0, OF_THEME);
  const compared = { played: best, best, others: others.slice(0, OF_THEME).map(({ move }) => move) };
  const merits = known.merits(s, seat, compared);
  const told = (one: Weighed): PuzzleMove => {
    const { move, chance } = one;
    const against = reasons.get(one) ?? [];
    const same = movesOf(game, s, seat).filter((other) => other !== move && keyOf(other) === keyOf(move));
    return {
      move: game.formatMove(s, move),
      ...(same.length > 0 && { same: same.map((other) => game.formatMove(s, other)) }),
      chance: rounded(chance),
      ...(against.length > 0 && { reasons: against }),
    };
  };
  return {
    id: idOf(game.id, question),
    seat,
    when: known.when(s),
    position,
    themes: themesOf([...merits, ...rivals.flatMap((one) => reasons.get(one) ?? [])]),
    moves: moves.map(told),
    merits,
    line: certainLine(known, s, seat, best),
    proof: {
      engine: ENGINE,
      iterations,
      best: rounded(best.chance),
      second: rounded(others[0].chance),
      greedyMove: game.formatMove(s, greedy.move),
      greedy: rounded(greedy.chance),
    },
  };
}

const rounded = (chance: number): number => Math.round(1000 * chance) / 1000;
