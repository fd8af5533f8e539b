import type { ActingPiece } from '@pharos/core';
import { COLOURS, DECKS, RESOURCES, type Provenance } from './content/types.ts';
import type { Layout } from './layout.ts';
import type { Units } from './units.ts';

export const WOOD = 0;
export const FIRST_MANUFACTURED = RESOURCES.indexOf('glass');
export const BROWN = COLOURS.indexOf('brown');
export const GREY = COLOURS.indexOf('grey');
export const BLUE = COLOURS.indexOf('blue');
export const GREEN = COLOURS.indexOf('green');
export const YELLOW = COLOURS.indexOf('yellow');
export const RED = COLOURS.indexOf('red');
export const PURPLE = COLOURS.indexOf('purple');
export const GUILD_DECK = DECKS.indexOf('guild');

/** An effect in numbers; what `subject` and `count` mean depends on its type. */
export interface Effect {
  readonly type: string;
  /** Where its type stands among all types of effects of these packs: what the rules are found by. */
  readonly kind: number;
  /** A resource, colour, symbol or ability, or a set of them. */
  readonly subject: number;
  readonly count: number;
}

/** A cost as the engine reads it. */
export interface Cost {
  readonly coins: number;
  readonly needs: Units;
}

/** What cards, Wonders and Progress tokens have in common. When one is gained, choices come last, and coins after all [D-40]. */
export interface Piece extends ActingPiece<Effect> {
  readonly index: number;
  readonly id: string;
  readonly provenance: Provenance;
}

export interface Card extends Piece, Cost {
  readonly deck: number;
  /** −1 for cards that are no Buildings. */
  readonly colour: number;
  /** Bit of the chain symbol that makes the card free, or 0. */
  readonly freeWith: number;
  /** Bit of the chain symbol the card gives, or 0. */
  readonly gives: number;
  /** The ability that spares a symbol of its cost; 0 for none. */
  readonly ignoredBy: number;
  /** The ability that builds it for a coin because it shows a chain symbol; 0 for none. */
  readonly coinBy: number;
}

export interface Wonder extends Piece, Cost {
  readonly givesExtraTurn: boolean;
  /** Done once, when the Wonder is picked in the draft. */
  readonly onPick: readonly Effect[];
}

/** Packs turned into numbers, once for each selection of packs; shared by all states and never changed. */
export interface Catalog {
  readonly packs: readonly string[];
  readonly cards: readonly Card[];
  readonly wonders: readonly Wonder[];
  readonly tokens: readonly Piece[];
  /** Pieces of kinds that only expansions have, by kind. */
  readonly pieces: Readonly<Record<string, readonly Piece[]>>;
  readonly layouts: readonly Layout[];
  /** For each Age the slots on whose cards expansions put tokens. */
  readonly marks: readonly (readonly number[])[];
  /** Decks by number: their names, which are what their backs show, and their cards. */
  readonly backs: readonly string[];
  readonly decks: readonly (readonly number[])[];
  readonly beginnerWonders: readonly (readonly number[])[];
}
