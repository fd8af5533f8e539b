import { hasBit } from '../../bits.ts';
import { moveOrNull, moveSubject, writeSet } from '../../moves.ts';
import type { Action, ChoiceKind, State } from '../../state.ts';
import { cardAt, layoutOf, takeCard } from '../../structure.ts';
import type { DiscardSlotChoice } from '../choiceTypes.ts';
import { DISCARD_SLOT } from '../moves.ts';
import { removeToken, takeToken } from '../slotTokens.ts';
import { writtenInTurn } from '../../choices/oneOf.ts';
import { DISCARD_ANY_CARD } from '../tasks.ts';

/** [P-23] Which card of the structure, open or not, covered or not. */
export const discardingAnyCard: ChoiceKind = {
  kind: DISCARD_ANY_CARD,
  name: 'discardAnyCard',
  among: 'card',
  offers: (s) => s.present !== 0,
  moves: (s, _, out) => writeSet(out, DISCARD_SLOT, s.present),
  written: writtenInTurn(DISCARD_ANY_CARD),
};

/** `discard slot r2c4`, because a card that lies face down has no name. Its token is taken, or goes with it if agreed so. */
export const discardSlot: Action<DiscardSlotChoice> = {
  kind: DISCARD_SLOT,
  name: 'discardSlot',
  apply(s, seat, move) {
    const slot = moveSubject(move);
    const isHidden = !hasBit(s.faceUp, slot);
    const token = s.options.zeusTokens === 'taken' ? takeToken(s, seat, slot) : -1;
    if (s.options.zeusTokens === 'discarded') removeToken(s, slot);
    const card = takeCard(s, slot);
    s.discard.push(card);
    const { id } = s.catalog.cards[card];
    const from = layoutOf(s).slots[slot].id;
    if (isHidden) s.emit?.({ type: 'hiddenCardDropped', seat, card: id, from, reveals: true });
    else s.emit?.({ type: 'cardDropped', seat, card: id, from });
    if (token >= 0) s.agenda.push(token);
  },
  format: (s, move) => `discard slot ${layoutOf(s).slots[moveSubject(move)].id}`,
  describe(s, _, move) {
    const slot = moveSubject(move);
    const id = hasBit(s.faceUp, slot) ? s.catalog.cards[cardAt(s, slot)].id : null;
    return { subject: id, payment: null, slot: layoutOf(s).slots[slot].id };
  },
  parse(s, words) {
    if (words.length !== 3 || words[0] !== 'discard' || words[1] !== 'slot') return null;
    return moveOrNull(DISCARD_SLOT, slotNamed(s, words[2]));
  },
};

function slotNamed(s: State, id: string): number {
  return s.age === 0 ? -1 : layoutOf(s).slots.findIndex((slot) => slot.id === id);
}
