import {
  fastRng,
  MAX_PLIES,
  movesOf,
  rngFromSeed,
  seatsOf,
  type GameEvent,
  type Move,
  type SeatId,
} from '@pharos/core';
import type { GameKnowledge } from '../knowledge.ts';
import { weighMoves } from '../weighMoves.ts';

/** Iterations of the bots that play; 0 for one that looks one move ahead. Who plays with which is drawn for each game. */
const STRENGTHS = [0, 30, 80, 200, 400] as const;

/** Plays a game between bots of different strength and shows each choice before it is made. */
export function playVaried<Options, State, View, Event extends GameEvent>(
  { game, searched, greedy, keyOf }: GameKnowledge<Options, State, View, Event>,
  options: Options,
  { series, index }: { readonly series: number; readonly index: number },
  look: (s: State, seat: SeatId) => void,
): void {
  const s = game.setup(options, rngFromSeed(`${series}.${index}`));
  const { seats } = searched.table(s);
  const rng = fastRng(series, index);
  const strengths = Array.from({ length: seats }, () => STRENGTHS[rng(STRENGTHS.length)]);
  const choose = (before: State, seat: SeatId): Move => {
    const imagined = game.resample(before, seat, rng);
    const iterations = strengths[seat];
    if (iterations === 0) return greedy.choose(imagined, seat, rng);
    return weighMoves(searched, imagined, { seat, wanted: null, iterations, keyOf }, rng).moves[0].move;
  };
  for (let ply = 0; ply < MAX_PLIES && game.toAct(s) !== 0; ply++) {
    // Those who choose at once do so in the position in which nobody has chosen.
    const before = game.clone(s);
    for (const seat of seatsOf(game.toAct(s))) {
      const moves = movesOf(game, before, seat);
      if (moves.length === 1) game.apply(s, seat, moves[0]);
      else {
        look(before, seat);
        game.apply(s, seat, choose(before, seat));
      }
    }
  }
}
