import type { SeatId } from '@pharos/core';
import { STRATEGY, THEOLOGY, URBANISM } from './abilities.ts';
import { countBits, lowestBit } from './bits.ts';
import { RED, YELLOW, type Card } from './catalog.ts';
import { holdPiece, joinCity } from './city.ts';
import { gainCoins, payConstruction } from './coins.ts';
import {
  cardRebate,
  isBoughtForCoin,
  isFreeByChain,
  printedCoins,
  SYMBOL_COINS,
  tradePrice,
  wonderRebate,
} from './cost.ts';
import { earnExtraTurn } from './extraTurn.ts';
import { performAll } from './perform.ts';
import type { Player } from './player.ts';
import { GOES_ON, playerAt, type State } from './state.ts';
import { layoutOf, takeCard } from './structure.ts';

const URBANISM_COINS = 4;
const DISCARD_COINS = 2;
/** Both players together [D-47]. */
export const WONDER_LIMIT = 7;

/** Builds a card of the structure: take, pay, place, effects [D-22, D-39]. */
export function buildCard(s: State, seat: SeatId, slot: number): void {
  const player = playerAt(s, seat);
  const index = takeCard(s, slot);
  const card = s.catalog.cards[index];
  const chain = isFreeByChain(player, card);
  if (isBoughtForCoin(player, card)) payConstruction(s, seat, SYMBOL_COINS, 0);
  else if (!chain)
    payConstruction(s, seat, printedCoins(player, card), tradePrice(player, card.needs, cardRebate(player, card)));
  placeCard(s, seat, card, layoutOf(s).slots[slot].id, chain);
}

/** Puts a card into the city with all its effects; `chain` pays Urbanism [D-78]. */
export function placeCard(s: State, seat: SeatId, card: Card, from: string, chain: boolean): void {
  const player = playerAt(s, seat);
  s.emit?.({ type: 'cardBuilt', seat, card: card.id, from, chain });
  joinCity(s, seat, card.index);
  // [D-67] Strategy adds a shield to every red card.
  const extraShields = card.colour === RED && (player.abilities & STRATEGY) !== 0 ? 1 : 0;
  performAll(s, seat, card.onGain, extraShields);
  if (s.ending !== GOES_ON) return;
  if (chain && (player.abilities & URBANISM) !== 0) gainCoins(s, seat, URBANISM_COINS, 'urbanism');
  performAll(s, seat, card.income);
  const { cardBuilt } = s.rules;
  for (let index = 0; index < cardBuilt.length; index++) cardBuilt[index](s, seat, card);
}

/** What a player gets for a discarded card [D-43, A-82]. */
export function discardIncome(player: Player): number {
  return DISCARD_COINS + player.colours[YELLOW] + player.discardBonus;
}

/** Sells a card of the structure [D-43, D-44]. */
export function discardCard(s: State, seat: SeatId, slot: number): void {
  const index = takeCard(s, slot);
  s.discard.push(index);
  s.emit?.({ type: 'cardDiscarded', seat, card: s.catalog.cards[index].id, from: layoutOf(s).slots[slot].id });
  gainCoins(s, seat, discardIncome(playerAt(s, seat)), 'discard');
}

/** Builds a Wonder with a card of the structure under it [D-45]. */
export function buildWonder(s: State, seat: SeatId, slot: number, wonderIndex: number): void {
  const player = playerAt(s, seat);
  const wonder = s.catalog.wonders[wonderIndex];
  const card = takeCard(s, slot);
  payConstruction(s, seat, wonder.coins, tradePrice(player, wonder.needs, wonderRebate(player)));
  raiseWonder(s, seat, wonderIndex, card, layoutOf(s).slots[slot].id);
}

/** A Wonder stands, with a card under it, and all its effects follow. */
export function raiseWonder(s: State, seat: SeatId, wonderIndex: number, card: number, from: string): void {
  const player = playerAt(s, seat);
  const wonder = s.catalog.wonders[wonderIndex];
  s.under[wonderIndex] = card;
  player.unbuilt &= ~(1 << wonderIndex);
  player.built |= 1 << wonderIndex;
  s.emit?.({ type: 'wonderBuilt', seat, wonder: wonder.id, card: s.catalog.cards[card].id, from });
  returnEighthWonder(s);
  // [D-51] Theology counts if it is held now, before the choices of this very Wonder.
  const byTheology = (player.abilities & THEOLOGY) !== 0 && !wonder.givesExtraTurn;
  holdPiece(s, seat, wonder);
  performAll(s, seat, wonder.onGain);
  if (s.ending !== GOES_ON) return;
  const { wonderBuilt } = s.rules;
  for (let index = 0; index < wonderBuilt.length; index++) wonderBuilt[index](s, seat, wonder);
  if (byTheology) earnExtraTurn(s, seat);
}

/** Wonders that count towards the limit: those that stand, and with some expansions those that stood [D-47]. */
export function wondersBuilt(s: State): number {
  let built = countBits(s.players[0].built | s.players[1].built);
  const { expansions } = s.rules;
  for (let index = 0; index < expansions.length; index++) built += expansions[index].wondersGone?.(s) ?? 0;
  return built;
}

/** [D-47] With the seventh Wonder the last one goes back to the box, before any effect. */
function returnEighthWonder(s: State): void {
  if (wondersBuilt(s) < WONDER_LIMIT) return;
  for (const [seat, player] of s.players.entries()) {
    for (; player.unbuilt !== 0; player.unbuilt &= player.unbuilt - 1) {
      s.emit?.({ type: 'wonderReturned', seat, wonder: s.catalog.wonders[lowestBit(player.unbuilt)].id });
    }
  }
}
