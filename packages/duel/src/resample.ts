import { inOrder, mixed, type Rng, type SeatId } from '@pharos/core';
import { currentTask } from './agenda.ts';
import { hasBit } from './bits.ts';
import type { Deal } from './deal.ts';
import { ROUND } from './draft.ts';
import { clone, type State } from './state.ts';
import { taskKind, taskSeat } from './tasks.ts';

/**
 * A state that looks the same to a seat, with everything it cannot know drawn afresh [D-94]. It depends on what the seat
 * knows and on `rng` alone: unknown pieces are put in order before they are shuffled, so that nothing of the true order
 * shows through.
 */
export function resample(s: State, seat: SeatId, rng: Rng): State {
  const other = clone(s, redeal(s, seat, rng));
  const looksAt = tokensSeen(s, seat);
  for (const expansion of s.rules.expansions) expansion.redrawPart?.(other, seat, looksAt, rng);
  // The order of the box is unknown, except for the tokens this seat is looking at.
  other.box.push(...mixed(other.box.splice(looksAt), rng));
  return other;
}

/** How many tokens of the box the seat is looking at [D-56]. */
function tokensSeen(s: State, seat: SeatId): number {
  const choice = currentTask(s);
  if (choice < 0 || taskSeat(choice) !== seat) return 0;
  return s.rules.choices[taskKind(choice)].tokensSeen?.(choice) ?? 0;
}

// Searching bots do this many times a move: no function is made for a list or a card.

function redeal(s: State, seat: SeatId, rng: Rng): Deal {
  const removed: number[][] = [];
  for (let deck = 0; deck < s.deal.removed.length; deck++) removed.push(inOrder(s.deal.removed[deck]));
  const decks: number[][] = [];
  for (let index = 0; index < s.deal.decks.length; index++) {
    const age = index + 1;
    const deck = s.deal.decks[index];
    if (age < s.age) decks.push(deck.slice());
    else if (age === s.age) decks.push(redrawHidden(s, deck.slice(), s.present & ~s.faceUp, removed, seat, rng));
    // Of a coming Age nothing is known, not even which cards are Guilds.
    else decks.push(redrawHidden(s, mixed(deck, rng), -1, removed, seat, rng));
  }
  const { expansions } = s.rules;
  const wonders = redrawWonders(s, rng);
  for (let index = 0; index < expansions.length; index++) expansions[index].redrawDecks?.(s, decks, rng);
  return { wonders, decks, removed };
}

/** Four are shown at a time: how they lay in the pile among themselves is told to nobody. */
function redrawWonders(s: State, rng: Rng): number[] {
  const pile = s.deal.wonders;
  const shown = wondersShown(s);
  const first = inOrder(pile.slice(0, ROUND));
  return first.concat(inOrder(pile.slice(ROUND, shown)), mixed(pile.slice(shown), rng));
}

/** How many Wonders have been shown. What the last pick of a round brings about comes before the next four. */
function wondersShown(s: State): number {
  return s.picks < ROUND || (s.picks === ROUND && s.offer === 0) ? ROUND : 2 * ROUND;
}

/** Exchanges hidden cards with each other and with the removed ones of the same back [D-13, D-19]. */
function redrawHidden(s: State, deck: number[], hidden: number, removed: number[][], seat: SeatId, rng: Rng): number[] {
  const backs = backsIn(s, deck, hidden);
  for (let back = 0; back < removed.length; back++) {
    if (!hasBit(backs, back)) continue;
    const slots = slotsOf(s, deck, hidden, back);
    const out = removed[back];
    const fixed = knownToBeRemoved(s, seat, out);
    const pool: number[] = [];
    for (let index = 0; index < slots.length; index++) pool.push(deck[slots[index]]);
    for (let index = 0; index < out.length; index++) if (!fixed.includes(out[index])) pool.push(out[index]);
    const drawn = mixed(pool, rng);
    for (let index = 0; index < slots.length; index++) deck[slots[index]] = drawn.pop() ?? -1;
    removed[back] = inOrder(fixed.concat(drawn));
  }
  return deck;
}

/** The backs of the hidden cards of a deck, as bits: mostly one or two. */
function backsIn(s: State, deck: readonly number[], hidden: number): number {
  let backs = 0;
  for (let slot = 0; slot < deck.length; slot++) {
    const card = deck[slot];
    if (card >= 0 && hasBit(hidden, slot)) backs |= 1 << s.catalog.cards[card].deck;
  }
  return backs;
}

/** Removed cards that the seat knows to be removed: they stay where they are. */
function knownToBeRemoved(s: State, seat: SeatId, out: readonly number[]): readonly number[] {
  const { isRemovedKnown } = s.rules;
  const known: number[] = [];
  for (let index = 0; index < isRemovedKnown.length; index++) {
    for (let place = 0; place < out.length; place++) {
      if (isRemovedKnown[index](s, seat, out[place])) known.push(out[place]);
    }
  }
  return known;
}

/** The hidden slots of a deck whose cards have the same back. */
function slotsOf(s: State, deck: readonly number[], hidden: number, back: number): number[] {
  const slots: number[] = [];
  for (let slot = 0; slot < deck.length; slot++) {
    const card = deck[slot];
    if (card >= 0 && hasBit(hidden, slot) && s.catalog.cards[card].deck === back) slots.push(slot);
  }
  return slots;
}
