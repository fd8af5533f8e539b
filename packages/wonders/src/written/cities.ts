import { seatBit, type Reader, type Rng } from '@pharos/core';
import { refold } from '../city.ts';
import { DEFEAT_POINTS, VICTORY_POINTS } from '../conflictTokens.ts';
import type { Fields } from '../expansion.ts';
import { dealBoards } from '../setup.ts';
import { boardOf, NONE, sideOf, type City, type Expansion, type State } from '../state.ts';
import type { Cards } from './cards.ts';

const KEYS = ['board', 'side', 'coins', 'cards', 'stages', 'conflicts', 'tokens', 'freeBuildUsed'] as const;
const MOST_COINS = 999;

/** What is said of a city: the fields of the base game, and all fields by name. */
interface CityFields {
  readonly own: Readonly<Record<(typeof KEYS)[number], Reader>>;
  readonly all: Fields;
}

/** Reads the cities, and what expansions say of the table. */
export function readCities(s: State, reader: Reader, table: Fields, cards: Cards, rng: Rng): void {
  const { known, expansions } = s.rules;
  const described = reader.isAbsent() ? [] : reader.list(s.cities.length);
  const keys = [...KEYS, ...known.flatMap(({ position }) => position?.cityKeys ?? [])];
  const entries = s.cities.map((_, index): CityFields | null =>
    index < described.length ? { all: described[index].fields(keys), own: described[index].fieldsAmong(KEYS) } : null,
  );
  placeBoards(
    s,
    entries.map((entry) => entry?.own.board ?? null),
    rng,
  );
  const others = entries.map((entry) => entry?.all ?? null);
  for (const expansion of expansions) expansion.position?.place(s, others, rng);
  for (const [index, entry] of entries.entries()) {
    const city = s.cities[index];
    const side = entry?.own.side;
    city.side = side === undefined || side.isAbsent() ? Math.max(0, city.side) : readSide(s, city, side);
    if (entry !== null) readCity(s, index, entry, cards);
  }
  for (const expansion of known) {
    if (expansions.includes(expansion)) expansion.position?.readTable(s, table, rng);
    else refuse(table, expansion.position?.keys ?? [], expansion);
  }
  for (const [index, city] of s.cities.entries()) {
    refold(s, city);
    for (const expansion of expansions) expansion.refold?.(s, index);
  }
}

/** Refuses what is said of an expansion that is not in play. */
function refuse(fields: Fields, keys: readonly string[], { name }: Expansion): void {
  for (const key of keys) if (!fields[key].isAbsent()) fields[key].fail(`this is played with ${name} only`);
}

/** Boards that are not named are those of the options, or any that is free. */
function placeBoards(s: State, readers: readonly (Reader | null)[], rng: Rng): void {
  const ids = s.catalog.boards.map((board) => board.id);
  const dealt = dealBoards(s.rules, s.options, rng);
  const named = readers.map((reader) => (reader === null || reader.isAbsent() ? NONE : reader.oneOf(ids)));
  for (const [index, board] of named.entries()) {
    if (board !== NONE && named.indexOf(board) !== index) readers[index]?.fail(`"${ids[board]}" is used twice`);
  }
  const free = [...ids.keys()].filter((board) => !named.includes(board));
  for (const [index, city] of s.cities.entries()) {
    const { board, side } = dealt[index];
    const isFree = free.includes(board);
    city.board = named[index] !== NONE ? named[index] : isFree ? board : free[0];
    city.side = city.board === board ? side : NONE;
    if (free.includes(city.board)) free.splice(free.indexOf(city.board), 1);
  }
}

function readSide(s: State, city: City, reader: Reader): number {
  return reader.oneOf(boardOf(s, city).sides.map((side) => side.id));
}

function readCity(s: State, index: number, { own, all }: CityFields, cards: Cards): void {
  const city = s.cities[index];
  city.coins = own.coins.isAbsent() ? s.rules.startingCoins : own.coins.integer(0, MOST_COINS);
  if (!own.cards.isAbsent()) for (const reader of own.cards.list()) addCard(s, city, reader, cards);
  if (!own.stages.isAbsent()) readStages(s, index, own.stages, cards);
  for (const expansion of s.rules.known) {
    if (s.rules.expansions.includes(expansion)) expansion.position?.readCity(s, index, all);
    else refuse(all, expansion.position?.cityKeys ?? [], expansion);
  }
  if (!own.conflicts.isAbsent()) readConflicts(s, city, own.conflicts);
  if (!own.tokens.isAbsent()) for (const token of own.tokens.list()) city.tokens.push(token.integer(DEFEAT_POINTS, 5));
  if (!own.freeBuildUsed.isAbsent() && own.freeBuildUsed.flag()) city.freeBuildAge = s.age;
}

function addCard(s: State, city: City, reader: Reader, cards: Cards): void {
  const card = cards.take(s, reader);
  const { name } = s.catalog.cards[card];
  if (city.cards.some((other) => s.catalog.cards[other].name === name)) reader.fail('a city has a name only once');
  city.cards.push(card);
}

/** Built stages: how many, or the cards under them; of a card that nobody can tell its Age. */
function readStages(s: State, index: number, reader: Reader, cards: Cards): void {
  const city = s.cities[index];
  const most = sideOf(s, city).stages.length;
  if (!reader.isList()) {
    city.stages = reader.integer(0, most);
    return;
  }
  const under = reader.list(most);
  city.stages = under.length;
  for (const card of under) {
    city.under.push(
      typeof card.raw === 'number' ? ~card.integer(1, s.age) : cards.faceDown(cards.take(s, card), ownerBit(s, index)),
    );
  }
}

/** The Age of a card that is still to be drawn; null for one that is there. */
export function ageOfUnknown(card: number): number | null {
  return card < 0 ? ~card : null;
}

/** Who knows what lies under the board of a city. */
export function ownerBit(s: State, index: number): number {
  return index < s.options.players ? seatBit(index) : 0;
}

function readConflicts(s: State, city: City, reader: Reader): void {
  for (const [index, pair] of reader.list(s.conflicts).entries()) {
    const tokens = pair.list(2);
    if (tokens.length !== 2) pair.fail('expected the tokens against the left and the right neighbour');
    for (const [side, token] of tokens.entries()) {
      const points = token.integer(DEFEAT_POINTS, VICTORY_POINTS[index]);
      if (points > 0 && points !== VICTORY_POINTS[index])
        token.fail(`a victory in this Age is ${VICTORY_POINTS[index]}`);
      city.tokens[2 * index + side] = points;
    }
  }
}
