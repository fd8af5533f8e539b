import type { Move, SeatId, SeatSet, FixedParts } from '@pharos/core';
import type { Board, Catalog, Effect, Side } from './catalog.ts';
import { CARD_COLOURS, SCIENCE_SYMBOLS, type AnyEffectSpec, type PackSpec } from './content/types.ts';
import type { EffectTable as EffectTableOf } from './effectRule.ts';
import type { WondersEvent } from './events.ts';
import type { ExpansionRecord, TurnSteps } from './expansion.ts';
import type { ExpansionStates } from './expansionTypes.ts';
import type { HandCardView } from './handTypes.ts';
import type { HeldCard, HiddenCard } from './hidden.ts';
import { numberOfMove } from './moveNumbers.ts';
import type { Options } from './options.ts';
import type { PreviewPoints } from './preview/points.ts';
import type { ActionRecord, AutomaticRecord, CardUseRecord, ChoiceRecord } from './records.ts';
import type { Points } from './score.ts';
import { noSupply, type Supply } from './supply.ts';
import type { Task } from './tasks.ts';

/** No side chosen, no move staged, no guild copied. */
export const NONE = -1;

/** Copied for every new city, which is several times faster than filling lists one by one. */
const ZEROS = {
  colours: CARD_COLOURS.map(() => 0),
  symbols: SCIENCE_SYMBOLS.map(() => 0),
  supply: noSupply(),
  /** Words of 32 names each; more if there are more names. */
  names: [0, 0, 0, 0],
  /** Three Ages, two neighbours. */
  tokens: [0, 0, 0, 0, 0, 0],
};

/** What chance decided, once and for all; shared by all copies of a state and never changed. */
export interface Deal {
  /** For each Age its shuffled deck: the hand of each seat in turn, then the draw pile in a game for two. */
  readonly decks: readonly (readonly number[])[];
  /** Guilds that stay out, unknown to all [W-6], and cards of expansions that do. */
  readonly undrawn: readonly number[];
}

/** One city. The counters follow from the pieces built; `refold` counts them anew. */
export interface City {
  board: number;
  /** NONE until it is chosen. */
  side: number;
  /** Wonder stages built, and the cards under them. */
  stages: number;
  readonly under: HiddenCard[];
  coins: number;
  /** Cards in the order they were built. */
  readonly cards: number[];
  readonly colours: number[];
  /** What the city can use itself, and what neighbours can buy [W-32, W-41]. */
  readonly supply: Supply;
  readonly forSale: Supply;
  /** Set of discounts: see trade.ts. */
  discounts: number;
  shields: number;
  readonly symbols: number[];
  freeSymbols: number;
  /** Set of chains that start here [W-50]. */
  chains: number;
  /** Set of abilities. */
  abilities: number;
  /** Set of names that stand here, 32 a word [W-22]. */
  readonly names: number[];
  /** The Age in which the free build was last used [W-99]. */
  freeBuildAge: number;
  /** Conflict tokens: Age by Age, against the left and the right neighbour [W-61]. */
  readonly tokens: number[];
  /** The guild of a neighbour that counts here too [W-100]. */
  copied: number;
}

export type ChoiceKind = ChoiceRecord<State>;
export type AutomaticTask = AutomaticRecord<State>;
export type Action = ActionRecord<State>;
export type CardUse = CardUseRecord<State>;
export type Expansion = ExpansionRecord<State, City>;
export type EffectTable<Spec extends AnyEffectSpec> = EffectTableOf<State, City, Spec>;

/** Cards of a pack that are drawn from more than are needed. */
export interface DrawnCards {
  readonly pack: string;
  /** How messages call the expansion. */
  readonly name: string;
  /** Those of each Age that may be drawn, by number of players. */
  readonly cards: readonly (readonly (readonly number[])[])[];
  /** How many are drawn for the deck of an Age. */
  readonly perAge: (players: number) => number;
}

/** The rules of a selection of packs, ready for use: built once for each in rules.ts, and shared by all its states. */
export interface Rules {
  /** The packs, as they are in the chosen versions, and what they are in numbers. */
  readonly packs: readonly PackSpec<AnyEffectSpec>[];
  readonly catalog: Catalog;
  /** What an effect does, by its kind, where it acts at this moment. */
  readonly fold: readonly ((s: State, city: City, effect: Effect, sells: boolean) => void)[];
  readonly amount: readonly ((s: State, city: number, effect: Effect) => number)[];
  readonly perform: readonly ((s: State, city: number, effect: Effect) => void)[];
  readonly choiceOf: readonly ((s: State, city: number, effect: Effect) => Task)[];
  readonly isAtOnce: readonly boolean[];
  /** The expansions in play, and all there are. */
  readonly expansions: readonly Expansion[];
  readonly known: readonly Expansion[];
  readonly draws: readonly DrawnCards[];
  /** Turns in an Age, and coins to start with. */
  readonly turns: (options: Options) => number;
  readonly startingCoins: number;
  readonly defeats: readonly NonNullable<Expansion['defeats']>[];
  /** A score of 0 in every category, and what expansions add; null if they add nothing. */
  readonly noPoints: Readonly<Points> | null;
  readonly scoring: readonly NonNullable<Expansion['scoring']>['score'][];
  readonly guildCap: number;
  readonly science: readonly NonNullable<Expansion['science']>[];
  readonly sharesTeamTies: NonNullable<Expansion['sharesTeamTies']> | null;
  /** By the number of their kind. */
  readonly choices: readonly ChoiceKind[];
  readonly actions: readonly Action[];
  /** What an expansion adds to moves, as hashes have it. */
  readonly additionWord: (addition: number) => number;
  /** Their functions once more, as lists by the kind of task: that is how the agenda calls them. Without a choice, `offers` is null. */
  readonly isShared: readonly boolean[];
  readonly offers: readonly (ChoiceKind['offers'] | null)[];
  readonly moves: readonly ChoiceKind['moves'][];
  readonly settled: readonly NonNullable<ChoiceKind['settled']>[];
  readonly closes: readonly boolean[];
  /** The choices a written position can start with. */
  readonly written: readonly ChoiceKind[];
  /** What can be done with a hand, and how a seat sees it. */
  readonly handMoves: (s: State, seat: SeatId, out: Move[]) => number;
  readonly stageMoves: NonNullable<Expansion['stageMoves']>;
  readonly handView: (s: State, seat: SeatId, moves: readonly Move[]) => readonly HandCardView[];
  /** The points of expansions that are called in every turn. */
  readonly steps: readonly TurnSteps<State>[];
  readonly afterActions: readonly NonNullable<Expansion['afterActions']>[];
  readonly aroundExtraCard: readonly NonNullable<Expansion['aroundExtraCard']>[];
  readonly cardRevived: readonly NonNullable<Expansion['cardRevived']>[];
  readonly beforeFirstAge: readonly NonNullable<Expansion['beforeFirstAge']>[];
  readonly beforeFirstTurn: readonly NonNullable<Expansion['beforeFirstTurn']>[];
  readonly coinsGained: readonly NonNullable<Expansion['coinsGained']>[];
  readonly losses: readonly NonNullable<Expansion['losses']>[];
  readonly settleLosses: NonNullable<Expansion['settleLosses']> | null;
  readonly othersLose: NonNullable<Expansion['othersLose']> | null;
  readonly staysOut: NonNullable<Expansion['staysOut']> | null;
  readonly takesDefeat: NonNullable<Expansion['takesDefeat']> | null;
  readonly tokenGained: readonly NonNullable<Expansion['tokenGained']>[];
  readonly tokenLost: readonly NonNullable<Expansion['tokenLost']>[];
  readonly afterConflicts: readonly NonNullable<Expansion['afterConflicts']>[];
  readonly conflictsAhead: readonly NonNullable<Expansion['conflictsAhead']>[];
  /** What makes prices special: the set of abilities that do, and what they do. */
  readonly specialAbilities: number;
  readonly prices: readonly NonNullable<Expansion['prices']>[];
  readonly wayOf: NonNullable<Expansion['wayOf']>;
  readonly freeBuild: NonNullable<Expansion['freeBuild']> | null;
  /** What expansions add to previews, with the names of their parts. */
  readonly previews: readonly (PreviewPoints<State> & { readonly word: string })[];
  /** Copies the parts of expansions; null if there are none. */
  readonly cloneParts: ((s: State) => ExpansionStates) | null;
}

/** A position. Fields are mutable and always present. */
export interface State extends FixedParts<Rules, Options, Deal> {
  /** By seat, clockwise; in a game for two the Free City is the third. */
  readonly cities: readonly City[];
  /** The hand of each seat, sorted by card. */
  readonly hands: HeldCard[][];
  /** 0 while sides are chosen, then 1, 2, 3. */
  age: number;
  /** Turns in an Age: six, unless an expansion says otherwise [W-14]. */
  readonly turns: number;
  /** 1 … `turns` within an Age. */
  turn: number;
  /** Ages whose conflicts are settled. */
  conflicts: number;
  /** The move each city has staged, NONE if none; shown to nobody else until all have chosen [W-11]. */
  readonly staged: number[];
  /** Who must choose now. */
  awaited: SeatSet;
  readonly discard: HiddenCard[];
  /** What remains to be done, packed by tasks.ts; the last entry comes next. */
  readonly agenda: Task[];
  /** What belongs to the expansions in play, by their ids. */
  readonly parts: ExpansionStates;
  emit: ((event: WondersEvent) => void) | null;
}

/** A city with nothing in it, in a game with so many names and colours of cards. */
export function newCity(board: number, coins: number, { nameCount, colourCount }: Catalog): City {
  return {
    board,
    side: NONE,
    stages: 0,
    under: [],
    coins,
    cards: [],
    colours: ZEROS.colours.slice(0, colourCount),
    supply: ZEROS.supply.slice(),
    forSale: ZEROS.supply.slice(),
    discounts: 0,
    shields: 0,
    symbols: ZEROS.symbols.slice(),
    freeSymbols: 0,
    chains: 0,
    abilities: 0,
    names: noNames(nameCount),
    freeBuildAge: 0,
    tokens: ZEROS.tokens.slice(),
    copied: NONE,
  };
}

/** Four words are kept where fewer would do: hashes of states contain them. */
function noNames(nameCount: number): number[] {
  const names = ZEROS.names.slice();
  while (names.length * 32 < nameCount) names.push(0);
  return names;
}

/** [W-2] The left neighbour is the next city clockwise, and clockwise is the order of seats. */
export function leftOf(s: State, city: number): number {
  return city + 1 === s.cities.length ? 0 : city + 1;
}

export function rightOf(s: State, city: number): number {
  return city === 0 ? s.cities.length - 1 : city - 1;
}

/** [W-110] Whether a third city without a player stands between two. */
export function hasFreeCity(s: State): boolean {
  return s.options.players === 2;
}

/** The number of the Free City. */
export const THE_FREE_CITY = 2;

export function boardOf(s: State, city: City): Board {
  return s.catalog.boards[city.board];
}

/** The side of the board in use; it must be chosen. */
export function sideOf(s: State, city: City): Side {
  return s.catalog.boards[city.board].sides[city.side];
}

function cloneCity(city: City): City {
  return {
    board: city.board,
    side: city.side,
    stages: city.stages,
    under: city.under.slice(),
    coins: city.coins,
    cards: city.cards.slice(),
    colours: city.colours.slice(),
    supply: city.supply.slice(),
    forSale: city.forSale.slice(),
    discounts: city.discounts,
    shields: city.shields,
    symbols: city.symbols.slice(),
    freeSymbols: city.freeSymbols,
    chains: city.chains,
    abilities: city.abilities,
    names: city.names.slice(),
    freeBuildAge: city.freeBuildAge,
    tokens: city.tokens.slice(),
    copied: city.copied,
  };
}

/** An independent copy, silent; with another deal if one is given. */
export function clone(s: State, deal: Deal = s.deal): State {
  return {
    rules: s.rules,
    catalog: s.catalog,
    options: s.options,
    deal,
    cities: s.cities.map(cloneCity),
    hands: s.hands.map((hand) => hand.slice()),
    age: s.age,
    turns: s.turns,
    turn: s.turn,
    conflicts: s.conflicts,
    staged: s.staged.slice(),
    awaited: s.awaited,
    discard: s.discard.slice(),
    agenda: s.agenda.slice(),
    parts: s.rules.cloneParts === null ? s.parts : s.rules.cloneParts(s),
    emit: null,
  };
}

/** Writes every number of the state in a fixed order; lists carry their length. */
export function encode(s: State, out: number[]): number[] {
  out.length = 0;
  out.push(s.age, s.turn, s.conflicts, s.awaited);
  for (const city of s.cities) encodeCity(city, out);
  for (const hand of s.hands) pushList(out, hand);
  out.push(s.staged.length);
  for (const move of s.staged) out.push(numberOfMove(move, s.rules.additionWord));
  pushList(out, s.discard);
  pushList(out, s.agenda);
  for (const deck of s.deal.decks) pushList(out, deck);
  pushList(out, s.deal.undrawn);
  for (const expansion of s.rules.expansions) expansion.encodePart?.(s, out);
  return out;
}

function encodeCity(city: City, out: number[]): void {
  out.push(city.board, city.side, city.stages, city.coins, city.discounts, city.shields, city.freeSymbols);
  out.push(city.chains, city.abilities, city.freeBuildAge, city.copied);
  pushList(out, city.under);
  pushList(out, city.cards);
  pushList(out, city.colours);
  pushList(out, city.supply);
  pushList(out, city.forSale);
  pushList(out, city.symbols);
  pushList(out, city.names);
  pushList(out, city.tokens);
}

/** Appends a list with its length. */
export function pushList(out: number[], list: readonly number[]): void {
  out.push(list.length);
  for (let i = 0; i < list.length; i++) out.push(list[i]);
}
