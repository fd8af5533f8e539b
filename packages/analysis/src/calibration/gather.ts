import { fastRng, MAX_PLIES, movesOf, rngFromSeed, seatsOf, type GameEvent } from '@pharos/core';
import { resultOf } from '../chancesOver.ts';
import type { GameKnowledge } from '../knowledge.ts';
import { weighMoves } from '../weighMoves.ts';

/** A chance as the search gave it, and what came of it. */
export interface Sample {
  /** The game it is from: samples of one game are not independent of each other. */
  readonly game: number;
  readonly phase: number;
  /** Before any correction. */
  readonly chance: number;
  /** 1 if its seat won, a part of it if it shared the victory. */
  readonly result: number;
}

/** Lets searches play a game against each other, and notes before each choice what its seat expected. */
export function gatherSamples<Options, State, View, Event extends GameEvent>(
  { game, searched, keyOf, phase }: GameKnowledge<Options, State, View, Event>,
  options: Options,
  { series, index, iterations }: { readonly series: number; readonly index: number; readonly iterations: number },
): Sample[] {
  const s = game.setup(options, rngFromSeed(`${series}.${index}`));
  const { seats, partners } = searched.table(s);
  const expected: { readonly seat: number; readonly phase: number; readonly chance: number }[] = [];
  for (let ply = 0; ply < MAX_PLIES && game.toAct(s) !== 0; ply++) {
    // Those who choose at once do so in the position in which nobody has chosen.
    const before = game.clone(s);
    for (const seat of seatsOf(game.toAct(s))) {
      const moves = movesOf(game, before, seat);
      if (moves.length === 1) {
        game.apply(s, seat, moves[0]);
        continue;
      }
      const rng = fastRng(series, index * MAX_PLIES + ply * seats + seat);
      const imagined = game.resample(before, seat, rng);
      const [best] = weighMoves(searched, imagined, { seat, wanted: null, iterations, keyOf }, rng).moves;
      expected.push({ seat, phase: phase(before), chance: best.chance });
      game.apply(s, seat, best.move);
    }
  }
  const outcome = game.outcome(s);
  if (outcome === null) throw new Error(`${game.id}: a game did not end within ${MAX_PLIES} choices`);
  const results = resultOf(outcome, seats, partners);
  return expected.map(({ seat, ...what }) => ({ game: index, ...what, result: results[seat] }));
}
