import type { Move, SeatId } from '@pharos/core';
import { currentTask, drawnTokens, revivable } from './agenda.ts';
import { agoraMoves, agoraTurnMoves } from './agora/legal.ts';
import { lowestBit } from './bits.ts';
import { affordableWonders, basePrice } from './cost.ts';
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
  writeList,
  writeSet,
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

/** Writes the moves of a seat in the choice on top of the agenda; answers how many there are. */
export function legalMoves(s: State, seat: SeatId, out: Move[]): number {
  const choice = currentTask(s);
  if (choice < 0 || taskSeat(choice) !== seat) return 0;
  switch (taskKind(choice)) {
    case TURN:
      return s.agora === null ? turnMoves(s, seat, out) : agoraTurnMoves(s, choice, out);
    case PICK_WONDER:
      return writeSet(out, PICK, s.offer);
    case TAKE_TOKEN:
      return tokenMoves(s, out);
    case DRAW_TOKEN:
      return writeList(out, KEEP, drawnTokens(s, choice));
    case DESTROY:
      return writeList(out, DESTROY_CARD, cardsToDestroy(s, seat, taskSubject(choice)));
    case REVIVE:
      return writeList(out, REVIVE_CARD, revivable(s));
    case CHOOSE_STARTER:
      return writeList(out, START, STARTERS);
    default:
      return agoraMoves(s, choice, out);
  }
}

const STARTERS = [FIRST, SECOND];

/** [D-21] Each accessible card can be discarded, built if affordable, or put under an affordable own Wonder. */
function turnMoves(s: State, seat: SeatId, out: Move[]): number {
  const player = playerAt(s, seat);
  const { coins } = player;
  const { cards } = s.catalog;
  const deck = s.deal.decks[s.age - 1];
  const wonders = affordableWonders(s, player);
  let count = 0;
  for (let slots = s.accessible; slots !== 0; slots &= slots - 1) {
    const slot = lowestBit(slots);
    if (basePrice(player, cards[deck[slot]]) <= coins) out[count++] = packMove(BUILD, slot);
    out[count++] = packMove(DISCARD, slot);
    for (let rest = wonders; rest !== 0; rest &= rest - 1) {
      out[count++] = packMove(BUILD_WONDER, slot, lowestBit(rest));
    }
  }
  return count;
}

/** [D-69] A token for a pair may be declined unless the players agreed otherwise. */
function tokenMoves(s: State, out: Move[]): number {
  const count = writeSet(out, TAKE, s.board);
  if (s.options.pairToken === 'must') return count;
  out[count] = packMove(DECLINE, 0);
  return count + 1;
}

function cardsToDestroy(s: State, seat: SeatId, colour: number): number[] {
  return playerAt(s, opponentOf(seat)).city.filter((card) => s.catalog.cards[card].colour === colour);
}
