import { shuffle, type Reader, type Rng, type SeatId } from '@pharos/core';
import { hasBit } from '../bits.ts';
import type { Piece } from '../catalog.ts';
import type { PieceReaders } from '../expansion.ts';
import { playerAt, type State } from '../state.ts';
import { CAPITAL } from '../supremacy.ts';
import { openBoard } from './board.ts';
import { hiddenCard, mythologyOf } from './decks.ts';
import { drawBoxPlaces, shuffledIndices } from './setup.ts';
import { MYTHOLOGY_AGE, OFFERING_AGE } from './slotTokens.ts';
import { EMPTY, GATE, pantheonOf, SPACES, type PantheonState } from './state.ts';
import { MYTHOLOGIES } from './words.ts';

const KEYS = ['spaces', 'decks', 'slotTokens', 'enkiTokens', 'snakeOn', 'minerva', 'first', 'second'] as const;
const PLAYER_KEYS = ['mythologyTokens', 'offeringTokens', 'divinities', 'coinsApart'] as const;
const SEATS = ['first', 'second'] as const;
const SPACE_NAMES = ['1', '2', '3', '4', '5', '6'] as const;
const MOST_COINS = 99;

type Fields = Readonly<Record<(typeof KEYS)[number], Reader>>;

/** Reads the Pantheon part of a described position into the state; what is left open is filled from `rng`. */
export function readPantheon(s: State, reader: Reader, pieces: PieceReaders, rng: Rng): null {
  const pantheon = pantheonOf(s);
  const fields = reader.isAbsent() ? null : reader.fields(KEYS);
  pantheon.boxPlaces = drawBoxPlaces(rng);
  const used = new Set<number>();
  if (fields !== null) {
    for (const [seat, name] of SEATS.entries()) readPlayer(s, seat, fields[name], used);
    readSpaces(s, fields.spaces, used);
  }
  fillDecks(s, fields?.decks ?? null, used, rng);
  if (fields === null || fields.spaces.isAbsent()) fillSpaces(s, rng);
  layTokens(s, fields?.slotTokens ?? null, rng);
  if (s.age >= OFFERING_AGE) readOpenBoard(s, fields, pieces);
  if (fields !== null) readTrackAndSnake(s, fields);
  return null;
}

function readPlayer(s: State, seat: SeatId, reader: Reader, used: Set<number>): void {
  if (reader.isAbsent()) return;
  const fields = reader.fields(PLAYER_KEYS);
  const player = pantheonOf(s).players[seat];
  const { pieces } = s.catalog;
  player.mythologyTokens = tokensIn(s, fields.mythologyTokens, pieces.mythologyTokens, 'mythologyTokens');
  player.offeringTokens = tokensIn(s, fields.offeringTokens, pieces.offeringTokens, 'offeringTokens');
  if (!fields.divinities.isAbsent()) {
    player.divinities.push(...fields.divinities.list().map((divinity) => divinityIn(s, divinity, used)));
  }
  if (!fields.coinsApart.isAbsent()) playerAt(s, seat).coinsApart = fields.coinsApart.integer(0, MOST_COINS);
}

/** A token has one owner. */
function tokensIn(s: State, reader: Reader, all: readonly Piece[], kind: 'mythologyTokens' | 'offeringTokens'): number {
  if (reader.isAbsent()) return 0;
  let set = 0;
  for (const token of reader.list()) {
    const bit = 1 << token.oneOf(all.map(({ id }) => id));
    if (((set | pantheonOf(s).players[0][kind]) & bit) !== 0) token.fail('this token is used twice');
    set |= bit;
  }
  return set;
}

function divinityIn(s: State, reader: Reader, used: Set<number>): number {
  const divinity = reader.oneOf(s.catalog.pieces.divinities.map(({ id }) => id));
  if (used.has(divinity)) reader.fail('this Divinity is used twice');
  used.add(divinity);
  return divinity;
}

/** `{ "1": "zeus", "6": "gate" }`; what is not named is empty. */
function readSpaces(s: State, reader: Reader, used: Set<number>): void {
  if (reader.isAbsent()) return;
  const { spaces } = pantheonOf(s);
  const fields = reader.fields(SPACE_NAMES);
  const [gate] = s.catalog.pieces.gates;
  for (const [space, name] of SPACE_NAMES.entries()) {
    if (fields[name].isAbsent()) continue;
    if (fields[name].raw !== gate.id) spaces[space] = hiddenCard(divinityIn(s, fields[name], used), 0);
    else if (s.age < OFFERING_AGE) fields[name].fail('the Gate comes with Age II');
    else if (spaces.includes(GATE)) fields[name].fail('there is one Gate');
    else spaces[space] = GATE;
  }
}

/** `{ "greek": ["zeus"] }` from the top; what is left of a Mythology lies below in any order. */
function fillDecks(s: State, reader: Reader | null, used: Set<number>, rng: Rng): void {
  const fields = reader === null || reader.isAbsent() ? null : reader.fields(MYTHOLOGIES);
  const named = MYTHOLOGIES.map((name) =>
    fields === null || fields[name].isAbsent()
      ? []
      : fields[name].list().map((card) => {
          const divinity = divinityIn(s, card, used);
          if (MYTHOLOGIES[mythologyOf(divinity)] !== name) card.fail('this Divinity belongs to another Mythology');
          return divinity;
        }),
  );
  for (const [mythology, deck] of pantheonOf(s).decks.entries()) {
    const rest = s.catalog.pieces.divinities
      .map(({ index }) => index)
      .filter((divinity) => mythologyOf(divinity) === mythology && !used.has(divinity));
    deck.push(...[...named[mythology], ...shuffle(rest, rng)].map((divinity) => hiddenCard(divinity, 0)));
  }
}

/** From Age II on a Divinity of each Mythology lies on the board, unless something else is said. */
function fillSpaces(s: State, rng: Rng): void {
  const { decks, spaces } = pantheonOf(s);
  if (s.age < OFFERING_AGE) return;
  const order = shuffle([...decks.keys()], rng);
  for (const [space, mythology] of order.entries()) {
    const card = decks[mythology].shift();
    if (card !== undefined) spaces[space] = card;
  }
}

/** `{ "r2c4": "mythology-greek-1" }`; if nothing is said, a token lies on every marked card that is face down. */
function layTokens(s: State, reader: Reader | null, rng: Rng): void {
  const pantheon = pantheonOf(s);
  const { mythologyTokens, offeringTokens } = s.catalog.pieces;
  pantheon.mythologyOrder = freeFirst(pantheon, 'mythologyTokens', shuffledIndices(mythologyTokens, rng));
  pantheon.offeringOrder = freeFirst(pantheon, 'offeringTokens', shuffledIndices(offeringTokens, rng));
  if (s.age === 0) return;
  const marks = s.catalog.marks[s.age - 1];
  if (reader === null || reader.isAbsent()) {
    for (const [mark, slot] of marks.entries()) {
      if (hasBit(s.present & ~s.faceUp, slot) && isFree(s, mark)) pantheon.marksLeft |= 1 << mark;
    }
    return;
  }
  const { slots } = s.catalog.layouts[s.age - 1];
  const all = s.age === MYTHOLOGY_AGE ? mythologyTokens : offeringTokens;
  const order = [...(s.age === MYTHOLOGY_AGE ? pantheon.mythologyOrder : pantheon.offeringOrder)];
  for (const [id, token] of reader.entries()) {
    const mark = marks.findIndex((slot) => slots[slot].id === id);
    if (mark < 0) token.fail(`no token is put on this slot in Age ${s.age}`);
    const index = token.oneOf(all.map((piece) => piece.id));
    const place = order.indexOf(index);
    [order[mark], order[place]] = [order[place], order[mark]];
    pantheon.marksLeft |= 1 << mark;
  }
  if (s.age === MYTHOLOGY_AGE) pantheon.mythologyOrder = order;
  else pantheon.offeringOrder = order;
}

/** Tokens that players hold come last. */
function freeFirst(pantheon: PantheonState, kind: 'mythologyTokens' | 'offeringTokens', order: number[]): number[] {
  const held = pantheon.players[0][kind] | pantheon.players[1][kind];
  return [...order.filter((token) => !hasBit(held, token)), ...order.filter((token) => hasBit(held, token))];
}

function isFree(s: State, mark: number): boolean {
  const { players, mythologyOrder, offeringOrder } = pantheonOf(s);
  const [kind, order] =
    s.age === MYTHOLOGY_AGE
      ? (['mythologyTokens', mythologyOrder] as const)
      : (['offeringTokens', offeringOrder] as const);
  return mark < order.length && !hasBit(players[0][kind] | players[1][kind], order[mark]);
}

/** [P-10] The board is open; its Progress tokens are those named, or drawn from the box. */
function readOpenBoard(s: State, fields: Fields | null, pieces: PieceReaders): void {
  const pantheon = pantheonOf(s);
  const isDescribed = fields !== null && !fields.spaces.isAbsent();
  const named =
    fields === null || fields.enkiTokens.isAbsent()
      ? null
      : fields.enkiTokens.list().map((token) => pieces.token(token));
  const gate = pantheon.spaces.indexOf(GATE);
  const empty = pantheon.spaces.map((card) => card === EMPTY);
  openBoard(s);
  // A described board has the Gate where it says, and nowhere else.
  if (isDescribed) for (let space = 0; space < SPACES; space++) if (empty[space]) pantheon.spaces[space] = EMPTY;
  if (gate >= 0) pantheon.spaces[gate] = GATE;
  if (named === null) return;
  s.box.unshift(...pantheon.enkiTokens.splice(0));
  pantheon.enkiTokens.push(...named);
  for (const token of named) if (s.box.includes(token)) s.box.splice(s.box.indexOf(token), 1);
}

function readTrackAndSnake(s: State, { minerva, snakeOn }: Fields): void {
  const pantheon = pantheonOf(s);
  if (!minerva.isAbsent()) {
    pantheon.minerva = minerva.integer(-CAPITAL, CAPITAL);
    if (pantheon.minerva === s.pawn) minerva.fail('the Conflict pawn stands there');
  }
  if (snakeOn.isAbsent()) return;
  pantheon.snakeOn = snakeOn.oneOf(s.catalog.cards.map(({ id }) => id));
  const holder = pantheon.players.findIndex(({ divinities }) =>
    divinities.some((divinity) => s.catalog.pieces.divinities[divinity].id === 'nisaba'),
  );
  if (holder < 0) snakeOn.fail('nobody has put the Snake somewhere');
  if (!playerAt(s, 1 - holder).city.includes(pantheon.snakeOn))
    snakeOn.fail('this card is not in the city of the opponent');
}
