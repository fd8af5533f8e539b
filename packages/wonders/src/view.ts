import { SPECTATOR, type Outcome, type SeatId, type Viewer } from '@pharos/core';
import { costView } from './actionView.ts';
import { hasFreeBuild } from './building.ts';
import { FREE_ONCE_PER_AGE } from './catalog.ts';
import type { PaidChoiceView } from './choice.ts';
import { paidChoice } from './choiceView.ts';
import { ABILITIES, CARD_COLOURS, RESOURCES, SCIENCE_SYMBOLS } from './content/types.ts';
import type { Cost, CostView } from './cost.ts';
import { decisionView, type DecisionView } from './decisionView.ts';
import { partsOf } from './expansionRules.ts';
import type { ExpansionViews } from './expansionTypes.ts';
import { drawPile, freeCityHolder, passesLeft } from './hands.ts';
import type { HandCardView } from './handTypes.ts';
import { handView } from './handView.ts';
import { ageOf } from './hidden.ts';
import type { Options } from './options.ts';
import { productionOf, type Production } from './production.ts';
import type { WondersScore } from './score.ts';
import { outcome, scoreOf } from './scoring.ts';
import { partnerView } from './partner/partnerView.ts';
import type { PartnerView } from './partner/viewTypes.ts';
import { openStages } from './stages.ts';
import { boardOf, hasFreeCity, leftOf, NONE, rightOf, sideOf, type City, type State } from './state.ts';
import { FIRST_MANUFACTURED } from './supply.ts';
import { priceOf } from './trade.ts';

/*
 * All that a viewer may know of a game, as plain JSON with string ids, built up from what is public [W-125].
 *
 * - Cities are numbered as seats; in a game for two the Free City is the third one, with `seat: null`.
 * - The left neighbour is the next one clockwise: city i + 1 [W-2]. Hands go left in Ages I and III, right in Age II.
 * - While `decision.kind` is `turn` or `seventhCard`, `hand` tells what each card can do for the viewer's own city; in
 *   `freeCity` what it can do for the Free City, so that the same panel serves both.
 * - Whatever can be done carries its `move`: the text to send.
 */

export interface WondersView extends ExpansionViews {
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
  readonly staged: PaidChoiceView | null;
  readonly decision: DecisionView | null;
  readonly outcome: Outcome | null;
  /** The viewer's partner, null for spectators; left out without teams. */
  readonly partner?: PartnerView | null;
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
  /** The stages that can be built next, as printed from 1: the next one [W-21], or any where the board leaves the order open. */
  readonly nextStages: readonly number[];
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
  /** Has chosen for this turn. */
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

export interface ProductionView {
  /** Units in every turn. */
  readonly fixed: Readonly<Record<string, number>>;
  /** Sources that give one unit of one of these. */
  readonly choices: readonly (readonly string[])[];
}

export function view(s: State, viewer: Viewer, other?: WondersView): WondersView {
  const isSeat = viewer !== SPECTATOR;
  const hand = isSeat ? handView(s, viewer) : null;
  return {
    game: 'wonders',
    viewer: isSeat ? viewer : null,
    options: s.options,
    age: s.age,
    turn: s.turn,
    turnsInAge: s.turns,
    passing: passesLeft(s.age) ? 'left' : 'right',
    discardCount: s.discard.length,
    drawPileCount: hasFreeCity(s) ? drawPile(s).length : null,
    freeCityHolder: hasFreeCity(s) && s.age > 0 ? freeCityHolder(s) : null,
    cities: other?.cities ?? s.cities.map((_, city) => cityView(s, city)),
    hand,
    staged: isSeat && s.staged[viewer] !== NONE ? paidChoice(s, viewer, s.staged[viewer], hand) : null,
    decision: decisionView(s, viewer),
    outcome: outcome(s),
    ...(s.options.teams === true && { partner: isSeat ? partnerView(s, viewer) : null }),
    ...expansionViews(s, viewer),
  };
}

/** What expansions in play show, by their ids. */
function expansionViews(s: State, viewer: Viewer): ExpansionViews {
  return partsOf(
    s.rules.expansions,
    (expansion) => expansion.view?.(s, viewer),
    ({ id, viewName }) => viewName ?? id,
  );
}

function cityView(s: State, index: number): CityView {
  const city = s.cities[index];
  const isSeat = index < s.options.players;
  return {
    city: index,
    seat: isSeat ? index : null,
    left: leftOf(s, index),
    right: rightOf(s, index),
    board: boardOf(s, city).id,
    side: city.side === NONE ? null : sideOf(s, city).id,
    stages: city.side === NONE ? [] : sideOf(s, city).stages.map((stage, at) => stageView(city, stage.cost, at)),
    stagesBuilt: city.stages,
    nextStages: city.side === NONE ? [] : openStages(s, city).map((stage) => stage + 1),
    coins: city.coins,
    cards: city.cards.map((card) => s.catalog.cards[card].id),
    colours: byName(CARD_COLOURS, city.colours),
    production: productionView(productionOf(s, city, false)),
    forSale: productionView(productionOf(s, city, true)),
    prices: { left: pricesAt(city, true), right: pricesAt(city, false) },
    shields: city.shields,
    symbols: byName(SCIENCE_SYMBOLS, city.symbols),
    freeSymbols: city.freeSymbols,
    conflicts: [1, 2, 3].map((age) => conflictView(s, city, age)),
    handCount: isSeat ? s.hands[index].length : 0,
    hasChosen: s.staged[index] !== NONE,
    abilities: ABILITIES.filter((_, ability) => (city.abilities & (1 << ability)) !== 0),
    freeBuildLeft: (city.abilities & FREE_ONCE_PER_AGE) !== 0 ? hasFreeBuild(s, city) : null,
    copiedGuild: city.copied === NONE ? null : s.catalog.cards[city.copied].id,
    score: scoreOf(s, index),
  };
}

function stageView(city: City, cost: Cost, at: number): StageView {
  return { cost: costView(cost), built: at < city.stages, under: at < city.stages ? ageOf(city.under[at]) : null };
}

function conflictView(s: State, city: City, age: number): CityView['conflicts'][number] {
  const slot = 2 * (age - 1);
  const isSettled = age <= s.conflicts;
  return { age, left: isSettled ? city.tokens[slot] : null, right: isSettled ? city.tokens[slot + 1] : null };
}

function productionView({ fixed, choices }: Production): ProductionView {
  return {
    fixed: byName(RESOURCES, fixed),
    choices: choices.map((resources) => resources.map((resource) => RESOURCES[resource])),
  };
}

function pricesAt(city: City, isLeft: boolean): Record<string, number> {
  const prices = RESOURCES.map((_, resource) => priceOf(city, resource < FIRST_MANUFACTURED, isLeft));
  return byName(RESOURCES, prices);
}

function byName(names: readonly string[], counts: readonly number[]): Record<string, number> {
  // Without pairs in between: this is a good part of what a view costs.
  const named: Record<string, number> = {};
  for (let index = 0; index < counts.length; index++) named[names[index]] = counts[index];
  return named;
}
