import type { SeatId } from '@pharos/core';
import { bitsOf } from './bits.ts';
import { performAll } from './perform.ts';
import { FIRST, playerAt, SECOND, type State } from './state.ts';
import { NEXT_PICK, PICK_WONDER, task } from './tasks.ts';
import { startGame } from './turns.ts';

/** Who picks, in two rounds of four [D-10]. */
export const PICK_ORDER: readonly SeatId[] = [FIRST, SECOND, SECOND, FIRST, SECOND, FIRST, FIRST, SECOND];
export const ROUND = 4;

/** Offers the next four Wonders [D-10]; told without the order of the pile, which nobody sees. */
export function offerWonders(s: State): void {
  for (let place = s.picks; place < s.picks + ROUND; place++) s.offer |= 1 << s.deal.wonders[place];
  s.emit?.({
    type: 'wondersOffered',
    wonders: bitsOf(s.offer).map((index) => s.catalog.wonders[index].id),
    reveals: true,
  });
}

/** A Wonder goes to a player; some do something at once, before the next pick. */
export function pickWonder(s: State, seat: SeatId, wonder: number, forced: boolean): void {
  s.offer &= ~(1 << wonder);
  s.picks++;
  playerAt(s, seat).unbuilt |= 1 << wonder;
  s.emit?.({ type: 'wonderPicked', seat, wonder: s.catalog.wonders[wonder].id, forced });
  const { onPick } = s.catalog.wonders[wonder];
  if (onPick.length === 0) return nextPick(s);
  s.agenda.push(task(NEXT_PICK, seat));
  performAll(s, seat, onPick);
}

/** The next pick, the next round, or Age I. */
export function nextPick(s: State): void {
  if (s.picks === PICK_ORDER.length) return startGame(s);
  if (s.offer === 0) offerWonders(s);
  s.agenda.push(task(PICK_WONDER, PICK_ORDER[s.picks]));
}
