import type { SeatId } from '@pharos/core';
import { BROWN, GREY } from '../catalog.ts';
import { joinCity, leaveCity } from '../city.ts';
import { EXTORT, SEIZE, writeSet } from '../moves.ts';
import { opponentOf, playerAt, type Action, type ChoiceKind, type State } from '../state.ts';
import { TAKE_CARD, TAKE_WONDER, taskSeat } from '../tasks.ts';
import { namingPiece, toOpponent } from './naming.ts';
import { oneOf, writtenInTurn } from './oneOf.ts';

const SEIZED_COLOURS = new Set([BROWN, GREY]);

/** [A-58, P-20] Which brown or grey card of the opponent. */
export const takingCard: ChoiceKind = {
  kind: TAKE_CARD,
  name: 'takeCard',
  among: 'card',
  ...oneOf(SEIZE, (s, choice) => cardsToSeize(s, taskSeat(choice))),
  written: writtenInTurn(TAKE_CARD),
};

function cardsToSeize(s: State, seat: SeatId): number[] {
  return playerAt(s, opponentOf(seat)).city.filter((card) => SEIZED_COLOURS.has(s.catalog.cards[card].colour));
}

/** A card changes hands; it produces in its new city. */
export const seize: Action = {
  kind: SEIZE,
  name: 'seize',
  apply: toOpponent((s, seat, owner, card) => {
    leaveCity(s, owner, card);
    joinCity(s, seat, card);
    s.emit?.({ type: 'cardTaken', seat, owner, card: s.catalog.cards[card].id });
  }),
  ...namingPiece(SEIZE, 'seize', (s) => s.catalog.cards),
};

/** [A-44, P-26] Which unbuilt Wonder of the opponent. */
export const takingWonder: ChoiceKind = {
  kind: TAKE_WONDER,
  name: 'takeWonder',
  among: 'wonder',
  offers: (s, choice) => playerAt(s, opponentOf(taskSeat(choice))).unbuilt !== 0,
  moves: (s, choice, out) => writeSet(out, EXTORT, playerAt(s, opponentOf(taskSeat(choice))).unbuilt),
  written: writtenInTurn(TAKE_WONDER),
};

export const extort: Action = {
  kind: EXTORT,
  name: 'extort',
  apply: toOpponent((s, seat, owner, wonder) => {
    playerAt(s, owner).unbuilt &= ~(1 << wonder);
    playerAt(s, seat).unbuilt |= 1 << wonder;
    s.emit?.({ type: 'wonderTaken', seat, owner, wonder: s.catalog.wonders[wonder].id });
  }),
  ...namingPiece(EXTORT, 'extort', (s) => s.catalog.wonders),
};
