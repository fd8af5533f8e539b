import type { SeatId } from '@pharos/core';
import { bitsOf, hasBit } from '../bits.ts';
import type { Piece } from '../catalog.ts';
import { holdPiece, refold, settlePrices } from '../city.ts';
import { gainCoins } from '../coins.ts';
import { advancePawn } from '../military.ts';
import { GOES_ON, NOBODY, opponentOf, playerAt, type State } from '../state.ts';
import { SHARED_CHAINS, SHIELD } from './abilities.ts';
import { agoraOf } from './state.ts';

/** Shields of the shield Decree. */
const DECREE_SHIELDS = 1;

/** What a Decree is called while nobody knows which one it is: `d1` was dealt to Chamber 1. */
export function decreeName(decree: number): string {
  return `d${decree + 1}`;
}

/** A player has gained control of a Chamber: its Decrees are turned and work for that player. */
export function gainDecrees(s: State, seat: SeatId, chamber: number): void {
  const { decreeAt } = agoraOf(s);
  for (let decree = 0; decree < decreeAt.length; decree++) {
    if (decreeAt[decree] === chamber) gainDecree(s, seat, decree);
  }
}

export function loseDecrees(s: State, seat: SeatId, chamber: number): void {
  const { decreeAt } = agoraOf(s);
  for (let decree = 0; decree < decreeAt.length; decree++) {
    if (decreeAt[decree] === chamber) loseDecree(s, seat, decree);
  }
}

/** A Decree goes under that of another Chamber; if the controllers differ it changes sides at once. */
export function moveDecree(s: State, seat: SeatId, decree: number, to: number, controllers: [SeatId, SeatId]): void {
  const agora = agoraOf(s);
  const from = agora.decreeAt[decree];
  agora.decreeAt[decree] = to;
  s.emit?.({ type: 'decreeMoved', seat, decree: decreeName(decree), from: from + 1, to: to + 1 });
  const [loser, winner] = controllers;
  if (loser === winner) return;
  if (loser !== NOBODY) loseDecree(s, loser, decree);
  if (winner !== NOBODY) gainDecree(s, winner, decree);
}

function gainDecree(s: State, seat: SeatId, decree: number): void {
  if (s.ending !== GOES_ON) return;
  turnUp(s, decree);
  const index = agoraOf(s).dealt[decree];
  agoraOf(s).players[seat].decrees |= 1 << index;
  holdPiece(s, seat, s.catalog.pieces.decrees[index]);
  settlePrices(s);
  settleChains(s);
  if (isShield(s, index)) advancePawn(s, seat, DECREE_SHIELDS);
}

/** Losing the shield moves the pawn back, which counts as the opponent's movement. */
function loseDecree(s: State, seat: SeatId, decree: number): void {
  if (s.ending !== GOES_ON) return;
  const index = agoraOf(s).dealt[decree];
  agoraOf(s).players[seat].decrees &= ~(1 << index);
  refold(s, seat);
  if (isShield(s, index)) advancePawn(s, opponentOf(seat), DECREE_SHIELDS, true);
}

function turnUp(s: State, decree: number): void {
  const agora = agoraOf(s);
  if (hasBit(agora.faceUp, decree)) return;
  agora.faceUp |= 1 << decree;
  const id = s.catalog.pieces.decrees[agora.dealt[decree]].id;
  s.emit?.({ type: 'decreeTurned', name: decreeName(decree), decree: id, reveals: true });
}

function isShield(s: State, index: number): boolean {
  return s.catalog.pieces.decrees[index].standing.some(({ subject }) => subject === SHIELD);
}

/** The Decrees that work for a seat. */
export function heldDecrees(s: State, seat: SeatId): readonly Piece[] {
  return bitsOf(agoraOf(s).players[seat].decrees).map((decree) => s.catalog.pieces.decrees[decree]);
}

/** Whoever has the Decree of shared chains counts the opponent's symbols as own. */
export function settleChains(s: State): void {
  const [first, second] = s.players;
  first.borrowedChains = (first.abilities & SHARED_CHAINS) !== 0 ? second.chains : 0;
  second.borrowedChains = (second.abilities & SHARED_CHAINS) !== 0 ? first.chains : 0;
}

/** A Decree pays coins equal to the Age to whoever controls it, whoever has built. */
export function payIncome(s: State, ability: number): void {
  for (let seat = 0; seat < s.players.length; seat++) {
    if ((playerAt(s, seat).abilities & ability) !== 0) gainCoins(s, seat, s.age, 'decree');
  }
}
