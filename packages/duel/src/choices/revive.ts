import { piece } from '../choice.ts';
import { placeCard } from '../construction.ts';
import { moveOrNull, moveSubject, REVIVE_CARD, writeList } from '../moves.ts';
import { indexOf, nounAfter } from '../notation.ts';
import type { Action, ChoiceKind, State } from '../state.ts';
import { END_TURN, REVIVE, task } from '../tasks.ts';

/** Where a card built by the Mausoleum comes from. */
export const FROM_DISCARD = 'discard';

/** [D-57] Which card of the discard pile. */
export const reviving: ChoiceKind = {
  kind: REVIVE,
  name: 'revive',
  among: 'card',
  offers: (s) => revivable(s).length > 0,
  moves: (s, _, out) => writeList(out, REVIVE_CARD, revivable(s)),
  written: { keys: [], tasks: (_, seat) => [task(END_TURN, seat), task(REVIVE, seat)] },
};

/** Cards of the discard pile that can be built; those of some decks only if the players agreed so. */
function revivable(s: State): readonly number[] {
  if (s.rules.expansions.length === 0) return s.discard;
  return s.discard.filter((card) => s.rules.uses[s.catalog.cards[card].deck]?.canRevive(s) ?? true);
}

/** [D-57, D-58] A card of the discard pile is built for free; never through a chain. */
export const revive: Action = {
  kind: REVIVE_CARD,
  name: 'revive',
  apply(s, seat, move) {
    const card = s.catalog.cards[moveSubject(move)];
    s.discard.splice(s.discard.indexOf(card.index), 1);
    const use = s.rules.uses[card.deck];
    if (use === null) placeCard(s, seat, card, FROM_DISCARD, false);
    else use.revive(s, seat, card, FROM_DISCARD);
  },
  format: (s, move) => `revive ${s.catalog.cards[moveSubject(move)].id}`,
  describe: (s, _, move) => piece(s.catalog.cards[moveSubject(move)].id),
  parse: (s, words) => moveOrNull(REVIVE_CARD, indexOf(s.catalog.cards, nounAfter(words, 'revive'))),
};
