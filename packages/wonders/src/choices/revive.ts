import { cardOf } from '../hidden.ts';
import { moveSubject, REVIVE_CARD, withDecline, writeList } from '../moves.ts';
import { cardId, cardMove } from '../notation.ts';
import { builtAlready } from '../obstacles.ts';
import { lookThroughDiscard, revivableCards, reviveCard } from '../powers.ts';
import { playerOf } from '../resolve.ts';
import type { Action, ChoiceKind } from '../state.ts';
import { REVIVE_TURNS, task, taskCity, taskSeat } from '../tasks.ts';
import { pushAfterActions, pushChoicesLater, pushEndOfTurn } from '../turns.ts';

/** [W-93] Which card of the discard pile, if any; expansions let others do so after Halikarnassos [C-56]. */
export const reviving: readonly ChoiceKind[] = REVIVE_TURNS.map((kind) => ({
  kind,
  name: 'revive' as const,
  isShared: false,
  offers: (s, choice) => revivableCards(s, s.cities[taskCity(choice)]).length > 0,
  opened: (s, choice) => lookThroughDiscard(s, taskSeat(choice)),
  moves: (s, choice, _, out) =>
    withDecline(out, writeList(out, REVIVE_CARD, revivableCards(s, s.cities[taskCity(choice)]))),
  view(s) {
    const cards = s.discard.map(cardOf).sort((a, b) => a - b);
    return { discard: cards.map((card) => s.catalog.cards[card].id) };
  },
  obstacles: (s, choice) => builtAlready(s, taskCity(choice)),
  write(s, city) {
    pushEndOfTurn(s);
    pushAfterActions(s);
    s.agenda.push(task(kind, playerOf(s, city), city));
  },
}));

export const revive: Action = {
  kind: REVIVE_CARD,
  name: 'revive',
  apply(s, _, move, made) {
    reviveCard(s, taskCity(made), moveSubject(move));
    pushChoicesLater(s, taskCity(made), s.catalog.cards[moveSubject(move)]);
  },
  built: (s, _, move) => s.catalog.cards[moveSubject(move)],
  format: (s, move) => `revive ${cardId(s, move)}`,
  parse: (s, text) => cardMove(s, REVIVE_CARD, text, 'revive'),
  subject: (s, _, move) => cardId(s, move),
};
