import { hasSeat, inOrder, mixed, type Rng, type SeatId } from '@pharos/core';
import { ageOf, cardOf, withCard } from '../hidden.ts';
import type { State } from '../state.ts';
import { lookersAt } from '../teams.ts';
import { leadersOf } from './state.ts';

/** A list with leaders that a seat cannot tell. */
interface Place {
  readonly leader: number;
  readonly put: (leader: number) => void;
}

/**
 * What a seat cannot know of leaders, drawn afresh: those that others hold, have sold or have put under their boards, and those in
 * the box. What it has seen in the draft is not in the box; who took which of it is not remembered [L-11, L-12].
 */
export function redrawLeaders(s: State, seat: SeatId, rng: Rng): void {
  const { seats, box, seenBy } = leadersOf(s);
  const lookers = lookersAt(s.options, seat);
  const places: Place[] = [];
  const add = (list: number[]): void => {
    for (const [at, leader] of list.entries()) places.push({ leader, put: (other) => (list[at] = other) });
  };
  for (const [owner, { hand, offered, sold }] of seats.entries()) {
    if (owner !== seat) add(sold);
    if (hasSeat(lookers, owner)) continue;
    add(hand);
    add(offered);
  }
  for (const [owner, { under }] of s.cities.entries()) {
    if (owner === seat) continue;
    for (const [at, hidden] of under.entries()) {
      if (ageOf(hidden) !== 0) continue;
      places.push({ leader: cardOf(hidden), put: (other) => (under[at] = withCard(hidden, other, 0)) });
    }
  }
  const hasSeen = (leader: number): boolean => hasSeat(seenBy[leader], seat);
  const hidden = inOrder([...places.map(({ leader }) => leader), ...box]);
  const unseen = mixed(
    hidden.filter((leader) => !hasSeen(leader)),
    rng,
  );
  const inBox = unseen.splice(0, Math.min(box.length, unseen.length));
  box.splice(0, box.length, ...inBox);
  const others = mixed([...hidden.filter(hasSeen), ...unseen], rng);
  for (const [at, { put }] of places.entries()) put(others[at]);
  for (const { hand, offered } of seats) {
    hand.sort((a, b) => a - b);
    offered.sort((a, b) => a - b);
  }
  // Who else has seen what is not known either.
  for (const leader of hidden) seenBy[leader] &= lookers;
}
