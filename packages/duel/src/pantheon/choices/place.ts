import { piece } from '../../choice.ts';
import { seatBit } from '@pharos/core';
import { moveObject, moveOrNull, moveSubject, packMove } from '../../moves.ts';
import { indexOf, nounsAround } from '../../notation.ts';
import type { Action, ChoiceKind } from '../../state.ts';
import { taskSubject } from '../../tasks.ts';
import type { PutChoice } from '../choiceTypes.ts';
import { divinityOf, hiddenCard, knownTo, mythologyOf } from '../decks.ts';
import { PUT } from '../moves.ts';
import { EMPTY, pantheonOf, SPACES } from '../state.ts';
import { PLACE_DIVINITY } from '../tasks.ts';
import { MYTHOLOGIES } from '../words.ts';
import { emptyPantheonDecision } from '../view.ts';

/** [P-7] Which of the Divinities drawn goes on which empty space; the other one goes back on top of its deck. */
export const placingDivinity: ChoiceKind = {
  kind: PLACE_DIVINITY,
  name: 'placeDivinity',
  among: 'divinity',
  offers: () => true,
  moves(s, _, out) {
    const { drawn, spaces } = pantheonOf(s);
    let count = 0;
    for (const card of drawn) {
      for (let space = 0; space < SPACES; space++) {
        if (spaces[space] === EMPTY) out[count++] = packMove(PUT, divinityOf(card), space);
      }
    }
    return count;
  },
  view(s, choice, isOwn) {
    const { drawn } = pantheonOf(s);
    const ids = isOwn ? drawn.map((card) => s.catalog.pieces.divinities[divinityOf(card)].id) : null;
    const seen = { mythology: MYTHOLOGIES[taskSubject(choice)], count: drawn.length, divinities: ids, tokens: null };
    return { pantheon: { ...emptyPantheonDecision(), seen } };
  },
};

/** `put zeus on 3`. */
export const put: Action<PutChoice> = {
  kind: PUT,
  name: 'put',
  apply(s, seat, move) {
    const pantheon = pantheonOf(s);
    const divinity = moveSubject(move);
    const isChoice = pantheon.drawn.length > 1;
    for (const card of pantheon.drawn) {
      // Who knew a card drawn alone still does; of two, nobody else can tell which one is put where.
      const seen = hiddenCard(divinityOf(card), seatBit(seat) | (isChoice ? 0 : knownTo(card)));
      if (divinityOf(card) === divinity) pantheon.spaces[moveObject(move)] = seen;
      else pantheon.decks[mythologyOf(divinityOf(card))].unshift(seen);
    }
    pantheon.drawn.length = 0;
    s.emit?.({
      type: 'divinityPlaced',
      seat,
      mythology: MYTHOLOGIES[mythologyOf(divinity)],
      divinity: s.catalog.pieces.divinities[divinity].id,
      space: moveObject(move) + 1,
    });
  },
  format: (s, move) => `put ${s.catalog.pieces.divinities[moveSubject(move)].id} on ${moveObject(move) + 1}`,
  describe: (s, _, move) => ({
    ...piece(s.catalog.pieces.divinities[moveSubject(move)].id),
    space: moveObject(move) + 1,
  }),
  parse(s, words) {
    const [divinity, space] = nounsAround(words, 'put', 'on') ?? [null, null];
    const index = SPACE_NAMES.indexOf(space ?? '');
    return moveOrNull(PUT, indexOf(s.catalog.pieces.divinities, divinity), index);
  },
};

const SPACE_NAMES = Array.from({ length: SPACES }, (_, space) => String(space + 1));
