import type { SeatId } from '@pharos/core';
import { lowestBit } from '../bits.ts';
import { FIRST, playerAt, type State } from '../state.ts';
import { SANCTUARY } from './abilities.ts';
import { divinityOf, hiddenCard, isEnki } from './decks.ts';
import { BOTH, EMPTY, GATE, pantheonOf, SPACES } from './state.ts';

/** [P-5] What the first space costs the second player, and the last one the first player. */
const CHEAPEST = 3;
/** [P-12] */
const GATE_FACTOR = 2;
/** [P-31] */
export const SANCTUARY_COINS = 2;
/** [P-10] Progress tokens drawn for Enki. */
export const ENKI_TOKENS = 2;

/** [P-5] What is printed beside a space for a seat. */
export function printedPrice(space: number, seat: SeatId): number {
  return CHEAPEST + (seat === FIRST ? SPACES - 1 - space : space);
}

/** [P-12, P-31] What a seat pays for the card on a space, before Offering tokens. */
export function activationPrice(s: State, seat: SeatId, space: number): number {
  return Math.max(0, priceOnSpace(s, seat, space) - sanctuaryDiscount(s, seat));
}

/** The Gate costs twice as much. */
export function priceOnSpace(s: State, seat: SeatId, space: number): number {
  return printedPrice(space, seat) * (pantheonOf(s).spaces[space] === GATE ? GATE_FACTOR : 1);
}

export function sanctuaryDiscount(s: State, seat: SeatId): number {
  return (playerAt(s, seat).abilities & SANCTUARY) !== 0 ? SANCTUARY_COINS : 0;
}

/** [P-8] What a set of Offering tokens takes off. */
export function offeringValue(s: State, tokens: number): number {
  const { offeringTokens } = s.catalog.pieces;
  let value = 0;
  for (let rest = tokens; rest !== 0; rest &= rest - 1) value += offeringTokens[lowestBit(rest)].standing[0].count;
  return value;
}

/** [P-8] The sets of own Offering tokens that can be spent for a price. */
export function usefulOfferings(s: State, seat: SeatId, price: number): number[] {
  const held = pantheonOf(s).players[seat].offeringTokens;
  const sets: number[] = [];
  for (let set = 0; set <= held; set++) if (isUsefulOffering(s, held, set, price)) sets.push(set);
  return sets;
}

/** [P-8] Whether own Offering tokens can be spent together for a price: each token of the set lowers it. */
export function isUsefulOffering(s: State, held: number, set: number, price: number): boolean {
  if ((set & ~held) !== 0) return false;
  for (let rest = set; rest !== 0; rest &= rest - 1) {
    if (offeringValue(s, set & ~(rest & -rest)) >= price) return false;
  }
  return true;
}

/** [P-10] The Gate takes the empty space, the Divinities are turned, and Enki gets two Progress tokens. */
export function openBoard(s: State): void {
  const pantheon = pantheonOf(s);
  const gate = spaceForGate(pantheon.spaces);
  if (gate >= 0) pantheon.spaces[gate] = GATE;
  pantheon.isOpen = true;
  for (const [space, card] of pantheon.spaces.entries()) {
    if (card !== EMPTY && card !== GATE) pantheon.spaces[space] = hiddenCard(divinityOf(card), BOTH);
  }
  if (pantheon.spaces.some((card) => isDivinity(card) && isEnki(s, divinityOf(card)))) {
    pantheon.enkiTokens.push(...s.box.splice(0, ENKI_TOKENS));
  }
  s.emit?.({
    type: 'pantheonOpened',
    gate: gate + 1,
    divinities: pantheon.spaces.map((card) =>
      isDivinity(card) ? s.catalog.pieces.divinities[divinityOf(card)].id : null,
    ),
    tokens: pantheon.enkiTokens.map((token) => s.catalog.tokens[token].id),
    reveals: true,
  });
}

export function isDivinity(card: number): boolean {
  return card !== EMPTY && card !== GATE;
}

/** The one that is empty; of several, which only a deck searched in Age I leaves, the one nearest to the middle. */
function spaceForGate(spaces: readonly number[]): number {
  const middle = (SPACES - 1) / 2;
  let gate = -1;
  for (let space = 0; space < SPACES; space++) {
    if (spaces[space] !== EMPTY) continue;
    if (gate < 0 || Math.abs(space - middle) < Math.abs(gate - middle)) gate = space;
  }
  return gate;
}
