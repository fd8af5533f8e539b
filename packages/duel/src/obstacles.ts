import type { SeatId } from '@pharos/core';
import { bitsOf } from './bits.ts';
import { inStructure } from './choice.ts';
import type { ImpossibleView } from './impossible.ts';
import { WONDER_LIMIT, wondersBuilt } from './construction.ts';
import { cardPayment, wonderPayment } from './payment.ts';
import { playerAt, type State } from './state.ts';
import { cardAt } from './structure.ts';
import { taskKind, type Task } from './tasks.ts';

/** What the seat of a choice could wish to do and cannot, and why. Covered cards are not listed: the structure shows them. */
export function impossibleMoves(s: State, choice: Task): ImpossibleView[] {
  return [
    ...(s.rules.choices[taskKind(choice)].obstacles?.(s, choice) ?? []),
    ...s.rules.expansions.flatMap((expansion) => expansion.obstacles?.(s, choice) ?? []),
  ];
}

/** Accessible cards that cost more than there is. */
export function cardsBeyondReach(s: State, seat: SeatId): ImpossibleView[] {
  return bitsOf(s.accessible).flatMap((slot): ImpossibleView[] => {
    const card = s.catalog.cards[cardAt(s, slot)];
    if (s.rules.uses[card.deck] !== null) return [];
    const payment = cardPayment(s, seat, card);
    return payment.affordable ? [] : [{ action: 'build', ...inStructure(s, slot), payment, obstacle: 'tooExpensive' }];
  });
}

/** Own Wonders that cost more than there is, whatever card goes under them; or that there is none to build. */
export function wondersBeyondReach(s: State, seat: SeatId): ImpossibleView[] {
  const { unbuilt } = playerAt(s, seat);
  if (unbuilt === 0) {
    const obstacle = wondersBuilt(s) >= WONDER_LIMIT ? 'wonderLimit' : 'noWonderLeft';
    return [{ action: 'buildWonder', subject: null, payment: null, obstacle }];
  }
  return bitsOf(unbuilt).flatMap((index): ImpossibleView[] => {
    const wonder = s.catalog.wonders[index];
    const payment = wonderPayment(s, seat, wonder);
    return payment.affordable
      ? []
      : [{ action: 'buildWonder', subject: null, object: wonder.id, payment, obstacle: 'tooExpensive' }];
  });
}
