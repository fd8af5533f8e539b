import type { SeatId } from '@pharos/core';
import { bitsOf, countBits } from '../bits.ts';
import { playerAt, type State } from '../state.ts';
import type { PantheonFactName, PantheonPreview } from './previewTypes.ts';
import { pantheonOf } from './state.ts';

export function pantheonFacts(s: State, seat: SeatId, tell: (what: PantheonFactName, count: number) => void): void {
  const { mythologyTokens, offeringTokens, divinities } = pantheonOf(s).players[seat];
  tell('mythologyTokens', countBits(mythologyTokens));
  tell('offeringTokens', countBits(offeringTokens));
  tell('divinities', divinities.length);
  tell('coinsApart', playerAt(s, seat).coinsApart);
}

/** Tokens that come from the structure to either player. */
export function pantheonPreview(before: State, after: State): PantheonPreview {
  const { mythologyTokens, offeringTokens } = before.catalog.pieces;
  const gained = (held: (state: State) => number): number[] => bitsOf(held(after) & ~held(before));
  return {
    tokens: [
      ...gained(allMythologyTokens).map((token) => mythologyTokens[token].id),
      ...gained(allOfferingTokens).map((token) => offeringTokens[token].id),
    ],
  };
}

function allMythologyTokens(s: State): number {
  const [first, second] = pantheonOf(s).players;
  return first.mythologyTokens | second.mythologyTokens;
}

function allOfferingTokens(s: State): number {
  const [first, second] = pantheonOf(s).players;
  return first.offeringTokens | second.offeringTokens;
}
