import type { Move } from '@pharos/core';
import { isFreeByChain } from '../building.ts';
import { BLACK, YELLOW, type Card } from '../catalog.ts';
import { gainCoins } from '../coins.ts';
import type { CoinReason } from '../events.ts';
import type { TurnSteps } from '../expansion.ts';
import { BUILD, moveKind, moveLeft, moveRight, moveSubject } from '../moves.ts';
import { hasSpecialPrices } from '../specialPrices.ts';
import type { State } from '../state.ts';
import { CLOSE_AGE, currentTask, taskKind } from '../tasks.ts';
import {
  COIN_FOR_INCOME,
  COIN_FOR_PURCHASES,
  COINS_FOR_BLACK,
  COINS_FOR_CHAINS,
  COINS_FOR_STAGES,
  COINS_FOR_VICTORIES,
  COINS_FOR_YELLOW,
} from './abilities.ts';
import { isPlayed } from './rulings.ts';
import { leadersOf } from './state.ts';

/** Coins for a build, a stage or a victory token [L-43, L-44, L-56]. */
const BONUS = 2;

/** From how many neighbours each city buys in this turn: found before anything is put in place [L-45]. */
const sellers: number[] = [];

/** Coins that leaders bring in a turn. */
export const stepsWithLeaders: TurnSteps<State> = {
  begin(s, city) {
    for (const seat of leadersOf(s).seats) seat.incomeUsed = 0;
    sellers[city] = (s.cities[city].abilities & COIN_FOR_PURCHASES) === 0 ? 0 : sellersOf(s, city, s.staged[city]);
  },
  bankCoins: () => 0,
  revealed: () => ({}),
  pay() {
    // Leaders are paid for with the coins for the bank.
  },
  paid() {
    // What leaders bring comes with other coins.
  },
  replacesSale: () => false,
  collected(s, city) {
    gainCoins(s, city, sellers[city], 'effect');
    rewardBuild(s, city, s.staged[city]);
  },
};

/** [L-45] A purchase for no coins counts as well, unless the table says otherwise. */
function sellersOf(s: State, city: number, move: Move): number {
  const forCoins = Number(moveLeft(move) > 0) + Number(moveRight(move) > 0);
  if (!hasSpecialPrices(s, s.cities[city]) || isPlayed(s, 'freePurchaseNoCoin')) return forCoins;
  const way = s.rules.wayOf(s, city, move);
  return way === null ? forCoins : Number(way.buysLeft) + Number(way.buysRight);
}

function rewardBuild(s: State, city: number, move: Move): void {
  const use = s.rules.actions[moveKind(move)].use?.name;
  const { abilities } = s.cities[city];
  if (use === 'stage' && (abilities & COINS_FOR_STAGES) !== 0) {
    gainCoins(s, city, BONUS, 'effect');
    s.rules.othersLose?.(s, city, 1);
  }
  if (use !== 'build') return;
  const card = s.catalog.cards[moveSubject(move)];
  rewardCard(s, city, card);
  const isByChain = moveKind(move) === BUILD && isFreeByChain(s.cities[city], card);
  if (isByChain && (abilities & COINS_FOR_CHAINS) !== 0) gainCoins(s, city, BONUS, 'effect');
}

/** [L-43, C-57] For yellow and black cards, wherever they come from. */
export function rewardCard(s: State, city: number, card: Card): void {
  const { abilities } = s.cities[city];
  if (card.colour === YELLOW && (abilities & COINS_FOR_YELLOW) !== 0) gainCoins(s, city, BONUS, 'effect');
  if (card.colour === BLACK && (abilities & COINS_FOR_BLACK) !== 0) gainCoins(s, city, BONUS, 'effect');
}

/** [L-44] */
export function rewardToken(s: State, city: number, token: number): void {
  if (token > 0 && (s.cities[city].abilities & COINS_FOR_VICTORIES) !== 0) gainCoins(s, city, BONUS, 'effect');
}

/** [L-46] One coin more from the bank, once a turn; conflicts are a turn of their own. */
export function addToIncome(s: State, city: number, reason: CoinReason): void {
  if (reason === 'trade' || (s.cities[city].abilities & COIN_FOR_INCOME) === 0) return;
  const seat = leadersOf(s).seats[city];
  if (taskKind(currentTask(s)) === CLOSE_AGE) {
    if (seat.incomeAge === s.age) return;
    seat.incomeAge = s.age;
  } else {
    if (seat.incomeUsed === 1) return;
    seat.incomeUsed = 1;
  }
  s.cities[city].coins++;
  s.emit?.({ type: 'coinsGained', city, count: 1, reason: 'effect' });
}
