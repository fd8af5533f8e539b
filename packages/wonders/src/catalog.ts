import type { ActingPiece } from '@pharos/core';
import { ABILITIES, CARD_COLOURS, COLOURS, type Provenance } from './content/words.ts';
import type { Cost } from './cost.ts';
import type { ExpansionPieces } from './expansionTypes.ts';

export const BROWN = COLOURS.indexOf('brown');
export const GREY = COLOURS.indexOf('grey');
export const BLUE = COLOURS.indexOf('blue');
export const YELLOW = COLOURS.indexOf('yellow');
export const RED = COLOURS.indexOf('red');
export const GREEN = COLOURS.indexOf('green');
export const PURPLE = COLOURS.indexOf('purple');
export const BLACK = CARD_COLOURS.indexOf('black');

/** Abilities as bits of a city's `abilities`. */
export const FREE_ONCE_PER_AGE = 1 << ABILITIES.indexOf('freeOncePerAge');
export const FREE_FIRST_OF_COLOUR = 1 << ABILITIES.indexOf('freeFirstOfColour');
export const FREE_FIRST_CARD = 1 << ABILITIES.indexOf('freeFirstCard');
export const FREE_LAST_CARD = 1 << ABILITIES.indexOf('freeLastCard');
export const SEVENTH_CARD = 1 << ABILITIES.indexOf('seventhCard');
export const COPY_GUILD = 1 << ABILITIES.indexOf('copyGuild');
export const STAGES_WITHOUT_RESOURCES = 1 << ABILITIES.indexOf('stagesWithoutResources');
export const FREE_GUILDS = 1 << ABILITIES.indexOf('freeGuilds');

/** Whose things count, as bits. */
export const OWN = 1;
export const NEIGHBOURS = 2;

/** An effect in numbers; what `subject` and `count` mean depends on its type. */
export interface Effect {
  readonly type: string;
  /** Where its type stands among all types of effects of these packs: what the rules are found by. */
  readonly kind: number;
  /** A resource, a set of resources or colours, a symbol, an ability, a set of discounts. */
  readonly subject: number;
  readonly count: number;
  /** Whose things it counts. */
  readonly where: number;
}

/** What cards and wonder stages have in common. */
export interface Piece extends ActingPiece<Effect> {
  readonly cost: Cost;
  readonly provenance: Provenance;
  /** Coins once, when built; those counted over cities come when all cards of the turn are in place [W-36, W-37]. */
  readonly coins: number;
  /** Choices of the owner after the actions of the turn, in the order they are made. */
  readonly choices: readonly Effect[];
  /** What only expansions know, by their ids; empty for most pieces. */
  readonly parts: ExpansionPieces;
}

/** What is told by its name. */
interface Named {
  readonly index: number;
  readonly id: string;
}
export interface NamedPiece extends Piece, Named {}

export interface Card extends NamedPiece {
  /** Number of the name: one city never has two cards of a name [W-22]. */
  readonly name: number;
  readonly age: number;
  readonly colour: number;
  readonly isGuild: boolean;
  /** The id of its pack. */
  readonly pack: string;
  readonly copies: readonly number[];
  /** Chain bits of the cards that make this one free, and the bit of this card [W-50]. */
  readonly freeWith: number;
  readonly gives: number;
}

export interface Side {
  readonly id: string;
  /** −1 for a board that makes nothing by itself. */
  readonly resource: number;
  /** What the board does from the start. */
  readonly standing: readonly Effect[];
  readonly stages: readonly Piece[];
  /** Where each stage is printed, from the left. */
  readonly order: readonly number[];
}

export interface Board extends Named {
  /** The id of its pack. */
  readonly pack: string;
  /** Both printed sides; then, if stages are built in any order, the same sides with their stages in every other order. */
  readonly sides: readonly Side[];
  readonly anyOrder: boolean;
}

export const PRINTED_SIDES = 2;

/** Packs turned into numbers, once for each selection of packs and edition; shared by all states and never changed. */
export interface Catalog {
  readonly packs: readonly string[];
  readonly edition: number;
  readonly cards: readonly Card[];
  /** How many different names cards have [W-22]. */
  readonly nameCount: number;
  /** How many different colours they can have. */
  readonly colourCount: number;
  readonly boards: readonly Board[];
  /** Cards of each Age without guilds, one entry for each copy, by number of players [W-5]. */
  readonly decks: readonly (readonly (readonly number[])[])[];
  readonly guilds: readonly number[];
  /** Pieces of kinds that only expansions have, by kind. */
  readonly pieces: Readonly<Record<string, readonly NamedPiece[]>>;
}
