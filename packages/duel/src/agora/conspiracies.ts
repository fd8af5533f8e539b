import type { SeatId } from '@pharos/core';
import { hasBit } from '../bits.ts';
import { playerAt, type State } from '../state.ts';
import { layoutOf, takeCard } from '../structure.ts';
import { task } from '../tasks.ts';
import { ORGANIZED_CRIME } from './abilities.ts';
import { agoraOf, NO_CARD, type AgoraState } from './state.ts';
import { CHOOSE_CONSPIRACY } from './tasks.ts';

/** Conspiracies drawn at a time. */
const DRAW = 2;
const KNOWN_SHIFT = 5;
/** Where a Conspiracy goes that is not kept. */
export const DECK_ENDS = ['top', 'bottom'] as const;

/**
 * A card of the Conspiracy deck: which one, and the set of seats that know it lies there because they put it back. What
 * an opponent has drawn since is not followed any further.
 */
export function deckCard(conspiracy: number, knownTo: number): number {
  return (knownTo << KNOWN_SHIFT) | conspiracy;
}

export function conspiracyOf(card: number): number {
  return card & ((1 << KNOWN_SHIFT) - 1);
}

export function knownTo(card: number): number {
  return card >> KNOWN_SHIFT;
}

/** Neither prepared nor triggered. */
export function isUnprepared(agora: AgoraState, conspiracy: number): boolean {
  return agora.under[conspiracy] === NO_CARD && !hasBit(agora.triggered, conspiracy);
}

export function isPrepared(agora: AgoraState, conspiracy: number): boolean {
  return agora.under[conspiracy] !== NO_CARD && !hasBit(agora.triggered, conspiracy);
}

/** How many Conspiracies a seat would draw and keep by conspiring now. */
export function drawCount(s: State, seat: SeatId): { readonly draws: number; readonly keeps: number } {
  const draws = Math.min(DRAW, agoraOf(s).deck.length);
  return { draws, keeps: keepsAll(s, seat, draws) ? draws : 1 };
}

function keepsAll(s: State, seat: SeatId, drawn: number): boolean {
  return drawn < DRAW || (playerAt(s, seat).abilities & ORGANIZED_CRIME) !== 0;
}

/** Draws two Conspiracies to choose from; with Organized Crime both are kept. */
export function conspire(s: State, seat: SeatId): void {
  const agora = agoraOf(s);
  const drawn = agora.deck.splice(0, DRAW).map(conspiracyOf);
  s.emit?.({ type: 'conspiraciesDrawn', seat, count: drawn.length, conspiracies: ids(s, drawn), reveals: true });
  if (keepsAll(s, seat, drawn.length)) {
    for (const conspiracy of drawn) hold(s, seat, conspiracy, null);
    return;
  }
  agora.drawn.push(...drawn);
  s.agenda.push(task(CHOOSE_CONSPIRACY, seat));
}

/** Keeps one; the other goes back to the top or the bottom of the deck, where only this seat knows it. */
export function keepConspiracy(s: State, seat: SeatId, kept: number, end: 'top' | 'bottom'): void {
  const agora = agoraOf(s);
  const other = agora.drawn.find((conspiracy) => conspiracy !== kept) ?? kept;
  agora.drawn.length = 0;
  const card = deckCard(other, 1 << seat);
  if (end === 'bottom') agora.deck.push(card);
  else agora.deck.unshift(card);
  hold(s, seat, kept, end);
}

function hold(s: State, seat: SeatId, conspiracy: number, other: 'top' | 'bottom' | null): void {
  agoraOf(s).players[seat].conspiracies.push(conspiracy);
  s.emit?.({ type: 'conspiracyKept', seat, conspiracy: s.catalog.pieces.conspiracies[conspiracy].id, other });
}

/** A card of the structure goes face down under a Conspiracy. */
export function prepareConspiracy(s: State, seat: SeatId, slot: number, conspiracy: number): void {
  const agora = agoraOf(s);
  const card = takeCard(s, slot);
  agora.under[conspiracy] = card;
  s.emit?.({
    type: 'conspiracyPrepared',
    seat,
    conspiracy: s.catalog.pieces.conspiracies[conspiracy].id,
    position: agora.players[seat].conspiracies.indexOf(conspiracy) + 1,
    card: s.catalog.cards[card].id,
    from: layoutOf(s).slots[slot].id,
  });
}

function ids(s: State, conspiracies: readonly number[]): string[] {
  return conspiracies.map((conspiracy) => s.catalog.pieces.conspiracies[conspiracy].id);
}
