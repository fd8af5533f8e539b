import type { Change, Fact, SeatId } from '@pharos/core';
import { countBits } from './bits.ts';
import { COLOURS, RESOURCES, SCIENCE_SYMBOLS } from './content/types.ts';
import type { ColourName, ResourceName, ScienceSymbolName } from './content/types.ts';
import type { ExpansionFactName } from './expansionTypes.ts';
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
  | ExpansionFactName;

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
  for (const [index, symbol] of SCIENCE_SYMBOLS.entries()) tell(`symbols.${symbol}`, player.symbols[index]);
  tell('differentSymbols', differentSymbols(player));
  tell('tokens', countBits(player.tokens));
  tell('wonders', countBits(player.built));
  for (const [index, colour] of COLOURS.entries()) tell(`cards.${colour}`, player.colours[index]);
  for (const [index, resource] of RESOURCES.entries()) tell(`prices.${resource}`, unitsOf(player.prices, index));
}

/** All categories in the order they are shown. */
function categoriesOf(s: State): readonly (keyof DuelScore)[] {
  return Object.keys(s.rules.noPoints) as (keyof DuelScore)[];
}
