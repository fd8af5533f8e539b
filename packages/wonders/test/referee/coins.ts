import { effectsIn, has, type City, type Table } from './table.ts';

/** Coins from the bank; the first of a turn bring Berenice's coin along [L-46]. */
export function gainFromBank(city: City, count: number): void {
  if (count <= 0) return;
  city.coins += count;
  if (city.bankCoinTaken || !has(city, 'coinOnBankGain')) return;
  city.bankCoinTaken = true;
  city.coins += effectsIn(city, 'coinOnBankGain').length;
}

/** "Once per turn" starts anew [L-27, L-46]. */
export function startTurnOfCoins(table: Table): void {
  for (const city of table.cities) city.bankCoinTaken = false;
}

/** A victory token, with the coins that somebody has for it [C-58, L-44]. */
export function takeVictory(city: City, value: number): void {
  city.victories.push(value);
  for (const { count } of effectsIn(city, 'coinsOnVictory')) gainFromBank(city, count);
}

/** [W-61] */
export const VICTORY_VALUES = { 1: 1, 2: 3, 3: 5 } as const;
