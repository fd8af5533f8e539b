import type { ObstacleView } from './choice.ts';
import { hasName } from './city.ts';
import { cardOf } from './hidden.ts';
import type { State } from './state.ts';

/** Cards of the discard pile that cannot be built in a city [W-22, W-94]. */
export function builtAlready(s: State, city: number): ObstacleView[] {
  const cards = [...new Set(s.discard.map(cardOf))].sort((a, b) => a - b).map((card) => s.catalog.cards[card]);
  return cards
    .filter(({ name }) => hasName(s.cities[city], name))
    .map(({ id }) => ({ action: 'revive', subject: id, obstacle: 'alreadyBuilt' }));
}
