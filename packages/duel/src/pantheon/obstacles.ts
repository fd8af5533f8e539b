import type { ImpossibleView } from '../impossible.ts';
import type { State } from '../state.ts';
import { taskKind, taskSeat, TURN, type Task } from '../tasks.ts';
import { activationPayment, canActivate, canPayActivation } from './activation.ts';
import { activationPrice, usefulOfferings } from './board.ts';
import { pieceOn } from './choices/activate.ts';
import { EMPTY, pantheonOf } from './state.ts';

/** In a turn: that the Pantheon is closed; cards on it that cost more than there is; the Gate with nothing behind it. */
export function pantheonObstacles(s: State, choice: Task): ImpossibleView[] {
  if (taskKind(choice) !== TURN) return [];
  const { isOpen, spaces } = pantheonOf(s);
  if (!isOpen) return [{ action: 'activate', subject: null, payment: null, obstacle: 'pantheonClosed' }];
  const seat = taskSeat(choice);
  return [...spaces.keys()].flatMap((space): ImpossibleView[] => {
    if (spaces[space] === EMPTY) return [];
    const subject = pieceOn(s, space);
    if (!canActivate(s, space)) return [{ action: 'activate', subject, payment: null, obstacle: 'emptyDecks' }];
    const sets = usefulOfferings(s, seat, activationPrice(s, seat, space));
    if (sets.some((offerings) => canPayActivation(s, seat, space, offerings))) return [];
    const payment = activationPayment(s, seat, space, sets.at(-1) ?? 0);
    return [{ action: 'activate', subject, payment, obstacle: 'tooExpensive' }];
  });
}
