import { inStructure } from '../choice.ts';
import type { BuildChoice, BuildWonderChoice, DiscardChoice } from '../choiceTypes.ts';
import { cardPayment, wonderPayment } from '../payment.ts';
import { cardAt, turnUp } from '../structure.ts';
import { cardsBeyondReach, wondersBeyondReach } from '../obstacles.ts';
import type { Move, SeatId } from '@pharos/core';
import { lowestBit } from '../bits.ts';
import { purseOf } from '../coins.ts';
import { DECKS } from '../content/types.ts';
import { buildCard, buildWonder, discardCard, discardIncome } from '../construction.ts';
import { affordableWonders, canBuild } from '../cost.ts';
import { BUILD, BUILD_WONDER, DISCARD, moveObject, moveOrNull, moveSubject, packMove } from '../moves.ts';
import { cardIn, indexOf, nounsAround, slotOf } from '../notation.ts';
import { playerAt, type Action, type AutomaticTask, type ChoiceKind, type State } from '../state.ts';
import { END_TURN, REVEAL, task, taskSeat, taskSubject, TURN, type Task } from '../tasks.ts';
import { endTurn } from '../turns.ts';
import { namingSlot } from './naming.ts';

/** [D-21] Which accessible card to take, and what for. */
export const takingTurn: ChoiceKind = {
  kind: TURN,
  name: 'turn',
  among: 'card',
  offers: offersTurn,
  moves: turnMoves,
  // A turn that goes on may find the last card gone.
  skip: (s, turn) => endTurn(s, taskSeat(turn)),
  obstacles: (s, turn) => [...cardsBeyondReach(s, taskSeat(turn)), ...wondersBeyondReach(s, taskSeat(turn))],
  written: { keys: [], tasks: (_, seat) => [task(TURN, seat)] },
};

export const endingTurn: AutomaticTask = { kind: END_TURN, perform: (s, end) => endTurn(s, taskSeat(end)) };

/** What had to be done before cards are turned is done. */
export const revealing: AutomaticTask = { kind: REVEAL, perform: (s, turning) => turnUp(s, taskSeat(turning)) };

export function offersTurn(s: State): boolean {
  return s.present !== 0;
}

export function turnMoves(s: State, turn: Task, out: Move[]): number {
  return s.rules.expansions.length === 0 ? baseMoves(s, turn, out) : expandedMoves(s, turn, out);
}

/** Moves with slot 0: another slot is added. */
const BUILD_SLOT = packMove(BUILD, 0);
const DISCARD_SLOT = packMove(DISCARD, 0);

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
    // Written in any case, and counted if it is legal.
    out[count] = BUILD_SLOT | slot;
    count += canBuild(player, cards[deck[slot]], coins);
    out[count++] = DISCARD_SLOT | slot;
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
  const coins = purseOf(player);
  const { cards } = s.catalog;
  const { turnMoves, slotMoves, uses } = s.rules;
  const deck = s.deal.decks[s.age - 1];
  const wonders = affordableWonders(s, player);
  let count = 0;
  let further = 0;
  for (let index = 0; index < turnMoves.length; index++) count = turnMoves[index](s, turn, out, count);
  for (let index = 0; index < slotMoves.length; index++) further = slotMoves[index](s, seat, furtherMoves, further);
  for (let number = DECKS.length; number < uses.length; number++) useMoves[number] = uses[number]?.move(s, seat) ?? -1;
  for (let slots = s.accessible; slots !== 0; slots &= slots - 1) {
    const slot = lowestBit(slots);
    const card = cards[deck[slot]];
    if (card.deck >= DECKS.length && uses[card.deck] !== null) {
      if (useMoves[card.deck] >= 0) out[count++] = useMoves[card.deck] | slot;
    } else {
      out[count] = BUILD_SLOT | slot;
      count += canBuild(player, card, coins);
    }
    out[count++] = DISCARD_SLOT | slot;
    for (let index = 0; index < further; index++) out[count++] = furtherMoves[index] | slot;
    for (let rest = wonders; rest !== 0; rest &= rest - 1) {
      out[count++] = packMove(BUILD_WONDER, slot, lowestBit(rest));
    }
  }
  return count;
}

/** Moves of this turn with slot 0, by deck and for any card: asked for once, not for every slot. */
const useMoves: Move[] = [];
const furtherMoves: Move[] = [];

export function applyBuild(s: State, seat: SeatId, move: Move): void {
  s.agenda.push(task(END_TURN, seat));
  buildCard(s, seat, moveSubject(move));
}

export const build: Action<BuildChoice> = {
  kind: BUILD,
  name: 'build',
  apply: applyBuild,
  ...namingSlot(BUILD, 'build'),
  describe: (s, seat, move) => ({
    ...inStructure(s, moveSubject(move)),
    payment: cardPayment(s, seat, s.catalog.cards[cardAt(s, moveSubject(move))]),
  }),
};

export const buildAWonder: Action<BuildWonderChoice> = {
  kind: BUILD_WONDER,
  name: 'buildWonder',
  apply(s, seat, move, made) {
    // What the turn notes may matter to an effect of the Wonder.
    s.agenda.push(task(END_TURN, seat, taskSubject(made)));
    buildWonder(s, seat, moveSubject(move), moveObject(move));
  },
  format: (s, move) => `build ${s.catalog.wonders[moveObject(move)].id} with ${cardIn(s, moveSubject(move))}`,
  describe: (s, seat, move) => {
    const wonder = s.catalog.wonders[moveObject(move)];
    return { ...inStructure(s, moveSubject(move)), object: wonder.id, payment: wonderPayment(s, seat, wonder) };
  },
  parse(s, words) {
    const [wonder, card] = nounsAround(words, 'build', 'with') ?? [null, null];
    return moveOrNull(BUILD_WONDER, slotOf(s, card), indexOf(s.catalog.wonders, wonder));
  },
};

export function applyDiscard(s: State, seat: SeatId, move: Move): void {
  s.agenda.push(task(END_TURN, seat));
  discardCard(s, seat, moveSubject(move));
}

export const discard: Action<DiscardChoice> = {
  kind: DISCARD,
  name: 'discard',
  apply: applyDiscard,
  ...namingSlot(DISCARD, 'discard'),
  describe: (s, seat, move) => ({
    ...inStructure(s, moveSubject(move)),
    payment: null,
    gains: discardIncome(playerAt(s, seat)),
  }),
};
