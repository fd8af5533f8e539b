import type { SeatId } from '@pharos/core';
import { hasFreeCity, type State } from '../state.ts';
import { currentTask, taskKind, TURN } from '../tasks.ts';
import { view, type CityView } from '../view.ts';

/**
 * Writes down what a seat sees of a position in which nobody has chosen yet, in the words of `describe`; null for what these words cannot
 * say. What it remembers of hands that it passed on and of cards that it played face down is left out.
 */
export function writePosition(s: State, seat: SeatId): unknown {
  const seen = view(s, seat);
  const { decision, hand } = seen;
  if (taskKind(currentTask(s)) !== TURN || decision?.chosen.length !== 0 || hand === null) return null;
  if (s.options.teams === true || hasFreeCity(s)) return null;
  const parts = s.rules.expansions.map(({ position }) => position?.write?.(s, seen) ?? null);
  if (parts.some((part) => part === null)) return null;
  return {
    age: seen.age,
    turn: seen.turn,
    cities: seen.cities.map((city, index) => ({
      ...writtenCity(city),
      ...Object.assign({}, ...parts.map((part) => part?.cities[index])),
    })),
    hands: Array.from({ length: seat + 1 }, (_, other) => (other === seat ? hand.map(({ card }) => card) : [])),
    remembered: false,
    discard: seen.discardCount,
    ...Object.assign({}, ...parts.map((part) => part?.table)),
  };
}

function writtenCity(city: CityView): Record<string, unknown> {
  const settled = city.conflicts.filter(({ left }) => left !== null);
  return {
    board: city.board,
    side: city.side,
    coins: city.coins,
    cards: city.cards,
    stages: city.stages.flatMap(({ built, under }) => (built ? [under] : [])),
    ...(settled.length > 0 && { conflicts: settled.map(({ left, right }) => [left, right]) }),
    ...(city.freeBuildLeft === false && { freeBuildUsed: true }),
  };
}
