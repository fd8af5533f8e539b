import type { Rng, SeatId } from '@pharos/core';
import { currentTask, ROUND } from './agenda.ts';
import { redrawConspiracies, redrawDecrees, redrawLockedToken, redrawSenators } from './agora/resample.ts';
import { hasBit } from './bits.ts';
import { inOrder, mixed } from './mixing.ts';
import { clone, type Deal, type State } from './state.ts';
import { DRAW_TOKEN, taskKind, taskSeat, taskSubject } from './tasks.ts';

/**
 * A state that looks the same to a seat, with everything it cannot know drawn afresh [D-94]. It depends on what the seat
 * knows and on `rng` alone: unknown pieces are put in order before they are shuffled, so that nothing of the true order
 * shows through.
 */
export function resample(s: State, seat: SeatId, rng: Rng): State {
  const other = clone(s, redeal(s, seat, rng));
  const looksAt = tokensSeen(s, seat);
  if (other.agora !== null) {
    redrawLockedToken(other, other.agora, seat, looksAt, rng);
    redrawConspiracies(other, other.agora, seat, rng);
  }
  // The order of the box is unknown, except for the tokens this seat is looking at.
  other.box.push(...mixed(other.box.splice(looksAt), rng));
  return other;
}

/** How many tokens of the box the seat is looking at [D-56]. */
function tokensSeen(s: State, seat: SeatId): number {
  const choice = currentTask(s);
  return choice >= 0 && taskKind(choice) === DRAW_TOKEN && taskSeat(choice) === seat ? taskSubject(choice) : 0;
}

function redeal(s: State, seat: SeatId, rng: Rng): Deal {
  // Removed cards that the seat has looked at stay where they are.
  const seen = s.agora?.players[seat].agesSeen ?? 0;
  const removed = s.deal.removed.map((cards) => inOrder(cards));
  const decks = s.deal.decks.map((deck, index) => {
    const age = index + 1;
    if (age < s.age) return deck.slice();
    if (age === s.age) return redrawHidden(s, deck.slice(), s.present & ~s.faceUp, removed, seen, rng);
    // Of a coming Age nothing is known, not even which cards are Guilds.
    return redrawHidden(s, mixed(deck, rng), -1, removed, seen, rng);
  });
  const shown = wondersShown(s);
  // Four are shown at a time: how they lay in the pile among themselves is told to nobody.
  const pile = s.deal.wonders;
  const wonders = [
    ...inOrder(pile.slice(0, ROUND)),
    ...inOrder(pile.slice(ROUND, shown)),
    ...mixed(pile.slice(shown), rng),
  ];
  if (s.agora === null) return { wonders, decks, removed, decrees: s.deal.decrees };
  redrawSenators(s, decks, rng);
  return { wonders, decks, removed, decrees: redrawDecrees(s, s.agora, rng) };
}

/** How many Wonders have been shown. What the last pick of a round brings about comes before the next four. */
function wondersShown(s: State): number {
  return s.picks < ROUND || (s.picks === ROUND && s.offer === 0) ? ROUND : 2 * ROUND;
}

/** Exchanges hidden cards with each other and with the removed ones of the same back [D-13, D-19]. */
function redrawHidden(s: State, deck: number[], hidden: number, removed: number[][], seen: number, rng: Rng): number[] {
  const built = s.agora?.treasonCard ?? -1;
  for (let back = 0; back < removed.length; back++) {
    const slots = slotsOf(s, deck, hidden, back);
    if (slots.length === 0) continue;
    const out = removed[back];
    const fixed = back < seen ? out : out.filter((card) => card === built);
    const pool = slots.map((slot) => deck[slot]);
    for (const card of out) if (!fixed.includes(card)) pool.push(card);
    const drawn = mixed(pool, rng);
    for (const slot of slots) deck[slot] = drawn.pop() ?? -1;
    removed[back] = inOrder([...fixed, ...drawn]);
  }
  return deck;
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
