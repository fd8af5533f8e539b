import type { Move, SeatId } from '@pharos/core';
import { currentTask, drawnTokens } from './agenda.ts';
import { lowestBit } from './bits.ts';
import { cardPrice, wonderPrice } from './cost.ts';
import {
  BUILD,
  BUILD_WONDER,
  DECLINE,
  DESTROY_CARD,
  DISCARD,
  KEEP,
  packMove,
  PICK,
  REVIVE_CARD,
  START,
  TAKE,
} from './moves.ts';
import { FIRST, opponentOf, playerAt, SECOND, type State } from './state.ts';
import {
  CHOOSE_STARTER,
  DESTROY,
  DRAW_TOKEN,
  PICK_WONDER,
  REVIVE,
  TAKE_TOKEN,
  taskKind,
  taskSeat,
  taskSubject,
  TURN,
} from './tasks.ts';

/** The moves of a seat in the choice on top of the agenda. */
export function legalMoves(s: State, seat: SeatId, out: Move[] = []): Move[] {
  out.length = 0;
  const choice = currentTask(s);
  if (choice < 0 || taskSeat(choice) !== seat) return out;
  switch (taskKind(choice)) {
    case TURN:
      turnMoves(s, seat, out);
      break;
    case PICK_WONDER:
      pushSet(out, PICK, s.offer);
      break;
    case TAKE_TOKEN:
      pushSet(out, TAKE, s.board);
      if (s.options.pairToken === 'may') out.push(packMove(DECLINE, 0));
      break;
    case DRAW_TOKEN:
      for (const token of drawnTokens(s, choice)) out.push(packMove(KEEP, token));
      break;
    case DESTROY:
      for (const card of playerAt(s, opponentOf(seat)).city) {
        if (s.catalog.cards[card].colour === taskSubject(choice)) out.push(packMove(DESTROY_CARD, card));
      }
      break;
    case REVIVE:
      for (const card of s.discard) out.push(packMove(REVIVE_CARD, card));
      break;
    case CHOOSE_STARTER:
      out.push(packMove(START, FIRST), packMove(START, SECOND));
      break;
  }
  return out;
}

/** [D-21] Each accessible card can be discarded, built if affordable, or put under an affordable own Wonder. */
function turnMoves(s: State, seat: SeatId, out: Move[]): void {
  const player = playerAt(s, seat);
  const { coins } = player;
  const { cards, wonders } = s.catalog;
  const deck = s.deal.decks[s.age - 1];
  let affordable = 0;
  for (let rest = player.unbuilt; rest !== 0; rest &= rest - 1) {
    const wonder = lowestBit(rest);
    if (wonderPrice(player, wonders[wonder]) <= coins) affordable |= 1 << wonder;
  }
  for (let slots = s.accessible; slots !== 0; slots &= slots - 1) {
    const slot = lowestBit(slots);
    if (cardPrice(player, cards[deck[slot]]) <= coins) out.push(packMove(BUILD, slot));
    out.push(packMove(DISCARD, slot));
    for (let rest = affordable; rest !== 0; rest &= rest - 1) {
      out.push(packMove(BUILD_WONDER, slot, lowestBit(rest)));
    }
  }
}

function pushSet(out: Move[], kind: number, set: number): void {
  for (let rest = set; rest !== 0; rest &= rest - 1) out.push(packMove(kind, lowestBit(rest)));
}
