import type { CityView, WondersView } from '@pharos/wonders';
import { hasTeams, teamOf } from './teams.ts';
import type { TableContext, WondersUi } from './ui.svelte.ts';

/** Cities other than mine and my neighbours, clockwise: as they sit along the far side of the table. */
export function farCities(view: WondersView, me: number): number[] {
  const count = view.cities.length;
  return Array.from({ length: Math.max(0, count - 3) }, (_, index) => (me + 2 + index) % count);
}

/** The accent of a seat, by its place at the table; mine is always the same. */
export const accent = (city: number, me: number, count: number): string => `var(--seat-${(city - me + count) % count})`;

/** The same at this table: partners share theirs. */
export function accentIn(view: WondersView, city: number, me: number): string {
  const count = view.cities.length;
  return hasTeams(view) ? accent(teamOf(city), teamOf(me), count / 2) : accent(city, me, count);
}

/** Whether a seat has chosen, is being waited for, or neither. */
export type Status = 'chosen' | 'thinking' | null;

export function statusOf(view: WondersView, city: CityView): Status {
  const { decision } = view;
  if (decision === null || city.seat === null) return null;
  if (decision.acting.includes(city.seat)) return 'thinking';
  return decision.chosen.includes(city.seat) ? 'chosen' : null;
}

/** The prices of a neighbour's raw materials and manufactured goods. */
function pricesAt(buyer: CityView, side: 'left' | 'right'): { readonly raw: number; readonly made: number } {
  return { raw: buyer.prices[side].wood, made: buyer.prices[side].glass };
}

/** A neighbour of a city, with what the city pays there and how its panel is marked. */
export function neighbourOf(view: WondersView, me: number, side: 'left' | 'right') {
  const { cities } = view;
  const city = cities[cities[me][side]];
  const marks = {
    style: `--seat:${accentIn(view, city.city, me)}`,
    'data-testid': `${side}-neighbour`,
    'data-city': city.city,
    'data-left': city.left,
    'data-right': city.right,
  };
  return { city, prices: pricesAt(cities[me], side), marks };
}

/** A seat opens its city, and the strip of the last round the round. */
export function look(ui: WondersUi, city: number, { target }: Event): void {
  const isStrip = target instanceof Element && target.closest('[data-last]') !== null;
  ui.detail = isStrip ? { kind: 'round' } : { kind: 'city', city };
}

/** The panel of a neighbour: its colour, where motions find it, and that it opens the city. */
export function neighbourAttributes({ store, me, ui }: TableContext, city: CityView, side: 'left' | 'right') {
  return {
    style: store.view === null ? '' : `--seat:${accentIn(store.view, city.city, me)}`,
    'data-testid': `${side}-neighbour`,
    'data-city': city.city,
    'data-left': city.left,
    'data-right': city.right,
    onclick: (event: Event): void => look(ui, city.city, event),
  };
}
