import type { Move } from '@pharos/core';
import { building, cardPlayed, joinFromHand } from '../cardUses.ts';
import { BLACK, type Card } from '../catalog.ts';
import { takeFromHand } from '../hands.ts';
import { moveSubject, packMove } from '../moves.ts';
import { cardId, cardNamed } from '../notation.ts';
import { freePayment } from '../payment.ts';
import { NONE, type Action, type State } from '../state.ts';
import { playLastCard } from '../turns.ts';
import { FREE_BLACK_ONCE_PER_AGE } from './abilities.ts';
import { BUILD_BLACK_FREE } from './moves.ts';
import { leadersOf } from './state.ts';

/** [L-36] The move that builds a black card for nothing, once an Age; NONE where that is not open. */
export function freeBlack(s: State, city: number, card: Card): Move {
  const { abilities } = s.cities[city];
  const isOpen =
    card.colour === BLACK &&
    (abilities & FREE_BLACK_ONCE_PER_AGE) !== 0 &&
    leadersOf(s).seats[city].freeBlackAge !== s.age;
  return isOpen ? packMove(BUILD_BLACK_FREE, card.index) : NONE;
}

const SUFFIX = ' free by caligula';

export const buildBlackFree: Action = {
  kind: BUILD_BLACK_FREE,
  name: 'build',
  apply: playLastCard,
  subject: (s, _, move) => cardId(s, move),
  built: (s, _, move) => cardPlayed(s, move),
  format: (s, move) => `build ${cardId(s, move)}${SUFFIX}`,
  parse(s, text) {
    if (!text.endsWith(SUFFIX)) return null;
    const card = cardNamed(s, text.slice(0, -SUFFIX.length), 'build');
    return card < 0 ? null : packMove(BUILD_BLACK_FREE, card);
  },
  payment: (s, city, move) =>
    freeBlack(s, city, s.catalog.cards[moveSubject(move)]) === NONE ? null : freePayment('caligula', []),
  use: {
    name: 'build',
    bankCoins: () => 0,
    place(s, city, seat, move) {
      const card = cardPlayed(s, move);
      takeFromHand(s, seat, card.index);
      leadersOf(s).seats[city].freeBlackAge = s.age;
      joinFromHand(s, city, card, true);
    },
    collect: building.collect,
  },
};
