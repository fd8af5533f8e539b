import { seatBit } from '@pharos/core';
import { loseCoins } from '../losses.ts';
import type { LossDemand } from '../lossTypes.ts';
import type { State } from '../state.ts';
import { task } from '../tasks.ts';
import { partnerOf } from '../teams.ts';
import { victoriesIn } from '../tokens.ts';
import { takeDebt } from './debt.ts';
import { isPlayed } from './rulings.ts';
import { citiesOf } from './state.ts';
import { SETTLE_LOSSES } from './tasks.ts';

/** What a loss is counted by: nothing, victory tokens, wonder stages [C-24]. */
export const BY_NOTHING = 0;
export const BY_VICTORY = 1;
export const BY_STAGE = 2;

/** All others lose coins at the end of the turn [C-20]. */
export function othersLose(s: State, city: number, count: number, by = BY_NOTHING): void {
  citiesOf(s).pending.push((by << 12) | (count << 4) | city);
}

/** Whether somebody has to give up coins because of a piece of somebody else [C-27]. */
function isHit(s: State, victim: number, owner: number): boolean {
  if (victim === owner) return false;
  return s.options.teams !== true || partnerOf(owner) !== victim || !isPlayed(s, 'partnersSpared');
}

/** Coins that a victim loses to everybody else, counted now [C-23, C-24]. */
export function lossesOf(s: State, victim: number): number {
  let sum = 0;
  for (const packed of citiesOf(s).pending) {
    if (!isHit(s, victim, packed & 15)) continue;
    const by = packed >> 12;
    const times = by === BY_VICTORY ? victoriesIn(s.cities[victim]) : by === BY_STAGE ? s.cities[victim].stages : 1;
    sum += ((packed >> 4) & 255) * times;
  }
  return sum;
}

/** What each city is asked to give up at the end of this turn. */
export function demandLosses(s: State): LossDemand[] | null {
  const { pending } = citiesOf(s);
  if (pending.length === 0) return null;
  const demands = s.cities.map((_, city): LossDemand => {
    const others = lossesOf(s, city);
    return { reasons: { others }, due: others };
  });
  pending.length = 0;
  return demands;
}

/** [C-21, C-23, C-86] Whoever has a choice between coins and debt makes it, all at once, on the whole sum of the turn. */
export function settleLosses(s: State, demands: readonly LossDemand[]): void {
  const cities = citiesOf(s);
  let awaited = 0;
  for (const [city, { reasons, due }] of demands.entries()) {
    cities.owed[city] = due;
    cities.tax[city] = reasons.tax ?? 0;
    cities.pirates[city] = reasons.pirates ?? 0;
    cities.others[city] = reasons.others ?? 0;
    if (due > 0 && s.cities[city].coins > 0) awaited |= seatBit(city);
    else settle(s, city, due);
  }
  if (awaited === 0) return;
  s.awaited = awaited;
  s.agenda.push(task(SETTLE_LOSSES));
}

/** The fewest debt tokens a city can take: it pays all it has [C-21]. */
export function leastDebt(s: State, city: number): number {
  return Math.max(0, citiesOf(s).owed[city] - s.cities[city].coins);
}

/** A city takes so many debt tokens and pays the rest. */
export function settle(s: State, city: number, debt: number): void {
  const cities = citiesOf(s);
  const due = cities.owed[city];
  const { tax, pirates, others } = cities;
  loseCoins(s, city, { reasons: { tax: tax[city], pirates: pirates[city], others: others[city] }, due }, due - debt);
  takeDebt(s, city, debt, 'losses');
  cities.owed[city] = 0;
  tax[city] = 0;
  pirates[city] = 0;
  others[city] = 0;
}
