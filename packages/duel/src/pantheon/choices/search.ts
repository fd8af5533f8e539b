import { seatBit } from '@pharos/core';
import { NO_PIECE, piece } from '../../choice.ts';
import { moveObject, moveOrNull, moveSubject, packMove, writeList } from '../../moves.ts';
import { indexOf, nounAfter, nounsAround } from '../../notation.ts';
import type { Action, ChoiceKind, State } from '../../state.ts';
import { DRAW_TOKEN, task, taskKind, taskSubject, type Task } from '../../tasks.ts';
import { gainDivinity } from '../activation.ts';
import { ENKI_TOKENS } from '../board.ts';
import { mixTopOfBox } from '../box.ts';
import type { ChooseChoice, SearchChoice } from '../choiceTypes.ts';
import {
  divinityOf,
  hasTopDivinity,
  hiddenCard,
  isEnki,
  mythologyOf,
  showsEnki,
  takeFromDeck,
  topDivinities,
} from '../decks.ts';
import { CHOOSE, SEARCH } from '../moves.ts';
import { pantheonOf } from '../state.ts';
import { CHOOSE_BEHIND_GATE, CHOOSE_DECK, CHOOSE_IN_DECK } from '../tasks.ts';
import { emptyPantheonDecision } from '../view.ts';
import type { SeenDivinities } from '../viewTypes.ts';
import { MYTHOLOGIES } from '../words.ts';

/** Two others can go back in either order [P-32]. */
const ORDERS = 2;
/** Added to the subject of a choice in which Enki, and so the top of the box, is seen. */
const SEES_ENKI = 64;

/** [P-13, P-14] The choice behind the Gate, once the top cards of all decks have been looked at. */
export function gateTask(s: State, seat: number): Task {
  return task(CHOOSE_BEHIND_GATE, seat, enkiFlag(s, topDivinities(pantheonOf(s))));
}

function enkiFlag(s: State, divinities: readonly number[]): number {
  return showsEnki(s, divinities) ? SEES_ENKI : 0;
}

/** [P-13] Which of the top cards of all decks. */
export const choosingBehindGate: ChoiceKind = {
  kind: CHOOSE_BEHIND_GATE,
  name: 'chooseBehindGate',
  among: 'divinity',
  offers: (s) => hasTopDivinity(pantheonOf(s)),
  moves: (s, _, out) => writeList(out, CHOOSE, topDivinities(pantheonOf(s))),
  view: (s, choice, isOwn) => ({
    pantheon: { ...emptyPantheonDecision(), seen: seenView(s, choice, topDivinities(pantheonOf(s)), null, isOwn) },
  }),
  tokensSeen,
};

/** [P-32] Which deck to search. */
export const choosingDeck: ChoiceKind = {
  kind: CHOOSE_DECK,
  name: 'chooseDeck',
  among: 'mythology',
  offers: (s) => fullDecks(s).length > 0,
  moves: (s, _, out) => writeList(out, SEARCH, fullDecks(s)),
};

function fullDecks(s: State): number[] {
  return [...pantheonOf(s).decks.entries()].filter(([, deck]) => deck.length > 0).map(([mythology]) => mythology);
}

/** `search greek`. */
export const search: Action<SearchChoice> = {
  kind: SEARCH,
  name: 'search',
  apply(s, seat, move) {
    const mythology = moveSubject(move);
    const divinities = divinitiesIn(s, mythology);
    lookAt(s, seat, divinities, mythology);
    s.agenda.push(task(CHOOSE_IN_DECK, seat, mythology | enkiFlag(s, divinities)));
  },
  format: (_, move) => `search ${MYTHOLOGIES[moveSubject(move)]}`,
  describe: (_s, _seat, move) => ({ ...NO_PIECE, mythology: MYTHOLOGIES[moveSubject(move)] }),
  parse: (_, words) =>
    moveOrNull(
      SEARCH,
      MYTHOLOGIES.findIndex((name) => name === nounAfter(words, 'search')),
    ),
};

/** [P-32] Which card of the deck, and in which order the others go back. */
export const choosingInDeck: ChoiceKind = {
  kind: CHOOSE_IN_DECK,
  name: 'chooseInDeck',
  among: 'divinity',
  offers: (s, choice) => divinitiesIn(s, mythologyIn(choice)).length > 0,
  moves(s, choice, out) {
    const divinities = divinitiesIn(s, mythologyIn(choice));
    let count = 0;
    for (const divinity of divinities) {
      const orders = divinities.length > ORDERS ? ORDERS : 1;
      for (let order = 0; order < orders; order++) out[count++] = packMove(CHOOSE, divinity, order);
    }
    return count;
  },
  view(s, choice, isOwn) {
    const mythology = mythologyIn(choice);
    const seen = seenView(s, choice, divinitiesIn(s, mythology), mythology, isOwn);
    return { pantheon: { ...emptyPantheonDecision(), seen } };
  },
  tokensSeen,
};

function mythologyIn(choice: Task): number {
  return taskSubject(choice) & ~SEES_ENKI;
}

/** From the top of the deck. */
function divinitiesIn(s: State, mythology: number): number[] {
  return pantheonOf(s).decks[mythology].map(divinityOf);
}

/** The cards of the deck besides the one that is chosen, from the top. */
function othersOf(s: State, divinity: number): number[] {
  return divinitiesIn(s, mythologyOf(divinity)).filter((other) => other !== divinity);
}

/** [P-14] Enki is seen with two Progress tokens of the box. */
function tokensSeen(choice: Task): number {
  return (taskSubject(choice) & SEES_ENKI) === 0 ? 0 : ENKI_TOKENS;
}

function seenView(
  s: State,
  choice: Task,
  divinities: readonly number[],
  mythology: number | null,
  isOwn: boolean,
): SeenDivinities {
  const { pieces, tokens } = s.catalog;
  return {
    mythology: mythology === null ? null : MYTHOLOGIES[mythology],
    count: divinities.length,
    divinities: isOwn ? divinities.map((divinity) => pieces.divinities[divinity].id) : null,
    tokens: isOwn ? s.box.slice(0, tokensSeen(choice)).map((token) => tokens[token].id) : null,
  };
}

/** From now on the seat knows these cards; told to it alone. `mythology` is null behind the Gate. */
export function lookAt(s: State, seat: number, divinities: readonly number[], mythology: number | null): void {
  for (const deck of pantheonOf(s).decks) {
    for (const [index, card] of deck.entries()) {
      if (divinities.includes(divinityOf(card))) deck[index] = card | hiddenCard(0, seatBit(seat));
    }
  }
  s.emit?.({
    type: 'divinitiesSeen',
    seat,
    mythology: mythology === null ? null : MYTHOLOGIES[mythology],
    divinities: divinities.map((divinity) => s.catalog.pieces.divinities[divinity].id),
    reveals: true,
  });
}

/** [P-13, P-14, P-32] One is activated for free; tokens drawn for Enki return to the box if it is another one. */
export const choose: Action<ChooseChoice> = {
  kind: CHOOSE,
  name: 'choose',
  apply(s, seat, move, made) {
    const divinity = moveSubject(move);
    const seen = tokensSeen(made);
    if (taskKind(made) === CHOOSE_IN_DECK) putBack(s, seat, divinity, moveObject(move) === 1);
    takeFromDeck(s, divinity);
    if (seen > 0 && !isEnki(s, divinity)) mixTopOfBox(s, Math.min(seen, s.box.length));
    gainDivinity(s, seat, divinity);
  },
  format(s, move) {
    const { divinities } = s.catalog.pieces;
    const text = `choose ${divinities[moveSubject(move)].id}`;
    const top = topAfter(s, move);
    return top < 0 ? text : `${text} top ${divinities[top].id}`;
  },
  describe(s, _, move) {
    const { divinities } = s.catalog.pieces;
    const top = topAfter(s, move);
    return { ...piece(divinities[moveSubject(move)].id), top: top < 0 ? null : divinities[top].id };
  },
  parse(s, words) {
    const { divinities } = s.catalog.pieces;
    const [chosen, top] = nounsAround(words, 'choose', 'top') ?? [nounAfter(words, 'choose'), null];
    const divinity = indexOf(divinities, chosen);
    if (divinity < 0 || top === null) return moveOrNull(CHOOSE, divinity);
    const order = isSearching(s) ? othersOf(s, divinity).indexOf(indexOf(divinities, top)) : -1;
    return moveOrNull(CHOOSE, divinity, order);
  },
};

/** Only whoever searches a deck says what goes on top; behind the Gate the others stay where they are. */
function topAfter(s: State, move: number): number {
  const others = othersOf(s, moveSubject(move));
  return isSearching(s) && others.length === ORDERS ? others[moveObject(move)] : -1;
}

function isSearching(s: State): boolean {
  return taskKind(s.agenda.at(-1) ?? -1) === CHOOSE_IN_DECK;
}

/** [P-32] The others go back in the order the seat wants, which nobody else can follow. */
function putBack(s: State, seat: number, divinity: number, isReversed: boolean): void {
  const deck = pantheonOf(s).decks[mythologyOf(divinity)];
  const others = deck.filter((card) => divinityOf(card) !== divinity);
  if (isReversed) others.reverse();
  const mayBeMixed = deck.length > ORDERS;
  for (const [index, card] of deck.entries()) {
    if (divinityOf(card) === divinity) continue;
    const other = others.shift() ?? card;
    deck[index] = mayBeMixed ? hiddenCard(divinityOf(other), seatBit(seat)) : other;
  }
}

/** [P-10, P-14] Which token of Enki: those that lie open on it, or those just drawn from the box. */
export function enkiTask(s: State, seat: number, openTokens: Task): Task {
  return pantheonOf(s).enkiTokens.length > 0 ? openTokens : task(DRAW_TOKEN, seat, ENKI_TOKENS);
}
