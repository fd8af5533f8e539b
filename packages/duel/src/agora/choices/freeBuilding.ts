import { inOrder } from '@pharos/core';
import { piece } from '../../choice.ts';
import { bitsOf } from '../../bits.ts';
import { oneOf } from '../../choices/oneOf.ts';
import { placeCard } from '../../construction.ts';
import { moveOrNull, moveSubject } from '../../moves.ts';
import { indexOf } from '../../notation.ts';
import type { Action, ChoiceKind, State } from '../../state.ts';
import { cardAt, layoutOf, takeCard } from '../../structure.ts';
import { taskKind } from '../../tasks.ts';
import type { BuildFreeChoice } from '../choiceTypes.ts';
import { BUILD_FREE } from '../moves.ts';
import { FAR_ROW, senatorsOfFarRow } from '../obstacles.ts';
import { SENATOR_DECK } from '../setup.ts';
import { agoraOf } from '../state.ts';
import { BUILD_FAR_ROW, BUILD_REMOVED } from '../tasks.ts';

/** Where a card built by Treason comes from. */
const FROM_REMOVED = 'removed';

/** Which Building of the far row, covered or not. */
export const buildingFarRow: ChoiceKind = {
  kind: BUILD_FAR_ROW,
  name: 'buildFarRow',
  among: 'card',
  ...oneOf(BUILD_FREE, farRow),
  obstacles: senatorsOfFarRow,
};

function farRow(s: State): number[] {
  const { slots } = layoutOf(s);
  return bitsOf(s.present & s.faceUp)
    .filter((slot) => slots[slot].row === FAR_ROW)
    .map((slot) => cardAt(s, slot))
    .filter((card) => s.catalog.cards[card].deck !== SENATOR_DECK);
}

/** Which of the cards removed from the decks of the Ages so far. */
export const buildingRemoved: ChoiceKind = {
  kind: BUILD_REMOVED,
  name: 'buildRemoved',
  among: 'card',
  ...oneOf(BUILD_FREE, removedCards),
};

function removedCards(s: State): number[] {
  const { treasonCard } = agoraOf(s);
  return inOrder(s.deal.removed.slice(0, s.age).flat()).filter((card) => card !== treasonCard);
}

/** [A-51 … A-53] A Building of the far row or of the removed cards is built for free. */
export const buildFree: Action<BuildFreeChoice> = {
  kind: BUILD_FREE,
  name: 'buildFree',
  apply(s, seat, move, made) {
    const card = s.catalog.cards[moveSubject(move)];
    if (taskKind(made) === BUILD_REMOVED) {
      agoraOf(s).treasonCard = card.index;
      return placeCard(s, seat, card, FROM_REMOVED, false);
    }
    const slot = s.deal.decks[s.age - 1].indexOf(card.index);
    takeCard(s, slot);
    placeCard(s, seat, card, layoutOf(s).slots[slot].id, false);
  },
  format: (s, move) => `build ${s.catalog.cards[moveSubject(move)].id} free`,
  describe: (s, _, move) => {
    const slot = s.deal.decks[s.age - 1].indexOf(moveSubject(move));
    const id = slot < 0 ? null : layoutOf(s).slots[slot].id;
    return { ...piece(s.catalog.cards[moveSubject(move)].id), slot: id };
  },
  parse(s, words) {
    const [verb, card, free] = words;
    if (words.length !== 3 || verb !== 'build' || free !== 'free') return null;
    return moveOrNull(BUILD_FREE, indexOf(s.catalog.cards, card));
  },
};
