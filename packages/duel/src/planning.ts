import { fastRng, type Move, type SeatId } from '@pharos/core';
import { apply, currentTask, legalMoves } from './agenda.ts';
import type { ChoiceView } from './choiceTypes.ts';
import { choiceView } from './choiceView.ts';
import { resample } from './resample.ts';
import type { State } from './state.ts';
import { taskKind, taskSeat, type Task } from './tasks.ts';

/** A choice that is still to come, as far as a seat knows it beforehand. */
export interface DuelForeseenChoice {
  readonly seat: SeatId;
  readonly choices: readonly ChoiceView[];
  readonly isPartial: boolean;
}

/**
 * Makes the moves in a position drawn afresh for the seat, so that no secret has a say in it. A card that is turned up on the way is
 * unknown: nothing can be planned with it, while all others can be. Whatever else is shown on the way ends what is known.
 */
export function foresee(s: State, seat: SeatId, moves: readonly string[]): DuelForeseenChoice | null {
  const world = resample(s, seat, fastRng(0));
  /** Slots whose cards were turned up. */
  const turned = new Set<string>();
  let isKnown = true;
  world.emit = (event) => {
    if (event.type === 'cardRevealed') turned.add(event.slot);
    else if ('reveals' in event) isKnown = false;
  };
  for (const text of moves) {
    const next = choiceIn(world, seat, turned);
    const index = next?.choices.findIndex(({ move }) => move === text) ?? -1;
    if (next === null || index < 0) return null;
    apply(world, next.seat, next.moves[index]);
    if (!isKnown) return null;
  }
  const next = choiceIn(world, seat, turned);
  return next === null ? null : { seat: next.seat, choices: next.choices, isPartial: turned.size > 0 };
}

interface KnownChoice {
  readonly seat: SeatId;
  readonly choices: readonly ChoiceView[];
  /** The moves behind the choices. */
  readonly moves: readonly Move[];
}

function choiceIn(world: State, knower: SeatId, turned: ReadonlySet<string>): KnownChoice | null {
  const choice = currentTask(world);
  if (choice < 0) return null;
  const seat = taskSeat(choice);
  if (seat !== knower && looksAtTokens(world, choice)) return null;
  const legal: Move[] = [];
  legal.length = legalMoves(world, seat, legal);
  const isKnown = (view: ChoiceView): boolean => !('slot' in view) || view.slot === null || !turned.has(view.slot);
  const known = legal
    .map((move) => ({ move, view: choiceView(world, seat, move) }))
    .filter(({ view }) => isKnown(view));
  return { seat, choices: known.map(({ view }) => view), moves: known.map(({ move }) => move) };
}

/** Whether the choice is among tokens that nobody else sees [D-56]. */
function looksAtTokens(s: State, choice: Task): boolean {
  return (s.rules.choices[taskKind(choice)].tokensSeen?.(choice) ?? 0) > 0;
}
