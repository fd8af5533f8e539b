import type { SeatId } from '@pharos/core';
import { cardPrice, currentTask, tasks, words, type Player, type State } from '@pharos/duel';
import { countBits, lowestBit } from '../../model/bits.ts';
import type { FeatureVector } from '../../model/featureVector.ts';
import type { InputSet } from '../../model/inputSet.ts';
import { EXPANSIONS, expansionsOf } from '../expansions.ts';
import { describeSeat } from '../guide/seat.ts';
import { NO_SYMBOL, tableOf } from '../guide/table.ts';
import { CHOICE_KINDS, inputNames, PAWN_STEPS } from './inputNames.ts';
import { inputTableOf, type InputTable } from './table.ts';

const HIDDEN = inputNames.at.hidden;
const PAWN = inputNames.numberOf('pawn 0');
const AGE = inputNames.numberOf('age 0');
const LEFT = inputNames.numberOf('left 0');
const CHOICE = inputNames.numberOf('choice 0');
const SYMBOLS = words.SCIENCE_SYMBOLS.length;
const COLOURS = words.COLOURS.length;
const BASE_CHAINS = (1 << words.CHAIN_SYMBOLS.length) - 1;

/** Duel as networks see it: nothing but what both players may know. */
export const duelInputs: InputSet<State> = {
  inputs: inputNames.names,
  ways: ['civilian', 'military', 'scientific', ...EXPANSIONS.flatMap(({ ways }) => ways)],
  viewer: (s) => tasks.taskSeat(currentTask(s)),
  describePosition,
};

function describePosition(s: State, viewer: SeatId, vector: FeatureVector): void {
  const table = inputTableOf(s.catalog);
  describePlayer(s, viewer, table, table.own, vector);
  describePlayer(s, 1 - viewer, table, table.their, vector);
  describeTable(s, viewer, table, vector);
  describeScience(s, s.players[viewer], s.players[1 - viewer], table, vector);
  const expansions = expansionsOf(s);
  for (let index = 0; index < expansions.length; index++) expansions[index].describePosition(s, viewer, vector);
}

/** Features of a seat, which are written as inputs of its own or of the opponent. */
function describePlayer(
  s: State,
  seat: SeatId,
  table: InputTable,
  inputs: InputTable['own'],
  vector: FeatureVector,
): void {
  const start = vector.count;
  describeSeat(s, seat, vector);
  const { features } = vector;
  for (let index = start; index < vector.count; index++) features[index] += inputs.features;
  const { colours, chains } = s.players[seat];
  for (let colour = 0; colour < COLOURS; colour++) vector.add(inputs.colour + colour, colours[colour]);
  for (let rest = chains & BASE_CHAINS & table.usefulChains[s.age]; rest !== 0; rest &= rest - 1) {
    vector.add(inputs.chain + lowestBit(rest), 1);
  }
}

/** The structure, the track, the board and what is to be chosen. */
function describeTable(s: State, viewer: SeatId, table: InputTable, vector: FeatureVector): void {
  vector.add(AGE + s.age, 1);
  vector.add(PAWN + (viewer === 0 ? s.pawn : -s.pawn) + PAWN_STEPS / 2, 1);
  for (let rest = s.board; rest !== 0; rest &= rest - 1) vector.add(table.board[lowestBit(rest)], 1);
  const kind = tasks.taskKind(currentTask(s));
  if (kind <= CHOICE_KINDS) vector.add(CHOICE + kind, 1);
  if (s.age === 0) return;
  vector.add(LEFT + countBits(s.present), 1);
  vector.add(HIDDEN, countBits(s.present & ~s.faceUp));
  const deck = s.deal.decks[s.age - 1];
  const own = s.players[viewer];
  const theirs = s.players[1 - viewer];
  const { isNoBuilding } = tableOf(s.catalog);
  for (let slots = s.accessible & s.faceUp; slots !== 0; slots &= slots - 1) {
    const card = deck[lowestBit(slots)];
    vector.add(table.open[card], 1);
    if (isNoBuilding[card] !== 0) continue;
    if (cardPrice(own, s.catalog.cards[card]) <= own.coins) vector.add(table.own.buys[card], 1);
    if (cardPrice(theirs, s.catalog.cards[card]) <= theirs.coins) vector.add(table.their.buys[card], 1);
  }
  for (let slots = s.present & s.faceUp & ~s.accessible; slots !== 0; slots &= slots - 1) {
    vector.add(table.covered[deck[lowestBit(slots)]], 1);
  }
}

/** Of each symbol the cards that nobody can build any more, in sight and open: written over for every position. */
const gone = new Uint8Array(SYMBOLS);
const seen = new Uint8Array(SYMBOLS);
const open = new Uint8Array(SYMBOLS);

/** Who has which symbols, and where the others can still come from. */
function describeScience(s: State, own: Player, theirs: Player, table: InputTable, vector: FeatureVector): void {
  const { cardSymbol } = tableOf(s.catalog);
  gone.fill(0);
  seen.fill(0);
  open.fill(0);
  countSymbols(s.discard, cardSymbol, gone);
  countSymbols(s.under, cardSymbol, gone);
  if (s.age > 0) {
    const deck = s.deal.decks[s.age - 1];
    for (let slots = s.present & s.faceUp; slots !== 0; slots &= slots - 1) {
      const slot = lowestBit(slots);
      const symbol = cardSymbol[deck[slot]];
      if (symbol !== NO_SYMBOL) (s.accessible & (1 << slot) ? open : seen)[symbol]++;
    }
  }
  describeSymbols(own, theirs, table.own, table.symbolCards, vector);
  describeSymbols(theirs, own, table.their, table.symbolCards, vector);
}

function countSymbols(cards: readonly number[], cardSymbol: Int8Array, counts: Uint8Array): void {
  for (let index = 0; index < cards.length; index++) {
    const card = cards[index];
    if (card >= 0 && cardSymbol[card] !== NO_SYMBOL) counts[cardSymbol[card]]++;
  }
}

function describeSymbols(
  player: Player,
  opponent: Player,
  inputs: InputTable['own'],
  symbolCards: Uint8Array,
  vector: FeatureVector,
): void {
  let reach = 0;
  for (let symbol = 0; symbol < SYMBOLS; symbol++) {
    const held = player.symbols[symbol];
    if (held > 0) {
      reach++;
      vector.add(inputs.symbol + symbol, 1);
      if (held > 1) vector.add(inputs.pair + symbol, 1);
    } else if (symbolCards[symbol] > 0) {
      if (open[symbol] > 0) vector.add(inputs.openSymbol + symbol, 1);
      if (seen[symbol] > 0) vector.add(inputs.symbolInSight + symbol, 1);
      if (gone[symbol] + opponent.symbols[symbol] >= symbolCards[symbol]) vector.add(inputs.lostSymbol + symbol, 1);
      else reach++;
    } else if (opponent.symbols[symbol] === 0) reach++;
  }
  vector.add(inputs.reach + reach, 1);
}
