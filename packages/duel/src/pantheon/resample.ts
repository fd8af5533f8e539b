import { hasSeat, mixed, type Rng, type SeatId } from '@pharos/core';
import type { State } from '../state.ts';
import { taskKind, taskSeat } from '../tasks.ts';
import { isDivinity } from './board.ts';
import { divinityOf, hiddenCard, knownTo, mythologyOf } from './decks.ts';
import { drawBoxPlaces } from './setup.ts';
import { MYTHOLOGY_AGE, OFFERING_AGE } from './slotTokens.ts';
import { pantheonOf } from './state.ts';
import { PLACE_DIVINITY } from './tasks.ts';

/** Everything of Pantheon that a seat cannot know. */
export function redrawPantheon(s: State, seat: SeatId, rng: Rng): void {
  const pantheon = pantheonOf(s);
  pantheon.mythologyOrder = redrawOrder(
    pantheon.mythologyOrder,
    s.age < MYTHOLOGY_AGE ? 0 : marksOf(s, MYTHOLOGY_AGE),
    rng,
  );
  pantheon.offeringOrder = redrawOrder(
    pantheon.offeringOrder,
    s.age < OFFERING_AGE ? 0 : marksOf(s, OFFERING_AGE),
    rng,
  );
  pantheon.boxPlaces = drawBoxPlaces(rng);
  redrawDivinities(s, seat, rng);
}

function marksOf(s: State, age: number): number {
  return s.catalog.marks[age - 1].length;
}

/** Tokens that have been laid on a structure are known, the others lie in the box. */
function redrawOrder(order: readonly number[], shown: number, rng: Rng): number[] {
  return [...order.slice(0, shown), ...mixed(order.slice(shown), rng)];
}

/** [P-1, P-7] A face-down Divinity may be any of its Mythology that the seat has not seen elsewhere. */
function redrawDivinities(s: State, seat: SeatId, rng: Rng): void {
  const pantheon = pantheonOf(s);
  const top = s.agenda.at(-1) ?? -1;
  const choosesSelf = top >= 0 && taskKind(top) === PLACE_DIVINITY && taskSeat(top) === seat;
  const places: readonly number[][] = [pantheon.spaces, ...pantheon.decks, ...(choosesSelf ? [] : [pantheon.drawn])];
  const pools: number[][] = pantheon.decks.map(() => []);
  const isUnknown = (card: number): boolean => isDivinity(card) && !hasSeat(knownTo(card), seat);
  for (const cards of places) {
    for (const card of cards) if (isUnknown(card)) pools[mythologyOf(divinityOf(card))].push(divinityOf(card));
  }
  const drawn = pools.map((pool) => mixed(pool, rng));
  for (const cards of places) {
    for (const [index, card] of cards.entries()) {
      if (!isUnknown(card)) continue;
      const divinity = drawn[mythologyOf(divinityOf(card))].pop() ?? divinityOf(card);
      cards[index] = hiddenCard(divinity, knownTo(card));
    }
  }
}
