import { piece } from '../../choice.ts';
import type { SeatId } from '@pharos/core';
import { BLUE, GREEN } from '../../catalog.ts';
import { moveObject, moveOrNull, moveSubject, packMove } from '../../moves.ts';
import { indexOf, nounsAround } from '../../notation.ts';
import { opponentOf, playerAt, type Action, type ChoiceKind, type State } from '../../state.ts';
import { taskSeat } from '../../tasks.ts';
import type { SwapChoice } from '../choiceTypes.ts';
import { SWAP } from '../moves.ts';
import { swapCards } from '../swap.ts';
import { SWAP_CARDS } from '../tasks.ts';

const SWAPPED_COLOURS = [BLUE, GREEN];

/** Which blue card for a blue one, or green card for a green one. */
export const swappingCards: ChoiceKind = {
  kind: SWAP_CARDS,
  name: 'swapCards',
  among: 'card',
  offers: (s, choice) => SWAPPED_COLOURS.some((colour) => canSwap(s, taskSeat(choice), colour)),
  moves(s, choice, out) {
    const seat = taskSeat(choice);
    const { cards } = s.catalog;
    let count = 0;
    for (const theirs of playerAt(s, opponentOf(seat)).city) {
      if (!SWAPPED_COLOURS.includes(cards[theirs].colour)) continue;
      for (const own of playerAt(s, seat).city) {
        if (cards[own].colour === cards[theirs].colour) out[count++] = packMove(SWAP, theirs, own);
      }
    }
    return count;
  },
};

/** Both players need a card of the colour. */
function canSwap(s: State, seat: SeatId, colour: number): boolean {
  return playerAt(s, seat).colours[colour] > 0 && playerAt(s, opponentOf(seat)).colours[colour] > 0;
}

/** `swap altar for theater`: theirs for mine. */
export const swap: Action<SwapChoice> = {
  kind: SWAP,
  name: 'swap',
  apply: (s, seat, move) => swapCards(s, seat, moveSubject(move), moveObject(move)),
  format: (s, move) => `swap ${s.catalog.cards[moveSubject(move)].id} for ${s.catalog.cards[moveObject(move)].id}`,
  describe: (s, _, move) => ({
    ...piece(s.catalog.cards[moveSubject(move)].id),
    object: s.catalog.cards[moveObject(move)].id,
  }),
  parse(s, words) {
    const [theirs, own] = nounsAround(words, 'swap', 'for') ?? [null, null];
    return moveOrNull(SWAP, indexOf(s.catalog.cards, theirs), indexOf(s.catalog.cards, own));
  },
};
