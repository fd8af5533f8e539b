import type { SeatId, SeatSet } from '@pharos/core';

/**
 * A card in a hand: which one, and the seats that have held it. Hands go round, so everybody knows part of what the
 * others hold [W-125]; `resample` keeps to that.
 */
export type HeldCard = number;

/**
 * A card that lies face down, in the discard pile or under a wonder: the card as it was held, the hand it came from and
 * the turn it left it, and the seats that know it is this card: who played it, and who has looked through the pile.
 */
export type HiddenCard = number;

const CARD_BITS = 7;
const CARD = (1 << CARD_BITS) - 1;
const HOLDERS_SHIFT = CARD_BITS;
const KNOWERS_SHIFT = HOLDERS_SHIFT + 8;
const AGE_SHIFT = KNOWERS_SHIFT + 8;
const HAND_SHIFT = AGE_SHIFT + 2;
const TURN_SHIFT = HAND_SHIFT + 3;
const SEATS = 255;
/** Cards from 128 on have the rest of their number above the 32 bits; whoever has fewer works with small integers alone. */
const HIGH = 2 ** 32;

/** Three bits are enough for eight turns; a card that is left over after them says so above the 32 bits, behind the card. */
const TURNS = 7;
const HIGH_CARD = 7;
const NINTH_TURN = (HIGH_CARD + 1) * HIGH;

function isNinthTurn(packed: number): boolean {
  return !isLow(packed) && ((highOf(packed) / HIGH) & (HIGH_CARD + 1)) !== 0;
}

/** A hand no seat was ever dealt: for the last card of the draw pile and for written positions. */
export const NO_HAND = 15;
/** Three bits are enough for seven hands and none; an eighth hand is told from none by the sign. */
const LAST_HAND = 7;
const EIGHTH_HAND = 1 << 31;

export function heldCard(card: number, holders: SeatSet): HeldCard {
  return withHigh((card & CARD) | (holders << HOLDERS_SHIFT), card);
}

function withHigh(low: number, card: number): number {
  return card <= CARD ? low : low + (card >> CARD_BITS) * HIGH;
}

/** The low bits changed, what is above them as before. */
function withLow(packed: number, low: number): number {
  return isLow(packed) ? low : low + highOf(packed);
}

/** What is above the 32 bits. */
function highOf(packed: number): number {
  return packed - (packed | 0);
}

function isLow(packed: number): boolean {
  return (packed | 0) === packed;
}

/** The card, held or face down: both begin alike. */
export function cardOf(packed: HeldCard): number {
  return isLow(packed) ? packed & CARD : (packed & CARD) | (((highOf(packed) / HIGH) & HIGH_CARD) << CARD_BITS);
}

/** The seats that have held it. */
export function holdersOf(packed: HeldCard): SeatSet {
  return (packed >> HOLDERS_SHIFT) & SEATS;
}

export function withHolders(held: HeldCard, seats: SeatSet): HeldCard {
  return withLow(held, held | (seats << HOLDERS_SHIFT));
}

/** Another card in its place, held or face down, seen by other seats. */
export function withCard(packed: HeldCard, card: number, holders: SeatSet): HeldCard {
  const low = (packed & ~(CARD | (SEATS << HOLDERS_SHIFT))) | (card & CARD) | (holders << HOLDERS_SHIFT);
  return withHigh(low, card) + (isNinthTurn(packed) ? NINTH_TURN : 0);
}

export function hiddenCard(held: HeldCard, age: number, hand: number, turn: number, knowers: SeatSet): HiddenCard {
  const origin = ((hand & LAST_HAND) << HAND_SHIFT) | (hand === LAST_HAND ? EIGHTH_HAND : 0);
  const low = held | (knowers << KNOWERS_SHIFT) | (age << AGE_SHIFT) | origin | (((turn - 1) & TURNS) << TURN_SHIFT);
  return withLow(held, low) + (turn > TURNS + 1 ? NINTH_TURN : 0);
}

/** The seats that know which card it is. */
export function knowersOf(hidden: HiddenCard): SeatSet {
  return (hidden >> KNOWERS_SHIFT) & SEATS;
}

export function withKnower(hidden: HiddenCard, seat: SeatId): HiddenCard {
  return withLow(hidden, hidden | (1 << (KNOWERS_SHIFT + seat)));
}

export function ageOf(hidden: HiddenCard): number {
  return (hidden >> AGE_SHIFT) & 3;
}

export function handOf(hidden: HiddenCard): number {
  const hand = (hidden >> HAND_SHIFT) & LAST_HAND;
  return hand === LAST_HAND && (hidden | 0) >= 0 ? NO_HAND : hand;
}

/** The turn it left the hand; one more than the last turn for a left-over card. */
export function turnOf(hidden: HiddenCard): number {
  return isNinthTurn(hidden) ? TURNS + 2 : ((hidden >> TURN_SHIFT) & TURNS) + 1;
}
