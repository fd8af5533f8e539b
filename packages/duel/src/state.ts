import type { SeatId } from '@pharos/core';
import { cloneAgora, encodeAgora, type AgoraState } from './agora/state.ts';
import type { Catalog } from './catalog.ts';
import { COLOURS, SCIENCE_SYMBOLS } from './content/types.ts';
import type { DuelEvent } from './events.ts';
import type { Options } from './options.ts';
import { NO_UNITS, type Units } from './units.ts';

export const FIRST: SeatId = 0;
export const SECOND: SeatId = 1;

/** How the game ended; 0 while it goes on. */
export const ENDINGS = ['none', 'civilian', 'military', 'scientific', 'political'] as const;
export const GOES_ON = 0;
export const CIVILIAN = 1;
export const MILITARY = 2;
export const SCIENTIFIC = 3;
export const POLITICAL = 4;

/** Winner of a shared victory, or while the game goes on. */
export const NOBODY = -1;

/**
 * What chance decided, once and for all. Hidden from everybody but for what the table shows;
 * shared by all copies of a state and never changed.
 */
export interface Deal {
  /** All Wonders in the order they are shown: four, then four; the others stay out [D-10, D-11]. */
  readonly wonders: readonly number[];
  /** For each Age the card of every slot. */
  readonly decks: readonly (readonly number[])[];
  /** The cards put in the box during set-up: those of Ages I, II and III, and the unused Guilds [D-13]. */
  readonly removed: readonly (readonly number[])[];
  /** All Decrees; the first six are in play, one for each Chamber. None without Agora. */
  readonly decrees: readonly number[];
}

/** One player's side of the table. The counters follow from the pieces held; `refold` counts them anew. */
export interface Player {
  coins: number;
  /** Produced for every construction [D-28]. */
  production: Units;
  /** Coins this player pays for a unit of each resource [D-30, D-32]. */
  prices: Units;
  /** Set of resources whose price is fixed at 1 [D-32]. */
  fixedPrices: number;
  /** Producers of any one raw material, of any one manufactured good [D-29]. */
  rawChoices: number;
  manufacturedChoices: number;
  /** Cards of each colour in the city. */
  readonly colours: number[];
  /** Science symbols held, of each kind. */
  readonly symbols: number[];
  /** Set of chain symbols in the city [D-26], and of the opponent's ones that count as own. */
  chains: number;
  borrowedChains: number;
  /** Set of abilities. */
  abilities: number;
  /** Sets of Progress tokens held, of own Wonders not yet built, of built ones. */
  tokens: number;
  unbuilt: number;
  built: number;
  /** Set of Decrees that work for this player. */
  decrees: number;
  /** Cards of the city in the order they were built. */
  readonly city: number[];
}

/** A position. Fields are mutable and always present; sets are bit masks over catalog indices or slots. */
export interface State {
  readonly catalog: Catalog;
  readonly options: Options;
  readonly deal: Deal;
  readonly players: readonly [Player, Player];
  /** 0 during the draft, then 1, 2, 3. */
  age: number;
  /** Wonders picked so far, and the set of those on offer. */
  picks: number;
  offer: number;
  /** Sets of slots of the structure: with a card, face up, with nothing on them. */
  present: number;
  faceUp: number;
  accessible: number;
  /** −9 … 9; positive on the second player's half [D-63]. */
  pawn: number;
  /** Set of military tokens still on the track: see military.ts. */
  militaryTokens: number;
  /** Set of Progress tokens on the board. */
  board: number;
  /** Progress tokens in the box, in the hidden order they would be drawn [D-7, D-56]. */
  readonly box: number[];
  readonly discard: number[];
  /** The card under each Wonder, −1 for none. */
  readonly under: number[];
  /** What remains to be done, packed by tasks.ts; the last entry comes next. */
  readonly agenda: number[];
  /** Whether the player on turn has earned another one [D-49]. */
  extraTurn: boolean;
  ending: number;
  winner: SeatId;
  /** The Senate and all that belongs to it; null without Agora. */
  readonly agora: AgoraState | null;
  emit: ((event: DuelEvent) => void) | null;
}

export function newPlayer(coins: number): Player {
  return {
    coins,
    production: NO_UNITS,
    prices: NO_UNITS,
    fixedPrices: 0,
    rawChoices: 0,
    manufacturedChoices: 0,
    colours: COLOURS.map(() => 0),
    symbols: SCIENCE_SYMBOLS.map(() => 0),
    chains: 0,
    borrowedChains: 0,
    abilities: 0,
    tokens: 0,
    unbuilt: 0,
    built: 0,
    decrees: 0,
    city: [],
  };
}

export function opponentOf(seat: SeatId): SeatId {
  return 1 - seat;
}

export function playerAt(s: State, seat: SeatId): Player {
  return seat === FIRST ? s.players[0] : s.players[1];
}

function clonePlayer(player: Player): Player {
  return {
    coins: player.coins,
    production: player.production,
    prices: player.prices,
    fixedPrices: player.fixedPrices,
    rawChoices: player.rawChoices,
    manufacturedChoices: player.manufacturedChoices,
    colours: player.colours.slice(),
    symbols: player.symbols.slice(),
    chains: player.chains,
    borrowedChains: player.borrowedChains,
    abilities: player.abilities,
    tokens: player.tokens,
    unbuilt: player.unbuilt,
    built: player.built,
    decrees: player.decrees,
    city: player.city.slice(),
  };
}

/** An independent copy, silent; with another deal if one is given. */
export function clone(s: State, deal: Deal = s.deal): State {
  return {
    catalog: s.catalog,
    options: s.options,
    deal,
    players: [clonePlayer(s.players[0]), clonePlayer(s.players[1])],
    age: s.age,
    picks: s.picks,
    offer: s.offer,
    present: s.present,
    faceUp: s.faceUp,
    accessible: s.accessible,
    pawn: s.pawn,
    militaryTokens: s.militaryTokens,
    board: s.board,
    box: s.box.slice(),
    discard: s.discard.slice(),
    under: s.under.slice(),
    agenda: s.agenda.slice(),
    extraTurn: s.extraTurn,
    ending: s.ending,
    winner: s.winner,
    agora: s.agora === null ? null : cloneAgora(s.agora),
    emit: null,
  };
}

/** Appends every number of the state in a fixed order; lists carry their length. */
export function encode(s: State, out: number[]): number[] {
  out.push(s.age, s.picks, s.offer, s.present, s.faceUp, s.accessible, s.pawn, s.militaryTokens, s.board);
  out.push(s.extraTurn ? 1 : 0, s.ending, s.winner);
  for (const player of s.players) encodePlayer(player, out);
  pushList(out, s.box);
  pushList(out, s.discard);
  pushList(out, s.under);
  pushList(out, s.agenda);
  pushList(out, s.deal.wonders);
  for (const list of s.deal.decks) pushList(out, list);
  for (const list of s.deal.removed) pushList(out, list);
  if (s.agora === null) return out;
  pushList(out, s.deal.decrees);
  for (const { decrees, borrowedChains } of s.players) out.push(decrees, borrowedChains);
  return encodeAgora(s.agora, out);
}

function encodePlayer(player: Player, out: number[]): void {
  out.push(player.coins, player.fixedPrices, player.rawChoices, player.manufacturedChoices, player.chains);
  out.push(player.production, player.prices, player.abilities, player.tokens, player.unbuilt, player.built);
  pushList(out, player.colours);
  pushList(out, player.symbols);
  pushList(out, player.city);
}

function pushList(out: number[], list: readonly number[]): void {
  out.push(list.length);
  for (let i = 0; i < list.length; i++) out.push(list[i]);
}
