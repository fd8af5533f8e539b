import type { Outcome, SeatId } from '@pharos/core';
import type { Options } from './options.ts';
import type { WondersScore } from './scoring.ts';

/*
 * All that a viewer may know of a game, as plain JSON with string ids, built up from what is public [W-125].
 *
 * - Cities are numbered as seats; in a game for two the Free City is the third one, with `seat: null`.
 * - The left neighbour is the next one clockwise: city i + 1 [W-2]. Hands go left in Ages I and III, right in Age II.
 * - While `decision.kind` is `turn` or `seventhCard`, `hand` tells what each card can do for the viewer's own city; in
 *   `freeCity` what it can do for the Free City, so that the same panel serves both.
 * - Whatever can be done carries its `move`: the text to send.
 */

export interface WondersView {
  readonly game: 'wonders';
  readonly viewer: SeatId | null;
  readonly options: Options;
  /** 0 while sides are chosen, then 1, 2, 3. */
  readonly age: number;
  /** 1 … 6; 0 while sides are chosen. */
  readonly turn: number;
  readonly turnsInAge: number;
  /** Where hands go at the end of the turn [W-13]; in a game for two they are swapped. */
  readonly passing: 'left' | 'right';
  /** How many cards lie face down in the discard pile [W-16]. */
  readonly discardCount: number;
  /** Cards left in the draw pile of the Free City; null with three or more players. */
  readonly drawPileCount: number | null;
  /** Who acts for the Free City in this turn; null with three or more players. */
  readonly freeCityHolder: SeatId | null;
  readonly cities: readonly CityView[];
  /** The viewer's hand, sorted; null for a spectator. */
  readonly hand: readonly HandCardView[] | null;
  /** What the viewer has chosen in this turn and may still change; null if nothing. */
  readonly staged: string | null;
  readonly decision: DecisionView | null;
  readonly outcome: Outcome | null;
}

/** What is to be decided now. */
export interface DecisionView {
  readonly kind: 'chooseSide' | 'turn' | 'freeCity' | 'seventhCard' | 'revive' | 'copyGuild';
  /** Who must still choose. */
  readonly acting: readonly SeatId[];
  /** Who has chosen already; what, nobody else learns before all have. */
  readonly chosen: readonly SeatId[];
  /** The city it is about, where it is about one: a seat's own, or the Free City. */
  readonly city: number | null;
  /** The viewer's legal moves; null for who has none. A card to build or discard is in `hand` with its payments. */
  readonly choices: readonly ChoiceView[] | null;
}

export interface ChoiceView {
  readonly move: string;
  readonly action: 'build' | 'stage' | 'discard' | 'revive' | 'decline' | 'copy' | 'side';
  /** The card, or the side of the board. */
  readonly subject: string | null;
}

export interface CityView {
  readonly city: number;
  /** Null for the Free City. */
  readonly seat: SeatId | null;
  readonly left: number;
  readonly right: number;
  readonly board: string;
  /** Null until it is chosen. */
  readonly side: string | null;
  readonly stages: readonly StageView[];
  readonly stagesBuilt: number;
  readonly coins: number;
  /** Cards in the order they were built. */
  readonly cards: readonly string[];
  readonly colours: Readonly<Record<string, number>>;
  readonly production: ProductionView;
  /** The part of the production that neighbours can buy [W-41]. */
  readonly forSale: ProductionView;
  /** Coins this city pays for a unit of each resource [W-40, W-48]. */
  readonly prices: {
    readonly left: Readonly<Record<string, number>>;
    readonly right: Readonly<Record<string, number>>;
  };
  readonly shields: number;
  readonly symbols: Readonly<Record<string, number>>;
  /** Science symbols of free choice [W-77]. */
  readonly freeSymbols: number;
  /** Tokens of each Age against the left and the right neighbour; null before the conflict, 0 for no token [W-61]. */
  readonly conflicts: readonly { readonly age: number; readonly left: number | null; readonly right: number | null }[];
  readonly handCount: number;
  /** Has chosen a card in this turn, or has nothing to choose. */
  readonly hasChosen: boolean;
  readonly abilities: readonly string[];
  /** Whether the free build of this Age is still open; null without that power [W-99]. */
  readonly freeBuildLeft: boolean | null;
  /** The guild of a neighbour that counts here too [W-100]. */
  readonly copiedGuild: string | null;
  /** As if the game ended now. */
  readonly score: WondersScore;
}

export interface StageView {
  readonly cost: CostView;
  readonly built: boolean;
  /** The Age of the card under a built stage, which its back shows. */
  readonly under: number | null;
}

export interface CostView {
  readonly coins: number;
  readonly resources: Readonly<Record<string, number>>;
}

export interface ProductionView {
  /** Units in every turn. */
  readonly fixed: Readonly<Record<string, number>>;
  /** Sources that give one unit of one of these. */
  readonly choices: readonly (readonly string[])[];
}

export interface HandCardView {
  readonly card: string;
  readonly build: ActionView;
  readonly stage: ActionView;
  /** The text to discard it for coins; null where that is not allowed now. */
  readonly discard: string | null;
}

export interface ActionView {
  /** Why it cannot be done; null if it can. */
  readonly obstacle: 'alreadyBuilt' | 'wonderComplete' | 'tooExpensive' | 'unobtainable' | 'notNow' | null;
  /** Every sensible way to pay, cheapest first; those beyond the coins at hand have no move. */
  readonly options: readonly PaymentView[];
}

export interface PaymentView {
  /** Null if there are not enough coins. */
  readonly move: string | null;
  readonly bank: number;
  readonly left: number;
  readonly right: number;
  readonly total: number;
  readonly purchases: readonly PurchaseView[];
  /** Why nothing at all is paid: no printed cost, own production, a chain, or a power of the wonder. */
  readonly free: 'noCost' | 'production' | 'chain' | 'oncePerAge' | 'firstOfColour' | 'firstCard' | 'lastCard' | null;
  readonly affordable: boolean;
}

export interface PurchaseView {
  readonly resource: string;
  readonly count: number;
  readonly from: 'left' | 'right';
  readonly each: number;
}
