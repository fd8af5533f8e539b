import type { SeatSet } from '@pharos/core';
import { pushList } from '../player.ts';
import { MYTHOLOGIES } from './words.ts';

/** Spaces of the Pantheon board, numbered 0 … 5; people count from 1 [P-5]. */
export const SPACES = 6;
export const EMPTY = -1;
/** Stands in a space for the Gate, which is no Divinity [P-10]. */
export const GATE = 99;
export const NO_CARD = -1;
/** The Minerva pawn is not on the track. */
export const OFF_TRACK = 99;

/** What one player has of Pantheon. */
export interface PantheonPlayer {
  /** Sets of Mythology and Offering tokens. */
  mythologyTokens: number;
  offeringTokens: number;
  /** Activated Divinities in their order [P-15]. */
  readonly divinities: number[];
}

/** The part of a position that only Pantheon has. */
export interface PantheonState {
  readonly players: readonly [PantheonPlayer, PantheonPlayer];
  /** Mythology and Offering tokens in a random order: as many as there are marks lie in the structure [P-2]. */
  mythologyOrder: readonly number[];
  offeringOrder: readonly number[];
  /** Set of marks of this Age whose tokens still lie there. */
  marksLeft: number;
  /** The five decks from the top, packed by decks.ts with who knows each card. */
  readonly decks: readonly number[][];
  /** What lies on each space: a card packed by decks.ts, EMPTY or GATE. */
  readonly spaces: number[];
  /** The Divinities somebody is choosing between, drawn for a Mythology token [P-7]. */
  readonly drawn: number[];
  /** Whether the Divinities on the board lie face up [P-10]. */
  isOpen: boolean;
  /** The Progress tokens on Enki while it lies open on the board [P-10]. */
  readonly enkiTokens: number[];
  /** The card the Snake lies on [P-18]. */
  snakeOn: number;
  /** The space of the track with the Minerva pawn [P-27]. */
  minerva: number;
  /** Where Progress tokens go that return to the box, decided by chance beforehand; the next one to be used. */
  boxPlaces: readonly number[];
  nextBoxPlace: number;
}

/** The Pantheon part of a position that has one. */
export function pantheonOf(s: { readonly parts: { readonly pantheon?: PantheonState } }): PantheonState {
  const { pantheon } = s.parts;
  if (pantheon === undefined) throw new Error('this game is played without Pantheon');
  return pantheon;
}

export function newPantheon(): PantheonState {
  return {
    players: [newPlayer(), newPlayer()],
    mythologyOrder: [],
    offeringOrder: [],
    marksLeft: 0,
    decks: MYTHOLOGIES.map(() => []),
    spaces: NO_SPACES.slice(),
    drawn: [],
    isOpen: false,
    enkiTokens: [],
    snakeOn: NO_CARD,
    minerva: OFF_TRACK,
    boxPlaces: [],
    nextBoxPlace: 0,
  };
}

const NO_SPACES = Array.from({ length: SPACES }, () => EMPTY);

function newPlayer(): PantheonPlayer {
  return { mythologyTokens: 0, offeringTokens: 0, divinities: [] };
}

export function clonePantheon(pantheon: PantheonState): PantheonState {
  return {
    players: [clonePlayer(pantheon.players[0]), clonePlayer(pantheon.players[1])],
    mythologyOrder: pantheon.mythologyOrder,
    offeringOrder: pantheon.offeringOrder,
    marksLeft: pantheon.marksLeft,
    decks: pantheon.decks.map((deck) => deck.slice()),
    spaces: pantheon.spaces.slice(),
    drawn: pantheon.drawn.slice(),
    isOpen: pantheon.isOpen,
    enkiTokens: pantheon.enkiTokens.slice(),
    snakeOn: pantheon.snakeOn,
    minerva: pantheon.minerva,
    boxPlaces: pantheon.boxPlaces,
    nextBoxPlace: pantheon.nextBoxPlace,
  };
}

function clonePlayer({ mythologyTokens, offeringTokens, divinities }: PantheonPlayer): PantheonPlayer {
  return { mythologyTokens, offeringTokens, divinities: divinities.slice() };
}

/** Appends every number; the coins apart of both players, which only Pantheon knows, stand among them. */
export function encodePantheon(pantheon: PantheonState, coinsApart: readonly number[], out: number[]): void {
  for (const [seat, player] of pantheon.players.entries()) {
    out.push(coinsApart[seat], player.mythologyTokens, player.offeringTokens);
    pushList(out, player.divinities);
  }
  out.push(pantheon.marksLeft, pantheon.isOpen ? 1 : 0, pantheon.snakeOn, pantheon.minerva, pantheon.nextBoxPlace);
  for (const deck of pantheon.decks) pushList(out, deck);
  pushList(out, pantheon.spaces);
  pushList(out, pantheon.drawn);
  pushList(out, pantheon.enkiTokens);
  pushList(out, pantheon.mythologyOrder);
  pushList(out, pantheon.offeringOrder);
  pushList(out, pantheon.boxPlaces);
}

/** A set of seats that know a card; both once it lies open. */
export const BOTH: SeatSet = 0b11;
