import { fastRng, hasSeat, movesOf, type GameEvent, type SeatId } from '@pharos/core';
import type { GameKnowledge } from '../knowledge.ts';
import type { LineStep } from '../result.ts';
import type { Weighed } from '../weighMoves.ts';

/** What is possible in so many guesses of what is hidden depends on nothing hidden. */
const GUESSES = 12;
const MOST_STEPS = 4;

/** How it is expected to go on, up to the first step that only some guesses of what is hidden allow. */
export function certainLine<Options, State, View, Event extends GameEvent>(
  { game }: Pick<GameKnowledge<Options, State, View, Event>, 'game'>,
  s: State,
  seat: SeatId,
  { move, line }: Weighed,
): LineStep[] {
  const worlds = Array.from({ length: GUESSES }, (_, guess) => game.resample(s, seat, fastRng(guess)));
  const steps: LineStep[] = [];
  let next = { seat, move };
  for (const step of line.slice(0, MOST_STEPS)) {
    for (const world of worlds) game.apply(world, next.seat, next.move);
    // Who has chosen may still change it: that is no next step.
    const isCertain = (world: State): boolean =>
      hasSeat(game.toAct(world), step.seat) && movesOf(game, world, step.seat).includes(step.move);
    if (!worlds.every(isCertain)) break;
    steps.push({ seat: step.seat, move: game.formatMove(worlds[0], step.move) });
    next = step;
  }
  return steps;
}
