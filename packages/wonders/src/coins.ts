import type { Effect, Piece } from './catalog.ts';
import type { CoinReason } from './events.ts';
import type { State } from './state.ts';

export function gainCoins(s: State, city: number, count: number, reason: CoinReason): void {
  if (count === 0) return;
  s.cities[city].coins += count;
  s.emit?.({ type: 'coinsGained', city, count, reason });
  const { coinsGained } = s.rules;
  for (let at = 0; at < coinsGained.length; at++) coinsGained[at](s, city, reason);
}

/** What a piece brings when it is built: coins, counted on the table as it is then [W-35 … W-37], and what it does at once. */
export function collectCoins(s: State, city: number, piece: Piece): void {
  gainCoins(s, city, incomeOf(s, city, piece), 'effect');
  for (let index = 0; index < piece.onGain.length; index++) {
    const effect = piece.onGain[index];
    s.rules.perform[effect.kind](s, city, effect);
  }
}

export function incomeOf(s: State, city: number, piece: Piece): number {
  let count = piece.coins;
  for (let index = 0; index < piece.income.length; index++) count += amountOf(s, city, piece.income[index]);
  return count;
}

/** The coins or points of an effect that counts what stands in cities. */
export function amountOf(s: State, city: number, effect: Effect): number {
  return s.rules.amount[effect.kind](s, city, effect);
}
