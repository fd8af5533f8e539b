import { seatBit, type SeatId, type SeatSet } from '@pharos/core';
import { cardOf, heldCard, hiddenCard, NO_HAND, withHolders, type HeldCard } from './hidden.ts';
import { hasFreeCity, leftOf, rightOf, THE_FREE_CITY, type State } from './state.ts';
import { lookersAt } from './teams.ts';

/** Cards dealt to each seat in an Age: one more than it plays [W-10, W-14]. */
export function handSize(s: State): number {
  return s.turns + 1;
}

/** Which way hands go: left in Ages I and III, right in Age II [W-13]. */
export function passesLeft(age: number): boolean {
  return age !== 2;
}

/** The seat that holds a hand in a turn; hands are numbered by the seat they were dealt to. */
export function holderOf(players: number, age: number, hand: number, turn: number): SeatId {
  const steps = (turn - 1) % players;
  return (hand + (passesLeft(age) ? steps : players - steps)) % players;
}

/** The hand a seat holds in a turn. */
export function handHeldBy(players: number, age: number, seat: SeatId, turn: number): number {
  const steps = (turn - 1) % players;
  return (seat + (passesLeft(age) ? players - steps : steps)) % players;
}

/** [W-111] Who acts for the Free City: its left neighbour starts Ages I and III, its right one Age II; then by turns. */
export function freeCityHolder(s: State): SeatId {
  const starter = passesLeft(s.age) ? leftOf(s, THE_FREE_CITY) : rightOf(s, THE_FREE_CITY);
  return holderOf(s.options.players, s.age, starter, s.turn);
}

/** The seats that see what a seat holds. */
export function lookersOf({ options }: State, seat: SeatId): SeatSet {
  return lookersAt(options, seat);
}

/** Cards of the Age's deck to every seat [W-10]. */
export function dealHands(s: State): void {
  const deck = s.deal.decks[s.age - 1];
  const size = handSize(s);
  for (let seat = 0; seat < s.hands.length; seat++) {
    const hand = s.hands[seat];
    const lookers = lookersOf(s, seat);
    for (let i = 0; i < size; i++) hand[i] = heldCard(deck[seat * size + i], lookers);
    sortHand(hand);
  }
}

/** The draw pile of the Free City, from the top; what is left of it after the draw of this turn. */
export function drawPile(s: State): readonly number[] {
  // It goes with the hands: when those are empty, it has been discarded as well [W-117].
  if (!hasFreeCity(s) || s.hands.every((hand) => hand.length === 0)) return [];
  return s.deal.decks[s.age - 1].slice(s.options.players * handSize(s) + s.turn);
}

/** [W-112] Who acts for the Free City takes the top card of the draw pile. */
export function drawForFreeCity(s: State): void {
  const seat = freeCityHolder(s);
  const card = s.deal.decks[s.age - 1][s.options.players * handSize(s) + s.turn - 1];
  s.hands[seat].push(heldCard(card, seatBit(seat)));
  sortHand(s.hands[seat]);
  s.emit?.({ type: 'cardDrawn', seat, card: s.catalog.cards[card].id, reveals: true });
}

/** The remaining hands go to the next seat [W-13, W-115]. */
export function passHands(s: State): void {
  const { hands } = s;
  const last = hands.length - 1;
  if (passesLeft(s.age)) {
    const moved = hands[last];
    for (let seat = last; seat > 0; seat--) hands[seat] = hands[seat - 1];
    hands[0] = moved;
  } else {
    const moved = hands[0];
    for (let seat = 0; seat < last; seat++) hands[seat] = hands[seat + 1];
    hands[last] = moved;
  }
  for (let seat = 0; seat <= last; seat++) {
    const hand = hands[seat];
    const lookers = lookersOf(s, seat);
    for (let i = 0; i < hand.length; i++) hand[i] = withHolders(hand[i], lookers);
  }
  s.emit?.({ type: 'handsPassed', direction: passesLeft(s.age) ? 'left' : 'right', reveals: true });
}

/** Takes a card out of a seat's hand. */
export function takeFromHand(s: State, seat: SeatId, card: number): HeldCard {
  const hand = s.hands[seat];
  let at = 0;
  while (cardOf(hand[at]) !== card) at++;
  const held = hand[at];
  for (; at + 1 < hand.length; at++) hand[at] = hand[at + 1];
  hand.pop();
  return held;
}

/** [W-14, W-117] The cards nobody played, and the last one of the draw pile, join the discard pile. */
export function discardLeftovers(s: State): void {
  const before = s.discard.length;
  const pile = drawPile(s);
  for (let seat = 0; seat < s.hands.length; seat++) {
    const origin = handHeldBy(s.options.players, s.age, seat, s.turn);
    for (const held of s.hands[seat]) s.discard.push(hiddenCard(held, s.age, origin, s.turn + 1, 0));
    s.hands[seat].length = 0;
  }
  for (const card of pile) s.discard.push(hiddenCard(heldCard(card, 0), s.age, NO_HAND, s.turn + 1, 0));
  const count = s.discard.length - before;
  if (count > 0) s.emit?.({ type: 'leftoversDiscarded', count });
}

/** Hands are kept sorted: the order says nothing, and equal cards lie side by side. */
export function sortHand(hand: HeldCard[]): void {
  for (let i = 1; i < hand.length; i++) {
    const held = hand[i];
    let at = i;
    for (; at > 0 && comesAfter(hand[at - 1], held); at--) hand[at] = hand[at - 1];
    hand[at] = held;
  }
}

function comesAfter(held: HeldCard, other: HeldCard): boolean {
  const order = cardOf(held) - cardOf(other);
  return order === 0 ? held > other : order > 0;
}
