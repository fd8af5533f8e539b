import type { SeatId } from '@pharos/core';
import { barredMoves } from './armada/obstacles.ts';
import type { ObstacleView } from './choice.ts';
import { hasName } from './city.ts';
import { cardOf } from './hidden.ts';
import type { State } from './state.ts';
import { REVIVE, SHIPS, taskCity, taskKind, taskSeat, type Task } from './tasks.ts';

/** What lies before a seat in a choice that is not about its hand and cannot be chosen, with the reason. */
export function obstaclesIn(s: State, choice: Task, seat: SeatId): ObstacleView[] {
  if (taskKind(choice) === REVIVE && taskSeat(choice) === seat) return builtAlready(s, taskCity(choice));
  return taskKind(choice) === SHIPS && s.parts.armada !== undefined ? barredMoves(s.parts.armada, seat) : [];
}

/** [W-22, W-94] */
function builtAlready(s: State, city: number): ObstacleView[] {
  const cards = [...new Set(s.discard.map(cardOf))].sort((a, b) => a - b).map((card) => s.catalog.cards[card]);
  return cards
    .filter(({ name }) => hasName(s.cities[city], name))
    .map(({ id }) => ({ action: 'revive', subject: id, obstacle: 'alreadyBuilt' }));
}
