import { leaveCity } from '../city.ts';
import { COLOURS } from '../content/types.ts';
import { DESTROY_CARD, writeList } from '../moves.ts';
import { opponentOf, playerAt, type Action, type ChoiceKind } from '../state.ts';
import { DESTROY, END_TURN, task, taskSeat, taskSubject } from '../tasks.ts';
import { namingPiece, toOpponent } from './naming.ts';

/** [D-53, D-54] Which opposing card of a colour; none if there is none [D-55]. */
export const destroying: ChoiceKind = {
  kind: DESTROY,
  name: 'destroy',
  among: 'card',
  offers: (s, choice) => playerAt(s, opponentOf(taskSeat(choice))).colours[taskSubject(choice)] > 0,
  moves(s, choice, out) {
    const { city } = playerAt(s, opponentOf(taskSeat(choice)));
    return writeList(
      out,
      DESTROY_CARD,
      city.filter((card) => s.catalog.cards[card].colour === taskSubject(choice)),
    );
  },
  view: (_, choice) => ({ colour: COLOURS[taskSubject(choice)] }),
  written: {
    keys: ['colour'],
    tasks: ({ colour }, seat) => [task(END_TURN, seat), task(DESTROY, seat, colour.oneOf(COLOURS))],
    values: (choice) => ({ colour: COLOURS[taskSubject(choice)] }),
  },
};

export const destroy: Action = {
  kind: DESTROY_CARD,
  name: 'destroy',
  apply: toOpponent((s, seat, owner, card) => {
    leaveCity(s, owner, card);
    s.discard.push(card);
    s.emit?.({ type: 'cardDestroyed', seat, owner, card: s.catalog.cards[card].id });
  }),
  ...namingPiece(DESTROY_CARD, 'destroy', (s) => s.catalog.cards),
};
