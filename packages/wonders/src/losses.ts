import type { LossDemand } from './lossTypes.ts';
import type { AutomaticTask, State } from './state.ts';
import { LOSSES, task } from './tasks.ts';

/** Losses come after all else in a turn [AR-215, C-20]. */
export function pushLosses(s: State): void {
  if (s.rules.losses.length > 0) s.agenda.push(task(LOSSES));
}

export const takingLosses: AutomaticTask = { kind: LOSSES, closes: true, perform: takeLosses };

function takeLosses(s: State): void {
  const { losses, settleLosses } = s.rules;
  let demands: readonly LossDemand[] | null = null;
  for (let at = 0; at < losses.length; at++) {
    const more = losses[at](s);
    if (more === null) continue;
    demands = demands === null ? more : addUp(demands, more);
    if (settleLosses === null || !settleLosses.separately(s)) continue;
    // What the others demand comes once this is settled.
    s.agenda.push(task(LOSSES));
    break;
  }
  if (demands === null) return;
  if (settleLosses !== null) return settleLosses.settle(s, demands);
  // [AR-64, AR-71] Nobody goes below 0.
  for (let city = 0; city < demands.length; city++)
    loseCoins(s, city, demands[city], Math.min(s.cities[city].coins, demands[city].due));
}

/** A city gives coins to the bank; nothing is told where nothing was asked for. */
export function loseCoins(s: State, city: number, { reasons }: LossDemand, count: number): void {
  const { tax = 0, pirates = 0, others = 0 } = reasons;
  if (tax + pirates + others === 0) return;
  s.cities[city].coins -= count;
  s.emit?.({ type: 'coinsLost', city, count, ...reasons, coins: s.cities[city].coins });
}

function addUp(some: readonly LossDemand[], others: readonly LossDemand[]): LossDemand[] {
  return some.map(({ reasons, due }, city) => ({
    reasons: { ...reasons, ...others[city].reasons },
    due: due + others[city].due,
  }));
}
