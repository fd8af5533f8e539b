import type { SeatId } from '@pharos/core';
import { ECONOMY } from './abilities.ts';
import type { CoinReason } from './events.ts';
import type { Player } from './player.ts';
import { opponentOf, playerAt, type State } from './state.ts';

/** What a player can pay with. */
export function purseOf(player: Player): number {
  return player.coins + player.coinsApart;
}

/** Coins to the bank for something bought: those apart only when the treasury is empty, or first if agreed so [P-19]. */
export function spendCoins(s: State, seat: SeatId, count: number): void {
  const player = playerAt(s, seat);
  if (player.coinsApart === 0) {
    player.coins -= count;
    return;
  }
  const apart =
    s.options.coinsApart === 'treasuryFirst' ? Math.max(0, count - player.coins) : Math.min(count, player.coinsApart);
  player.coinsApart -= apart;
  player.coins -= count - apart;
}

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
  spendCoins(s, seat, count);
  s.emit?.({ type: 'coinsPaid', seat, count, trade });
  const opponent = opponentOf(seat);
  if (trade > 0 && (playerAt(s, opponent).abilities & ECONOMY) !== 0) gainCoins(s, opponent, trade, 'economy');
}
