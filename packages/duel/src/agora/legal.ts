import type { Move, SeatId } from '@pharos/core';
import { bitsOf, lowestBit } from '../bits.ts';
import { SENATOR_DECK } from '../catalog.ts';
import { affordableWonders, cardPrice } from '../cost.ts';
import {
  BUILD,
  BUILD_FREE,
  BUILD_WONDER,
  CONSPIRE,
  DISCARD,
  DROP,
  EXTORT,
  KEEP,
  KEEP_CONSPIRACY,
  LOCK,
  MOVE,
  packMove,
  PASS,
  PLACE,
  PREPARE,
  RECRUIT,
  REMOVE,
  SEIZE,
  SHIFT,
  SWAP,
  TRIGGER,
  WRECK,
  writeList,
  writeSet,
} from '../moves.ts';
import { opponentOf, playerAt, type State } from '../state.ts';
import {
  BUILD_FAR_ROW,
  BUILD_REMOVED,
  CHOOSE_CONSPIRACY,
  CONSPIRATOR,
  DROP_CARD,
  DROP_SECOND_CARD,
  LOCK_TOKEN,
  MOVE_CUBE,
  MOVE_DECREE,
  PLACE_CUBE,
  REMOVE_CUBE,
  SABOTAGE,
  SENATE,
  SWAP_CARDS,
  TAKE_BOX_TOKEN,
  TAKE_CARD,
  TAKE_WONDER,
  taskKind,
  taskSeat,
  taskSubject,
  TRIGGER_UNPREPARED,
  type Task,
} from '../tasks.ts';
import {
  boxTokens,
  canTrigger,
  cardsToSeize,
  droppable,
  farRow,
  removedCards,
  swaps,
  tokensToLock,
  unpreparedToTrigger,
} from './choices.ts';
import { isPrepared, isUnprepared } from './conspiracies.ts';
import { SECTION_SIZE } from './senate.ts';
import { recruitPrice, senateSection } from './senators.ts';
import { agoraOf, CHAMBERS } from './state.ts';

/** Where a Conspiracy goes that is not kept. */
const TOP_AND_BOTTOM = [0, 1];

/** As in the base game, and: recruit, prepare, and once a turn, before all else, trigger. */
export function agoraTurnMoves(s: State, turn: Task, out: Move[]): number {
  const seat = taskSeat(turn);
  const agora = agoraOf(s);
  const player = playerAt(s, seat);
  const { coins } = player;
  const { cards } = s.catalog;
  const deck = s.deal.decks[s.age - 1];
  const wonders = affordableWonders(s, player);
  const canRecruit = recruitPrice(s, seat) <= coins;
  const { conspiracies } = agora.players[seat];
  let count = 0;
  if (taskSubject(turn) === 0) {
    // At most one in a turn, at its start.
    for (const conspiracy of conspiracies) {
      if (isPrepared(agora, conspiracy) && canTrigger(s, seat, conspiracy))
        out[count++] = packMove(TRIGGER, conspiracy);
    }
  }
  for (let slots = s.accessible; slots !== 0; slots &= slots - 1) {
    const slot = lowestBit(slots);
    const card = cards[deck[slot]];
    if (card.deck === SENATOR_DECK) {
      if (canRecruit) out[count++] = packMove(RECRUIT, slot);
    } else if (cardPrice(player, card) <= coins) out[count++] = packMove(BUILD, slot);
    out[count++] = packMove(DISCARD, slot);
    for (const conspiracy of conspiracies) {
      if (isUnprepared(agora, conspiracy)) out[count++] = packMove(PREPARE, slot, conspiracy);
    }
    for (let rest = wonders; rest !== 0; rest &= rest - 1) {
      out[count++] = packMove(BUILD_WONDER, slot, lowestBit(rest));
    }
  }
  return count;
}

/** The moves of a choice that only Agora has. */
export function agoraMoves(s: State, choice: Task, out: Move[]): number {
  const seat = taskSeat(choice);
  const opponent = playerAt(s, opponentOf(seat));
  switch (taskKind(choice)) {
    case SENATE: {
      // [A-23 … A-25] Place in the section of the Politician, move anywhere, or stop.
      const from = SECTION_SIZE * senateSection(choice);
      const placed = writePlaces(s, seat, out, from, from + SECTION_SIZE);
      return writePass(out, writeCubeMoves(s, seat, out, placed));
    }
    case CONSPIRATOR: {
      // Place a cube anywhere, conspire, or, unless agreed otherwise, do neither.
      let count = writePlaces(s, seat, out, 0, CHAMBERS);
      if (agoraOf(s).deck.length > 0) out[count++] = packMove(CONSPIRE, 0);
      return s.options.conspirator === 'may' ? writePass(out, count) : count;
    }
    case PLACE_CUBE:
      return writePlaces(s, seat, out, 0, CHAMBERS);
    case REMOVE_CUBE:
      return writeList(out, REMOVE, occupied(s, opponentOf(seat)));
    case MOVE_CUBE:
      return writePass(out, writeCubeMoves(s, seat, out, 0));
    case CHOOSE_CONSPIRACY:
      return writePairs(out, KEEP_CONSPIRACY, agoraOf(s).drawn, TOP_AND_BOTTOM);
    case TRIGGER_UNPREPARED:
      return writePass(out, writeList(out, TRIGGER, unpreparedToTrigger(s, seat)));
    case TAKE_WONDER:
      return writeSet(out, EXTORT, opponent.unbuilt);
    case LOCK_TOKEN:
      return writeList(out, LOCK, tokensToLock(s, seat));
    case BUILD_FAR_ROW:
      return writeList(out, BUILD_FREE, farRow(s));
    case BUILD_REMOVED:
      return writeList(out, BUILD_FREE, removedCards(s));
    case TAKE_BOX_TOKEN:
      return writeList(out, KEEP, boxTokens(s));
    case DROP_CARD:
      return writeSet(out, DROP, droppable(s));
    case DROP_SECOND_CARD:
      return writePass(out, writeSet(out, DROP, droppable(s)));
    case TAKE_CARD:
      return writeList(out, SEIZE, cardsToSeize(s, seat));
    case SWAP_CARDS:
      return writeSwaps(s, seat, out);
    case MOVE_DECREE:
      return writeDecreeMoves(s, out);
    case SABOTAGE:
      return writeList(out, WRECK, bitsOf(opponent.built));
    default:
      return 0;
  }
}

function writePass(out: Move[], count: number): number {
  out[count] = packMove(PASS, 0);
  return count + 1;
}

function writePlaces(s: State, seat: SeatId, out: Move[], from: number, to: number): number {
  if (agoraOf(s).players[seat].supply === 0) return 0;
  for (let chamber = from; chamber < to; chamber++) out[chamber - from] = packMove(PLACE, chamber);
  return to - from;
}

/** Every own cube can go to the Chamber on its left or right. */
function writeCubeMoves(s: State, seat: SeatId, out: Move[], from: number): number {
  let count = from;
  for (const chamber of occupied(s, seat)) {
    if (chamber > 0) out[count++] = packMove(MOVE, chamber, chamber - 1);
    if (chamber < CHAMBERS - 1) out[count++] = packMove(MOVE, chamber, chamber + 1);
  }
  return count;
}

/** Chambers with a cube of the seat. */
function occupied(s: State, seat: SeatId): number[] {
  return agoraOf(s).players[seat].cubes.flatMap((cubes, chamber) => (cubes > 0 ? [chamber] : []));
}

function writePairs(out: Move[], kind: number, subjects: readonly number[], objects: readonly number[]): number {
  let count = 0;
  for (const subject of subjects) for (const object of objects) out[count++] = packMove(kind, subject, object);
  return count;
}

function writeSwaps(s: State, seat: SeatId, out: Move[]): number {
  let count = 0;
  for (const { theirs, own } of swaps(s, seat)) out[count++] = packMove(SWAP, theirs, own);
  return count;
}

/** Any Decree to any other Chamber. */
function writeDecreeMoves(s: State, out: Move[]): number {
  let count = 0;
  for (const [decree, at] of agoraOf(s).decreeAt.entries()) {
    for (let chamber = 0; chamber < CHAMBERS; chamber++) {
      if (chamber !== at) out[count++] = packMove(SHIFT, decree, chamber);
    }
  }
  return count;
}
