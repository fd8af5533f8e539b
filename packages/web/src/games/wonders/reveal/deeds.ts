import type { WondersEvent } from '@pharos/wonders';
import { EXPANSIONS } from '../expansionsInPlay.ts';
import type { Paid } from '../motions/coinChange.ts';
import { seatsLeft } from '../motions/seatsLeft.ts';
import type { RevealedChoice } from '../words/events.ts';
import type { Deed } from './deed.ts';

/** What every city did when cards were turned up, from the events of that step. */
export function deedsIn(events: readonly WondersEvent[], cities: number): Deed[] {
  return events.flatMap((event) =>
    event.type === 'choicesRevealed' ? event.choices.map((choice) => deedOf(choice, events, cities)) : [],
  );
}

function deedOf(choice: RevealedChoice, events: readonly WondersEvent[], cities: number): Deed {
  const { city } = choice;
  const own = events.filter((event) => 'city' in event && event.city === city);
  let stage: number | null = null;
  let free: Deed['free'] = null;
  let sold = 0;
  for (const event of own) {
    if (event.type === 'stageBuilt') stage = event.stage;
    else if (event.type === 'cardBuilt') free = event.free;
    else if (event.type === 'coinsGained' && event.reason === 'sale') sold += event.count;
  }
  return { city, choice, stage, free, sold, paid: own.flatMap((event) => paidIn(event, cities)) };
}

function paidIn(event: WondersEvent, cities: number): Paid[] {
  if (event.type !== 'coinsPaid') return EXPANSIONS.flatMap(({ phases }) => phases.paid(event, cities));
  const { city, bank, left, right } = event;
  return [
    { to: seatsLeft(city, 1, cities), count: left },
    { to: seatsLeft(city, -1, cities), count: right },
    { to: null, count: bank },
  ].filter(({ count }) => count > 0);
}
