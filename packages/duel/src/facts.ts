import type { Change, Fact, SeatId } from '@pharos/core';
import { countBits } from './bits.ts';
import { COLOURS, RESOURCES, SCIENCE_SYMBOLS } from './content/types.ts';
import type { ColourName, ResourceName, ScienceSymbolName } from './content/types.ts';
import type { ExpansionTypes } from './expansionTypes.ts';
import type { DuelScore } from './score.ts';
import { scoreOf } from './scoring.ts';
import { differentSymbols } from './science.ts';
import { playerAt, type State } from './state.ts';
import { unitsOf } from './units.ts';

/** What a preview counts. */
export type FactName =
  /** Of the table: −9 … 9, positive on the second player's half; military tokens left on the track. */
  | 'pawn'
  | 'militaryTokens'
  /** Of a seat: what it owns, its points as if the game ended now, and what it pays for a unit. */
  | 'coins'
  | `points.${keyof DuelScore}`
  | `symbols.${ScienceSymbolName}`
  | 'differentSymbols'
  | 'tokens'
  | 'wonders'
  | `cards.${ColourName}`
  | `prices.${ResourceName}`
  | ExpansionTypes['fact'];

export interface DuelFact extends Fact {
  readonly what: FactName;
}

export interface DuelChange extends Change {
  readonly what: FactName;
}

/** Everything that is counted, all of it public, always in the same order. */
export function factsOf(s: State): DuelFact[] {
  const facts: DuelFact[] = [
    { seat: null, what: 'pawn', count: s.pawn },
    { seat: null, what: 'militaryTokens', count: countBits(s.militaryTokens) },
  ];
  for (let seat = 0; seat < s.players.length; seat++) {
    const tell = (what: FactName, count: number): unknown => facts.push({ seat, what, count });
    tellPlayer(s, seat, tell);
    for (const expansion of s.rules.expansions) expansion.facts?.(s, seat, tell);
  }
  return facts;
}

function tellPlayer(s: State, seat: SeatId, tell: (what: FactName, count: number) => void): void {
  const player = playerAt(s, seat);
  tell('coins', player.coins);
  const score = scoreOf(s, seat);
  for (const category of categoriesOf(s)) tell(`points.${category}`, score[category]);
  for (let index = 0; index < SYMBOLS.length; index++) tell(SYMBOLS[index], player.symbols[index]);
  tell('differentSymbols', differentSymbols(player));
  tell('tokens', countBits(player.tokens));
  tell('wonders', countBits(player.built));
  for (let index = 0; index < CARDS.length; index++) tell(CARDS[index], player.colours[index]);
  for (let index = 0; index < PRICES.length; index++) tell(PRICES[index], unitsOf(player.prices, index));
}

// Put together once: every preview counts all of them several times.
const SYMBOLS = SCIENCE_SYMBOLS.map((symbol) => `symbols.${symbol}` as const);
const CARDS = COLOURS.map((colour) => `cards.${colour}` as const);
const PRICES = RESOURCES.map((resource) => `prices.${resource}` as const);

/** All categories in the order they are shown. */
function categoriesOf(s: State): readonly (keyof DuelScore)[] {
  return Object.keys(s.rules.noPoints) as (keyof DuelScore)[];
}
