import type { SeatId } from '@pharos/core';
import { bitsOf } from '../bits.ts';
import { BLUE, BROWN, EFFECT, GREEN, GREY, SENATOR_DECK, type Effect } from '../catalog.ts';
import { inOrder } from '../mixing.ts';
import { opponentOf, playerAt, type State } from '../state.ts';
import { cardAt, layoutOf } from '../structure.ts';
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
  task,
  taskKind,
  taskSeat,
  taskSubject,
  TRIGGER_UNPREPARED,
  type Task,
} from '../tasks.ts';
import { isUnprepared } from './conspiracies.ts';
import { CHOICE_OF } from './effects.ts';
import { cubesInSenate } from './senate.ts';
import { agoraOf } from './state.ts';

export const FAR_ROW = 1;
const SWAPPED_COLOURS = [BLUE, GREEN];
const SEIZED_COLOURS = new Set([BROWN, GREY]);

/** Whether a choice of Agora has anything to choose: steps that are impossible are skipped. */
export function offersChoice(s: State, choice: Task): boolean {
  const seat = taskSeat(choice);
  const agora = agoraOf(s);
  const opponent = playerAt(s, opponentOf(seat));
  const { supply } = agora.players[seat];
  switch (taskKind(choice)) {
    case SENATE:
      return supply > 0 || cubesInSenate(agora, seat) > 0;
    case CONSPIRATOR:
      return supply > 0 || agora.deck.length > 0;
    case PLACE_CUBE:
      return supply > 0;
    case REMOVE_CUBE:
      return cubesInSenate(agora, opponentOf(seat)) > 0;
    case MOVE_CUBE:
      return cubesInSenate(agora, seat) > 0;
    case CHOOSE_CONSPIRACY:
    case MOVE_DECREE:
      return true;
    case TRIGGER_UNPREPARED:
      return unpreparedToTrigger(s, seat).length > 0;
    case TAKE_WONDER:
      return opponent.unbuilt !== 0;
    case LOCK_TOKEN:
      return (s.board | opponent.tokens) !== 0 || s.box.length > 0;
    case BUILD_FAR_ROW:
      return farRow(s).length > 0;
    case BUILD_REMOVED:
      return removedCards(s).length > 0;
    case TAKE_BOX_TOKEN:
      return s.box.length > 0;
    case DROP_CARD:
    case DROP_SECOND_CARD:
      return droppable(s) !== 0;
    case TAKE_CARD:
      return cardsToSeize(s, seat).length > 0;
    case SWAP_CARDS:
      return SWAPPED_COLOURS.some((colour) => canSwap(s, seat, colour));
    case SABOTAGE:
      return opponent.built !== 0;
    default:
      return false;
  }
}

/** A Conspiracy may be triggered if one of its steps can do something, or always if agreed so. */
export function canTrigger(s: State, seat: SeatId, conspiracy: number): boolean {
  if (s.options.vainConspiracy === 'allowed') return true;
  return s.catalog.conspiracies[conspiracy].onGain.some((effect) => canDo(s, seat, effect));
}

function canDo(s: State, seat: SeatId, { kind, subject }: Effect): boolean {
  const opponent = playerAt(s, opponentOf(seat));
  const agora = agoraOf(s);
  switch (kind) {
    case EFFECT.shields:
      return true;
    case EFFECT.takeHalfCoins:
      return opponent.coins > 0;
    case EFFECT.coinsPerCube:
      return cubesInSenate(agora, seat) > 0;
    case EFFECT.opponentLosesPerCube:
      return cubesInSenate(agora, opponentOf(seat)) > 0 && opponent.coins > 0;
    case EFFECT.destroy:
      return opponent.colours[subject] > 0;
    default:
      return offersChoice(s, task(CHOICE_OF[kind], seat));
  }
}

/** Own Conspiracies that Curia Iulia can trigger; none, if agreed so, in a turn that began with a Conspiracy. */
export function unpreparedToTrigger(s: State, seat: SeatId): number[] {
  const agora = agoraOf(s);
  if (s.options.curiaIulia === 'oneInATurn' && taskSubject(s.agenda[0]) === 1) return [];
  return agora.players[seat].conspiracies.filter((held) => isUnprepared(agora, held) && canTrigger(s, seat, held));
}

/**
 * Every accessible card. When Curia Iulia triggers the Conspiracy some may lie face down, uncovered by the card under the
 * Wonder: they are turned when the discard begins, or, if agreed so, left out.
 */
export function droppable(s: State): number {
  return s.options.turnOfEvents === 'available' ? s.accessible : s.accessible & s.faceUp;
}

/** The Buildings of the far row, covered or not. */
export function farRow(s: State): number[] {
  const { slots } = layoutOf(s);
  return bitsOf(s.present & s.faceUp)
    .filter((slot) => slots[slot].row === FAR_ROW)
    .map((slot) => cardAt(s, slot))
    .filter((card) => s.catalog.cards[card].deck !== SENATOR_DECK);
}

/** The cards removed from the decks of the Ages so far. */
export function removedCards(s: State): number[] {
  const taken = agoraOf(s).treasonCard;
  return inOrder(s.deal.removed.slice(0, s.age).flat()).filter((card) => card !== taken);
}

/** The opponent's brown and grey cards. */
export function cardsToSeize(s: State, seat: SeatId): number[] {
  return playerAt(s, opponentOf(seat)).city.filter((card) => SEIZED_COLOURS.has(s.catalog.cards[card].colour));
}

/** Both players need a card of the colour. */
function canSwap(s: State, seat: SeatId, colour: number): boolean {
  return playerAt(s, seat).colours[colour] > 0 && playerAt(s, opponentOf(seat)).colours[colour] > 0;
}

/** Pairs of an opposing and an own card of one colour. */
export function swaps(s: State, seat: SeatId): { theirs: number; own: number }[] {
  const { cards } = s.catalog;
  return playerAt(s, opponentOf(seat))
    .city.filter((card) => SWAPPED_COLOURS.includes(cards[card].colour))
    .flatMap((theirs) =>
      playerAt(s, seat)
        .city.filter((own) => cards[own].colour === cards[theirs].colour)
        .map((own) => ({ theirs, own })),
    );
}

/** Tokens of the board, of the opponent and of the box, in no telling order. */
export function tokensToLock(s: State, seat: SeatId): number[] {
  return [...bitsOf(s.board), ...bitsOf(playerAt(s, opponentOf(seat)).tokens), ...boxTokens(s)];
}

/** The tokens of the box without their order, which nobody knows. */
export function boxTokens(s: State): number[] {
  return inOrder(s.box);
}
