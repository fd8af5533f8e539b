import type { SeatId } from '@pharos/core';
import { ECONOMY } from './abilities.ts';
import type { CoinReason } from './events.ts';
import { opponentOf, playerAt, type State } from './state.ts';

/** Coins from the bank, which never runs out [D-8]. */
export function gainCoins(s: State, seat: SeatId, count: number, reason: CoinReason): void {
  if (count === 0) return;
  playerAt(s, seat).coins += count;
  s.emit?.({ type: 'coinsGained', seat, count, reason });
}

/** Coins to the bank: as many as demanded, or all there are [D-52, D-64]. */
export function loseCoins(s: State, seat: SeatId, demanded: number, reason: CoinReason): void {
  const player = playerAt(s, seat);
  const count = Math.min(demanded, player.coins);
  if (count === 0) return;
  player.coins -= count;
  s.emit?.({ type: 'coinsLost', seat, count, reason });
}

/** Pays for a construction. Economy collects what was spent on buying resources, never the printed coins [D-38]. */
export function payConstruction(s: State, seat: SeatId, printed: number, trade: number): void {
  const count = printed + trade;
  if (count === 0) return;
  playerAt(s, seat).coins -= count;
  s.emit?.({ type: 'coinsPaid', seat, count, trade });
  const opponent = opponentOf(seat);
  if (trade > 0 && (playerAt(s, opponent).abilities & ECONOMY) !== 0) gainCoins(s, opponent, trade, 'economy');
}
