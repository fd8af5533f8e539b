import { shuffle, type Rng, type SeatId } from '@pharos/core';
import { currentTask } from './agenda.ts';
import { hasBit } from './bits.ts';
import { clone, type Deal, type State } from './state.ts';
import { DRAW_TOKEN, taskKind, taskSeat, taskSubject } from './tasks.ts';

/**
 * A state that looks the same to a seat, with everything it cannot know drawn afresh [D-94]. It depends on what the seat
 * knows and on `rng` alone: unknown pieces are put in order before they are shuffled, so that nothing of the true order
 * shows through.
 */
export function resample(s: State, seat: SeatId, rng: Rng): State {
  return clone(s, redeal(s, rng), reorderBox(s, seat, rng));
}

/** The order of the box is unknown, except for the tokens this seat is looking at [D-56]. */
function reorderBox(s: State, seat: SeatId, rng: Rng): number[] {
  const choice = currentTask(s);
  const looksAt = choice >= 0 && taskKind(choice) === DRAW_TOKEN && taskSeat(choice) === seat ? taskSubject(choice) : 0;
  return [...s.box.slice(0, looksAt), ...mixed(s.box.slice(looksAt), rng)];
}

function redeal(s: State, rng: Rng): Deal {
  const removed = s.deal.removed.map((cards) => inOrder(cards));
  const decks = s.deal.decks.map((deck, index) => {
    const age = index + 1;
    if (age < s.age) return deck;
    if (age === s.age) return redrawHidden(s, deck.slice(), s.present & ~s.faceUp, removed, rng);
    // Of a coming Age nothing is known, not even which cards are Guilds.
    return redrawHidden(s, mixed(deck, rng), -1, removed, rng);
  });
  const shown = s.picks < 4 ? 4 : 8;
  const wonders = [...s.deal.wonders.slice(0, shown), ...mixed(s.deal.wonders.slice(shown), rng)];
  return { wonders, decks, removed };
}

/** Exchanges hidden cards with each other and with the removed ones of the same back [D-13, D-19]. */
function redrawHidden(s: State, deck: number[], hidden: number, removed: number[][], rng: Rng): number[] {
  for (const [back, out] of removed.entries()) {
    const slots = deck.flatMap((card, slot) =>
      card >= 0 && hasBit(hidden, slot) && s.catalog.cards[card].deck === back ? [slot] : [],
    );
    if (slots.length === 0) continue;
    const pool = mixed([...slots.map((slot) => deck[slot]), ...out], rng);
    for (const slot of slots) deck[slot] = pool.pop() ?? -1;
    removed[back] = pool;
  }
  return deck;
}

function inOrder(pieces: readonly number[]): number[] {
  return [...pieces].sort((a, b) => a - b);
}

function mixed(pieces: readonly number[], rng: Rng): number[] {
  return shuffle(inOrder(pieces), rng);
}
