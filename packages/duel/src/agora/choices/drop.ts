import { inStructure } from '../../choice.ts';
import { namingSlot } from '../../choices/naming.ts';
import { moveSubject, writeSet } from '../../moves.ts';
import type { Action, ChoiceKind, State } from '../../state.ts';
import { layoutOf, takeCard, turnUp } from '../../structure.ts';
import { task, taskKind } from '../../tasks.ts';
import type { DropChoice } from '../choiceTypes.ts';
import { DROP } from '../moves.ts';
import { DROP_CARD, DROP_SECOND_CARD } from '../tasks.ts';
import { writePass } from './pass.ts';

/** Which accessible card to put on the discard pile; then, if wanted, a second one. */
export const droppingCard: ChoiceKind = {
  kind: DROP_CARD,
  name: 'dropCard',
  among: 'card',
  offers: (s) => droppable(s) !== 0,
  moves: (s, _, out) => writeSet(out, DROP, droppable(s)),
};

export const droppingSecondCard: ChoiceKind = {
  kind: DROP_SECOND_CARD,
  name: 'dropSecondCard',
  among: 'card',
  offers: (s) => droppable(s) !== 0,
  moves: (s, _, out) => writePass(out, writeSet(out, DROP, droppable(s))),
};

/**
 * Every accessible card. When Curia Iulia triggers the Conspiracy some may lie face down, uncovered by the card under the
 * Wonder: they are turned when the discard begins, or, if agreed so, left out.
 */
function droppable(s: State): number {
  return s.options.turnOfEvents === 'available' ? s.accessible : s.accessible & s.faceUp;
}

/** The card brings no coins; what it uncovers is turned at once. */
export const drop: Action<DropChoice> = {
  kind: DROP,
  name: 'drop',
  apply(s, seat, move, made) {
    if (taskKind(made) === DROP_CARD) s.agenda.push(task(DROP_SECOND_CARD, seat));
    const slot = moveSubject(move);
    const card = takeCard(s, slot);
    s.discard.push(card);
    s.emit?.({ type: 'cardDropped', seat, card: s.catalog.cards[card].id, from: layoutOf(s).slots[slot].id });
    turnUp(s, seat);
  },
  ...namingSlot(DROP, 'drop'),
  describe: (s, _, move) => ({ ...inStructure(s, moveSubject(move)), payment: null }),
};
