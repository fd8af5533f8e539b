import type { State } from '../state.ts';
import { citiesOf } from './state.ts';

/** Debt is final: each token is −1 point at the end [C-22]. */
export function takeDebt(s: State, city: number, count: number, cause: 'losses' | 'raiders'): void {
  if (count === 0) return;
  citiesOf(s).debt[city] += count;
  s.emit?.({ type: 'debtTaken', city, count, cause });
}
