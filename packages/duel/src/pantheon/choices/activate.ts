import type { Move } from '@pharos/core';
import { bitsOf } from '../../bits.ts';
import { purseOf } from '../../coins.ts';
import { moveObject, moveOrNull, moveSubject, packMove } from '../../moves.ts';
import { indexOf, nounAfter, nounsAround } from '../../notation.ts';
import { playerAt, type Action, type State } from '../../state.ts';
import { END_TURN, task, taskSeat, type Task } from '../../tasks.ts';
import { activate, activationPayment, canActivate } from '../activation.ts';
import { activationPrice, isUsefulOffering, offeringValue } from '../board.ts';
import type { ActivateChoice } from '../choiceTypes.ts';
import { divinityOf } from '../decks.ts';
import { ACTIVATE } from '../moves.ts';
import { EMPTY, GATE, pantheonOf, SPACES } from '../state.ts';

const OFFERING_LINK = '+';

/** [P-11] In place of taking a card of the structure; with every set of Offering tokens that lowers the price. */
export function writeActivations(s: State, turn: Task, out: Move[], from: number): number {
  const seat = taskSeat(turn);
  const held = pantheonOf(s).players[seat].offeringTokens;
  const purse = purseOf(playerAt(s, seat));
  let count = from;
  for (let space = 0; space < SPACES; space++) {
    if (!canActivate(s, space)) continue;
    const price = activationPrice(s, seat, space);
    for (let set = 0; set <= held; set++) {
      if (!isUsefulOffering(s, held, set, price) || price - offeringValue(s, set) > purse) continue;
      out[count++] = packMove(ACTIVATE, space, set);
    }
  }
  return count;
}

/** `activate zeus`, `activate gate with offering-2+offering-4`. */
export const activateSpace: Action<ActivateChoice> = {
  kind: ACTIVATE,
  name: 'activate',
  apply(s, seat, move) {
    s.agenda.push(task(END_TURN, seat));
    activate(s, seat, moveSubject(move), moveObject(move));
  },
  format(s, move) {
    const text = `activate ${pieceOn(s, moveSubject(move))}`;
    const offerings = offeringNames(s, moveObject(move));
    return offerings.length === 0 ? text : `${text} with ${offerings.join(OFFERING_LINK)}`;
  },
  describe: (s, seat, move) => ({
    subject: pieceOn(s, moveSubject(move)),
    space: moveSubject(move) + 1,
    offerings: offeringNames(s, moveObject(move)),
    payment: activationPayment(s, seat, moveSubject(move), moveObject(move)),
  }),
  parse(s, words) {
    const [piece, offerings] = nounsAround(words, 'activate', 'with') ?? [nounAfter(words, 'activate'), ''];
    if (piece === null) return null;
    const space = pantheonOf(s).spaces.findIndex((card, place) => isShown(s, card) && pieceOn(s, place) === piece);
    const tokens = offerings === '' ? [] : offerings.split(OFFERING_LINK);
    const indices = tokens.map((id) => indexOf(s.catalog.pieces.offeringTokens, id));
    if (indices.includes(-1) || new Set(indices).size < indices.length) return null;
    const set = indices.reduce((bits, index) => bits | (1 << index), 0);
    return moveOrNull(ACTIVATE, space, set);
  },
};

/** What lies face down is refused like what is not there. */
function isShown(s: State, card: number): boolean {
  return pantheonOf(s).isOpen && card !== EMPTY;
}

export function pieceOn(s: State, space: number): string {
  const card = pantheonOf(s).spaces[space];
  const { gates, divinities } = s.catalog.pieces;
  return card === GATE ? gates[0].id : divinities[divinityOf(card)].id;
}

function offeringNames(s: State, set: number): string[] {
  return bitsOf(set).map((token) => s.catalog.pieces.offeringTokens[token].id);
}
