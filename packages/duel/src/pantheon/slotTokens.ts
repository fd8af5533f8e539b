import type { SeatId } from '@pharos/core';
import { hasBit } from '../bits.ts';
import type { Piece } from '../catalog.ts';
import { holdPiece } from '../city.ts';
import type { State } from '../state.ts';
import { layoutOf } from '../structure.ts';
import { task, type Task } from '../tasks.ts';
import { openBoard } from './board.ts';
import { divinityOf } from './decks.ts';
import { pantheonOf } from './state.ts';
import { PLACE_DIVINITY } from './tasks.ts';
import { MYTHOLOGIES } from './words.ts';

/** Mythology tokens lie in the structure of Age I, Offering tokens in that of Age II [P-2]. */
export const MYTHOLOGY_AGE = 1;
export const OFFERING_AGE = 2;
/** Divinities drawn for a Mythology token [P-7]. */
const DRAW = 2;

/** [P-2, P-10] Tokens are laid on the structure; with Age II the Pantheon opens. */
export function layTokens(s: State): void {
  pantheonOf(s).marksLeft = (1 << s.catalog.marks[s.age - 1].length) - 1;
  if (s.age === OFFERING_AGE) openBoard(s);
}

/** The token on the card of a slot; null for none. */
export function tokenAt(s: State, slot: number): Piece | null {
  const mark = s.catalog.marks[s.age - 1].indexOf(slot);
  return mark >= 0 && hasBit(pantheonOf(s).marksLeft, mark) ? tokenOf(s, mark) : null;
}

function tokenOf(s: State, mark: number): Piece {
  const { mythologyOrder, offeringOrder } = pantheonOf(s);
  return s.age === MYTHOLOGY_AGE
    ? s.catalog.pieces.mythologyTokens[mythologyOrder[mark]]
    : s.catalog.pieces.offeringTokens[offeringOrder[mark]];
}

/** [P-6] The tokens on uncovered cards are taken before the cards are turned; one after another, for each may need a decision. */
export function takeUncoveredTokens(s: State, seat: SeatId): Task {
  const pantheon = pantheonOf(s);
  if (pantheon.marksLeft === 0) return -1;
  for (const slot of s.catalog.marks[s.age - 1]) {
    if (!hasBit(s.accessible, slot) || tokenAt(s, slot) === null) continue;
    const next = takeToken(s, seat, slot);
    if (next >= 0) return next;
  }
  return -1;
}

/** [P-7, P-8] A player takes the token on a card; answers what is to be decided then, −1 for nothing. */
export function takeToken(s: State, seat: SeatId, slot: number): Task {
  const token = removeToken(s, slot);
  if (token === null) return -1;
  const player = pantheonOf(s).players[seat];
  s.emit?.({ type: 'slotTokenTaken', seat, token: token.id, from: layoutOf(s).slots[slot].id });
  if (s.age !== MYTHOLOGY_AGE) {
    player.offeringTokens |= 1 << token.index;
    return -1;
  }
  player.mythologyTokens |= 1 << token.index;
  holdPiece(s, seat, token);
  for (const follow of s.rules.cityChanged) follow(s);
  return drawDivinities(s, seat, mythologyOfToken(token.index));
}

/** Takes the token off a card, for nobody. */
export function removeToken(s: State, slot: number): Piece | null {
  const token = tokenAt(s, slot);
  if (token !== null) pantheonOf(s).marksLeft &= ~(1 << s.catalog.marks[s.age - 1].indexOf(slot));
  return token;
}

/** There are two tokens of each Mythology, in the order of the pieces. */
export function mythologyOfToken(token: number): number {
  return token >> 1;
}

/** [P-7] The top two of the deck, which only the seat sees; a deck that was searched may hold fewer. */
function drawDivinities(s: State, seat: SeatId, mythology: number): Task {
  const pantheon = pantheonOf(s);
  const drawn = pantheon.decks[mythology].splice(0, DRAW);
  if (drawn.length === 0) return -1;
  pantheon.drawn.push(...drawn);
  s.emit?.({
    type: 'divinitiesDrawn',
    seat,
    mythology: MYTHOLOGIES[mythology],
    count: drawn.length,
    divinities: drawn.map((card) => s.catalog.pieces.divinities[divinityOf(card)].id),
    reveals: true,
  });
  return task(PLACE_DIVINITY, seat, mythology);
}
