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
import { FIRST, opponentOf, playerAt, SECOND, type Player, type State } from './state.ts';
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
      return turnMoves(s, seat, out);
    case PICK_WONDER:
      return writeSet(out, PICK, s.offer);
    case TAKE_TOKEN:
      return tokenMoves(s, out);
    case DRAW_TOKEN:
      return writeList(out, KEEP, drawnTokens(s, choice));
    case DESTROY:
      return writeList(out, DESTROY_CARD, cardsToDestroy(s, seat, taskSubject(choice)));
    case REVIVE:
      return writeList(out, REVIVE_CARD, s.discard);
    case CHOOSE_STARTER:
      return writeList(out, START, STARTERS);
    default:
      return 0;
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
    if (cardPrice(player, cards[deck[slot]]) <= coins) out[count++] = packMove(BUILD, slot);
    out[count++] = packMove(DISCARD, slot);
    for (let rest = wonders; rest !== 0; rest &= rest - 1) {
      out[count++] = packMove(BUILD_WONDER, slot, lowestBit(rest));
    }
  }
  return count;
}

/** The set of own Wonders that are unbuilt and affordable: the same whatever card goes under them. */
function affordableWonders(s: State, player: Player): number {
  let affordable = 0;
  for (let rest = player.unbuilt; rest !== 0; rest &= rest - 1) {
    const wonder = lowestBit(rest);
    if (wonderPrice(player, s.catalog.wonders[wonder]) <= player.coins) affordable |= 1 << wonder;
  }
  return affordable;
}

/** [D-69] Taking a token for a pair is mandatory unless the players agreed otherwise. */
function tokenMoves(s: State, out: Move[]): number {
  const count = writeSet(out, TAKE, s.board);
  if (s.options.pairToken === 'must') return count;
  out[count] = packMove(DECLINE, 0);
  return count + 1;
}

function cardsToDestroy(s: State, seat: SeatId, colour: number): number[] {
  return playerAt(s, opponentOf(seat)).city.filter((card) => s.catalog.cards[card].colour === colour);
}

function writeSet(out: Move[], kind: number, set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) out[count++] = packMove(kind, lowestBit(rest));
  return count;
}

function writeList(out: Move[], kind: number, subjects: readonly number[]): number {
  for (let index = 0; index < subjects.length; index++) out[index] = packMove(kind, subjects[index]);
  return subjects.length;
}
