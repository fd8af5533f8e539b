import {
  hasSeat,
  inOrder,
  mixed,
  oncePer,
  shuffle,
  type Move,
  type Rng,
  type SeatId,
  type SeatSet,
} from '@pharos/core';
import type { Card } from './catalog.ts';
import { drawPile, handHeldBy, holderOf, lookersOf, sortHand } from './hands.ts';
import { ageOf, cardOf, handOf, heldCard, holdersOf, knowersOf, NO_HAND, turnOf, withCard } from './hidden.ts';
import { AGES } from './limits.ts';
import { stagingMoves } from './agenda.ts';
import { clone, NONE, type Rules, type State } from './state.ts';

/** The place of a hidden card. */
interface Place {
  readonly list: number[];
  readonly at: number;
}

/**
 * A state that looks the same to a seat, with everything it cannot know drawn afresh [W-125]. Hands go round, so a seat
 * remembers what it passed on: a card it has seen stays in the hand it was in or in what was played face down from that
 * hand since. Unseen cards are drawn from all cards of the Age that are not accounted for. The result depends on what
 * the seat knows and on `rng` alone: unknown cards are put in order before they are shuffled.
 *
 * Two simplifications, both in favour of the seat: who has looked through the discard pile is taken to remember who gave
 * which card, and when a card of the pile is revived everybody is taken to know whose it was.
 */
export function resample(s: State, seat: SeatId, rng: Rng): State {
  const decks = s.deal.decks.map((deck, index) => (index + 1 === dealtAge(s) ? undealt(s, deck) : []));
  const undrawn = s.deal.undrawn.slice();
  const copy = clone(s, { decks, undrawn });
  for (let age = 1; age <= AGES; age++) {
    if (age > dealtAge(s)) reshuffle(s, age, decks, undrawn, rng);
    else refill(copy, age, undrawn, seat, rng);
  }
  const dealt = dealtAge(s) - 1;
  if (dealt >= 0) decks[dealt] = decks[dealt].map((held) => (held === NONE ? NONE : cardOf(held)));
  for (const hand of copy.hands) sortHand(hand);
  for (const expansion of s.rules.expansions) expansion.redrawPart?.(copy, seat, rng);
  restage(copy, seat, rng);
  return copy;
}

/** The last Age whose hands have been dealt: not the present one before its first turn, if something comes before that. */
function dealtAge(s: State): number {
  return s.turn === 0 ? s.age - 1 : s.age;
}

/** What has been dealt lies elsewhere by now; of the current deck only the draw pile is left, as cards that nobody has held. */
function undealt(s: State, deck: readonly number[]): number[] {
  const left = drawPile(s).length;
  return deck.map((card, index) => (index < deck.length - left ? NONE : heldCard(card, 0)));
}

/** The kinds of card that are drawn from more than are needed: guilds [W-6], and those of some expansions. */
const drawnKinds = oncePer(({ draws }: Rules): ((card: Card) => boolean)[] => {
  const ofPacks = draws.map((drawn) => (card: Card) => card.pack === drawn.pack && !card.isGuild);
  return [(card) => card.isGuild, ...ofPacks];
});

/** The undrawn cards of an Age and one such kind. */
function undrawnOf(s: State, age: number, undrawn: readonly number[], isOfKind: (card: Card) => boolean): number[] {
  return undrawn.filter((card) => isOfKind(s.catalog.cards[card]) && s.catalog.cards[card].age === age);
}

function exchange(undrawn: number[], before: readonly number[], after: readonly number[]): void {
  const others = undrawn.filter((card) => !before.includes(card));
  undrawn.splice(0, undrawn.length, ...inOrder([...others, ...after]));
}

/** Of a coming Age nothing is known, not even which guilds are in it [W-6]. */
function reshuffle(s: State, age: number, decks: number[][], undrawn: number[], rng: Rng): void {
  let deck = inOrder(s.deal.decks[age - 1]);
  for (const isOfKind of drawnKinds(s.rules)) {
    const before = undrawnOf(s, age, undrawn, isOfKind);
    // Where none stay out, the deck is what it is.
    if (before.length === 0) continue;
    const isDrawn = (card: number): boolean => isOfKind(s.catalog.cards[card]);
    const count = deck.filter(isDrawn).length;
    const pool = mixed([...deck.filter(isDrawn), ...before], rng);
    exchange(undrawn, before, pool.splice(count));
    deck = [...deck.filter((card) => !isDrawn(card)), ...pool];
  }
  decks[age - 1] = shuffle(deck, rng);
}

/** Fills the places of an Age whose cards the seat cannot tell, group by group. */
function refill(s: State, age: number, undrawn: number[], seat: SeatId, rng: Rng): void {
  const groups = groupsOf(s, age, seat);
  const unseen: number[] = [];
  const seen = groups.map((places) => {
    const cards: number[] = [];
    for (let index = 0; index < places.length; index++) {
      const held = places[index].list[places[index].at];
      (hasSeat(holdersOf(held), seat) ? cards : unseen).push(cardOf(held));
    }
    return inOrder(cards);
  });
  const lookers = lookersOf(s, seat);
  const pool = withUndrawn(s, age, unseen, undrawn, rng);
  let drawn = 0;
  for (let group = 0; group < groups.length; group++) {
    const places = groups[group];
    // A card that the seat has not seen is told by its complement.
    const filling = seen[group];
    while (filling.length < places.length) filling.push(~pool[drawn++]);
    shuffle(filling, rng);
    for (let index = 0; index < places.length; index++) {
      const { list, at } = places[index];
      const isSeen = filling[index] >= 0;
      const holders = holdersOf(list[at]) & ~lookers;
      list[at] = withCard(list[at], isSeen ? filling[index] : ~filling[index], isSeen ? holders | lookers : holders);
    }
  }
}

/** The unseen cards of an Age in random order; which guilds are not among them is drawn as well. */
function withUndrawn(s: State, age: number, unseen: readonly number[], undrawn: number[], rng: Rng): number[] {
  let cards = unseen;
  for (const isOfKind of drawnKinds(s.rules)) {
    const before = undrawnOf(s, age, undrawn, isOfKind);
    if (before.length === 0) continue;
    const isDrawn = (card: number): boolean => isOfKind(s.catalog.cards[card]);
    const pool = mixed([...cards.filter(isDrawn), ...before], rng);
    exchange(undrawn, before, pool.splice(0, before.length));
    cards = [...cards.filter((card) => !isDrawn(card)), ...pool];
  }
  return mixed(cards, rng);
}

/** The places of an Age's cards that the seat cannot tell one by one, in groups of the same knowledge. */
function groupsOf(s: State, age: number, seat: SeatId): Place[][] {
  const { players } = s.options;
  const lookers = lookersOf(s, seat);
  const groups = new Map<number, Place[]>();
  const add = (hand: number, turn: number, list: number[], at: number): void => {
    const key = hand * (s.turns + 1) + lastLook(s, age, hand, turn, lookers);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [{ list, at }]);
    else group.push({ list, at });
  };
  const addFaceDown = (list: number[]): void => {
    for (let at = 0; at < list.length; at++) {
      const hidden = list[at];
      if (ageOf(hidden) === age && !hasSeat(knowersOf(hidden), seat)) add(handOf(hidden), turnOf(hidden), list, at);
    }
  };
  addFaceDown(s.discard);
  for (let city = 0; city < s.cities.length; city++) addFaceDown(s.cities[city].under);
  if (age !== s.age || s.turn === 0) return [...groups.values()];
  for (let holder = 0; holder < s.hands.length; holder++) {
    if (hasSeat(lookers, holder)) continue;
    const list = s.hands[holder];
    const hand = handHeldBy(players, age, holder, s.turn);
    for (let at = 0; at < list.length; at++) add(hand, s.turn, list, at);
  }
  const deck = s.deal.decks[age - 1] as number[];
  for (let at = 0; at < deck.length; at++) if (deck[at] !== NONE) add(NO_HAND, 1, deck, at);
  return [...groups.values()];
}

/** The last turn in which the seat, or one that shows it its cards, saw the hand before a card left it in `turn`; 0 if never. */
function lastLook(s: State, age: number, hand: number, turn: number, lookers: SeatSet): number {
  if (hand === NO_HAND) return 0;
  // The own cards are known; what a partner played was still there to be seen in that very turn [AR-188].
  const isPartners = turn <= s.turns && hasSeat(lookers, holderOf(s.options.players, age, hand, turn));
  let look = Math.min(isPartners ? turn : turn - 1, s.turns);
  while (look > 0 && !hasSeat(lookers, holderOf(s.options.players, age, hand, look))) look--;
  return look;
}

/** What the others have chosen is unknown: any move that is open to them will do. */
function restage(s: State, seat: SeatId, rng: Rng): void {
  const moves: Move[] = [];
  for (let other = 0; other < s.options.players; other++) {
    if (other === seat || s.staged[other] === NONE) continue;
    s.staged[other] = moves[rng(stagingMoves(s, other, moves))];
  }
}
