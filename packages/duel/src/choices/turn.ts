import type { Move, SeatId } from '@pharos/core';
import { lowestBit } from '../bits.ts';
import { buildCard, buildWonder, discardCard } from '../construction.ts';
import { affordableWonders, basePrice, cardPrice } from '../cost.ts';
import { BUILD, BUILD_WONDER, DISCARD, moveObject, moveOrNull, moveSubject, packMove } from '../moves.ts';
import { cardIn, indexOf, nounAfter, nounsAround, slotOf } from '../notation.ts';
import { playerAt, type Action, type AutomaticTask, type ChoiceKind, type State } from '../state.ts';
import { END_TURN, task, taskSeat, taskSubject, TURN, type Task } from '../tasks.ts';
import { endTurn } from '../turns.ts';

/** [D-21] Which accessible card to take, and what for. */
export const takingTurn: ChoiceKind = {
  kind: TURN,
  name: 'turn',
  offers: (s) => s.present !== 0,
  moves: (s, turn, out) => (s.rules.expansions.length === 0 ? baseMoves(s, turn, out) : expandedMoves(s, turn, out)),
  // A turn that goes on may find the last card gone.
  skip: (s, turn) => endTurn(s, taskSeat(turn)),
  written: { keys: [], tasks: (_, seat) => [task(TURN, seat)] },
};

export const endingTurn: AutomaticTask = { kind: END_TURN, perform: (s, end) => endTurn(s, taskSeat(end)) };

/** Each accessible card can be discarded, built if affordable, or put under an affordable own Wonder. */
function baseMoves(s: State, turn: Task, out: Move[]): number {
  const player = playerAt(s, taskSeat(turn));
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

/** The same with what expansions add. */
function expandedMoves(s: State, turn: Task, out: Move[]): number {
  const seat = taskSeat(turn);
  const player = playerAt(s, seat);
  const { turnMoves, slotMoves } = s.rules;
  const wonders = affordableWonders(s, player);
  let count = 0;
  for (let index = 0; index < turnMoves.length; index++) count = turnMoves[index](s, turn, out, count);
  for (let slots = s.accessible; slots !== 0; slots &= slots - 1) {
    const slot = lowestBit(slots);
    count = useMoves(s, seat, slot, out, count);
    out[count++] = packMove(DISCARD, slot);
    for (let index = 0; index < slotMoves.length; index++) count = slotMoves[index](s, seat, slot, out, count);
    for (let rest = wonders; rest !== 0; rest &= rest - 1) {
      out[count++] = packMove(BUILD_WONDER, slot, lowestBit(rest));
    }
  }
  return count;
}

/** Building the card, or what cards of its deck are for. */
function useMoves(s: State, seat: SeatId, slot: number, out: Move[], count: number): number {
  const card = s.catalog.cards[s.deal.decks[s.age - 1][slot]];
  const use = s.rules.uses[card.deck];
  if (use !== null) return use.moves(s, seat, slot, out, count);
  const player = playerAt(s, seat);
  if (cardPrice(player, card) > player.coins) return count;
  out[count] = packMove(BUILD, slot);
  return count + 1;
}

export const build: Action = {
  kind: BUILD,
  name: 'build',
  apply(s, seat, move) {
    s.agenda.push(task(END_TURN, seat));
    buildCard(s, seat, moveSubject(move));
  },
  format: (s, move) => `build ${cardIn(s, moveSubject(move))}`,
  parse: (s, words) => moveOrNull(BUILD, slotOf(s, nounAfter(words, 'build'))),
};

export const buildAWonder: Action = {
  kind: BUILD_WONDER,
  name: 'buildWonder',
  apply(s, seat, move, made) {
    // What the turn notes may matter to an effect of the Wonder.
    s.agenda.push(task(END_TURN, seat, taskSubject(made)));
    buildWonder(s, seat, moveSubject(move), moveObject(move));
  },
  format: (s, move) => `build ${s.catalog.wonders[moveObject(move)].id} with ${cardIn(s, moveSubject(move))}`,
  parse(s, words) {
    const [wonder, card] = nounsAround(words, 'build', 'with') ?? [null, null];
    return moveOrNull(BUILD_WONDER, slotOf(s, card), indexOf(s.catalog.wonders, wonder));
  },
};

export const discard: Action = {
  kind: DISCARD,
  name: 'discard',
  apply(s, seat, move) {
    s.agenda.push(task(END_TURN, seat));
    discardCard(s, seat, moveSubject(move));
  },
  format: (s, move) => `discard ${cardIn(s, moveSubject(move))}`,
  parse: (s, words) => moveOrNull(DISCARD, slotOf(s, nounAfter(words, 'discard'))),
};
