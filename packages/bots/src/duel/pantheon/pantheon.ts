import type { SeatId } from '@pharos/core';
import {
  activationPrice,
  divinityOnSpace,
  offeringValue,
  pantheonOf,
  pantheonTasks,
  type DuelPreview,
  type State,
} from '@pharos/duel';
import { fact, type Fact } from '../../search/reasons.ts';
import type { BotExpansion } from '../expansion.ts';
import both from '../guide/weights.agora.pantheon.json' with { type: 'json' };
import weights from '../guide/weights.pantheon.json' with { type: 'json' };
import { describePantheonMove } from './describeMove.ts';
import { describePantheon } from './describeSeat.ts';
import { knownDivinities, pantheonValue, pendingValue } from './worth.ts';

const { APPLY_MILITARY_TOKEN, PLACE_SNAKE, TAKE_ENKI_TOKEN } = pantheonTasks;
const CAPITAL = 9;
const SYMBOLS_TO_WIN = 6;
const TOKEN_WEIGHT = 2;

/** Pantheon, as bots see it. */
export const pantheon: BotExpansion = {
  id: 'pantheon',
  effectWorth: { searchDeck: 7 },
  evaluate(before, seat) {
    const known = knownDivinities(before, pantheonOf(before), seat);
    return (after, left) => pantheonValue(after, pantheonOf(after), seat, left, known) + pendingValue(after, seat);
  },
  winsNextTurn: winsByActivation,
  /** What the move before leads to; what is only then looked at is no part of it. */
  isFollowUp: (kind) => kind === TAKE_ENKI_TOKEN || (kind >= PLACE_SNAKE && kind <= APPLY_MILITARY_TOKEN),
  describeSeat: (s, seat, isOnTurn, vector) => describePantheon(s, pantheonOf(s), seat, isOnTurn, vector),
  describeMove: describePantheonMove,
  /** All of Pantheon is among the features of seats. */
  describePosition: () => undefined,
  /** What may be discarded lies face down as well, and must not be told apart. */
  slotMoves: [],
  ways: [],
  leanings: {},
  openChoices: ['unbuildWonder'],
  hintFacts,
  steps: { novice: 0.45 },
  weights,
  weightsWith: { agora: both },
};

/** Whether a Divinity in reach moves the pawn into the capital, or brings the last symbol. */
function winsByActivation(s: State, seat: SeatId): boolean {
  const { isOpen, spaces, players } = pantheonOf(s);
  if (!isOpen) return false;
  const player = s.players[seat];
  const purse = player.coins + player.coinsApart + offeringValue(s, players[seat].offeringTokens);
  const distance = CAPITAL - (seat === 0 ? s.pawn : -s.pawn);
  const missing = SYMBOLS_TO_WIN - player.symbols.filter((held) => held > 0).length;
  for (let space = 0; space < spaces.length; space++) {
    const divinity = divinityOnSpace(s, space);
    if (divinity < 0 || activationPrice(s, seat, space) > purse) continue;
    for (const { type, subject, count } of s.catalog.pieces.divinities[divinity].onGain) {
      if (type === 'shields' && count >= distance) return true;
      if (type === 'science' && missing === 1 && player.symbols[subject] === 0) return true;
    }
  }
  return false;
}

/** Tokens that a move takes from the structure. */
function hintFacts({ changes }: DuelPreview, seat: SeatId): Fact[] {
  const growth = (what: 'mythologyTokens' | 'offeringTokens'): number => {
    const change = changes.find((one) => one.seat === seat && one.what === what);
    return change === undefined ? 0 : change.after - change.before;
  };
  return [
    ...fact('mythologyTokens', growth('mythologyTokens'), TOKEN_WEIGHT),
    ...fact('offeringTokens', growth('offeringTokens'), TOKEN_WEIGHT),
  ];
}
