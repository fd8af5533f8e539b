import { NO_SEATS, type SeatSet } from '@pharos/core';

/** Chambers of the Senate, numbered 0 … 5 from left to right; people count from 1. */
export const CHAMBERS = 6;
/** Cubes of each player. */
export const CUBES = 12;
export const NO_CARD = -1;

/** What one player has of Agora. */
export interface AgoraPlayer {
  /** Own cubes in each Chamber. */
  readonly cubes: number[];
  /** Cubes left to place. */
  supply: number;
  /** Senators of the city, in the order they were recruited. */
  readonly senators: number[];
  /** Conspiracies held, in the order they were kept: prepared, triggered or neither. */
  readonly conspiracies: number[];
  /** Set of Decrees that work for this player. */
  decrees: number;
  /** Ages whose removed cards this player has looked at. */
  agesSeen: number;
}

/**
 * The part of a position that only Agora has. Decrees are told apart by the Chamber they were dealt to, 0 … 5, which
 * everybody can follow whether they lie face up or not.
 */
export interface AgoraState {
  readonly players: readonly [AgoraPlayer, AgoraPlayer];
  /** All Decrees; the first six are in play, one for each Chamber. Drawn once and never changed but for a redraw. */
  dealt: readonly number[];
  /** The Chamber each Decree lies in, and the set of those face up. */
  readonly decreeAt: number[];
  faceUp: number;
  /** The Conspiracy deck from the top, packed by conspiracies.ts with who knows each card. */
  readonly deck: number[];
  /** The two Conspiracies somebody is choosing between. */
  readonly drawn: number[];
  /** The card under each Conspiracy, NO_CARD while it is not prepared. */
  readonly under: number[];
  /** Set of Conspiracies that have been triggered. */
  triggered: number;
  /** The Progress token out of use, or −1; and, if it came from the box, the set of seats that know it. */
  lockedToken: number;
  isLockSecret: boolean;
  lockKnownTo: SeatSet;
  /** The card that was built from the removed ones. */
  treasonCard: number;
  /** The Wonder that was sabotaged, or −1. */
  sabotaged: number;
}

/** The Agora part of a position that has one. */
export function agoraOf(s: { readonly parts: { readonly agora?: AgoraState } }): AgoraState {
  const { agora } = s.parts;
  if (agora === undefined) throw new Error('this game is played without Agora');
  return agora;
}

export function newAgora(conspiracies: number): AgoraState {
  const under: number[] = [];
  for (let conspiracy = 0; conspiracy < conspiracies; conspiracy++) under.push(NO_CARD);
  return {
    players: [newAgoraPlayer(), newAgoraPlayer()],
    dealt: [],
    decreeAt: [0, 1, 2, 3, 4, 5],
    faceUp: 0,
    deck: [],
    drawn: [],
    under,
    triggered: 0,
    lockedToken: -1,
    isLockSecret: false,
    lockKnownTo: NO_SEATS,
    treasonCard: NO_CARD,
    sabotaged: -1,
  };
}

/** Copied for every new player. */
const NO_CUBES = Array.from({ length: CHAMBERS }, () => 0);

function newAgoraPlayer(): AgoraPlayer {
  return {
    cubes: NO_CUBES.slice(),
    supply: CUBES,
    senators: [],
    conspiracies: [],
    decrees: 0,
    agesSeen: 0,
  };
}

export function cloneAgora(agora: AgoraState): AgoraState {
  return {
    players: [cloneAgoraPlayer(agora.players[0]), cloneAgoraPlayer(agora.players[1])],
    dealt: agora.dealt,
    decreeAt: agora.decreeAt.slice(),
    faceUp: agora.faceUp,
    deck: agora.deck.slice(),
    drawn: agora.drawn.slice(),
    under: agora.under.slice(),
    triggered: agora.triggered,
    lockedToken: agora.lockedToken,
    isLockSecret: agora.isLockSecret,
    lockKnownTo: agora.lockKnownTo,
    treasonCard: agora.treasonCard,
    sabotaged: agora.sabotaged,
  };
}

function cloneAgoraPlayer(player: AgoraPlayer): AgoraPlayer {
  return {
    cubes: player.cubes.slice(),
    supply: player.supply,
    senators: player.senators.slice(),
    conspiracies: player.conspiracies.slice(),
    decrees: player.decrees,
    agesSeen: player.agesSeen,
  };
}

/** Appends every number; `borrowedChains` of both players, which only Agora knows, stand among them. */
export function encodeAgora(agora: AgoraState, borrowedChains: readonly number[], out: number[]): void {
  out.push(agora.dealt.length, ...agora.dealt);
  for (const [seat, { decrees }] of agora.players.entries()) out.push(decrees, borrowedChains[seat]);
  for (const { cubes, supply, senators, conspiracies, agesSeen } of agora.players) {
    out.push(...cubes, supply, agesSeen, senators.length, ...senators, conspiracies.length, ...conspiracies);
  }
  out.push(...agora.decreeAt, agora.faceUp, agora.triggered, ...agora.under);
  out.push(agora.deck.length, ...agora.deck, agora.drawn.length, ...agora.drawn);
  out.push(agora.lockedToken, agora.isLockSecret ? 1 : 0, agora.lockKnownTo, agora.treasonCard);
  out.push(agora.sabotaged);
}
