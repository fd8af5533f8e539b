import { placeCard } from '../construction.ts';
import { moveSubject, REVIVE_CARD } from '../moves.ts';
import type { Action, ChoiceKind, State } from '../state.ts';
import { REVIVE } from '../tasks.ts';
import { namingPiece } from './naming.ts';
import { oneOf, writtenInTurn } from './oneOf.ts';

/** Where a card built by the Mausoleum comes from. */
export const FROM_DISCARD = 'discard';

/** [D-57] Which card of the discard pile. */
export const reviving: ChoiceKind = {
  kind: REVIVE,
  name: 'revive',
  among: 'card',
  ...oneOf(REVIVE_CARD, revivable),
  written: writtenInTurn(REVIVE),
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
  ...namingPiece(REVIVE_CARD, 'revive', (s) => s.catalog.cards),
};
