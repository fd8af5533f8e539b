import type { Move, SeatId } from '@pharos/core';
import { actionView } from './actionView.ts';
import { legalMoves } from './agenda.ts';
import { cardsForFreeCity } from './choices/freeCity.ts';
import type { HandCardView } from './handTypes.ts';
import { cardOf } from './hidden.ts';
import { BUILD, BUILD_FREE, DISCARD, forFreeCity, packMove, STAGE } from './moves.ts';
import { formatMove } from './notation.ts';
import { payerOf } from './payer.ts';
import { buildingTerms, stageTerms } from './payment.ts';
import { NONE, THE_FREE_CITY, type State } from './state.ts';
import { currentTask, FREE_CITY, taskKind, taskSeat } from './tasks.ts';

/** The hand with all that can be done with it now. */
export function handView(s: State, seat: SeatId): readonly HandCardView[] {
  const moves: Move[] = [];
  moves.length = legalMoves(s, seat, moves);
  const choice = currentTask(s);
  const other = choice < 0 ? undefined : s.rules.choices[taskKind(choice)].hand;
  if (other !== undefined) return other(s, seat, moves);
  return s.rules.handView(s, seat, moves);
}

/** What each card can do for the own city, or for the Free City while one chooses for it. */
export function baseHandView(s: State, seat: SeatId, moves: readonly Move[]): HandCardView[] {
  const choice = currentTask(s);
  const isForFreeCity = choice >= 0 && taskKind(choice) === FREE_CITY && taskSeat(choice) === seat;
  const cityIndex = isForFreeCity ? THE_FREE_CITY : seat;
  if (s.cities[cityIndex].side === NONE) return [];
  const cards = isForFreeCity ? cardsForFreeCity(s) : s.hands[seat].map(cardOf);
  const open = new Set(moves);
  const text = (move: Move): string | null => {
    const wanted = isForFreeCity ? forFreeCity(move) : move;
    return open.has(wanted) ? formatMove(s, wanted) : null;
  };
  const payer = payerOf(s, cityIndex);
  const stage = stageTerms(payer);
  // [W-114] The Free City is asked about each card, and what it could do bars the rest.
  const closed = isForFreeCity ? 'mustBuild' : 'notNow';
  return cards.map((card) => {
    const discard = text(packMove(DISCARD, card));
    return {
      card: s.catalog.cards[card].id,
      build: actionView(buildingTerms(payer, s.catalog.cards[card]), ({ isPower, freeMove, left, right }) =>
        text(freeMove ?? (isPower ? packMove(BUILD_FREE, card) : packMove(BUILD, card, left, right))),
      ),
      stage: actionView(stage, ({ left, right }) => text(packMove(STAGE, card, left, right)), closed),
      discard,
      ...(discard === null && { discardObstacle: closed }),
    };
  });
}
