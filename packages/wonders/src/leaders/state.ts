import type { NamedPiece } from '../catalog.ts';
import type { Options } from '../options.ts';
import { NONE, type State } from '../state.ts';

/** Leaders dealt to each player [L-10]. */
export const DEALT = 4;
/** In `costs`: the number of the Age [L-22]. */
export const COSTS_AGE = -1;

/** A leader that lies face up in a city. */
export interface Recruited {
  readonly leader: number;
  /** The Age it was recruited in, and the coins it cost then. */
  readonly age: number;
  readonly paid: number;
}

/** What one player has of Leaders. */
export interface LeaderSeat {
  /** Leaders that are not used yet, which nobody else sees; sorted. */
  readonly hand: number[];
  /** During the draft: the leaders to choose from [L-11]. */
  readonly offered: number[];
  readonly recruited: Recruited[];
  /** Leaders under the board, with the points they are worth, packed by burial.ts [L-74]. */
  readonly buried: number[];
  /** Leaders that were sold, face down [L-24]. */
  readonly sold: number[];
  /** The leader of a neighbour that works here too [L-60]. */
  copied: number;
  /** The Age in which a black card was last built for free [L-36]. */
  freeBlackAge: number;
  /** Whether the coin for income has come in this turn, and the last Age in the conflicts of which it has [L-46]. */
  incomeUsed: number;
  incomeAge: number;
}

/** The part of a position that only Leaders has. */
export interface LeadersState {
  /** What each leader costs: shared by all copies and never changed. */
  readonly costs: readonly number[];
  readonly seats: readonly LeaderSeat[];
  /** Leaders that were not dealt; the next one to be drawn is the last [L-12]. */
  readonly box: number[];
  /** By leader: the seats that have seen it in the draft. */
  readonly seenBy: number[];
}

/** The Leaders part of a position that has one. */
export function leadersOf(s: { readonly parts: { readonly leaders?: LeadersState } }): LeadersState {
  const { leaders } = s.parts;
  if (leaders === undefined) throw new Error('this game is played without Leaders');
  return leaders;
}

/** All leaders there are in a game. */
export function leaderPieces(s: State): readonly NamedPiece[] {
  return s.catalog.pieces['leaders'];
}

export function newLeaders(costs: readonly number[], { players }: Options): LeadersState {
  return {
    costs,
    seats: Array.from({ length: players }, newSeat),
    box: [],
    seenBy: costs.map(() => 0),
  };
}

function newSeat(): LeaderSeat {
  return {
    hand: [],
    offered: [],
    recruited: [],
    buried: [],
    sold: [],
    copied: NONE,
    freeBlackAge: 0,
    incomeUsed: 0,
    incomeAge: 0,
  };
}

export function cloneLeaders({ costs, seats, box, seenBy }: LeadersState): LeadersState {
  return { costs, seats: seats.map(cloneSeat), box: box.slice(), seenBy: seenBy.slice() };
}

function cloneSeat(seat: LeaderSeat): LeaderSeat {
  return {
    hand: seat.hand.slice(),
    offered: seat.offered.slice(),
    recruited: seat.recruited.slice(),
    buried: seat.buried.slice(),
    sold: seat.sold.slice(),
    copied: seat.copied,
    freeBlackAge: seat.freeBlackAge,
    incomeUsed: seat.incomeUsed,
    incomeAge: seat.incomeAge,
  };
}

export function encodeLeaders({ seats, box, seenBy }: LeadersState, out: number[]): void {
  for (const { hand, offered, recruited, buried, sold, copied, freeBlackAge, incomeUsed, incomeAge } of seats) {
    out.push(hand.length, ...hand, offered.length, ...offered, buried.length, ...buried, sold.length, ...sold);
    out.push(recruited.length);
    for (const { leader, age, paid } of recruited) out.push(leader, age, paid);
    out.push(copied, freeBlackAge, incomeUsed, incomeAge);
  }
  out.push(box.length, ...box, ...seenBy);
}
